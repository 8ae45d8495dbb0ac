package dev.rolecall.codec;

import dev.rolecall.message.NestedToolCalls;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserBlock;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link ToolResultMessage}. */
public final class ToolResultMessageCodec {

    static final MemberNames NAMES = MemberNames.of(
            "role",
            "toolCallId",
            "toolName",
            "content",
            "details",
            "usage",
            "nestedCalls",
            "isError",
            "durationMs",
            "timestamp");

    private ToolResultMessageCodec() {}

    /**
     * Reads a message, behind its role.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static ToolResultMessage readMembers(JsonReader in) {
        String toolCallId = null;
        String toolName = null;
        List<UserBlock> content = null;
        Object details = null;
        Usage usage = null;
        NestedToolCalls nestedCalls = null;
        boolean isError = false;
        boolean isErrorRead = false;
        Long durationMs = null;
        long timestamp = 0;
        boolean timestampRead = false;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> toolCallId = in.readString();
                case 2 -> toolName = in.readString();
                case 3 -> content = in.readList(UserBlockCodec::read);
                case 4 -> {
                    details = in.readOptional(JsonReader::readValue);
                    if (details == null) {
                        additional = in.keep(additional);
                    }
                }
                case 5 -> {
                    usage = in.readOptional(UsageCodec::read);
                    if (usage == null) {
                        additional = in.keep(additional);
                    }
                }
                case 6 -> {
                    nestedCalls = in.readOptional(NestedToolCallsCodec::read);
                    if (nestedCalls == null) {
                        additional = in.keep(additional);
                    }
                }
                case 7 -> {
                    isError = in.readBoolean();
                    isErrorRead = true;
                }
                case 8 -> {
                    durationMs = in.readOptional(JsonReader::readLong);
                    if (durationMs == null) {
                        additional = in.keep(additional);
                    }
                }
                case 9 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> additional = in.keep(additional);
            }
        }
        if (toolCallId == null) {
            throw in.missing("toolCallId");
        }
        if (toolName == null) {
            throw in.missing("toolName");
        }
        if (content == null) {
            throw in.missing("content");
        }
        if (!isErrorRead) {
            throw in.missing("isError");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new ToolResultMessage(
                toolCallId, toolName, content, details, usage, nestedCalls, isError, durationMs, timestamp, additional);
    }

    /**
     * Writes a message.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, ToolResultMessage value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("toolResult");
        out.name(NAMES, 1);
        out.writeString(value.toolCallId());
        out.name(NAMES, 2);
        out.writeString(value.toolName());
        out.name(NAMES, 3);
        out.writeList(value.content(), UserBlockCodec::write);
        Object details = value.details();
        if (details != null) {
            out.name(NAMES, 4);
            out.writeValue(details);
        } else {
            out.keptNull(NAMES, 4, additional);
        }
        Usage usage = value.usage();
        if (usage != null) {
            out.name(NAMES, 5);
            UsageCodec.write(out, usage);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        NestedToolCalls nestedCalls = value.nestedCalls();
        if (nestedCalls != null) {
            out.name(NAMES, 6);
            NestedToolCallsCodec.write(out, nestedCalls);
        } else {
            out.keptNull(NAMES, 6, additional);
        }
        out.name(NAMES, 7);
        out.writeBoolean(value.isError());
        Long durationMs = value.durationMs();
        if (durationMs != null) {
            out.name(NAMES, 8);
            out.writeLong(durationMs);
        } else {
            out.keptNull(NAMES, 8, additional);
        }
        out.name(NAMES, 9);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
