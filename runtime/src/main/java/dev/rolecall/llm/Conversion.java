package dev.rolecall.llm;

import dev.rolecall.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of one message on its way to the model, and why.
 *
 * @param <M> the union
 * @param index the message's place in the conversation, counted from 0
 * @param source the message
 * @param outcome what became of it
 * @param sent the standard messages that the model sees for it; empty if it was left out
 * @param role its role as JSON names it; {@code null} for JSON that has none
 * @param reason the rule that was applied, or why the message was left out, in a few words
 */
public record Conversion<M>(
        int index,
        M source,
        Outcome outcome,
        List<Message> sent,
        @Nullable String role,
        String reason) {

    /** What can become of a message. */
    public enum Outcome {
        /** It is a standard message and goes to the model as it is. */
        UNCHANGED,
        /** It goes to the model as something else. */
        CONVERTED,
        /** It is an ill-typed standard message; the model sees the best typed reading of it. */
        REPAIRED,
        /** The model does not see it. */
        LEFT_OUT
    }

    /** Copies the list. */
    public Conversion {
        sent = List.copyOf(sent);
    }
}
