package dev.rolecall.message;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How a nested tool call ended. Values that a later version may add are kept as they are.
 *
 * @param value the value as JSON has it
 */
public record NestedCallStatus(String value) {

    /** It succeeded. */
    public static final NestedCallStatus OK = new NestedCallStatus("ok");

    /** It failed. */
    public static final NestedCallStatus ERROR = new NestedCallStatus("error");

    /** It had not ended when its outer call did. */
    public static final NestedCallStatus UNFINISHED = new NestedCallStatus("unfinished");

    /**
     * Any value.
     *
     * @throws NullPointerException if the value is null
     */
    public NestedCallStatus {
        Objects.requireNonNull(value, "value");
    }

    /** The values that this version knows. */
    public enum Known {
        /** It succeeded. */
        OK("ok"),

        /** It failed. */
        ERROR("error"),

        /** It had not ended when its outer call did. */
        UNFINISHED("unfinished");

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
