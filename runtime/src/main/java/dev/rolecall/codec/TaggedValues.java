package dev.rolecall.codec;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads an object whose type stands in one of its members. Where that member comes first and fits, the object is read as
 * it streams by; otherwise it is read again as a tree, in which members stand in any order and the last of two wins.
 */
final class TaggedValues {

    private TaggedValues() {}

    /** Reads the members behind the tag, or answers null if there is no such type. */
    interface Members<T> {
        @Nullable
        T read(String tag, JsonReader in);
    }

    /** Makes what stands for a value that has no type, or, with a reason, for one that does not fit its type. */
    interface Untyped<T> {
        T of(JsonReader in, @Nullable Object json, @Nullable JsonException wrong);
    }

    static <T> T read(JsonReader in, MemberNames tag, Members<T> members, Untyped<T> untyped) {
        Object mark = in.mark();
        int reports = in.reports();
        JsonException wrong = null;
        if (in.peek() == JsonReader.Kind.OBJECT) {
            try {
                String type = in.beginTagged(tag);
                T value = type == null ? null : members.read(type, in);
                if (value != null) {
                    return value;
                }
            } catch (JsonException mismatch) {
                if (mismatch.kind() != JsonException.Kind.MISMATCH) {
                    throw mismatch;
                }
                wrong = mismatch;
            }
        }
        in.forgetReports(reports);
        Object json = in.rewind(mark);
        if (in.isTree() || !(json instanceof Map<?, ?> object) || !(object.get(tag.get(0)) instanceof String)) {
            return untyped.of(in, json, wrong);
        }
        return readTree(in, json, in.position(mark), tag, members, untyped, wrong);
    }

    private static <T> T readTree(
            JsonReader in,
            @Nullable Object json,
            @Nullable JsonPosition start,
            MemberNames tag,
            Members<T> members,
            Untyped<T> untyped,
            @Nullable JsonException streamed) {
        int reports = in.reports();
        try {
            JsonReader tree = in.over(json, start);
            String type = tree.beginTagged(tag);
            T value = type == null ? null : members.read(type, tree);
            return value != null ? value : untyped.of(in, json, null);
        } catch (JsonException mismatch) {
            if (mismatch.kind() != JsonException.Kind.MISMATCH) {
                throw mismatch;
            }
            in.forgetReports(reports);
            boolean same = streamed != null && streamed.path().equals(mismatch.path());
            return untyped.of(in, json, same ? streamed : mismatch);
        }
    }
}
