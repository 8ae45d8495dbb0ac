package dev.rolecall.codec;

import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * JSON that stands where a message should and is none that the union knows, kept whole, with the reason. It is written
 * back as it was.
 *
 * @param json the whole JSON value
 * @param reason what kept it from being a typed message
 * @param explanation the reason in words, with the place in the value
 * @param repaired where a standard message is only ill-typed, the best typed reading of it, which the model sees and totals
 *     count; otherwise {@code null}
 */
public record RawMessage(
        @Nullable Object json,
        Reason reason,
        String explanation,
        @Nullable Message repaired) {

    /** What keeps JSON from being a typed message. */
    public enum Reason {
        /** It is no object. */
        NOT_AN_OBJECT,
        /** It has no {@code role}, or one that is no string. */
        NO_ROLE,
        /** The union has no such role. */
        UNKNOWN_ROLE,
        /** It does not fit its role. */
        ILL_TYPED
    }

    /** Copies the JSON value. */
    public RawMessage {
        json = JsonData.copyOf(json);
    }

    /**
     * The role, known or not.
     *
     * @return the role, or {@code null} if there is none that is a string
     */
    public @Nullable String role() {
        return json instanceof Map<?, ?> object && object.get("role") instanceof String role ? role : null;
    }

    /** Equal JSON for the same reason; the words for it have the place in a document, which does not matter. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RawMessage raw && Objects.equals(json, raw.json) && reason == raw.reason;
    }

    @Override
    public int hashCode() {
        return Objects.hash(json, reason);
    }
}
