package dev.rolecall.codec;

import org.jspecify.annotations.Nullable;

/** Free-form JSON as text: for what is no message, and for showing a free-form part of one. */
public final class JsonText {

    private JsonText() {}

    /**
     * Reads free-form JSON.
     *
     * @param json a JSON document
     * @return the value, see {@link dev.rolecall.message.JsonData}
     * @throws JsonException if it is malformed or exceeds a limit
     */
    public static @Nullable Object read(String json) {
        JsonReader in = JsonEngines.find().reader(json, ReadOptions.DEFAULT);
        Object value = in.readValue();
        in.end();
        return value;
    }

    /**
     * Writes free-form JSON.
     *
     * @param json a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @return a JSON document of one line
     * @throws JsonException if something in it has no JSON form
     */
    public static String write(@Nullable Object json) {
        return JsonEngines.find().toText(out -> out.writeValue(json), EngineMapper.DEFAULT);
    }
}
