package dev.rolecall.codec;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whether JSON that a class was read from is in what it is written to: more may be there, such as defaults, and not less. */
final class LostJson {

    private LostJson() {}

    /**
     * Finds what is lost of a message.
     *
     * @param before what was read, see {@link dev.rolecall.message.JsonData}
     * @param after what was written
     * @return the path of the first value that is not there any more, or is another one; null if there is none. A former name of a
     *     role is the role, absent is null, and numbers of one value are equal
     */
    static @Nullable String path(@Nullable Object before, @Nullable Object after) {
        StringBuilder path = new StringBuilder("$");
        return before instanceof Map<?, ?> message && after instanceof Map<?, ?> written
                ? ofMembers(message, written, true, path)
                : ofValue(before, after, path);
    }

    private static @Nullable String ofMembers(
            Map<?, ?> before, Map<?, ?> after, boolean isMessage, StringBuilder path) {
        int length = path.length();
        for (Map.Entry<?, ?> member : before.entrySet()) {
            String name = (String) member.getKey();
            JsonPaths.member(path, name);
            String lost = isMessage && name.equals("role") ? null : ofValue(member.getValue(), after.get(name), path);
            if (lost != null) {
                return lost;
            }
            path.setLength(length);
        }
        return null;
    }

    private static @Nullable String ofElements(List<?> before, List<?> after, StringBuilder path) {
        if (before.size() != after.size()) {
            return path.toString();
        }
        int length = path.length();
        Iterator<?> written = after.iterator();
        int index = 0;
        for (Object element : before) {
            JsonPaths.element(path, index++);
            String lost = ofValue(element, written.next(), path);
            if (lost != null) {
                return lost;
            }
            path.setLength(length);
        }
        return null;
    }

    private static @Nullable String ofValue(@Nullable Object before, @Nullable Object after, StringBuilder path) {
        if (before instanceof Map<?, ?> members && after instanceof Map<?, ?> written) {
            return ofMembers(members, written, false, path);
        }
        if (before instanceof List<?> elements && after instanceof List<?> written) {
            return ofElements(elements, written, path);
        }
        boolean isSame = before instanceof Number number && after instanceof Number written
                ? exact(number).compareTo(exact(written)) == 0
                : Objects.equals(before, after);
        return isSame ? null : path.toString();
    }

    private static BigDecimal exact(Number number) {
        return new BigDecimal(number.toString());
    }
}
