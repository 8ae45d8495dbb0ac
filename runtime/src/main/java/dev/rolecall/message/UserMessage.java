package dev.rolecall.message;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the user said.
 *
 * @param content a string or blocks of text and images
 * @param timestamp when it was said, in Unix milliseconds
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
public record UserMessage(UserContent content, long timestamp, Map<String, @Nullable Object> additionalProperties)
        implements Message {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public UserMessage {
        Objects.requireNonNull(content, "content");
        if (!additionalProperties.isEmpty()) {
            additionalProperties =
                    AdditionalMembers.of(additionalProperties, "content", content, "timestamp", timestamp);
        }
    }

    /**
     * What the user said, without anything more.
     *
     * @param content a string or blocks of text and images
     * @param timestamp when it was said, in Unix milliseconds
     */
    public UserMessage(UserContent content, long timestamp) {
        this(content, timestamp, Map.of());
    }

    /**
     * A text, stamped now.
     *
     * @param text what the user said
     * @return the message
     */
    public static UserMessage of(String text) {
        return new UserMessage(UserContent.of(text), System.currentTimeMillis());
    }

    /**
     * Text and images, stamped now.
     *
     * @param blocks what the user said
     * @return the message
     */
    public static UserMessage of(UserBlock... blocks) {
        return new UserMessage(UserContent.of(blocks), System.currentTimeMillis());
    }

    @Override
    public String role() {
        return "user";
    }
}
