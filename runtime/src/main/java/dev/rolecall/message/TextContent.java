package dev.rolecall.message;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Text, written by anyone.
 *
 * @param text the text; may be empty
 * @param textSignature the provider's opaque mark on this text; OpenAI Responses uses an item id, or the JSON text
 *     {@code {"v":1,"id":...,"phase":...}}; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
public record TextContent(
        String text, @Nullable String textSignature, Map<String, @Nullable Object> additionalProperties)
        implements UserBlock, AssistantBlock, SystemBlock {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public TextContent {
        Objects.requireNonNull(text, "text");
        if (!additionalProperties.isEmpty()) {
            additionalProperties =
                    AdditionalMembers.of(additionalProperties, "text", text, "textSignature", textSignature);
        }
    }

    /**
     * A text without a signature.
     *
     * @param text the text
     */
    public TextContent(String text) {
        this(text, null, Map.of());
    }
}
