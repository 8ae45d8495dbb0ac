package dev.rolecall.message;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A block of a type that this library does not know, or that its message does not allow, kept whole.
 *
 * @param json the block as it was: mostly a map with a {@code type}, though any JSON value can stand in an array of blocks
 */
public record UnknownContent(@Nullable Object json) implements UserBlock, AssistantBlock, SystemBlock {

    /**
     * Copies the JSON value.
     *
     * @throws IllegalArgumentException if something in it has no JSON form
     */
    public UnknownContent {
        json = JsonData.copyOf(json);
    }

    /**
     * The block's type.
     *
     * @return its {@code type}, or {@code null} if it has none that is a string
     */
    public @Nullable String type() {
        return json instanceof Map<?, ?> block && block.get("type") instanceof String type ? type : null;
    }
}
