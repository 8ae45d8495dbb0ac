package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A tool that a model may call.
 *
 * @param name its name, by which it is called
 * @param description what it does, for the model to read
 * @param parameters the JSON Schema of its arguments; free-form JSON
 * @param constrainedSampling how strictly the provider is to hold the model to the schema; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record Tool(
        String name,
        String description,
        Map<String, @Nullable Object> parameters,
        @Nullable ConstrainedSampling constrainedSampling,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public Tool {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(description, "description");
        parameters = JsonData.object(parameters);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "name",
                    name,
                    "description",
                    description,
                    "parameters",
                    parameters,
                    "constrainedSampling",
                    constrainedSampling);
        }
    }

    /**
     * A tool without constrained sampling.
     *
     * @param name its name
     * @param description what it does
     * @param parameters the JSON Schema of its arguments
     */
    public Tool(String name, String description, Map<String, ? extends @Nullable Object> parameters) {
        this(name, description, JsonData.object(parameters), null, Map.of());
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static ToolBuilder builder() {
        return ToolBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public ToolBuilder toBuilder() {
        return ToolBuilder.builder(this);
    }
}
