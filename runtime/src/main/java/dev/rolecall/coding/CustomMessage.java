package dev.rolecall.coding;

import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import dev.rolecall.message.AdditionalMembers;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.UserContent;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A message of an extension, which the model sees as the user's.
 *
 * @param customType what kind of message it is, in the extension's words
 * @param content what the model sees
 * @param display whether a user interface shows it; the model sees it all the same
 * @param details more for the extension, never sent to the model; free-form JSON; {@code null} if absent or null
 * @param timestamp when it was made, in Unix milliseconds
 * @param additionalProperties members that this type does not declare, and optional ones that were explicitly {@code null}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
@MessageRole("custom")
public record CustomMessage(
        String customType,
        UserContent content,
        boolean display,
        @Nullable Object details,
        long timestamp,
        @AdditionalProperties Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public CustomMessage {
        Objects.requireNonNull(customType, "customType");
        Objects.requireNonNull(content, "content");
        details = JsonData.copyOf(details);
        additionalProperties = AdditionalMembers.of(
                additionalProperties,
                "customType",
                customType,
                "content",
                content,
                "display",
                display,
                "details",
                details,
                "timestamp",
                timestamp);
    }

    /**
     * The content as the model sees it.
     *
     * @return the blocks; a string is one text block
     */
    @ToLlm
    public UserContent toLlm() {
        return UserContent.of(content.blocks());
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static CustomMessageBuilder builder() {
        return CustomMessageBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public CustomMessageBuilder toBuilder() {
        return CustomMessageBuilder.builder(this);
    }
}
