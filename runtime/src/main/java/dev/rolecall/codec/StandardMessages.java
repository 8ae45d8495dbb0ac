package dev.rolecall.codec;

import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.Message;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.UserMessage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JSON of the standard messages: by their {@code role}. */
public final class StandardMessages implements MessageFormat<Message> {

    /** The standard roles. */
    public static final List<String> ROLES = List.of("system", "user", "assistant", "toolResult");

    static final MemberNames ROLE = MemberNames.of("role");

    StandardMessages() {}

    @Override
    public Message read(JsonReader in) {
        return readMessage(in);
    }

    @Override
    public void write(JsonWriter out, Message message) {
        writeMessage(out, message);
    }

    @Override
    public Object value(Message message) {
        return message;
    }

    /**
     * Reads a standard message.
     *
     * @param in the reader
     * @return the message
     * @throws JsonException if it is none
     */
    public static Message readMessage(JsonReader in) {
        return TaggedValues.read(in, ROLE, StandardMessages::readMembers, (at, json, wrong) -> {
            throw wrong != null ? wrong : at.expected("a message of one of the roles " + ROLES);
        });
    }

    /** Reads the members of a standard message, or answers null if the role is no standard one. */
    static @Nullable Message readMembers(String role, JsonReader in) {
        return switch (role) {
            case "system" -> SystemMessageCodec.readMembers(in);
            case "user" -> UserMessageCodec.readMembers(in);
            case "assistant" -> AssistantMessageCodec.readMembers(in);
            case "toolResult" -> ToolResultMessageCodec.readMembers(in);
            default -> null;
        };
    }

    /**
     * Writes a standard message.
     *
     * @param out where to
     * @param message the message
     */
    public static void writeMessage(JsonWriter out, Message message) {
        if (message instanceof UserMessage user) {
            UserMessageCodec.write(out, user);
        } else if (message instanceof AssistantMessage assistant) {
            AssistantMessageCodec.write(out, assistant);
        } else if (message instanceof ToolResultMessage toolResult) {
            ToolResultMessageCodec.write(out, toolResult);
        } else if (message instanceof SystemMessage system) {
            SystemMessageCodec.write(out, system);
        }
    }
}
