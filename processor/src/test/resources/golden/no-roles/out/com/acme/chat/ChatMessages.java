package com.acme.chat;

import dev.rolecall.codec.Carrier;
import dev.rolecall.codec.RawMessage;
import dev.rolecall.codec.UnionDescriptor;
import dev.rolecall.codec.UnionType;
import dev.rolecall.llm.LlmRules;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.Message;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.UserMessage;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * What {@link ChatMessage} needs beside it: the records that carry messages, and its visitor.
 */
@UnionDescriptor
@Generated("dev.rolecall.processor.UnionProcessor")
public final class ChatMessages {
    static final UnionType<ChatMessage> TYPE = new Type();

    static final LlmRules<ChatMessage> RULES = LlmRules.of(TYPE);

    private ChatMessages() {
    }

    /**
     * A standard message.
     *
     * @param message the message
     */
    public record Standard(Message message) implements ChatMessage, Carrier {
        @Override
        public Message carried() {
            return message;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            if (message instanceof SystemMessage value) {
                return visitor.visitSystemMessage(value);
            }
            if (message instanceof UserMessage value) {
                return visitor.visitUserMessage(value);
            }
            if (message instanceof AssistantMessage value) {
                return visitor.visitAssistantMessage(value);
            }
            return visitor.visitToolResultMessage((ToolResultMessage) message);
        }
    }

    /**
     * JSON that is no typed message of the union, kept whole, with the reason.
     *
     * @param value the JSON and the reason
     */
    public record Raw(RawMessage value) implements ChatMessage, Carrier {
        @Override
        public RawMessage carried() {
            return value;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visitRaw(this);
        }

        /**
         * The whole JSON value.
         *
         * @return plain Java; null for JSON null
         */
        public Object json() {
            return value.json();
        }

        /**
         * What keeps it from being a typed message.
         *
         * @return the reason
         */
        public RawMessage.Reason reason() {
            return value.reason();
        }

        /**
         * The reason in words.
         *
         * @return the reason, with the place
         */
        public String explanation() {
            return value.explanation();
        }

        /**
         * The best typed reading of an ill-typed standard message.
         *
         * @return the message; null if it is none
         */
        public Message repaired() {
            return value.repaired();
        }
    }

    /**
     * A method for each thing that a message can be; with a new role it does not compile until it has one more.
     *
     * @param <R> what it answers
     */
    public interface Visitor<R> {
        /**
         * Visits {@link SystemMessage}.
         *
         * @param value the message
         * @return the answer
         */
        R visitSystemMessage(SystemMessage value);

        /**
         * Visits {@link UserMessage}.
         *
         * @param value the message
         * @return the answer
         */
        R visitUserMessage(UserMessage value);

        /**
         * Visits {@link AssistantMessage}.
         *
         * @param value the message
         * @return the answer
         */
        R visitAssistantMessage(AssistantMessage value);

        /**
         * Visits {@link ToolResultMessage}.
         *
         * @param value the message
         * @return the answer
         */
        R visitToolResultMessage(ToolResultMessage value);

        /**
         * Visits {@link Raw}.
         *
         * @param value the message
         * @return the answer
         */
        R visitRaw(Raw value);
    }

    private static final class Type extends UnionType<ChatMessage> {
        Type() {
            super(ChatMessage.class, List.of());
        }

        @Override
        public ChatMessage of(Message message) {
            return new Standard(message);
        }

        @Override
        public ChatMessage of(RawMessage raw) {
            return new Raw(raw);
        }

        @Override
        protected ChatMessage member(int role, Object value) {
            return (ChatMessage) value;
        }
    }
}
