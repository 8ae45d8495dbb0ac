package dev.rolecall.session;

import dev.rolecall.message.Cost;
import dev.rolecall.message.Usage;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sums of usages. */
public final class Usages {

    private Usages() {}

    static long count(@Nullable Long tokens) {
        return tokens == null ? 0 : tokens;
    }

    /**
     * Two usages as one. Subsets of tokens are there if either says them, and a total is the provider's if both are.
     *
     * @param first a usage
     * @param second another one
     * @return their sum
     */
    public static Usage combine(Usage first, Usage second) {
        Map<String, @Nullable Object> additional = new LinkedHashMap<>(first.additionalProperties());
        second.additionalProperties().forEach(additional::putIfAbsent);
        return new Usage(
                first.input() + second.input(),
                first.output() + second.output(),
                count(first.cacheRead()) + count(second.cacheRead()),
                count(first.cacheWrite()) + count(second.cacheWrite()),
                sum(first.cacheWrite1h(), second.cacheWrite1h()),
                sum(first.reasoning(), second.reasoning()),
                first.totalTokens() + second.totalTokens(),
                combine(cost(first), cost(second)),
                additional);
    }

    private static @Nullable Long sum(@Nullable Long first, @Nullable Long second) {
        return first == null && second == null ? null : Long.valueOf(count(first) + count(second));
    }

    static Cost cost(Usage usage) {
        return usage.cost() == null ? Cost.ZERO : usage.cost();
    }

    private static Cost combine(Cost first, Cost second) {
        return new Cost(
                first.input() + second.input(),
                first.output() + second.output(),
                first.cacheRead() + second.cacheRead(),
                first.cacheWrite() + second.cacheWrite(),
                first.total() + second.total(),
                Boolean.TRUE.equals(first.totalFromProvider()) && Boolean.TRUE.equals(second.totalFromProvider()),
                Map.of());
    }

    /**
     * How many tokens the context held after the response that a usage is of.
     *
     * @param usage the usage
     * @return the total that the provider gave, or else the sum of the parts
     */
    public static long contextTokens(Usage usage) {
        return usage.totalTokens() != 0 ? usage.totalTokens() : parts(usage);
    }

    /** The sum of the parts, whatever the total says. */
    static long parts(Usage usage) {
        return usage.input() + usage.output() + count(usage.cacheRead()) + count(usage.cacheWrite());
    }
}
