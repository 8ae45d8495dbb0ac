package dev.rolecall.codec;

import dev.rolecall.message.ImageContent;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.UnknownContent;
import dev.rolecall.message.UserBlock;
import org.jspecify.annotations.Nullable;

/** JSON of {@link UserBlock}: by its {@code type}. */
public final class UserBlockCodec {

    private UserBlockCodec() {}

    /**
     * Reads a block. One that is not allowed here is an unknown block; where reading is strict, an error.
     *
     * @param in the reader
     * @return the block
     * @throws JsonException if it does not fit its type
     */
    public static UserBlock read(JsonReader in) {
        return Blocks.read(in, UserBlockCodec::readMembers, UnknownContent::new);
    }

    private static @Nullable UserBlock readMembers(String type, JsonReader in) {
        return switch (type) {
            case "text" -> TextContentCodec.readMembers(in);
            case "image" -> ImageContentCodec.readMembers(in);
            default -> null;
        };
    }

    /**
     * Writes a block.
     *
     * @param out where to
     * @param block the block
     */
    public static void write(JsonWriter out, UserBlock block) {
        if (block instanceof TextContent text) {
            TextContentCodec.write(out, text);
        } else if (block instanceof ImageContent image) {
            ImageContentCodec.write(out, image);
        } else if (block instanceof UnknownContent unknown) {
            out.writeValue(unknown.json());
        }
    }
}
