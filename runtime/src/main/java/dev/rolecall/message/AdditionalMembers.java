package dev.rolecall.message;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rule that all {@code additionalProperties} of this library keep: a member that a type declares stands there only
 * with the value {@code null}, to say that an optional member was explicitly {@code null} and not absent.
 */
public final class AdditionalMembers {

    private AdditionalMembers() {}

    /**
     * Checks and copies what a constructor was given as additional properties.
     *
     * @param additional the additional members, by name
     * @param declared the declared members by JSON name: each name followed by its value, so that a {@code null} there is
     *     an absent member
     * @return an unmodifiable copy, without explicit nulls for members that have a value
     * @throws IllegalArgumentException if a declared member stands there with a value
     */
    public static Map<String, @Nullable Object> of(
            Map<String, ? extends @Nullable Object> additional, @Nullable Object... declared) {
        if (additional.isEmpty()) {
            return JsonData.object(Map.of());
        }
        Map<String, @Nullable Object> kept = new LinkedHashMap<>(additional);
        for (Iterator<Map.Entry<String, @Nullable Object>> entries =
                        kept.entrySet().iterator();
                entries.hasNext(); ) {
            Map.Entry<String, @Nullable Object> entry = entries.next();
            int position = position(declared, entry.getKey());
            if (position < 0) {
                continue;
            }
            if (entry.getValue() != null) {
                throw new IllegalArgumentException("additionalProperties holds \"" + entry.getKey()
                        + "\", which is a member of its own: set that member instead");
            }
            if (declared[position + 1] != null) {
                entries.remove();
            }
        }
        return JsonData.object(kept.size() == additional.size() ? additional : kept);
    }

    private static int position(@Nullable Object[] declared, String name) {
        for (int i = 0; i < declared.length; i += 2) {
            if (name.equals(declared[i])) {
                return i;
            }
        }
        return -1;
    }
}
