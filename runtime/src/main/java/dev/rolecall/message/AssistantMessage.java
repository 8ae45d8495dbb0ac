package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A model's response, complete or (with {@link StopReason#PENDING}) as far as it has come.
 *
 * @param content text, thinking and tool calls, in order; may be empty
 * @param api the provider's API that was used, such as {@code anthropic-messages}
 * @param provider the provider
 * @param model the model that was asked for
 * @param responseModel the model that answered; {@code null} if absent
 * @param responseId the provider's id of the response; {@code null} if absent
 * @param providerThinkingLevel the thinking level in the provider's own words; {@code null} if absent
 * @param thinkingLevel the thinking level that was asked for; {@code null} if absent
 * @param diagnostics what went differently than asked; {@code null} if absent
 * @param deferred how to fetch an answer that comes later; {@code null} if absent
 * @param usage the tokens used
 * @param stopReason why the response ended
 * @param errorMessage what failed; {@code null} if absent
 * @param rawStopReason the stop reason in the provider's own words; {@code null} if absent
 * @param endTurn what the provider says of the turn's end; informative only; {@code null} if absent
 * @param timestamp when the request was started, in Unix milliseconds
 * @param durationMs how long the response took, in milliseconds; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record AssistantMessage(
        List<AssistantBlock> content,
        String api,
        String provider,
        String model,
        @Nullable String responseModel,
        @Nullable String responseId,
        @Nullable String providerThinkingLevel,
        @Nullable ThinkingLevel thinkingLevel,
        @Nullable List<Diagnostic> diagnostics,
        @Nullable DeferredHandle deferred,
        Usage usage,
        StopReason stopReason,
        @Nullable String errorMessage,
        @Nullable String rawStopReason,
        @Nullable Boolean endTurn,
        long timestamp,
        @Nullable Long durationMs,
        Map<String, @Nullable Object> additionalProperties)
        implements Message {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public AssistantMessage {
        content = List.copyOf(content);
        Objects.requireNonNull(api, "api");
        Objects.requireNonNull(provider, "provider");
        Objects.requireNonNull(model, "model");
        diagnostics = diagnostics == null ? null : List.copyOf(diagnostics);
        Objects.requireNonNull(usage, "usage");
        Objects.requireNonNull(stopReason, "stopReason");
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "content",
                    content,
                    "api",
                    api,
                    "provider",
                    provider,
                    "model",
                    model,
                    "responseModel",
                    responseModel,
                    "responseId",
                    responseId,
                    "providerThinkingLevel",
                    providerThinkingLevel,
                    "thinkingLevel",
                    thinkingLevel,
                    "diagnostics",
                    diagnostics,
                    "deferred",
                    deferred,
                    "usage",
                    usage,
                    "stopReason",
                    stopReason,
                    "errorMessage",
                    errorMessage,
                    "rawStopReason",
                    rawStopReason,
                    "endTurn",
                    endTurn,
                    "timestamp",
                    timestamp,
                    "durationMs",
                    durationMs);
        }
    }

    /**
     * The tool calls in the content.
     *
     * @return the calls, in order; may be empty
     */
    public List<ToolCall> toolCalls() {
        return content.stream()
                .filter(ToolCall.class::isInstance)
                .map(ToolCall.class::cast)
                .toList();
    }

    /**
     * The visible text of the response: its text blocks, separated by a line break.
     *
     * @return the text; may be empty
     */
    public String text() {
        return content.stream()
                .filter(TextContent.class::isInstance)
                .map(block -> ((TextContent) block).text())
                .collect(Collectors.joining("\n"));
    }

    @Override
    public String role() {
        return "assistant";
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static AssistantMessageBuilder builder() {
        return AssistantMessageBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public AssistantMessageBuilder toBuilder() {
        return AssistantMessageBuilder.builder(this);
    }
}
