package dev.rolecall.message;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a model reasoned, as far as its provider shows it.
 *
 * @param thinking the visible reasoning; may be empty
 * @param thinkingSignature the provider's opaque token that lets the reasoning be sent back; for redacted thinking, the
 *     payload itself; {@code null} if absent
 * @param redacted whether the provider withheld the text; {@code null} if absent, which means no
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
public record ThinkingContent(
        String thinking,
        @Nullable String thinkingSignature,
        @Nullable Boolean redacted,
        Map<String, @Nullable Object> additionalProperties)
        implements AssistantBlock {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public ThinkingContent {
        Objects.requireNonNull(thinking, "thinking");
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "thinking",
                    thinking,
                    "thinkingSignature",
                    thinkingSignature,
                    "redacted",
                    redacted);
        }
    }

    /**
     * Thinking without a signature.
     *
     * @param thinking the visible reasoning
     */
    public ThinkingContent(String thinking) {
        this(thinking, null, null, Map.of());
    }
}
