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
     * A string that stands for a value of a class of the JDK.
     *
     * @param type the class
     * @param parse its method that reads the string
     * @param formatter the constant of {@code DateTimeFormatter} that writes it; empty for {@code toString()}
     * @param expected what the string must be, for an error message
     */
    record Text(ClassName type, String parse, String formatter, String expected) implements ValueType {}

    /**
     * A record, read and written by methods of the companion.
     *
     * @param shape the key of its {@link ObjectShape}
     */
    record Nested(String shape) implements ValueType {}

    /**
     * A type that is left to the data binding of the JSON library.
     *
     * @param type the type
     */
    record Mapped(TypeName type) implements ValueType {}

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

    /**
     * A message of a union.
     *
     * @param union the union
     */
    record UnionMember(ClassName union) implements ValueType {}

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
     * A set.
     *
     * @param element its elements
     * @param nullable whether they may be null
     */
    record SetOf(ValueType element, boolean nullable) implements ValueType {}

    /**
     * An array of objects.
     *
     * @param type the type of its elements
     * @param element its elements
     * @param nullable whether they may be null
     */
    record ArrayOf(TypeName type, ValueType element, boolean nullable) implements ValueType {}

    /**
     * An array of a primitive type.
     *
     * @param method how the runtime names it, such as {@code Ints}
     */
    record PrimitiveArray(String method) implements ValueType {}

    /**
     * A map with string keys.
     *
     * @param value its values
     * @param nullable whether they may be null
     */
    record MapOf(ValueType value, boolean nullable) implements ValueType {}

    /**
     * Whether a value can be an empty text, list, set, array or map.
     *
     * @return whether it can
     */
    default boolean canBeEmpty() {
        return this instanceof Scalar scalar && scalar.write().equals("writeString")
                || this instanceof ListOf
                || this instanceof SetOf
                || this instanceof ArrayOf
                || this instanceof PrimitiveArray
                || this instanceof MapOf
                || this instanceof FreeFormObject;
    }
}
