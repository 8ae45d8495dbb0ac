package dev.rolecall.processor.collect;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.check.Suggestions;
import dev.rolecall.processor.model.EnumType;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

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

    Optional<Member.Default> read(TypeName type, ValueType value, List<EnumType> enums) {
        String declared = Annotations.string(annotation, "value", "");
        if (value instanceof ValueType.Enumeration enumeration && type.equals(enumeration.type())) {
            List<String> constants = enums.stream()
                    .filter(known -> known.type().equals(enumeration.type()))
                    .flatMap(known -> known.constants().stream().map(EnumType.Constant::name))
                    .toList();
            return constants.contains(declared)
                    ? good(declared, CodeBlock.of("$T.$L", enumeration.type(), declared))
                    : bad(declared, type, Suggestions.didYouMean(declared, constants));
        }
        if (!(value instanceof ValueType.Scalar scalar) || !(type.equals(scalar.type()) || type.isBoxedPrimitive())) {
            return bad(declared, type, "Defaults are for numbers, boolean, char, String and enums.");
        }
        try {
            return good(declared, source(scalar.type().toString(), declared));
        } catch (IllegalArgumentException doesNotFit) {
            return bad(declared, type, "Write it as Java does, without quotes or suffixes.");
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
            default -> CodeBlock.of("$S", declared);
        };
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
                type,
                why);
        return Optional.empty();
    }
}
