package dev.rolecall.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a session used, over all of its entries: every branch, and what was compacted too. What an entry does not say counts
 * as zero.
 *
 * @param userMessages messages of the user
 * @param assistantMessages responses of models
 * @param toolCalls calls in them
 * @param toolResults results of calls
 * @param totalMessages stored messages of any role
 * @param input tokens of prompts that no cache served
 * @param output tokens that models wrote
 * @param cacheRead tokens of prompts that a cache served
 * @param cacheWrite tokens of prompts that were written to a cache
 * @param cost US dollars
 * @param breakdown what each model used, the dearest first
 */
public record SessionStats(
        int userMessages,
        int assistantMessages,
        int toolCalls,
        int toolResults,
        int totalMessages,
        long input,
        long output,
        long cacheRead,
        long cacheWrite,
        double cost,
        List<Part> breakdown) {

    private static final String TOOLS_AND_SUMMARIES = "Tools/summaries";

    /**
     * What a model used.
     *
     * @param key provider and model, such as {@code anthropic/claude}; {@code Tools/summaries} for what tools and summaries
     *     used
     * @param cost US dollars
     * @param tokens all tokens
     */
    public record Part(String key, double cost, long tokens) {}

    /** Copies the parts. */
    public SessionStats {
        breakdown = List.copyOf(breakdown);
    }

    /**
     * All tokens.
     *
     * @return the sum of the four kinds
     */
    public long totalTokens() {
        return input + output + cacheRead + cacheWrite;
    }

    /** Counts entries. */
    static final class Counter {

        private int userMessages;
        private int assistantMessages;
        private int toolCalls;
        private int toolResults;
        private int totalMessages;
        private final long[] tokens = new long[4];
        private double cost;
        private final Map<String, Part> parts = new LinkedHashMap<>();

        void add(@Nullable String type, Map<?, ?> entry) {
            if ("message".equals(type) && entry.get("message") instanceof Map<?, ?> message) {
                totalMessages++;
                message(message);
            } else if ("usage".equals(type)) {
                use(entry.get("provider") + "/" + entry.get("model"), entry.get("usage"));
            } else if ("compaction".equals(type) || "branch_summary".equals(type)) {
                use(TOOLS_AND_SUMMARIES, entry.get("usage"));
            }
        }

        private void message(Map<?, ?> message) {
            if ("user".equals(message.get("role"))) {
                userMessages++;
            } else if ("toolResult".equals(message.get("role"))) {
                toolResults++;
                use(TOOLS_AND_SUMMARIES, message.get("usage"));
            } else if ("assistant".equals(message.get("role"))) {
                assistantMessages++;
                Object model =
                        message.get("responseModel") == null ? message.get("model") : message.get("responseModel");
                use(message.get("provider") + "/" + model, message.get("usage"));
                if (message.get("content") instanceof List<?> blocks) {
                    toolCalls += (int) blocks.stream()
                            .filter(block -> block instanceof Map<?, ?> object && "toolCall".equals(object.get("type")))
                            .count();
                }
            }
        }

        private void use(String key, @Nullable Object used) {
            if (!(used instanceof Map<?, ?> usage)) {
                return;
            }
            long all = 0;
            String[] kinds = {"input", "output", "cacheRead", "cacheWrite"};
            for (int i = 0; i < kinds.length; i++) {
                long count = usage.get(kinds[i]) instanceof Number number ? number.longValue() : 0;
                tokens[i] += count;
                all += count;
            }
            double total = usage.get("cost") instanceof Map<?, ?> costs && costs.get("total") instanceof Number number
                    ? number.doubleValue()
                    : 0;
            cost += total;
            Part before = parts.getOrDefault(key, new Part(key, 0, 0));
            parts.put(key, new Part(key, before.cost() + total, before.tokens() + all));
        }

        SessionStats stats() {
            List<Part> used = new ArrayList<>(parts.values());
            used.removeIf(part -> part.cost() <= 0 && part.tokens() <= 0);
            used.sort(Comparator.comparingDouble(Part::cost).reversed());
            return new SessionStats(
                    userMessages,
                    assistantMessages,
                    toolCalls,
                    toolResults,
                    totalMessages,
                    tokens[0],
                    tokens[1],
                    tokens[2],
                    tokens[3],
                    cost,
                    used);
        }
    }
}
