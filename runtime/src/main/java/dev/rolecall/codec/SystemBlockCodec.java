package dev.rolecall.codec;

import dev.rolecall.message.SystemBlock;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.UnknownContent;
import org.jspecify.annotations.Nullable;

/** JSON of {@link SystemBlock}: by its {@code type}. */
public final class SystemBlockCodec {

    private SystemBlockCodec() {}

    /**
     * Reads a block. One that is not allowed here is an unknown block; where reading is strict, an error.
     *
     * @param in the reader
     * @return the block
     * @throws JsonException if it does not fit its type
     */
    public static SystemBlock read(JsonReader in) {
        return Blocks.read(in, SystemBlockCodec::readMembers, UnknownContent::new);
    }

    private static @Nullable SystemBlock readMembers(String type, JsonReader in) {
        return switch (type) {
            case "text" -> TextContentCodec.readMembers(in);
            default -> null;
        };
    }

    /**
     * Writes a block.
     *
     * @param out where to
     * @param block the block
     */
    public static void write(JsonWriter out, SystemBlock block) {
        if (block instanceof TextContent text) {
            TextContentCodec.write(out, text);
        } else if (block instanceof UnknownContent unknown) {
            out.writeValue(unknown.json());
        }
    }
}
