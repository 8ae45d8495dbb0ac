package dev.rolecall.session;

import dev.rolecall.message.Context;
import dev.rolecall.message.Message;
import dev.rolecall.message.SystemContent;
import dev.rolecall.message.SystemMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** System messages as texts, and the prompt of a context as one of them. */
public final class SystemUpdates {

    private SystemUpdates() {}

    /**
     * A system message as a prompt: its content and its sections, joined by blank lines.
     *
     * @param message the message
     * @return the text; tools are no part of it
     */
    public static String asPrompt(SystemMessage message) {
        List<String> parts = new ArrayList<>(List.of(message.content().text()));
        if (message.sections() != null) {
            message.sections().values().forEach(section -> parts.add(section == null ? "" : section));
        }
        parts.removeIf(String::isEmpty);
        return String.join("\n\n", parts);
    }

    /**
     * A system message in the midst of a conversation, as text that tells what it changes.
     *
     * @param message the message
     * @return the text; tools are no part of it
     */
    public static String asUpdate(SystemMessage message) {
        List<String> parts = new ArrayList<>();
        if (!message.content().text().isEmpty()) {
            parts.add(message.content().text());
        }
        if (message.sections() != null) {
            message.sections()
                    .forEach((name, section) -> parts.add(
                            section == null
                                    ? "Removed system prompt section \"" + name + "\"."
                                    : "Updated system prompt section \"" + name + "\":\n\n" + section));
        }
        return String.join("\n\n", parts);
    }

    /**
     * The messages of a context, with its prompt and its tools as a leading system message, stamped 0.
     *
     * @param context the context
     * @return the messages
     */
    public static List<Message> normalize(Context context) {
        boolean hasPrompt =
                context.systemPrompt() != null && !context.systemPrompt().isEmpty();
        boolean hasTools = context.tools() != null && !context.tools().isEmpty();
        List<Message> messages = new ArrayList<>(context.messages());
        if (hasPrompt || hasTools) {
            messages.add(
                    0,
                    new SystemMessage(
                            SystemContent.of(hasPrompt ? context.systemPrompt() : ""),
                            null,
                            hasTools ? context.tools() : null,
                            null,
                            null,
                            0,
                            Map.of()));
        }
        return List.copyOf(messages);
    }
}
