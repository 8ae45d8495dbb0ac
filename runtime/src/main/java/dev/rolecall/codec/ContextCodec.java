package dev.rolecall.codec;

import dev.rolecall.message.Context;
import dev.rolecall.message.Message;
import dev.rolecall.message.Tool;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link Context}. */
public final class ContextCodec {

    static final MemberNames NAMES = MemberNames.of("systemPrompt", "messages", "tools");

    private ContextCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static Context read(JsonReader in) {
        String systemPrompt = null;
        List<Message> messages = null;
        List<Tool> tools = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> {
                    systemPrompt = in.readOptional(JsonReader::readString);
                    if (systemPrompt == null) {
                        additional = in.keep(additional);
                    }
                }
                case 1 -> messages = in.readList(StandardMessages::readMessage);
                case 2 -> {
                    tools = in.readOptional(r -> r.readList(ToolCodec::read));
                    if (tools == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (messages == null) {
            throw in.missing("messages");
        }
        return new Context(systemPrompt, messages, tools, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, Context value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        String systemPrompt = value.systemPrompt();
        if (systemPrompt != null) {
            out.name(NAMES, 0);
            out.writeString(systemPrompt);
        } else {
            out.keptNull(NAMES, 0, additional);
        }
        out.name(NAMES, 1);
        out.writeList(value.messages(), StandardMessages::writeMessage);
        List<Tool> tools = value.tools();
        if (tools != null) {
            out.name(NAMES, 2);
            out.writeList(tools, ToolCodec::write);
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
