package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a response cost, in the currency of the model's price list (US dollars with every provider so far).
 *
 * @param input for input tokens
 * @param output for output tokens
 * @param cacheRead for tokens read from the cache
 * @param cacheWrite for tokens written to the cache
 * @param total in all
 * @param totalFromProvider {@code true} if the total was billed by the provider, else it is an estimate; {@code null}
 *     if absent, which means an estimate
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record Cost(
        double input,
        double output,
        double cacheRead,
        double cacheWrite,
        double total,
        @Nullable Boolean totalFromProvider,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public Cost {
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "input",
                    input,
                    "output",
                    output,
                    "cacheRead",
                    cacheRead,
                    "cacheWrite",
                    cacheWrite,
                    "total",
                    total,
                    "totalFromProvider",
                    totalFromProvider);
        }
    }

    /** No cost at all. */
    public static final Cost ZERO = new Cost(0, 0, 0, 0, 0, null, Map.of());

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static CostBuilder builder() {
        return CostBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public CostBuilder toBuilder() {
        return CostBuilder.builder(this);
    }
}
