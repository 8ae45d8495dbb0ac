package dev.rolecall.codec;

import dev.rolecall.message.ConstrainedSampling;
import dev.rolecall.message.Tool;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link Tool}. */
public final class ToolCodec {

    static final MemberNames NAMES = MemberNames.of("name", "description", "parameters", "constrainedSampling");

    private ToolCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static Tool read(JsonReader in) {
        String name = null;
        String description = null;
        Map<String, @Nullable Object> parameters = null;
        ConstrainedSampling constrainedSampling = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> name = in.readString();
                case 1 -> description = in.readString();
                case 2 -> parameters = in.readObject();
                case 3 -> {
                    constrainedSampling = in.readOptional(ConstrainedSamplingCodec::read);
                    if (constrainedSampling == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (name == null) {
            throw in.missing("name");
        }
        if (description == null) {
            throw in.missing("description");
        }
        if (parameters == null) {
            throw in.missing("parameters");
        }
        return new Tool(name, description, parameters, constrainedSampling, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, Tool value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString(value.name());
        out.name(NAMES, 1);
        out.writeString(value.description());
        out.name(NAMES, 2);
        out.writeValue(value.parameters());
        ConstrainedSampling constrainedSampling = value.constrainedSampling();
        if (constrainedSampling != null) {
            out.name(NAMES, 3);
            ConstrainedSamplingCodec.write(out, constrainedSampling);
        } else {
            out.keptNull(NAMES, 3, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
