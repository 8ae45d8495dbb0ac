package dev.rolecall.message;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a caller sends to a model: a prompt, the messages so far and the tools.
 *
 * @param systemPrompt the prompt, a shorthand for a leading system message; {@code null} if absent
 * @param messages the conversation
 * @param tools the tools, a shorthand for those of a leading system message; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
public record Context(
        @Nullable String systemPrompt,
        List<Message> messages,
        @Nullable List<Tool> tools,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public Context {
        messages = List.copyOf(messages);
        tools = tools == null ? null : List.copyOf(tools);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties, "systemPrompt", systemPrompt, "messages", messages, "tools", tools);
        }
    }

    /**
     * A context of messages alone.
     *
     * @param messages the conversation
     * @return the context
     */
    public static Context of(List<? extends Message> messages) {
        return new Context(null, List.copyOf(messages), null, Map.of());
    }
}
