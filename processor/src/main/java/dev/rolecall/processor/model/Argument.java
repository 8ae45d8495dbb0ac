package dev.rolecall.processor.model;

import com.palantir.javapoet.CodeBlock;

/** What is handed to the constructor of a class. */
public sealed interface Argument {

    /**
     * The value of a member.
     *
     * @param component the component that it is
     */
    record OfMember(String component) implements Argument {}

    /** The additional members. */
    record OfAdditional() implements Argument {}

    /**
     * The value of a component that JSON does not have.
     *
     * @param source the value, as Java source has it
     */
    record Absent(CodeBlock source) implements Argument {}
}
