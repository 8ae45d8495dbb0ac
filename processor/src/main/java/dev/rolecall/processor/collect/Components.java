package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.Member.Presence;
import dev.rolecall.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** Reads the components of a record as members of a JSON object. */
final class Components {

    private final TypeElement record;
    private final NestedTypes nested;
    private final Report report;
    private final List<Member> members = new ArrayList<>();
    private Optional<String> additional = Optional.empty();

    Components(TypeElement record, NestedTypes nested, Report report) {
        this.record = record;
        this.nested = nested;
        this.report = report;
        JacksonAnnotations.check(record, record.getAnnotationMirrors(), false, report);
        checkMethods();
        for (RecordComponentElement component : record.getRecordComponents()) {
            nested.named(component.getAccessor());
            Map<String, AnnotationMirror> annotations = annotations(component);
            Optional<AnnotationMirror> keepsMore =
                    Optional.ofNullable(annotations.get(Annotations.ADDITIONAL_PROPERTIES));
            if (keepsMore.isPresent()) {
                keepAdditional(component);
            } else {
                members.add(member(component, annotations.values()));
            }
        }
        checkDuplicates();
    }

    List<Member> members() {
        return List.copyOf(members);
    }

    Optional<String> additional() {
        return additional;
    }

    List<String> names() {
        return record.getRecordComponents().stream()
                .map(component -> component.getSimpleName().toString())
                .toList();
    }

    /** What is annotated beside components: creators, getters and the like. */
    private void checkMethods() {
        for (Element member : record.getEnclosedElements()) {
            boolean accessor = member.getKind() == ElementKind.METHOD
                    && record.getRecordComponents().stream()
                            .anyMatch(component -> member.equals(component.getAccessor()));
            if (!accessor && member instanceof ExecutableElement) {
                JacksonAnnotations.check(member, member.getAnnotationMirrors(), false, report);
            }
        }
    }

    /** The annotations of a component, wherever their targets put them, by name; those with a place to show first. */
    private Map<String, AnnotationMirror> annotations(RecordComponentElement component) {
        List<AnnotationMirror> all = new ArrayList<>();
        for (VariableElement field : ElementFilter.fieldsIn(record.getEnclosedElements())) {
            if (field.getSimpleName().equals(component.getSimpleName())) {
                all.addAll(field.getAnnotationMirrors());
            }
        }
        all.addAll(component.getAnnotationMirrors());
        all.addAll(component.asType().getAnnotationMirrors());
        if (component.getAccessor() != null) {
            all.addAll(component.getAccessor().getAnnotationMirrors());
            all.addAll(component.getAccessor().getReturnType().getAnnotationMirrors());
        }
        int index = record.getRecordComponents().indexOf(component);
        for (ExecutableElement constructor : ElementFilter.constructorsIn(record.getEnclosedElements())) {
            if (isCanonical(constructor)) {
                all.addAll(constructor.getParameters().get(index).getAnnotationMirrors());
            }
        }
        Map<String, AnnotationMirror> byName = new LinkedHashMap<>();
        all.forEach(annotation -> byName.putIfAbsent(Annotations.nameOf(annotation), annotation));
        return byName;
    }

    private boolean isCanonical(ExecutableElement constructor) {
        List<? extends RecordComponentElement> components = record.getRecordComponents();
        List<? extends VariableElement> parameters = constructor.getParameters();
        if (parameters.size() != components.size()) {
            return false;
        }
        for (int i = 0; i < parameters.size(); i++) {
            if (!TypeName.get(parameters.get(i).asType())
                    .equals(TypeName.get(components.get(i).asType()))) {
                return false;
            }
        }
        return true;
    }

    private void keepAdditional(RecordComponentElement component) {
        String name = component.getSimpleName().toString();
        if (!TypeName.get(component.asType()).toString().equals("java.util.Map<java.lang.String, java.lang.Object>")) {
            report.add(
                    Problem.BAD_ADDITIONAL_PROPERTIES,
                    Place.at(component),
                    name,
                    "its type is " + TypeName.get(component.asType()));
        } else if (additional.isPresent()) {
            report.add(
                    Problem.BAD_ADDITIONAL_PROPERTIES,
                    Place.at(component),
                    name,
                    additional.get() + " keeps them already");
        } else {
            additional = Optional.of(name);
        }
    }

    private Member member(RecordComponentElement component, Collection<AnnotationMirror> annotations) {
        String name = component.getSimpleName().toString();
        boolean nullable = annotations.stream().anyMatch(annotation -> Annotations.isNamed(annotation, "Nullable"));
        JacksonAnnotations.check(component, annotations, nullable, report);
        TypeReader types = new TypeReader(nested, component);
        Optional<ValueType> held = types.heldByOptional(component.asType());
        Optional<ValueType> value = held.isPresent() ? held : types.read(component.asType());
        if (value.isEmpty()) {
            types.report(report);
        }
        TypeName type = TypeName.get(component.asType());
        ValueType known = value.orElseGet(ValueType.FreeForm::new);
        Optional<Member.Default> defaultValue = Annotations.find(annotations, Annotations.DEFAULT_VALUE)
                .flatMap(annotation -> new Defaults(component, annotation, report).read(type, known, nested.enums()));
        Presence presence = types.isOptional(component.asType())
                ? Presence.OPTIONAL
                : presence(nullable && !type.isPrimitive(), annotations, defaultValue.isPresent());
        return new Member(name, JacksonAnnotations.jsonName(annotations, name), type, known, presence, defaultValue);
    }

    private static Presence presence(boolean nullable, Collection<AnnotationMirror> annotations, boolean defaulted) {
        if (defaulted) {
            return nullable ? Presence.DEFAULTED_NULLABLE : Presence.DEFAULTED;
        }
        if (!nullable) {
            return Presence.REQUIRED;
        }
        return JacksonAnnotations.isAlwaysIncluded(annotations) ? Presence.REQUIRED_NULLABLE : Presence.NULLABLE;
    }

    private void checkDuplicates() {
        Map<String, Member> byName = new HashMap<>();
        for (Member member : members) {
            Member first = byName.putIfAbsent(member.jsonName(), member);
            if (first != null) {
                report.add(
                        Problem.DUPLICATE_MEMBER,
                        placeOf(member),
                        first.component(),
                        member.component(),
                        record.getSimpleName(),
                        member.jsonName());
            }
        }
    }

    private Place placeOf(Member member) {
        return record.getRecordComponents().stream()
                .filter(component -> component.getSimpleName().contentEquals(member.component()))
                .map(Place::at)
                .findFirst()
                .orElseThrow();
    }

    /** Checks what is true of a role only, and not of a record within one. */
    void checkRole(List<ClassName> unions) {
        for (Member member : members) {
            if (member.jsonName().equals("role")) {
                report.add(Problem.ROLE_MEMBER, placeOf(member), member.component(), record.getSimpleName());
            } else if (!unions.isEmpty()
                    && (member.component().equals("message")
                            || member.component().equals("role"))) {
                report.add(
                        Problem.UNION_METHOD,
                        placeOf(member),
                        unions.get(0).simpleName(),
                        member.component(),
                        record.getSimpleName());
            }
        }
    }
}
