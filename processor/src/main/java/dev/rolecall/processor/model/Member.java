package dev.rolecall.processor.model;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * A component and the JSON member that it is.
 *
 * @param component the component's name
 * @param jsonName the member's name
 * @param type the component's type
 * @param value how its value is read and written; for an optional, that of what it holds
 * @param presence whether JSON must have it
 * @param defaultValue its value if JSON does not have it, as source and as it was declared
 */
public record Member(
        String component,
        String jsonName,
        TypeName type,
        ValueType value,
        Presence presence,
        Optional<Default> defaultValue) {

    /** Whether JSON must have a member. */
    public enum Presence {
        /** It must, and not as null. */
        REQUIRED,
        /** It must, and it may be null. */
        REQUIRED_NULLABLE,
        /** It need not; absent and null are null in Java. */
        NULLABLE,
        /** It need not; absent and null are an empty optional. */
        OPTIONAL,
        /** It need not; absent is the declared default. */
        DEFAULTED,
        /** It need not; absent is the declared default, and null is null. */
        DEFAULTED_NULLABLE
    }

    /**
     * A declared default.
     *
     * @param declared as the annotation has it
     * @param source as Java source has it
     */
    public record Default(String declared, CodeBlock source) {}
}
