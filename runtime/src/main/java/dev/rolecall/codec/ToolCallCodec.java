package dev.rolecall.codec;

import dev.rolecall.message.ToolCall;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link ToolCall}. */
public final class ToolCallCodec {

    static final MemberNames NAMES =
            MemberNames.of("type", "id", "name", "arguments", "thoughtSignature", "namespace", "argumentsError");

    private ToolCallCodec() {}

    /**
     * Reads a block, behind its type.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static ToolCall readMembers(JsonReader in) {
        String id = null;
        String name = null;
        Map<String, @Nullable Object> arguments = null;
        String thoughtSignature = null;
        String namespace = null;
        String argumentsError = null;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("type");
                case 1 -> id = in.readString();
                case 2 -> name = in.readString();
                case 3 -> arguments = in.readObject();
                case 4 -> {
                    thoughtSignature = in.readOptional(JsonReader::readString);
                    if (thoughtSignature == null) {
                        additional = in.keep(additional);
                    }
                }
                case 5 -> {
                    namespace = in.readOptional(JsonReader::readString);
                    if (namespace == null) {
                        additional = in.keep(additional);
                    }
                }
                case 6 -> {
                    argumentsError = in.readOptional(JsonReader::readString);
                    if (argumentsError == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (id == null) {
            throw in.missing("id");
        }
        if (name == null) {
            throw in.missing("name");
        }
        if (arguments == null) {
            throw in.missing("arguments");
        }
        return new ToolCall(id, name, arguments, thoughtSignature, namespace, argumentsError, additional);
    }

    /**
     * Writes a block.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, ToolCall value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("toolCall");
        out.name(NAMES, 1);
        out.writeString(value.id());
        out.name(NAMES, 2);
        out.writeString(value.name());
        out.name(NAMES, 3);
        out.writeValue(value.arguments());
        String thoughtSignature = value.thoughtSignature();
        if (thoughtSignature != null) {
            out.name(NAMES, 4);
            out.writeString(thoughtSignature);
        } else {
            out.keptNull(NAMES, 4, additional);
        }
        String namespace = value.namespace();
        if (namespace != null) {
            out.name(NAMES, 5);
            out.writeString(namespace);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        String argumentsError = value.argumentsError();
        if (argumentsError != null) {
            out.name(NAMES, 6);
            out.writeString(argumentsError);
        } else {
            out.keptNull(NAMES, 6, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
