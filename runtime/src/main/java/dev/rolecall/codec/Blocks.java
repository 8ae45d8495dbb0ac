package dev.rolecall.codec;

import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads blocks of content, whoever's they are. */
final class Blocks {

    private static final MemberNames TYPE = MemberNames.of("type");

    private Blocks() {}

    static <B> B read(JsonReader in, TaggedValues.Members<B> members, Function<@Nullable Object, ? extends B> unknown) {
        if (in.peek() != JsonReader.Kind.OBJECT) {
            return unknown(in, in.readValue(), unknown);
        }
        String type = in.beginTagged(TYPE);
        if (type != null) {
            B block = members.read(type, in);
            if (block != null) {
                return block;
            }
        }
        Map<String, @Nullable Object> json = in.restOfObject();
        if (type == null && !in.isTree() && json.get("type") instanceof String) {
            return read(in.over(json), members, unknown); // its type did not come first
        }
        return unknown(in, json, unknown);
    }

    private static <B> B unknown(
            JsonReader in, @Nullable Object json, Function<@Nullable Object, ? extends B> unknown) {
        String what = json instanceof Map<?, ?> block && block.get("type") instanceof String type
                ? "A block of type \"" + type + "\" is unknown here"
                : "A block without a type is unknown";
        if (in.options().strict()) {
            throw in.mismatch(what);
        }
        in.report(JsonDiagnostic.Kind.UNKNOWN_BLOCK, what + ": it is kept as it is");
        return unknown.apply(json);
    }
}
