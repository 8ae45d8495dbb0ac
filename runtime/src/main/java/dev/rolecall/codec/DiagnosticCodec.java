package dev.rolecall.codec;

import dev.rolecall.message.Diagnostic;
import dev.rolecall.message.DiagnosticError;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link Diagnostic}. */
public final class DiagnosticCodec {

    static final MemberNames NAMES = MemberNames.of("type", "timestamp", "error", "details");

    private DiagnosticCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static Diagnostic read(JsonReader in) {
        String type = null;
        long timestamp = 0;
        boolean timestampRead = false;
        DiagnosticError error = null;
        Map<String, @Nullable Object> details = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> type = in.readString();
                case 1 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                case 2 -> {
                    error = in.readOptional(DiagnosticErrorCodec::read);
                    if (error == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> {
                    details = in.readOptional(JsonReader::readObject);
                    if (details == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (type == null) {
            throw in.missing("type");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Diagnostic(type, timestamp, error, details, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, Diagnostic value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString(value.type());
        out.name(NAMES, 1);
        out.writeLong(value.timestamp());
        DiagnosticError error = value.error();
        if (error != null) {
            out.name(NAMES, 2);
            DiagnosticErrorCodec.write(out, error);
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        Map<String, @Nullable Object> details = value.details();
        if (details != null) {
            out.name(NAMES, 3);
            out.writeValue(details);
        } else {
            out.keptNull(NAMES, 3, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
