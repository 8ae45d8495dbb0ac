package dev.rolecall.message;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How much a tool insists on its schema. Values that a later version may add are kept as they are.
 *
 * @param value the value as JSON has it
 */
public record Strictness(String value) {

    /** Where the provider can. */
    public static final Strictness PREFER = new Strictness("prefer");

    /** Always: fail where the provider cannot. */
    public static final Strictness REQUIRE = new Strictness("require");

    /**
     * Any value.
     *
     * @throws NullPointerException if the value is null
     */
    public Strictness {
        Objects.requireNonNull(value, "value");
    }

    /** The values that this version knows. */
    public enum Known {
        /** Where the provider can. */
        PREFER("prefer"),

        /** Always: fail where the provider cannot. */
        REQUIRE("require");

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
