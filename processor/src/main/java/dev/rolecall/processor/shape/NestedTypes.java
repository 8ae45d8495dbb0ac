package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.model.EnumType;
import dev.rolecall.processor.model.NestedRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The records and enums that occur in a role, each read once. */
final class NestedTypes {

    private final Elements elements;
    private final String packageName;
    private final Report report;
    private final Map<ClassName, NestedRecord> records = new TreeMap<>();
    private final Map<ClassName, EnumType> enums = new TreeMap<>();
    private final Set<String> warnings = new TreeSet<>();

    /**
     * Nothing yet.
     *
     * @param packageName the package of the role, whose companion names them
     */
    NestedTypes(Elements elements, String packageName, Report report) {
        this.elements = elements;
        this.packageName = packageName;
        this.report = report;
    }

    String packageName() {
        return packageName;
    }

    /** Whether the companion can name a class. */
    boolean canName(TypeElement element) {
        return Access.isPublic(element)
                || !Access.isPrivate(element)
                        && elements.getPackageOf(element).getQualifiedName().contentEquals(packageName);
    }

    static boolean hasConstants(TypeElement element) {
        return element.getEnclosedElements().stream().anyMatch(NestedTypes::isConstant);
    }

    private static boolean isConstant(Element element) {
        return element.getKind() == ElementKind.ENUM_CONSTANT;
    }

    List<NestedRecord> records() {
        return List.copyOf(records.values());
    }

    List<EnumType> enums() {
        return List.copyOf(enums.values());
    }

    /** Takes note of something that the companion names. */
    void named(Element element) {
        warnings.addAll(Access.warnings(element, elements));
    }

    /** What all that the companion names warns of. */
    Set<String> warnings() {
        return warnings;
    }

    ClassName record(TypeElement element) {
        ClassName type = ClassName.get(element);
        if (!records.containsKey(type)) {
            named(element);
            // A record may occur in itself.
            records.put(type, new NestedRecord(type, List.of(), Optional.empty(), List.of()));
            Components components = new Components(element, this, report);
            records.put(
                    type, new NestedRecord(type, components.members(), components.additional(), components.names()));
        }
        return type;
    }

    ClassName enumeration(TypeElement element) {
        ClassName type = ClassName.get(element);
        if (enums.containsKey(type)) {
            return type;
        }
        named(element);
        JacksonAnnotations.check(element, element.getAnnotationMirrors(), false, report);
        List<EnumType.Constant> constants = new ArrayList<>();
        for (Element member : element.getEnclosedElements()) {
            JacksonAnnotations.check(member, member.getAnnotationMirrors(), false, report);
            if (isConstant(member)) {
                named(member);
                String name = member.getSimpleName().toString();
                EnumType.Constant constant = new EnumType.Constant(name, jsonName(member, name));
                checkDuplicate(member, constant, constants);
                constants.add(constant);
            }
        }
        enums.put(type, new EnumType(type, constants));
        return type;
    }

    private void checkDuplicate(Element member, EnumType.Constant constant, List<EnumType.Constant> before) {
        before.stream()
                .filter(first -> first.jsonName().equals(constant.jsonName()))
                .findFirst()
                .ifPresent(first -> report.add(
                        Problem.DUPLICATE_CONSTANT,
                        Place.at(member),
                        first.name(),
                        constant.name(),
                        member.getEnclosingElement().getSimpleName(),
                        constant.jsonName()));
    }

    private static String jsonName(Element constant, String name) {
        return Annotations.find(constant, JacksonAnnotations.PROPERTY)
                .map((AnnotationMirror property) -> Annotations.string(property, "value", name))
                .filter(jsonName -> !jsonName.isEmpty())
                .orElse(name);
    }
}
