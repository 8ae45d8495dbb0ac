package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A call that a tool made of another tool.
 *
 * @param id the call's id
 * @param name the called tool's name
 * @param arguments its arguments; free-form JSON; {@code null} if absent
 * @param argumentsBytes the arguments' size in bytes, where they are left out for it; {@code null} if absent
 * @param status how it ended
 * @param durationMs how long it ran, in milliseconds; {@code null} if absent
 * @param error why it failed; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record NestedToolCall(
        String id,
        String name,
        @Nullable Map<String, @Nullable Object> arguments,
        @Nullable Long argumentsBytes,
        NestedCallStatus status,
        @Nullable Long durationMs,
        @Nullable String error,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public NestedToolCall {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        arguments = arguments == null ? null : JsonData.object(arguments);
        Objects.requireNonNull(status, "status");
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "id",
                    id,
                    "name",
                    name,
                    "arguments",
                    arguments,
                    "argumentsBytes",
                    argumentsBytes,
                    "status",
                    status,
                    "durationMs",
                    durationMs,
                    "error",
                    error);
        }
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static NestedToolCallBuilder builder() {
        return NestedToolCallBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public NestedToolCallBuilder toBuilder() {
        return NestedToolCallBuilder.builder(this);
    }
}
