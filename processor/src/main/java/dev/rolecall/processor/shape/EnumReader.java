package dev.rolecall.processor.shape;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.EnumType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads an enum: what names its constants have in JSON. */
final class EnumReader {

    private final TypeElement element;
    private final Report report;

    private final Accessors accessors;

    EnumReader(TypeElement element, Accessors accessors, Report report) {
        this.element = element;
        this.accessors = accessors;
        this.report = report;
    }

    static boolean isConstant(Element member) {
        return member.getKind() == ElementKind.ENUM_CONSTANT;
    }

    /** The enum; empty if only data binding does all that its annotations say. */
    Optional<EnumType> read() {
        if (isRefused(element) || isNamedByASupertype()) {
            return Optional.empty();
        }
        List<EnumType.Constant> constants = new ArrayList<>();
        Optional<String> jsonValue = Optional.empty();
        Optional<String> otherwise = Optional.empty();
        for (Element member : element.getEnclosedElements()) {
            if (isConstant(member)) {
                if (isRefused(member)) {
                    return Optional.empty();
                }
                constants.add(constant(member));
                if (Annotations.has(member, JacksonAnnotations.DEFAULT_CONSTANT)) {
                    otherwise = Optional.of(member.getSimpleName().toString());
                }
            } else if (isJsonValue(member) && isText(member)) {
                jsonValue = Optional.of(member.getSimpleName() + (member instanceof ExecutableElement ? "()" : ""));
            } else if (isRefused(member)) {
                return Optional.empty();
            }
        }
        if (constants.isEmpty()) {
            return Optional.empty();
        }
        if (jsonValue.isEmpty()) {
            checkDuplicates(constants);
        }
        // Of an enum in a class file, the Eclipse compiler does not tell in which order they are declared.
        constants.sort(Comparator.comparing(EnumType.Constant::name));
        return Optional.of(new EnumType(ClassName.get(element), constants, jsonValue, otherwise));
    }

    private static boolean isJsonValue(Element member) {
        return Annotations.find(member, JacksonAnnotations.VALUE)
                .filter(annotation ->
                        !Annotations.string(annotation, "value", "true").equals("false"))
                .isPresent();
    }

    private boolean isNamedByASupertype() {
        return accessors.supertypes(element).stream()
                .flatMap(supertype -> supertype.getEnclosedElements().stream())
                .anyMatch(EnumReader::isJsonValue);
    }

    private static boolean isRefused(Element member) {
        for (AnnotationMirror annotation : Annotations.unbundled(member.getAnnotationMirrors())) {
            boolean honoured =
                    isConstant(member) && Refusals.ofConstant(annotation).isEmpty();
            if (Refusals.concerns(annotation) && !honoured) {
                return true;
            }
        }
        return false;
    }

    /** Whether a method or a field answers a string, and generated code can ask it. */
    private boolean isText(Element member) {
        TypeMirror type = member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
        return TypeNames.nameOf(type).equals("java.lang.String")
                && !member.getModifiers().contains(Modifier.PRIVATE)
                && member.getModifiers().contains(Modifier.PUBLIC);
    }

    private static EnumType.Constant constant(Element member) {
        String name = member.getSimpleName().toString();
        String jsonName = Annotations.find(member, JacksonAnnotations.PROPERTY)
                .map(property -> Annotations.string(property, "value", ""))
                .filter(written -> !written.isEmpty())
                .orElse(name);
        List<String> aliases = Annotations.find(member, JacksonAnnotations.ALIAS)
                .map(alias -> Annotations.strings(alias, "value"))
                .orElse(List.of());
        return new EnumType.Constant(name, jsonName, aliases);
    }

    private void checkDuplicates(List<EnumType.Constant> constants) {
        Map<String, EnumType.Constant> byName = new HashMap<>();
        for (EnumType.Constant constant : constants) {
            List<String> names = new ArrayList<>(List.of(constant.jsonName()));
            names.addAll(constant.aliases());
            for (String name : names) {
                EnumType.Constant first = byName.putIfAbsent(name, constant);
                if (first != null) {
                    report.add(
                            Problem.DUPLICATE_CONSTANT,
                            placeOf(constant),
                            first.name(),
                            constant.name(),
                            element.getSimpleName(),
                            name);
                }
            }
        }
    }

    private Place placeOf(EnumType.Constant constant) {
        return element.getEnclosedElements().stream()
                .filter(member -> isConstant(member) && member.getSimpleName().contentEquals(constant.name()))
                .map(Place::at)
                .findFirst()
                .orElseThrow();
    }
}
