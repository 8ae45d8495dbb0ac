package dev.rolecall.codec;

import dev.rolecall.message.ToolReference;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link ToolReference}. */
public final class ToolReferenceCodec {

    static final MemberNames NAMES = MemberNames.of("name");

    private ToolReferenceCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static ToolReference read(JsonReader in) {
        String name = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> name = in.readString();
                default -> additional = in.keep(additional);
            }
        }
        if (name == null) {
            throw in.missing("name");
        }
        return new ToolReference(name, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, ToolReference value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString(value.name());
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
