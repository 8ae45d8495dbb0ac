package dev.rolecall.message;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Why a response ended. Values that a later version may add are kept as they are.
 *
 * @param value the value as JSON has it
 */
public record StopReason(String value) {

    /** It has not ended yet: a partial message. */
    public static final StopReason PENDING = new StopReason("pending");

    /** The model was done. */
    public static final StopReason STOP = new StopReason("stop");

    /** The output token limit was reached. */
    public static final StopReason LENGTH = new StopReason("length");

    /** The model wants tools called. */
    public static final StopReason TOOL_USE = new StopReason("toolUse");

    /** It failed; see {@link AssistantMessage#errorMessage()}. */
    public static final StopReason ERROR = new StopReason("error");

    /** The caller aborted it. */
    public static final StopReason ABORTED = new StopReason("aborted");

    /** The answer comes later; see {@link AssistantMessage#deferred()}. */
    public static final StopReason DEFERRED = new StopReason("deferred");

    /**
     * Any value.
     *
     * @throws NullPointerException if the value is null
     */
    public StopReason {
        Objects.requireNonNull(value, "value");
    }

    /** The values that this version knows. */
    public enum Known {
        /** It has not ended yet: a partial message. */
        PENDING("pending"),

        /** The model was done. */
        STOP("stop"),

        /** The output token limit was reached. */
        LENGTH("length"),

        /** The model wants tools called. */
        TOOL_USE("toolUse"),

        /** It failed; see {@link AssistantMessage#errorMessage()}. */
        ERROR("error"),

        /** The caller aborted it. */
        ABORTED("aborted"),

        /** The answer comes later; see {@link AssistantMessage#deferred()}. */
        DEFERRED("deferred");

        private static final Map<String, Known> BY_VALUE =
                Arrays.stream(values()).collect(Collectors.toMap(known -> known.value, Function.identity()));

        private final String value;

        Known(String value) {
            this.value = value;
        }
    }

    /**
     * The value for a {@code switch}.
     *
     * @return the known value, or {@code null} for one that this version does not know
     */
    public @Nullable Known known() {
        return Known.BY_VALUE.get(value);
    }

    /**
     * The value as JSON has it.
     *
     * @return {@link #value()}
     */
    @Override
    public String toString() {
        return value;
    }
}
