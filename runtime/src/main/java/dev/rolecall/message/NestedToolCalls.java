package dev.rolecall.message;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The calls that a tool made of other tools while it ran.
 *
 * @param calls the calls, in order
 * @param complete whether these are all of them
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
public record NestedToolCalls(
        List<NestedToolCall> calls, boolean complete, Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public NestedToolCalls {
        calls = List.copyOf(calls);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(additionalProperties, "calls", calls, "complete", complete);
        }
    }
}
