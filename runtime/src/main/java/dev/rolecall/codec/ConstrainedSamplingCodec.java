package dev.rolecall.codec;

import dev.rolecall.message.ConstrainedSampling;
import dev.rolecall.message.Strictness;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link ConstrainedSampling}: {@code false}, or an object by its {@code type}. */
public final class ConstrainedSamplingCodec {

    private ConstrainedSamplingCodec() {}

    /**
     * Reads how a tool is sampled. It is read as a tree, as it is small and rare.
     *
     * @param in the reader
     * @return what was read; what is unknown is kept whole
     */
    public static ConstrainedSampling read(JsonReader in) {
        Object json = in.readValue();
        if (Boolean.FALSE.equals(json)) {
            return new ConstrainedSampling.Off();
        }
        if (json instanceof Map<?, ?> object) {
            if ("json_schema".equals(object.get("type")) && object.get("strict") instanceof String strict) {
                return new ConstrainedSampling.JsonSchema(new Strictness(strict), others(object, "strict"));
            }
            if ("grammar".equals(object.get("type")) && object.get("variants") instanceof Map<?, ?> variants) {
                return new ConstrainedSampling.Grammar(others(variants, ""), others(object, "variants"));
            }
        }
        return new ConstrainedSampling.Unknown(json);
    }

    private static Map<String, @Nullable Object> others(Map<?, ?> object, String known) {
        Map<String, @Nullable Object> others = new LinkedHashMap<>();
        object.forEach((name, value) -> {
            if (!name.equals(known) && !(name.equals("type") && !known.isEmpty())) {
                others.put((String) name, value);
            }
        });
        return others;
    }

    /**
     * Writes how a tool is sampled.
     *
     * @param out where to
     * @param sampling what is written
     */
    public static void write(JsonWriter out, ConstrainedSampling sampling) {
        if (sampling instanceof ConstrainedSampling.JsonSchema schema) {
            writeObject(out, "json_schema", "strict", schema.strict().value(), schema.additionalProperties());
        } else if (sampling instanceof ConstrainedSampling.Grammar grammar) {
            writeObject(out, "grammar", "variants", grammar.variants(), grammar.additionalProperties());
        } else if (sampling instanceof ConstrainedSampling.Unknown unknown) {
            out.writeValue(unknown.json());
        } else {
            out.writeBoolean(false);
        }
    }

    private static void writeObject(
            JsonWriter out, String type, String member, Object value, Map<String, @Nullable Object> additional) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("type", type);
        object.put(member, value);
        object.putAll(additional);
        out.writeValue(object);
    }
}
