package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something that went differently than asked while a response was made.
 *
 * @param type what kind of thing, such as {@code strict_fallback}
 * @param timestamp when, in Unix milliseconds
 * @param error the error behind it; {@code null} if absent
 * @param details more about it; free-form JSON; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record Diagnostic(
        String type,
        long timestamp,
        @Nullable DiagnosticError error,
        @Nullable Map<String, @Nullable Object> details,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public Diagnostic {
        Objects.requireNonNull(type, "type");
        details = details == null ? null : JsonData.object(details);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties, "type", type, "timestamp", timestamp, "error", error, "details", details);
        }
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static DiagnosticBuilder builder() {
        return DiagnosticBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public DiagnosticBuilder toBuilder() {
        return DiagnosticBuilder.builder(this);
    }
}
