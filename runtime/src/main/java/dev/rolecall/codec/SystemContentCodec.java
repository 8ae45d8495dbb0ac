package dev.rolecall.codec;

import dev.rolecall.message.SystemContent;

/** JSON of {@link SystemContent}: a string or an array of blocks, in the form it has. */
public final class SystemContentCodec {

    private SystemContentCodec() {}

    /**
     * Reads content.
     *
     * @param in the reader
     * @return the content
     * @throws JsonException if it is neither a string nor an array of blocks
     */
    public static SystemContent read(JsonReader in) {
        return switch (in.peek()) {
            case STRING -> SystemContent.of(in.readString());
            case ARRAY -> SystemContent.of(in.readList(SystemBlockCodec::read));
            default -> throw in.expected("a string or an array of blocks");
        };
    }

    /**
     * Writes content.
     *
     * @param out where to
     * @param content the content
     */
    public static void write(JsonWriter out, SystemContent content) {
        if (content instanceof SystemContent.Text string) {
            out.writeString(string.text());
        } else {
            out.writeList(content.blocks(), SystemBlockCodec::write);
        }
    }
}
