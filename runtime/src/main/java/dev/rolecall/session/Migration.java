package dev.rolecall.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Brings the values of an older file to the current version, as pi does. */
final class Migration {

    static final long CURRENT = 3;

    private Migration() {}

    /** Whether a header's version asks for it; what is no number, or a later one, does not. */
    static boolean isNeeded(@Nullable Object version) {
        return version == null || version instanceof Long number && number < CURRENT;
    }

    static List<Map<String, @Nullable Object>> migrate(
            List<Map<String, @Nullable Object>> values, long version, Supplier<String> ids) {
        List<Map<String, @Nullable Object>> migrated = new ArrayList<>();
        values.forEach(value -> migrated.add(new LinkedHashMap<>(value)));
        if (version < 2) {
            chain(migrated, ids);
        }
        for (Map<String, @Nullable Object> value : migrated) {
            if (isHeader(value)) {
                value.put("version", CURRENT);
            } else if ("message".equals(value.get("type")) && value.get("message") instanceof Map<?, ?> message) {
                renameHook(value, message);
            }
        }
        return migrated;
    }

    private static boolean isHeader(Map<String, @Nullable Object> value) {
        return "session".equals(value.get("type"));
    }

    /** The first version has no tree: each entry follows the one before it, and a compaction counts what it keeps. */
    private static void chain(List<Map<String, @Nullable Object>> values, Supplier<String> ids) {
        String previous = null;
        for (Map<String, @Nullable Object> value : values) {
            if (isHeader(value)) {
                value.put("version", 2L);
                continue;
            }
            String id = ids.get();
            value.put("id", id);
            value.put("parentId", previous);
            previous = id;
            if ("compaction".equals(value.get("type")) && value.get("firstKeptEntryIndex") instanceof Number number) {
                int index = number.intValue();
                if (index >= 0 && index < values.size() && !isHeader(values.get(index))) {
                    Object kept = values.get(index).get("id");
                    if (kept != null) {
                        value.put("firstKeptEntryId", kept);
                    }
                }
                value.remove("firstKeptEntryIndex");
            }
        }
    }

    private static void renameHook(Map<String, @Nullable Object> entry, Map<?, ?> message) {
        if ("hookMessage".equals(message.get("role"))) {
            Map<String, @Nullable Object> renamed = new LinkedHashMap<>();
            message.forEach((name, member) -> renamed.put((String) name, member));
            renamed.put("role", "custom");
            entry.put("message", renamed);
        }
    }

    /** Ids that are not taken yet. */
    static Supplier<String> fresh(Supplier<String> ids) {
        Map<String, Boolean> taken = new HashMap<>();
        return () -> {
            String id = ids.get();
            while (taken.putIfAbsent(id, true) != null) {
                id = ids.get();
            }
            return id;
        };
    }
}
