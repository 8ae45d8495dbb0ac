package com.example.observatory.cli;

import com.example.observatory.AgentMessage;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonLine;
import dev.rolecall.codec.JsonLines;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What stands in a file: the messages in its order, what else there is, and what could not be read. A file is a pi session,
 * JSON lines of messages, or a JSON array of messages.
 */
record StoredConversation(List<Stored> messages, Map<String, Integer> otherEntries, List<String> problems) {

    /**
     * A message.
     *
     * @param line the line that it stands in; 0 in an array, and where its entry is given
     * @param entryId the entry of a session that it is from; null where lines are given
     */
    record Stored(long line, String entryId, AgentMessage message) {}

    private static final int LOOK_AHEAD = 4096;

    static StoredConversation read(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in);
        return startsWithArray(buffered) ? readArray(buffered) : readLines(buffered);
    }

    private static boolean startsWithArray(BufferedInputStream in) throws IOException {
        in.mark(LOOK_AHEAD);
        for (int i = 0; i < LOOK_AHEAD; i++) {
            int b = in.read();
            boolean isMarkOrSpace =
                    b == 0xEF || b == 0xBB || b == 0xBF || b == ' ' || b == '\t' || b == '\r' || b == '\n';
            if (!isMarkOrSpace) {
                in.reset();
                return b == '[';
            }
        }
        in.reset();
        return false;
    }

    private static StoredConversation readArray(InputStream in) throws IOException {
        Builder conversation = new Builder();
        try {
            AgentMessage.codec().listFromJson(in.readAllBytes()).forEach(message -> conversation.add(0, message));
        } catch (JsonException malformed) {
            conversation.problems.add(malformed.getMessage());
        }
        return conversation.build();
    }

    private static StoredConversation readLines(InputStream in) {
        Builder conversation = new Builder();
        for (JsonLine<Map<String, Object>> line : JsonLines.ofObjects(in)) {
            line.error()
                    .ifPresentOrElse(
                            malformed -> conversation.problems.add(malformed.getMessage()),
                            () -> conversation.addEntry(line.number(), line.value()));
        }
        return conversation.build();
    }

    private static final class Builder {

        private final List<Stored> messages = new ArrayList<>();
        private final Map<String, Integer> otherEntries = new TreeMap<>();
        private final List<String> problems = new ArrayList<>();

        StoredConversation build() {
            if (messages.isEmpty() && problems.isEmpty()) {
                problems.add(
                        "There is no message in it. Give a pi session file, or JSON messages as lines or an array.");
            }
            return new StoredConversation(List.copyOf(messages), otherEntries, List.copyOf(problems));
        }

        void add(long line, AgentMessage message) {
            messages.add(new Stored(line, null, message));
        }

        void addEntry(long line, Map<String, Object> entry) {
            String type = entry.get("type") instanceof String text ? text : "";
            if (type.isEmpty() && entry.containsKey("role")) {
                add(line, AgentMessage.codec().fromTree(entry)); // a message without an entry around it
                return;
            }
            switch (type) {
                case "message" -> add(line, AgentMessage.codec().fromTree(entry.get("message")));
                case "custom_message" -> addRole(line, entry, "custom", "customType", "content", "display", "details");
                case "branch_summary" -> addRole(line, entry, "branchSummary", "summary", "fromId");
                case "compaction" -> addRole(line, entry, "compactionSummary", "summary", "tokensBefore");
                default -> otherEntries.merge(type.isEmpty() ? "without a type" : type, 1, Integer::sum);
            }
        }

        /** pi keeps some messages as entries of their own: their members are the message's, but for the time. */
        private void addRole(long line, Map<String, Object> entry, String role, String... members) {
            Map<String, Object> message = new LinkedHashMap<>();
            message.put("role", role);
            for (String member : members) {
                if (entry.containsKey(member)) {
                    message.put(member, entry.get(member));
                }
            }
            message.put("timestamp", milliseconds(entry.get("timestamp")));
            add(line, AgentMessage.codec().fromTree(message));
        }

        private static Object milliseconds(Object isoTime) {
            try {
                return Instant.parse(String.valueOf(isoTime)).toEpochMilli();
            } catch (DateTimeException noTime) {
                return isoTime;
            }
        }
    }
}
