package dev.rolecall.message;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The name of a tool, where nothing more is needed.
 *
 * @param name the tool's name
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
public record ToolReference(String name, Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public ToolReference {
        Objects.requireNonNull(name, "name");
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(additionalProperties, "name", name);
        }
    }

    /**
     * A reference to a tool.
     *
     * @param name the tool's name
     */
    public ToolReference(String name) {
        this(name, Map.of());
    }
}
