package com.acme.build;

import com.acme.build.log.LineRole;
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
 * What {@link AgentMessage} needs beside it: the records that carry messages, and its visitor.
 */
@UnionDescriptor(
        direct = "com.acme.build.Progress",
        carried = "com.acme.build.log.Line"
)
@Generated("dev.rolecall.processor.UnionProcessor")
public final class AgentMessages {
    static final UnionType<AgentMessage> TYPE = new Type();

    static final LlmRules<AgentMessage> RULES = LlmRules.of(TYPE);

    private AgentMessages() {
    }

    /**
     * A standard message.
     *
     * @param message the message
     */
    public record Standard(Message message) implements AgentMessage, Carrier {
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
     * Carries {@link com.acme.build.log.Line}, role {@code line}.
     *
     * @param value the message
     */
    public record Line(com.acme.build.log.Line value) implements AgentMessage, Carrier {
        @Override
        public com.acme.build.log.Line carried() {
            return value;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visitLine(value);
        }
    }

    /**
     * JSON that is no typed message of the union, kept whole, with the reason.
     *
     * @param value the JSON and the reason
     */
    public record Raw(RawMessage value) implements AgentMessage, Carrier {
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
         * Visits {@link com.acme.build.log.Line}.
         *
         * @param value the message
         * @return the answer
         */
        R visitLine(com.acme.build.log.Line value);

        /**
         * Visits {@link Progress}.
         *
         * @param value the message
         * @return the answer
         */
        R visitProgress(Progress value);

        /**
         * Visits {@link Raw}.
         *
         * @param value the message
         * @return the answer
         */
        R visitRaw(Raw value);
    }

    private static final class Type extends UnionType<AgentMessage> {
        Type() {
            super(AgentMessage.class, List.of(LineRole.INSTANCE, ProgressRole.INSTANCE));
        }

        @Override
        public AgentMessage of(Message message) {
            return new Standard(message);
        }

        @Override
        public AgentMessage of(RawMessage raw) {
            return new Raw(raw);
        }

        @Override
        protected AgentMessage member(int role, Object value) {
            return switch (role) {
                case 0 -> new Line((com.acme.build.log.Line) value);
                default -> (AgentMessage) value;
            };
        }
    }
}
