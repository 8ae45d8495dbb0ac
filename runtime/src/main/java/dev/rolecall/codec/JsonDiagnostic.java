package dev.rolecall.codec;

import org.jspecify.annotations.Nullable;

/**
 * Something that lenient reading let pass, and what was done about it.
 *
 * @param kind what it is
 * @param message what was found and what was done, a sentence
 * @param path where in the value, such as {@code $.content[0]}
 * @param position where in the text, or {@code null} if the JSON did not come as text
 */
public record JsonDiagnostic(
        Kind kind, String message, String path, @Nullable JsonPosition position) {

    /** What lenient reading lets pass. */
    public enum Kind {
        /** A message of a role that the union does not have; it is kept as a raw message. */
        UNKNOWN_ROLE,
        /** A message that does not fit its role; it is kept as a raw message. */
        ILL_TYPED,
        /** A member that a role class without additional properties does not declare; it is not kept. */
        UNKNOWN_MEMBER,
        /** An element that stands twice in an array that is read as a set; the set has it once. */
        REPEATED_ELEMENT,
        /** A constant that an enum does not have; the enum's declared default is read instead. */
        UNKNOWN_CONSTANT,
        /** A block of a type that is unknown, or not allowed in its message; it is kept as an unknown block. */
        UNKNOWN_BLOCK
    }
}
