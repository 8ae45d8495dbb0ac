package dev.rolecall.session;

import dev.rolecall.message.Cost;
import dev.rolecall.message.Usage;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * What a model costs, in US dollars per million tokens.
 *
 * @param input tokens of the prompt that no cache served
 * @param output tokens that the model wrote
 * @param cacheRead tokens of the prompt that a cache served
 * @param cacheWrite tokens of the prompt that were written to a cache for five minutes; for an hour they cost twice the
 *     input
 * @param tiers other prices for long prompts
 */
public record ModelPrices(double input, double output, double cacheRead, double cacheWrite, List<Tier> tiers) {

    private static final double TOKENS = 1e6;

    /**
     * Prices for prompts of more than some length.
     *
     * @param inputTokensAbove the length that a prompt must exceed
     * @param input see {@link ModelPrices}
     * @param output see {@link ModelPrices}
     * @param cacheRead see {@link ModelPrices}
     * @param cacheWrite see {@link ModelPrices}
     */
    public record Tier(long inputTokensAbove, double input, double output, double cacheRead, double cacheWrite) {}

    /** Copies the tiers. */
    public ModelPrices {
        tiers = List.copyOf(tiers);
    }

    /**
     * Prices a usage, whatever it was said to cost before.
     *
     * @param usage the usage
     * @return the usage with what it costs
     */
    public Usage price(Usage usage) {
        long cacheRead = Usages.count(usage.cacheRead());
        long cacheWrite = Usages.count(usage.cacheWrite());
        long hour = Usages.count(usage.cacheWrite1h());
        Tier rates = tier(usage.input() + cacheRead + cacheWrite);
        double inputCost = rates.input() / TOKENS * usage.input();
        double outputCost = rates.output() / TOKENS * usage.output();
        double cacheReadCost = rates.cacheRead() / TOKENS * cacheRead;
        double cacheWriteCost = (rates.cacheWrite() * (cacheWrite - hour) + rates.input() * 2 * hour) / TOKENS;
        Cost cost = new Cost(
                inputCost,
                outputCost,
                cacheReadCost,
                cacheWriteCost,
                inputCost + outputCost + cacheReadCost + cacheWriteCost,
                false,
                usage.cost() == null ? Map.of() : usage.cost().additionalProperties());
        return usage.toBuilder().cost(cost).build();
    }

    private Tier tier(long inputTokens) {
        return tiers.stream()
                .filter(tier -> tier.inputTokensAbove() < inputTokens)
                .max(Comparator.comparingLong(Tier::inputTokensAbove))
                .orElse(new Tier(0, input, output, cacheRead, cacheWrite));
    }
}
