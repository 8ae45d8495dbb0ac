package dev.rolecall.session;

import dev.rolecall.codec.JsonText;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.ContentBlock;
import dev.rolecall.message.ImageContent;
import dev.rolecall.message.Message;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.ThinkingContent;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.OptionalInt;

/**
 * How many tokens a conversation takes, by the last usage that is known and an estimate of what follows it.
 *
 * @param usageTokens the tokens up to the last known usage; 0 if there is none
 * @param trailingTokens an estimate of the tokens after it
 * @param lastUsageIndex the message that has that usage
 */
public record ContextEstimate(long usageTokens, long trailingTokens, OptionalInt lastUsageIndex) {

    private static final int CHARS_OF_AN_IMAGE = 4800;

    /** How an estimate is made. */
    public enum Method {
        /**
         * As pi's model library does it: 3.5 chars a token, and no usage of a response that is older than a message before
         * it.
         */
        PI_AI(3.5, true),
        /** As pi's coding agent does it: 4 chars a token. */
        CODING_AGENT(4, false);

        private final double charsOfAToken;
        private final boolean wantsOrder;

        Method(double charsOfAToken, boolean wantsOrder) {
            this.charsOfAToken = charsOfAToken;
            this.wantsOrder = wantsOrder;
        }
    }

    /**
     * Estimates a conversation.
     *
     * @param messages the messages as the model sees them
     * @param method how
     * @return the estimate
     */
    public static ContextEstimate of(List<? extends Message> messages, Method method) {
        OptionalInt last = lastUsage(messages, method);
        long known = 0;
        if (last.isPresent()) {
            known = Usages.contextTokens(((AssistantMessage) messages.get(last.getAsInt())).usage());
        }
        long trailing = 0;
        for (int i = last.orElse(-1) + 1; i < messages.size(); i++) {
            trailing += (long) Math.ceil(chars(messages.get(i)) / method.charsOfAToken);
        }
        return new ContextEstimate(known, trailing, last);
    }

    /**
     * The whole conversation's tokens.
     *
     * @return the known ones and the estimated ones
     */
    public long tokens() {
        return usageTokens + trailingTokens;
    }

    private static OptionalInt lastUsage(List<? extends Message> messages, Method method) {
        for (int i = messages.size() - 1; i >= 0; i--) {
            if (messages.get(i) instanceof AssistantMessage assistant
                    && !assistant.stopReason().equals(StopReason.ERROR)
                    && !assistant.stopReason().equals(StopReason.ABORTED)
                    && Usages.contextTokens(assistant.usage()) > 0
                    && !(method.wantsOrder && isOlder(assistant, messages.subList(0, i)))) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private static boolean isOlder(AssistantMessage assistant, List<? extends Message> before) {
        return before.stream().anyMatch(message -> message.timestamp() > assistant.timestamp());
    }

    private static long chars(Message message) {
        if (message instanceof UserMessage user) {
            return chars(user.content().blocks());
        }
        if (message instanceof ToolResultMessage result) {
            return chars(result.content());
        }
        if (message instanceof AssistantMessage assistant) {
            return chars(assistant.content());
        }
        return SystemUpdates.asPrompt((SystemMessage) message).length();
    }

    private static long chars(List<? extends ContentBlock> blocks) {
        return blocks.stream().mapToLong(ContextEstimate::chars).sum();
    }

    private static long chars(ContentBlock block) {
        if (block instanceof TextContent text) {
            return text.text().length();
        }
        if (block instanceof ThinkingContent thinking) {
            return thinking.thinking().length();
        }
        if (block instanceof ToolCall call) {
            return call.name().length() + JsonText.write(call.arguments()).length();
        }
        return block instanceof ImageContent ? CHARS_OF_AN_IMAGE : 0;
    }
}
