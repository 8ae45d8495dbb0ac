package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tokens that a response used. Within one response usage is cumulative: the last one counts, never the sum.
 *
 * @param input input tokens, without those from the cache
 * @param output output tokens, reasoning included
 * @param cacheRead tokens read from the cache; {@code null} if absent, as in hand-made JSON
 * @param cacheWrite tokens written to the cache; {@code null} if absent, as in hand-made JSON
 * @param cacheWrite1h the part of {@code cacheWrite} that is kept for an hour (Anthropic); {@code null} if absent
 * @param reasoning the part of {@code output} spent on reasoning; 0 means none was, {@code null} that the provider
 *     did not report it
 * @param totalTokens all tokens, as the provider counts them
 * @param cost what they cost; {@code null} if absent, as in hand-made JSON
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record Usage(
        long input,
        long output,
        @Nullable Long cacheRead,
        @Nullable Long cacheWrite,
        @Nullable Long cacheWrite1h,
        @Nullable Long reasoning,
        long totalTokens,
        @Nullable Cost cost,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public Usage {
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
                    "cacheWrite1h",
                    cacheWrite1h,
                    "reasoning",
                    reasoning,
                    "totalTokens",
                    totalTokens,
                    "cost",
                    cost);
        }
    }

    /** No tokens and no cost. */
    public static final Usage ZERO = new Usage(0, 0, 0L, 0L, null, null, 0, Cost.ZERO, Map.of());

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static UsageBuilder builder() {
        return UsageBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public UsageBuilder toBuilder() {
        return UsageBuilder.builder(this);
    }
}
