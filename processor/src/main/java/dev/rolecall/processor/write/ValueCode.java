package dev.rolecall.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.model.ObjectShape;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.model.ValueType;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;

/** Source that reads and writes a value. */
final class ValueCode {

    private final ClassName companion;
    private final TypeLabels labels = new TypeLabels();

    /** Source for the values of a role, whose companion has methods for its records and enums. */
    ValueCode(RoleBody body) {
        this.companion = body.role().companion();
        body.nested().forEach(nested -> labels.add(nested.key(), nested.type()));
        body.enums().forEach(constants -> labels.add(constants.type().toString(), constants.type()));
        body.mapped().forEach(mapped -> labels.add(mapped.toString(), mapped));
    }

    /** The constant of the companion that has the names of a record's members. */
    String namesConstant(ObjectShape shape) {
        return labels.constant(shape.key()) + "_NAMES";
    }

    /** The constant of the companion that is a type for data binding. */
    String typeConstant(TypeName type) {
        return labels.constant(type.toString()) + "_TYPE";
    }

    /** The method of the companion that reads a record. */
    String readMethod(ObjectShape shape) {
        return "read" + labels.of(shape.key());
    }

    /** The method of the companion that writes a record. */
    String writeMethod(ObjectShape shape) {
        return "write" + labels.of(shape.key());
    }

    /** The method of the companion that reads an enum. */
    String readMethod(ClassName constants) {
        return "read" + labels.of(constants.toString());
    }

    /** The method of the companion that names a constant. */
    String nameMethod(ClassName constants) {
        return "nameOf" + labels.of(constants.toString());
    }

    /** An expression that reads a value. */
    CodeBlock read(ValueType type, String in) {
        if (type instanceof ValueType.Scalar scalar) {
            return CodeBlock.of("$L", in + "." + scalar.read() + "()");
        }
        if (type instanceof ValueType.Enumeration enumeration) {
            return CodeBlock.of("$L($L)", readMethod(enumeration.type()), in);
        }
        if (type instanceof ValueType.Nested nested) {
            return CodeBlock.of("read$L($L)", labels.of(nested.shape()), in);
        }
        if (type instanceof ValueType.Standard standard) {
            CodeBlock read = CodeBlock.of("$T.$L($L)", standard.codec(), standard.read(), in);
            return standard.narrowed() ? CodeBlock.of("$L.narrow($T.class, $L)", in, standard.type(), read) : read;
        }
        if (type instanceof ValueType.Wrapped wrapped) {
            return CodeBlock.of("new $T($L.readString())", wrapped.type(), in);
        }
        if (type instanceof ValueType.Text text) {
            return CodeBlock.of("$L.readText($T::$L,$W$S)", in, text.type(), text.parse(), text.expected());
        }
        if (type instanceof ValueType.UnionMember member) {
            return CodeBlock.of("$T.codec().read($L)", member.union(), in);
        }
        if (type instanceof ValueType.Mapped mapped) {
            return CodeBlock.of("$L.readAs($L)", in, typeConstant(mapped.type()));
        }
        if (type instanceof ValueType.PrimitiveArray array) {
            return CodeBlock.of("$T.read$L($L)", Runtime.JSON_ARRAYS, array.method(), in);
        }
        if (type instanceof ValueType.FreeForm) {
            return CodeBlock.of("$L.readNonNull()", in);
        }
        if (type instanceof ValueType.FreeFormObject) {
            return CodeBlock.of("$L.readObject()", in);
        }
        if (type instanceof ValueType.ListOf list) {
            return CodeBlock.of("$L.readList($L)", in, element(list.element(), list.nullable(), in));
        }
        if (type instanceof ValueType.SetOf set) {
            return CodeBlock.of("$L.readSet($L)", in, element(set.element(), set.nullable(), in));
        }
        if (type instanceof ValueType.ArrayOf array) {
            return CodeBlock.of(
                    "$L.readList($L).toArray($T[]::new)",
                    in,
                    element(array.element(), array.nullable(), in),
                    array.type());
        }
        ValueType.MapOf map = (ValueType.MapOf) type;
        return CodeBlock.of("$L.readMap($L)", in, element(map.value(), map.nullable(), in));
    }

    private CodeBlock element(ValueType type, boolean nullable, String in) {
        if (!nullable) {
            return reference(type, in);
        }
        if (type instanceof ValueType.FreeForm) {
            return CodeBlock.of("$T::readValue", Runtime.JSON_READER);
        }
        String inner = inner(in);
        return CodeBlock.of("$1L ->$W$1L.readOptional($2L)", inner, reference(type, inner));
    }

    /** Something that reads a value from the reader that it is given. */
    CodeBlock reference(ValueType type, String in) {
        if (type instanceof ValueType.Scalar scalar) {
            return CodeBlock.of("$T::$L", Runtime.JSON_READER, scalar.read());
        }
        if (type instanceof ValueType.Enumeration enumeration) {
            return CodeBlock.of("$T::$L", companion, readMethod(enumeration.type()));
        }
        if (type instanceof ValueType.Nested nested) {
            return CodeBlock.of("$T::read$L", companion, labels.of(nested.shape()));
        }
        if (type instanceof ValueType.Standard standard && !standard.narrowed()) {
            return CodeBlock.of("$T::$L", standard.codec(), standard.read());
        }
        if (type instanceof ValueType.PrimitiveArray array) {
            return CodeBlock.of("$T::read$L", Runtime.JSON_ARRAYS, array.method());
        }
        if (type instanceof ValueType.FreeForm) {
            return CodeBlock.of("$T::readNonNull", Runtime.JSON_READER);
        }
        if (type instanceof ValueType.FreeFormObject) {
            return CodeBlock.of("$T::readObject", Runtime.JSON_READER);
        }
        String inner = inner(in);
        return CodeBlock.of("$L ->$W$L", inner, read(type, inner));
    }

    /** A name for a parameter of a lambda in a scope that has another one already. */
    private static String inner(String outer) {
        return switch (outer) {
            case Locals.READER -> Locals.ELEMENT;
            case Locals.WRITER -> "to";
            default -> outer + "_";
        };
    }

    /** A statement, without its semicolon, that writes a value. */
    CodeBlock write(ValueType type, String out, CodeBlock value) {
        if (type instanceof ValueType.Scalar scalar) {
            return CodeBlock.of("$L.$L($L)", out, scalar.write(), value);
        }
        if (type instanceof ValueType.Enumeration enumeration) {
            return CodeBlock.of("$L.writeString($L($L))", out, nameMethod(enumeration.type()), value);
        }
        if (type instanceof ValueType.Nested nested) {
            return CodeBlock.of("write$L($L, $L)", labels.of(nested.shape()), out, value);
        }
        if (type instanceof ValueType.Standard standard) {
            return CodeBlock.of("$T.$L($L, $L)", standard.codec(), standard.write(), out, value);
        }
        if (type instanceof ValueType.Wrapped) {
            return CodeBlock.of("$L.writeString($L.value())", out, value);
        }
        if (type instanceof ValueType.Text text) {
            return text.formatter().isEmpty()
                    ? CodeBlock.of("$L.writeString($L.toString())", out, value)
                    : CodeBlock.of(
                            "$L.writeString($T.$L.format($L))", out, DateTimeFormatter.class, text.formatter(), value);
        }
        if (type instanceof ValueType.UnionMember member) {
            return CodeBlock.of("$T.codec().write($L, $L)", member.union(), out, value);
        }
        if (type instanceof ValueType.Mapped mapped) {
            return CodeBlock.of("$L.writeAs($L, $L)", out, value, typeConstant(mapped.type()));
        }
        if (type instanceof ValueType.PrimitiveArray array) {
            return CodeBlock.of("$T.write$L($L, $L)", Runtime.JSON_ARRAYS, array.method(), out, value);
        }
        if (type instanceof ValueType.FreeForm || type instanceof ValueType.FreeFormObject) {
            return CodeBlock.of("$L.writeValue($L)", out, value);
        }
        if (type instanceof ValueType.ListOf list) {
            return writeList(value, list.element(), list.nullable(), out);
        }
        if (type instanceof ValueType.SetOf set) {
            return writeList(value, set.element(), set.nullable(), out);
        }
        if (type instanceof ValueType.ArrayOf array) {
            CodeBlock elements = CodeBlock.of("$T.asList($L)", Arrays.class, value);
            return writeList(elements, array.element(), array.nullable(), out);
        }
        ValueType.MapOf map = (ValueType.MapOf) type;
        return CodeBlock.of("$L.writeMap($L,$W$L)", out, value, writeElement(map.value(), map.nullable(), out));
    }

    private CodeBlock writeList(CodeBlock elements, ValueType type, boolean nullable, String out) {
        return CodeBlock.of("$L.writeList($L,$W$L)", out, elements, writeElement(type, nullable, out));
    }

    private CodeBlock writeElement(ValueType type, boolean nullable, String out) {
        if (!nullable || type instanceof ValueType.FreeForm) {
            return writeReference(type, out);
        }
        String inner = inner(out);
        return CodeBlock.of(
                "($1L, $1LElement) ->$W$1L.writeNullable($1LElement, $2L)", inner, writeReference(type, inner));
    }

    CodeBlock writeReference(ValueType type, String out) {
        // A reference to writeLong takes a Long and no other box.
        if (type instanceof ValueType.Scalar scalar
                && (!scalar.write().equals("writeLong") || scalar.type().equals(TypeName.LONG))) {
            return CodeBlock.of("$T::$L", Runtime.JSON_WRITER, scalar.write());
        }
        if (type instanceof ValueType.Nested nested) {
            return CodeBlock.of("$T::write$L", companion, labels.of(nested.shape()));
        }
        if (type instanceof ValueType.Standard standard) {
            return CodeBlock.of("$T::$L", standard.codec(), standard.write());
        }
        if (type instanceof ValueType.PrimitiveArray array) {
            return CodeBlock.of("$T::write$L", Runtime.JSON_ARRAYS, array.method());
        }
        if (type instanceof ValueType.FreeForm || type instanceof ValueType.FreeFormObject) {
            return CodeBlock.of("$T::writeValue", Runtime.JSON_WRITER);
        }
        String inner = inner(out);
        return CodeBlock.of("($1L, $1LElement) ->$W$2L", inner, write(type, inner, CodeBlock.of("$LElement", inner)));
    }

    /** A condition: whether a value is not an empty text, list, set, array or map. */
    static CodeBlock isNotEmpty(ValueType type, CodeBlock value) {
        return type instanceof ValueType.ArrayOf || type instanceof ValueType.PrimitiveArray
                ? CodeBlock.of("$L.length > 0", value)
                : CodeBlock.of("!$L.isEmpty()", value);
    }
}
