package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A call of a tool that a model asks for.
 *
 * @param id the call's id, which its {@link ToolResultMessage} names
 * @param name the tool's name
 * @param arguments the arguments, as the model gave them; free-form JSON
 * @param thoughtSignature the provider's opaque mark on this call; {@code null} if absent
 * @param namespace the tool's namespace, with providers that have them; {@code null} if absent
 * @param argumentsError why the arguments could not be read: the model's text was no JSON object, and
 *     {@code arguments} is empty; the call then fails with this text; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record ToolCall(
        String id,
        String name,
        Map<String, @Nullable Object> arguments,
        @Nullable String thoughtSignature,
        @Nullable String namespace,
        @Nullable String argumentsError,
        Map<String, @Nullable Object> additionalProperties)
        implements AssistantBlock {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public ToolCall {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        arguments = JsonData.object(arguments);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "id",
                    id,
                    "name",
                    name,
                    "arguments",
                    arguments,
                    "thoughtSignature",
                    thoughtSignature,
                    "namespace",
                    namespace,
                    "argumentsError",
                    argumentsError);
        }
    }

    /**
     * A call with nothing but its arguments.
     *
     * @param id the call's id
     * @param name the tool's name
     * @param arguments the arguments
     */
    public ToolCall(String id, String name, Map<String, ? extends @Nullable Object> arguments) {
        this(id, name, JsonData.object(arguments), null, null, null, Map.of());
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static ToolCallBuilder builder() {
        return ToolCallBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public ToolCallBuilder toBuilder() {
        return ToolCallBuilder.builder(this);
    }
}
