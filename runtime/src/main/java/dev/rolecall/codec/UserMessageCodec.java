package dev.rolecall.codec;

import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link UserMessage}. */
public final class UserMessageCodec {

    static final MemberNames NAMES = MemberNames.of("role", "content", "timestamp");

    private UserMessageCodec() {}

    /**
     * Reads a message, behind its role.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static UserMessage readMembers(JsonReader in) {
        UserContent content = null;
        long timestamp = 0;
        boolean timestampRead = false;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> content = UserContentCodec.read(in);
                case 2 -> {
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
        return new UserMessage(content, timestamp, additional);
    }

    /**
     * Writes a message.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, UserMessage value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("user");
        out.name(NAMES, 1);
        UserContentCodec.write(out, value.content());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
