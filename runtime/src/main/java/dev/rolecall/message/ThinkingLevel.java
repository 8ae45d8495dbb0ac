package dev.rolecall.message;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How much a model is asked to think. Values that a later version may add are kept as they are.
 *
 * @param value the value as JSON has it
 */
public record ThinkingLevel(String value) {

    /** Not at all. */
    public static final ThinkingLevel OFF = new ThinkingLevel("off");

    /** As little as can be. */
    public static final ThinkingLevel MINIMAL = new ThinkingLevel("minimal");

    /** A little. */
    public static final ThinkingLevel LOW = new ThinkingLevel("low");

    /** Some. */
    public static final ThinkingLevel MEDIUM = new ThinkingLevel("medium");

    /** A lot. */
    public static final ThinkingLevel HIGH = new ThinkingLevel("high");

    /** More than a lot. */
    public static final ThinkingLevel XHIGH = new ThinkingLevel("xhigh");

    /** As much as can be. */
    public static final ThinkingLevel MAX = new ThinkingLevel("max");

    /**
     * Any value.
     *
     * @throws NullPointerException if the value is null
     */
    public ThinkingLevel {
        Objects.requireNonNull(value, "value");
    }

    /** The values that this version knows. */
    public enum Known {
        /** Not at all. */
        OFF("off"),

        /** As little as can be. */
        MINIMAL("minimal"),

        /** A little. */
        LOW("low"),

        /** Some. */
        MEDIUM("medium"),

        /** A lot. */
        HIGH("high"),

        /** More than a lot. */
        XHIGH("xhigh"),

        /** As much as can be. */
        MAX("max");

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
