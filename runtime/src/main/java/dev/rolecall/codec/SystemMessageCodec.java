package dev.rolecall.codec;

import dev.rolecall.message.SystemContent;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.Tool;
import dev.rolecall.message.ToolReference;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link SystemMessage}. */
public final class SystemMessageCodec {

    static final MemberNames NAMES =
            MemberNames.of("role", "content", "sections", "toolsAdded", "toolsRemoved", "replace", "timestamp");

    private SystemMessageCodec() {}

    /**
     * Reads a message, behind its role.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static SystemMessage readMembers(JsonReader in) {
        SystemContent content = null;
        Map<String, @Nullable String> sections = null;
        List<Tool> toolsAdded = null;
        List<ToolReference> toolsRemoved = null;
        Boolean replace = null;
        long timestamp = 0;
        boolean timestampRead = false;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> content = SystemContentCodec.read(in);
                case 2 -> {
                    sections = in.readOptional(r -> r.readMap(section -> section.readOptional(JsonReader::readString)));
                    if (sections == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> {
                    toolsAdded = in.readOptional(r -> r.readList(ToolCodec::read));
                    if (toolsAdded == null) {
                        additional = in.keep(additional);
                    }
                }
                case 4 -> {
                    toolsRemoved = in.readOptional(r -> r.readList(ToolReferenceCodec::read));
                    if (toolsRemoved == null) {
                        additional = in.keep(additional);
                    }
                }
                case 5 -> {
                    replace = in.readOptional(JsonReader::readBoolean);
                    if (replace == null) {
                        additional = in.keep(additional);
                    }
                }
                case 6 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> additional = in.keep(additional);
            }
        }
        if (content == null) {
            throw in.missing("content");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new SystemMessage(content, sections, toolsAdded, toolsRemoved, replace, timestamp, additional);
    }

    /**
     * Writes a message.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, SystemMessage value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("system");
        out.name(NAMES, 1);
        SystemContentCodec.write(out, value.content());
        Map<String, @Nullable String> sections = value.sections();
        if (sections != null) {
            out.name(NAMES, 2);
            out.writeMap(sections, (o, section) -> o.writeNullable(section, JsonWriter::writeString));
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        List<Tool> toolsAdded = value.toolsAdded();
        if (toolsAdded != null) {
            out.name(NAMES, 3);
            out.writeList(toolsAdded, ToolCodec::write);
        } else {
            out.keptNull(NAMES, 3, additional);
        }
        List<ToolReference> toolsRemoved = value.toolsRemoved();
        if (toolsRemoved != null) {
            out.name(NAMES, 4);
            out.writeList(toolsRemoved, ToolReferenceCodec::write);
        } else {
            out.keptNull(NAMES, 4, additional);
        }
        Boolean replace = value.replace();
        if (replace != null) {
            out.name(NAMES, 5);
            out.writeBoolean(replace);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        out.name(NAMES, 6);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
