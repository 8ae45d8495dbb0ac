package dev.rolecall.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.model.ValueType;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Source that reads and writes a value. */
final class ValueCode {

    private final ClassName companion;
    private final Map<ClassName, String> names = new HashMap<>();

    /** Source for the values of a role, whose companion has methods for its records and enums. */
    ValueCode(RoleBody body) {
        this.companion = body.role().companion();
        body.nested().forEach(nested -> name(nested.type()));
        body.enums().forEach(constants -> name(constants.type()));
    }

    /** Names a record or an enum within the companion; two of one name in different packages are numbered. */
    private void name(ClassName type) {
        String simple = String.join("", type.simpleNames());
        String name = simple;
        for (int number = 2; names.containsValue(name); number++) {
            name = simple + number;
        }
        names.put(type, name);
    }

    /** The constant of the companion that has the names of a record's members. */
    String namesConstant(ClassName type) {
        return names.get(type).replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT) + "_NAMES";
    }

    /** The method of the companion that reads a record or an enum. */
    String readMethod(ClassName type) {
        return "read" + names.get(type);
    }

    /** The method of the companion that writes a record. */
    String writeMethod(ClassName type) {
        return "write" + names.get(type);
    }

    /** The method of the companion that names a constant. */
    String nameMethod(ClassName type) {
        return "nameOf" + names.get(type);
    }

    /** An expression that reads a value. */
    CodeBlock read(ValueType type, String in) {
        if (type instanceof ValueType.Scalar scalar) {
            return CodeBlock.of("$L.$L()", in, scalar.read());
        }
        if (type instanceof ValueType.Enumeration enumeration) {
            return CodeBlock.of("$L($L)", readMethod(enumeration.type()), in);
        }
        if (type instanceof ValueType.Nested nested) {
            return CodeBlock.of("$L($L)", readMethod(nested.type()), in);
        }
        if (type instanceof ValueType.Standard standard) {
            CodeBlock read = CodeBlock.of("$T.$L($L)", standard.codec(), standard.read(), in);
            return standard.narrowed() ? CodeBlock.of("$L.narrow($T.class, $L)", in, standard.type(), read) : read;
        }
        if (type instanceof ValueType.Wrapped wrapped) {
            return CodeBlock.of("new $T($L.readString())", wrapped.type(), in);
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
            return CodeBlock.of("$T::$L", companion, readMethod(nested.type()));
        }
        if (type instanceof ValueType.Standard standard && !standard.narrowed()) {
            return CodeBlock.of("$T::$L", standard.codec(), standard.read());
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
            return CodeBlock.of("$L($L, $L)", writeMethod(nested.type()), out, value);
        }
        if (type instanceof ValueType.Standard standard) {
            return CodeBlock.of("$T.$L($L, $L)", standard.codec(), standard.write(), out, value);
        }
        if (type instanceof ValueType.Wrapped) {
            return CodeBlock.of("$L.writeString($L.value())", out, value);
        }
        if (type instanceof ValueType.FreeForm || type instanceof ValueType.FreeFormObject) {
            return CodeBlock.of("$L.writeValue($L)", out, value);
        }
        if (type instanceof ValueType.ListOf list) {
            return CodeBlock.of(
                    "$L.writeList($L,$W$L)", out, value, writeElement(list.element(), list.nullable(), out));
        }
        ValueType.MapOf map = (ValueType.MapOf) type;
        return CodeBlock.of("$L.writeMap($L,$W$L)", out, value, writeElement(map.value(), map.nullable(), out));
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
            return CodeBlock.of("$T::$L", companion, writeMethod(nested.type()));
        }
        if (type instanceof ValueType.Standard standard) {
            return CodeBlock.of("$T::$L", standard.codec(), standard.write());
        }
        if (type instanceof ValueType.FreeForm || type instanceof ValueType.FreeFormObject) {
            return CodeBlock.of("$T::writeValue", Runtime.JSON_WRITER);
        }
        String inner = inner(out);
        return CodeBlock.of("($1L, $1LElement) ->$W$2L", inner, write(type, inner, CodeBlock.of("$LElement", inner)));
    }
}
