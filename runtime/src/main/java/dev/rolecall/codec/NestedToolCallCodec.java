package dev.rolecall.codec;

import dev.rolecall.message.NestedCallStatus;
import dev.rolecall.message.NestedToolCall;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link NestedToolCall}. */
public final class NestedToolCallCodec {

    static final MemberNames NAMES =
            MemberNames.of("id", "name", "arguments", "argumentsBytes", "status", "durationMs", "error");

    private NestedToolCallCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static NestedToolCall read(JsonReader in) {
        String id = null;
        String name = null;
        Map<String, @Nullable Object> arguments = null;
        Long argumentsBytes = null;
        NestedCallStatus status = null;
        Long durationMs = null;
        String error = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> id = in.readString();
                case 1 -> name = in.readString();
                case 2 -> {
                    arguments = in.readOptional(JsonReader::readObject);
                    if (arguments == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> {
                    argumentsBytes = in.readOptional(JsonReader::readLong);
                    if (argumentsBytes == null) {
                        additional = in.keep(additional);
                    }
                }
                case 4 -> status = new NestedCallStatus(in.readString());
                case 5 -> {
                    durationMs = in.readOptional(JsonReader::readLong);
                    if (durationMs == null) {
                        additional = in.keep(additional);
                    }
                }
                case 6 -> {
                    error = in.readOptional(JsonReader::readString);
                    if (error == null) {
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
        if (status == null) {
            throw in.missing("status");
        }
        return new NestedToolCall(id, name, arguments, argumentsBytes, status, durationMs, error, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, NestedToolCall value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString(value.id());
        out.name(NAMES, 1);
        out.writeString(value.name());
        Map<String, @Nullable Object> arguments = value.arguments();
        if (arguments != null) {
            out.name(NAMES, 2);
            out.writeValue(arguments);
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        Long argumentsBytes = value.argumentsBytes();
        if (argumentsBytes != null) {
            out.name(NAMES, 3);
            out.writeLong(argumentsBytes);
        } else {
            out.keptNull(NAMES, 3, additional);
        }
        out.name(NAMES, 4);
        out.writeString(value.status().value());
        Long durationMs = value.durationMs();
        if (durationMs != null) {
            out.name(NAMES, 5);
            out.writeLong(durationMs);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        String error = value.error();
        if (error != null) {
            out.name(NAMES, 6);
            out.writeString(error);
        } else {
            out.keptNull(NAMES, 6, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
