package dev.rolecall.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.rolecall.message.Message;
import dev.rolecall.message.Usage;
import dev.rolecall.session.ContextEstimate;
import dev.rolecall.session.ModelPrices;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionStats;
import dev.rolecall.session.Usages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Cases of what was used, and what it cost. */
final class UsageCases {

    private UsageCases() {}

    private static Usage usage(JsonNode json) throws IOException {
        return ReplayCases.MAPPER.readValue(json.toString(), Usage.class);
    }

    private static void check(Usage usage, Case recorded) throws IOException {
        SameJson.check(
                Case.MAPPER.readTree(ReplayCases.MAPPER.writeValueAsString(usage)), Deviations.expected(recorded));
    }

    static void combine(Case recorded) throws IOException {
        check(Usages.combine(usage(recorded.input("first")), usage(recorded.input("second"))), recorded);
    }

    static void cost(Case recorded) throws IOException {
        JsonNode rates = recorded.input("modelCost");
        List<ModelPrices.Tier> tiers = new ArrayList<>();
        for (JsonNode tier : rates.path("tiers")) {
            tiers.add(new ModelPrices.Tier(
                    tier.get("inputTokensAbove").asLong(),
                    tier.get("input").asDouble(),
                    tier.get("output").asDouble(),
                    tier.get("cacheRead").asDouble(),
                    tier.get("cacheWrite").asDouble()));
        }
        ModelPrices prices = new ModelPrices(
                rates.get("input").asDouble(),
                rates.get("output").asDouble(),
                rates.get("cacheRead").asDouble(),
                rates.get("cacheWrite").asDouble(),
                tiers);
        check(prices.price(usage(recorded.input("usage"))), recorded);
    }

    static void contextTokens(Case recorded) throws IOException {
        ObjectNode answer = Case.MAPPER.createObjectNode();
        answer.put("tokens", Usages.contextTokens(usage(recorded.input("usage"))));
        SameJson.check(answer, Deviations.expected(recorded));
    }

    static void estimate(Case recorded) {
        List<Message> messages = ReplayCases.messages(recorded.input("messages"));
        ObjectNode answer = Case.MAPPER.createObjectNode();
        answer.set("piAi", json(ContextEstimate.of(messages, ContextEstimate.Method.PI_AI)));
        answer.set("codingAgent", json(ContextEstimate.of(messages, ContextEstimate.Method.CODING_AGENT)));
        SameJson.check(answer, Deviations.expected(recorded));
    }

    private static ObjectNode json(ContextEstimate estimate) {
        ObjectNode json = Case.MAPPER.createObjectNode();
        json.put("tokens", estimate.tokens());
        json.put("usageTokens", estimate.usageTokens());
        json.put("trailingTokens", estimate.trailingTokens());
        if (estimate.lastUsageIndex().isPresent()) {
            json.put("lastUsageIndex", estimate.lastUsageIndex().getAsInt());
        } else {
            json.putNull("lastUsageIndex");
        }
        return json;
    }

    static void sessionTotals(Case recorded) throws IOException {
        try (Session<AgentMessage> session = SessionCases.ofEntries(recorded.input("entries"))) {
            SessionStats stats = session.stats();
            ObjectNode answer = Case.MAPPER.createObjectNode();
            ObjectNode counts = answer.putObject("stats");
            counts.put("userMessages", stats.userMessages());
            counts.put("assistantMessages", stats.assistantMessages());
            counts.put("toolCalls", stats.toolCalls());
            counts.put("toolResults", stats.toolResults());
            counts.put("totalMessages", stats.totalMessages());
            ObjectNode tokens = counts.putObject("tokens");
            tokens.put("input", stats.input());
            tokens.put("output", stats.output());
            tokens.put("cacheRead", stats.cacheRead());
            tokens.put("cacheWrite", stats.cacheWrite());
            tokens.put("total", stats.totalTokens());
            counts.put("cost", stats.cost());
            ArrayNode parts = answer.putArray("breakdown");
            for (SessionStats.Part part : stats.breakdown()) {
                parts.addObject()
                        .put("key", part.key())
                        .put("cost", part.cost())
                        .put("tokens", part.tokens());
            }
            SameJson.check(answer, Deviations.expected(recorded));
        }
    }
}
