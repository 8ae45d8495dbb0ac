package dev.rolecall.session;

import dev.rolecall.codec.UnionType;
import dev.rolecall.message.JsonData;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Builds the context of a path of entries, as pi does: the latest compaction and what it kept, edits, and the messages that
 * entries stand for. It works on JSON, so that whatever cannot be typed keeps its place.
 */
final class ContextBuilder<M> {

    private static final Set<String> WITH_LIST = Set.of("user", "assistant", "toolResult");
    private static final Set<String> EDITABLE = Set.of("user", "assistant", "toolResult", "custom");

    private final UnionType<M> type;

    ContextBuilder(UnionType<M> type) {
        this.type = type;
    }

    /**
     * An entry of the path.
     *
     * @param id its id
     * @param type its type
     * @param source has its JSON; most entries before a compaction are never asked for it
     */
    record Entry(String id, String type, Supplier<Map<String, @Nullable Object>> source) {

        Map<String, @Nullable Object> json() {
            return source.get();
        }

        /** The same, with its JSON in memory. */
        Entry loaded() {
            Map<String, @Nullable Object> json = source.get();
            return new Entry(id, type, () -> json);
        }

        @Nullable
        String text(String member) {
            return json().get(member) instanceof String text ? text : null;
        }
    }

    SessionContext<M> build(List<Entry> path) {
        List<Entry> selected = select(path);
        Map<String, Entry> edits = edits(selected);
        List<M> messages = new ArrayList<>();
        List<SessionContext.Part> parts = new ArrayList<>();
        for (int i = 0; i < selected.size(); i++) {
            Entry entry = selected.get(i);
            List<Map<String, @Nullable Object>> own = i > 0 && entry.type().equals("compaction")
                    ? List.of()
                    : edited(messages(entry), edits.get(entry.id()));
            own.forEach(message -> messages.add(type.codec().fromTree(message)));
            parts.add(new SessionContext.Part(entry.id(), own.size()));
        }
        return new SessionContext<>(messages, lastModel(path), lastThinkingLevel(path), parts);
    }

    private static SessionContext.@Nullable Model lastModel(List<Entry> path) {
        for (int i = path.size() - 1; i >= 0; i--) {
            SessionContext.Model model = model(path.get(i));
            if (model != null) {
                return model;
            }
        }
        return null;
    }

    private static String lastThinkingLevel(List<Entry> path) {
        for (int i = path.size() - 1; i >= 0; i--) {
            Entry entry = path.get(i);
            String level = entry.type().equals("thinking_level_change") ? entry.text("thinkingLevel") : null;
            if (level != null) {
                return level;
            }
        }
        return "off";
    }

    private static SessionContext.@Nullable Model model(Entry entry) {
        boolean isMessage = entry.type().equals("message");
        if (!isMessage && !entry.type().equals("model_change")) {
            return null;
        }
        Map<?, ?> json = entry.json();
        String name = "modelId";
        if (isMessage) {
            if (!(json.get("message") instanceof Map<?, ?> message) || !"assistant".equals(message.get("role"))) {
                return null;
            }
            json = message;
            name = "model";
        }
        return json.get("provider") instanceof String provider && json.get(name) instanceof String id
                ? new SessionContext.Model(provider, id)
                : null;
    }

    /** The latest compaction, what it kept of the entries before it, and the entries after it; else the whole path. */
    private static List<Entry> select(List<Entry> path) {
        int compaction = path.size() - 1;
        while (compaction >= 0 && !path.get(compaction).type().equals("compaction")) {
            compaction--;
        }
        if (compaction < 0) {
            return path.stream().map(Entry::loaded).toList();
        }
        List<Entry> selected = new ArrayList<>(List.of(path.get(compaction).loaded()));
        String firstKept = selected.get(0).text("firstKeptEntryId");
        boolean isKept = false;
        for (Entry entry : path.subList(0, compaction)) {
            isKept |= entry.id().equals(firstKept);
            if (isKept) {
                Entry kept = entry.loaded();
                if (!isSystem(kept)) {
                    selected.add(kept);
                }
            }
        }
        path.subList(compaction + 1, path.size()).stream().map(Entry::loaded).forEach(selected::add);
        return selected;
    }

    private static boolean isSystem(Entry entry) {
        return entry.type().equals("message")
                && entry.json().get("message") instanceof Map<?, ?> message
                && "system".equals(message.get("role"));
    }

    /** The edits by what they edit; an edit that says nothing is passed over. */
    private static Map<String, Entry> edits(List<Entry> selected) {
        Map<String, Entry> edits = new HashMap<>();
        for (Entry entry : selected) {
            String target = entry.text("targetId");
            Object replacement = entry.json().get("replacement");
            boolean isWhole = entry.json().containsKey("replacement")
                    && (replacement == null
                            || replacement instanceof Map<?, ?> object && object.containsKey("content"));
            if (entry.type().equals("context_edit") && target != null && isWhole) {
                edits.put(target, entry);
            }
        }
        return edits;
    }

    private static List<Map<String, @Nullable Object>> edited(
            List<Map<String, @Nullable Object>> messages, @Nullable Entry edit) {
        if (edit == null) {
            return messages;
        }
        if (!(edit.json().get("replacement") instanceof Map<?, ?> replacement)) {
            return List.of();
        }
        List<Map<String, @Nullable Object>> edited = new ArrayList<>();
        for (Map<String, @Nullable Object> message : messages) {
            Object role = message.get("role");
            if (role instanceof String name && EDITABLE.contains(name)) {
                Map<String, @Nullable Object> changed = new LinkedHashMap<>(message);
                changed.put("content", content(name, replacement.get("content")));
                edited.add(changed);
            } else {
                edited.add(message);
            }
        }
        return edited;
    }

    /** Assistant messages and tool results have no bare text: it becomes a block. */
    static @Nullable Object content(String role, @Nullable Object content) {
        boolean wantsBlocks = role.equals("assistant") || role.equals("toolResult");
        return content instanceof String text && wantsBlocks
                ? JsonData.array(List.of(JsonData.object(Map.of("type", "text", "text", text))))
                : content;
    }

    private List<Map<String, @Nullable Object>> messages(Entry entry) {
        return switch (entry.type()) {
            case "message" -> stored(entry);
            case "custom_message" -> List.of(custom(entry));
            case "branch_summary" -> branchSummary(entry);
            case "compaction" -> compaction(entry);
            default -> List.of();
        };
    }

    @SuppressWarnings("unchecked") // JSON objects have strings as names
    private static List<Map<String, @Nullable Object>> stored(Entry entry) {
        if (!(entry.json().get("message") instanceof Map<?, ?> object)) {
            return List.of();
        }
        Map<String, @Nullable Object> message = (Map<String, @Nullable Object>) object;
        if (message.get("content") == null && message.get("role") instanceof String role) {
            Object empty = role.equals("system") ? "" : WITH_LIST.contains(role) ? List.of() : null;
            if (empty != null) {
                Map<String, @Nullable Object> filled = new LinkedHashMap<>(message);
                filled.put("content", empty);
                return List.of(filled);
            }
        }
        return List.of(message);
    }

    private Map<String, @Nullable Object> custom(Entry entry) {
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put("role", role("custom", "CustomMessage"));
        copy(entry, "customType", message);
        Object content = entry.json().get("content");
        message.put("content", content == null ? List.of() : content);
        copy(entry, "display", message);
        copy(entry, "details", message);
        message.put("timestamp", millis(entry));
        return message;
    }

    private List<Map<String, @Nullable Object>> branchSummary(Entry entry) {
        String summary = entry.text("summary");
        if (summary == null || summary.isEmpty()) {
            return List.of();
        }
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put("role", role("branchSummary", "BranchSummary"));
        message.put("summary", summary);
        copy(entry, "fromId", message);
        message.put("timestamp", millis(entry));
        return List.of(message);
    }

    @SuppressWarnings("unchecked") // JSON objects have strings as names
    private List<Map<String, @Nullable Object>> compaction(Entry entry) {
        List<Map<String, @Nullable Object>> messages = new ArrayList<>();
        if (entry.json().get("systemMessage") instanceof Map<?, ?> system) {
            messages.add((Map<String, @Nullable Object>) system);
        }
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put("role", role("compactionSummary", "CompactionSummary"));
        copy(entry, "summary", message);
        copy(entry, "tokensBefore", message);
        message.put("timestamp", millis(entry));
        messages.add(message);
        return messages;
    }

    /** A role that the session must make messages of: the union needs it. */
    private String role(String role, String className) {
        if (type.role(role).isEmpty()) {
            throw new IllegalStateException(
                    "The session has entries that are messages of the role \"" + role + "\", and "
                            + type.javaType().getName()
                            + " has no such role. Add it: @MessageUnion(include = dev.rolecall.coding."
                            + className + ".class)");
        }
        return role;
    }

    private static void copy(Entry entry, String member, Map<String, @Nullable Object> message) {
        if (entry.json().containsKey(member)) {
            message.put(member, entry.json().get(member));
        }
    }

    /** The time of an entry in milliseconds; null if it tells none. */
    private static @Nullable Object millis(Entry entry) {
        Object timestamp = entry.json().get("timestamp");
        if (timestamp instanceof Long millis) {
            return millis;
        }
        return timestamp instanceof String text ? Timestamps.millis(text) : null;
    }

    /** Times of entries. */
    static final class Timestamps {

        private Timestamps() {}

        static @Nullable Long millis(String text) {
            try {
                return text.endsWith("Z")
                        ? Instant.parse(text).toEpochMilli()
                        : OffsetDateTime.parse(text).toInstant().toEpochMilli();
            } catch (DateTimeParseException none) {
                return null;
            }
        }
    }
}
