package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The error behind a {@link Diagnostic}.
 *
 * @param name its class or kind; {@code null} if absent
 * @param message what it says
 * @param stack its stack trace; {@code null} if absent
 * @param code its code, a {@link String} or a {@link Number}; {@code null} if absent
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record DiagnosticError(
        @Nullable String name,
        String message,
        @Nullable String stack,
        @Nullable Object code,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public DiagnosticError {
        Objects.requireNonNull(message, "message");
        code = JsonData.copyOf(code);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties, "name", name, "message", message, "stack", stack, "code", code);
        }
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static DiagnosticErrorBuilder builder() {
        return DiagnosticErrorBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public DiagnosticErrorBuilder toBuilder() {
        return DiagnosticErrorBuilder.builder(this);
    }
}
