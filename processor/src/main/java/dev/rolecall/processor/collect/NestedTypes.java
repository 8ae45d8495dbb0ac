package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.model.EnumType;
import dev.rolecall.processor.model.NestedRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The records and enums that occur in a role, each read once. */
final class NestedTypes {

    private final Elements elements;
    private final Report report;
    private final Map<ClassName, NestedRecord> records = new TreeMap<>();
    private final Map<ClassName, EnumType> enums = new TreeMap<>();

    NestedTypes(Elements elements, Report report) {
        this.elements = elements;
        this.report = report;
    }

    Elements elements() {
        return elements;
    }

    List<NestedRecord> records() {
        return List.copyOf(records.values());
    }

    List<EnumType> enums() {
        return List.copyOf(enums.values());
    }

    ClassName record(TypeElement element) {
        ClassName type = ClassName.get(element);
        if (!records.containsKey(type)) {
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
        List<EnumType.Constant> constants = new ArrayList<>();
        for (Element member : element.getEnclosedElements()) {
            if (member.getKind() == ElementKind.ENUM_CONSTANT) {
                String name = member.getSimpleName().toString();
                constants.add(new EnumType.Constant(name, jsonName(member, name)));
            }
        }
        enums.put(type, new EnumType(type, constants));
        return type;
    }

    private static String jsonName(Element constant, String name) {
        return Annotations.find(constant, JacksonAnnotations.PROPERTY)
                .map((AnnotationMirror property) -> Annotations.string(property, "value", name))
                .filter(jsonName -> !jsonName.isEmpty())
                .orElse(name);
    }
}
