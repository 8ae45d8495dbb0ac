package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;

/** How a value is read and written. */
public sealed interface ValueType {

    /**
     * A number, a boolean, a char or a string.
     *
     * @param type the primitive type, or String
     * @param read the reader's method
     * @param write the writer's method
     */
    record Scalar(TypeName type, String read, String write) implements ValueType {}

    /**
     * An enum, read and written by methods of the companion.
     *
     * @param type the enum
     */
    record Enumeration(ClassName type) implements ValueType {}

    /**
     * A record, read and written by methods of the companion.
     *
     * @param type the record
     */
    record Nested(ClassName type) implements ValueType {}

    /**
     * A type of the standard model, read and written by a codec of the runtime.
     *
     * @param type the type
     * @param codec the codec's class
     * @param read the codec's method that reads
     * @param write the codec's method that writes
     * @param narrowed whether the codec reads a wider type, of which this is one
     */
    record Standard(ClassName type, ClassName codec, String read, String write, boolean narrowed)
            implements ValueType {}

    /**
     * A string that stands for an open enumeration of the standard model.
     *
     * @param type the type
     */
    record Wrapped(ClassName type) implements ValueType {}

    /** Free-form JSON. */
    record FreeForm() implements ValueType {}

    /** Free-form JSON that is an object. */
    record FreeFormObject() implements ValueType {}

    /**
     * A list.
     *
     * @param element its elements
     * @param nullable whether they may be null
     */
    record ListOf(ValueType element, boolean nullable) implements ValueType {}

    /**
     * A map with string keys.
     *
     * @param value its values
     * @param nullable whether they may be null
     */
    record MapOf(ValueType value, boolean nullable) implements ValueType {}
}
