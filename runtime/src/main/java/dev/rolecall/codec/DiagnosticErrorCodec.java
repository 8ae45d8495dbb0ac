package dev.rolecall.codec;

import dev.rolecall.message.DiagnosticError;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link DiagnosticError}. */
public final class DiagnosticErrorCodec {

    static final MemberNames NAMES = MemberNames.of("name", "message", "stack", "code");

    private DiagnosticErrorCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static DiagnosticError read(JsonReader in) {
        String name = null;
        String message = null;
        String stack = null;
        Object code = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> {
                    name = in.readOptional(JsonReader::readString);
                    if (name == null) {
                        additional = in.keep(additional);
                    }
                }
                case 1 -> message = in.readString();
                case 2 -> {
                    stack = in.readOptional(JsonReader::readString);
                    if (stack == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> {
                    code = in.readOptional(JsonReader::readValue);
                    if (code == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (message == null) {
            throw in.missing("message");
        }
        return new DiagnosticError(name, message, stack, code, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, DiagnosticError value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        String name = value.name();
        if (name != null) {
            out.name(NAMES, 0);
            out.writeString(name);
        } else {
            out.keptNull(NAMES, 0, additional);
        }
        out.name(NAMES, 1);
        out.writeString(value.message());
        String stack = value.stack();
        if (stack != null) {
            out.name(NAMES, 2);
            out.writeString(stack);
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        Object code = value.code();
        if (code != null) {
            out.name(NAMES, 3);
            out.writeValue(code);
        } else {
            out.keptNull(NAMES, 3, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
