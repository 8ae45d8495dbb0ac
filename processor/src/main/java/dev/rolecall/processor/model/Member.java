package dev.rolecall.processor.model;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * A component and the JSON member that it is.
 *
 * @param component the component's name
 * @param accessor the method that answers its value
 * @param jsonName the member's name
 * @param aliases other names by which the member is read
 * @param type the component's type
 * @param value how its value is read and written; for an optional, that of what it holds
 * @param presence whether JSON must have it
 * @param inclusion whether JSON has it although there is nothing to say
 * @param defaultValue its value if JSON does not have it, as source and as it was declared
 */
public record Member(
        String component,
        String accessor,
        String jsonName,
        List<String> aliases,
        TypeName type,
        ValueType value,
        Presence presence,
        Inclusion inclusion,
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
        DEFAULTED_NULLABLE;

        /**
         * Whether the component may be null in Java.
         *
         * @return whether it may
         */
        public boolean isNullable() {
            return this == NULLABLE || this == REQUIRED_NULLABLE || this == DEFAULTED_NULLABLE;
        }

        /**
         * Whether JSON must have the member.
         *
         * @return whether it must
         */
        public boolean isRequired() {
            return this == REQUIRED || this == REQUIRED_NULLABLE;
        }
    }

    /** When a member is written. */
    public enum Inclusion {
        /** Always: null or an empty optional as null. */
        ALWAYS,
        /** If there is a value. */
        PRESENT,
        /** If there is a value, and it is not an empty text, list, set, array or map. */
        NOT_EMPTY
    }

    /**
     * A declared default.
     *
     * @param declared as the annotation has it
     * @param source as Java source has it
     */
    public record Default(String declared, CodeBlock source) {}
}
