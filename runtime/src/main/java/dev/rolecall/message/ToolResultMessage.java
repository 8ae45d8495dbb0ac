package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a tool answered.
 *
 * @param toolCallId the {@link ToolCall#id() id} of the call
 * @param toolName the tool's name
 * @param content the answer for the model: text and images; may be empty
 * @param details more for the application, never sent to the model; free-form JSON; {@code null} if absent or null
 * @param usage tokens that the tool itself used; {@code null} if absent
 * @param nestedCalls calls that the tool made of other tools; {@code null} if absent
 * @param isError whether the call failed
 * @param durationMs how long the tool ran, in milliseconds; {@code null} if absent
 * @param timestamp when it answered, in Unix milliseconds
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record ToolResultMessage(
        String toolCallId,
        String toolName,
        List<UserBlock> content,
        @Nullable Object details,
        @Nullable Usage usage,
        @Nullable NestedToolCalls nestedCalls,
        boolean isError,
        @Nullable Long durationMs,
        long timestamp,
        Map<String, @Nullable Object> additionalProperties)
        implements Message {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public ToolResultMessage {
        Objects.requireNonNull(toolCallId, "toolCallId");
        Objects.requireNonNull(toolName, "toolName");
        content = List.copyOf(content);
        details = JsonData.copyOf(details);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "toolCallId",
                    toolCallId,
                    "toolName",
                    toolName,
                    "content",
                    content,
                    "details",
                    details,
                    "usage",
                    usage,
                    "nestedCalls",
                    nestedCalls,
                    "isError",
                    isError,
                    "durationMs",
                    durationMs,
                    "timestamp",
                    timestamp);
        }
    }

    /**
     * The answer to a call as text, stamped now.
     *
     * @param call the call
     * @param text the answer for the model
     * @return the message
     */
    public static ToolResultMessage of(ToolCall call, String text) {
        return builder()
                .toolCallId(call.id())
                .toolName(call.name())
                .content(List.of(new TextContent(text)))
                .timestamp(System.currentTimeMillis())
                .build();
    }

    @Override
    public String role() {
        return "toolResult";
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static ToolResultMessageBuilder builder() {
        return ToolResultMessageBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public ToolResultMessageBuilder toBuilder() {
        return ToolResultMessageBuilder.builder(this);
    }
}
