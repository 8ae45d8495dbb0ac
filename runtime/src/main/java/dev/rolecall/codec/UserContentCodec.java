package dev.rolecall.codec;

import dev.rolecall.message.UserContent;

/** JSON of {@link UserContent}: a string or an array of blocks, in the form it has. */
public final class UserContentCodec {

    private UserContentCodec() {}

    /**
     * Reads content.
     *
     * @param in the reader
     * @return the content
     * @throws JsonException if it is neither a string nor an array of blocks
     */
    public static UserContent read(JsonReader in) {
        return switch (in.peek()) {
            case STRING -> UserContent.of(in.readString());
            case ARRAY -> UserContent.of(in.readList(UserBlockCodec::read));
            default -> throw in.expected("a string or an array of blocks");
        };
    }

    /**
     * Writes content.
     *
     * @param out where to
     * @param content the content
     */
    public static void write(JsonWriter out, UserContent content) {
        if (content instanceof UserContent.Text string) {
            out.writeString(string.text());
        } else {
            out.writeList(content.blocks(), UserBlockCodec::write);
        }
    }
}
