package dev.rolecall.message;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A message that a model understands: what a system, a user, an assistant or a tool said. Discriminated in JSON by
 * {@code role}.
 */
public sealed interface Message permits SystemMessage, UserMessage, AssistantMessage, ToolResultMessage {

    /**
     * The role as JSON names it.
     *
     * @return {@code system}, {@code user}, {@code assistant} or {@code toolResult}
     */
    String role();

    /**
     * When the message was made.
     *
     * @return Unix time in milliseconds
     */
    long timestamp();

    /**
     * When the message was made.
     *
     * @return {@link #timestamp()} as an instant
     */
    default Instant instant() {
        return Instant.ofEpochMilli(timestamp());
    }

    /**
     * What the JSON held beyond the declared members.
     *
     * @return members that the type does not declare, and declared optional members that were explicitly {@code null};
     *     unmodifiable
     */
    Map<String, @Nullable Object> additionalProperties();
}
