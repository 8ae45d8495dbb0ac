package dev.rolecall.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.check.Suggestions;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads a declared default as Java source. */
final class Defaults {

    private final Element component;
    private final AnnotationMirror annotation;
    private final Report report;

    Defaults(Element component, AnnotationMirror annotation, Report report) {
        this.component = component;
        this.annotation = annotation;
        this.report = report;
    }

    Optional<Member.Default> read(TypeMirror mirror, ValueType value) {
        TypeName type = TypeName.get(mirror);
        String declared = Annotations.string(annotation, "value", "");
        if (mirror instanceof DeclaredType declaredType
                && declaredType.asElement().getKind() == ElementKind.ENUM) {
            List<String> constants = declaredType.asElement().getEnclosedElements().stream()
                    .filter(EnumReader::isConstant)
                    .map(constant -> constant.getSimpleName().toString())
                    .toList();
            return constants.contains(declared)
                    ? good(declared, CodeBlock.of("$T.$L", type, declared))
                    : bad(declared, type, Suggestions.didYouMean(declared, constants));
        }
        if (value.canBeEmpty() && !(value instanceof ValueType.Scalar)) {
            return declared.equals(empty(value))
                    ? good(declared, emptySource(value))
                    : bad(declared, type, "Only an empty one, \"" + empty(value) + "\", can be a default.");
        }
        if (value instanceof ValueType.Text text && type.equals(text.type())) {
            return isParsed(text, declared)
                    ? good(declared, CodeBlock.of("$T.$L($S)", text.type(), text.parse(), declared))
                    : bad(declared, type, "Write " + text.expected() + ".");
        }
        if (!(value instanceof ValueType.Scalar scalar) || !(type.equals(scalar.type()) || type.isBoxedPrimitive())) {
            return bad(
                    declared,
                    type,
                    "Defaults are for numbers, boolean, char, String, enums, times, and empty lists, sets, arrays and "
                            + "maps.");
        }
        try {
            return good(declared, source(scalar.type().toString(), declared));
        } catch (IllegalArgumentException doesNotFit) {
            return bad(
                    declared, type, "Write a value that fits the type, in plain digits, without quotes or suffixes.");
        }
    }

    private static CodeBlock source(String type, String declared) {
        return switch (type) {
            case "int" -> CodeBlock.of("$L", Integer.parseInt(declared));
            case "long" -> CodeBlock.of("$LL", Long.parseLong(declared));
            case "short" -> CodeBlock.of("(short) $L", Short.parseShort(declared));
            case "byte" -> CodeBlock.of("(byte) $L", Byte.parseByte(declared));
            case "double" -> CodeBlock.of("$L", finite(Double.parseDouble(declared)));
            case "float" -> CodeBlock.of("$LF", (float) finite(Float.parseFloat(declared)));
            case "boolean" -> CodeBlock.of("$L", truth(declared));
            case "char" -> CodeBlock.of("$S.charAt(0)", character(declared));
            case "java.math.BigInteger" -> CodeBlock.of("new $T($S)", BigInteger.class, new BigInteger(declared));
            case "java.math.BigDecimal" -> CodeBlock.of("new $T($S)", BigDecimal.class, new BigDecimal(declared));
            default -> CodeBlock.of("$S", declared);
        };
    }

    /** How an empty value is declared: of a text, {@code ""}. */
    static String empty(ValueType value) {
        if (value instanceof ValueType.MapOf || value instanceof ValueType.FreeFormObject) {
            return "{}";
        }
        boolean isText = value instanceof ValueType.Scalar
                || value instanceof ValueType.PrimitiveArray array
                        && (array.method().equals("Bytes") || array.method().equals("Chars"));
        return isText ? "" : "[]";
    }

    private static CodeBlock emptySource(ValueType value) {
        if (value instanceof ValueType.SetOf) {
            return CodeBlock.of("$T.of()", Set.class);
        }
        if (value instanceof ValueType.ListOf) {
            return CodeBlock.of("$T.of()", List.class);
        }
        if (value instanceof ValueType.ArrayOf array) {
            return CodeBlock.of("new $T[0]", array.type());
        }
        if (value instanceof ValueType.PrimitiveArray array) {
            String element =
                    array.method().substring(0, array.method().length() - 1).toLowerCase(Locale.ROOT);
            return CodeBlock.of("new $L[0]", element);
        }
        return CodeBlock.of("$T.of()", Map.class);
    }

    /** Whether a class of the JDK reads a text; this JDK's own is asked. */
    private static boolean isParsed(ValueType.Text text, String declared) {
        try {
            Class<?> type = Class.forName(text.type().reflectionName());
            Class<?> parameter = text.parse().equals("parse") ? CharSequence.class : String.class;
            type.getMethod(text.parse(), parameter).invoke(null, declared);
            return true;
        } catch (ReflectiveOperationException refused) {
            return false;
        }
    }

    private static double finite(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("not finite");
        }
        return number;
    }

    private static boolean truth(String declared) {
        if (!declared.equals("true") && !declared.equals("false")) {
            throw new IllegalArgumentException("neither true nor false");
        }
        return declared.equals("true");
    }

    private static String character(String declared) {
        if (declared.length() != 1) {
            throw new IllegalArgumentException("not one char");
        }
        return declared;
    }

    private static Optional<Member.Default> good(String declared, CodeBlock source) {
        return Optional.of(new Member.Default(declared, source));
    }

    private Optional<Member.Default> bad(String declared, TypeName type, String why) {
        report.add(
                Problem.BAD_DEFAULT,
                Place.at(component, annotation, Annotations.value(annotation, "value")),
                declared,
                TypeNames.member(component),
                TypeNames.shown(type),
                why);
        return Optional.empty();
    }
}
