package dev.rolecall.codec;

import dev.rolecall.message.AssistantBlock;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.ThinkingContent;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.UnknownContent;
import org.jspecify.annotations.Nullable;

/** JSON of {@link AssistantBlock}: by its {@code type}. */
public final class AssistantBlockCodec {

    private AssistantBlockCodec() {}

    /**
     * Reads a block. One that is not allowed here is an unknown block; where reading is strict, an error.
     *
     * @param in the reader
     * @return the block
     * @throws JsonException if it does not fit its type
     */
    public static AssistantBlock read(JsonReader in) {
        return Blocks.read(in, AssistantBlockCodec::readMembers, UnknownContent::new);
    }

    private static @Nullable AssistantBlock readMembers(String type, JsonReader in) {
        return switch (type) {
            case "text" -> TextContentCodec.readMembers(in);
            case "thinking" -> ThinkingContentCodec.readMembers(in);
            case "toolCall" -> ToolCallCodec.readMembers(in);
            default -> null;
        };
    }

    /**
     * Writes a block.
     *
     * @param out where to
     * @param block the block
     */
    public static void write(JsonWriter out, AssistantBlock block) {
        if (block instanceof TextContent text) {
            TextContentCodec.write(out, text);
        } else if (block instanceof ThinkingContent thinking) {
            ThinkingContentCodec.write(out, thinking);
        } else if (block instanceof ToolCall toolCall) {
            ToolCallCodec.write(out, toolCall);
        } else if (block instanceof UnknownContent unknown) {
            out.writeValue(unknown.json());
        }
    }
}
