package dev.rolecall.processor.collect;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads annotations by name, as their classes are not on the processor's class path. */
final class Annotations {

    static final String MESSAGE_ROLE = "dev.rolecall.MessageRole";
    static final String MESSAGE_UNION = "dev.rolecall.MessageUnion";
    static final String TO_LLM = "dev.rolecall.ToLlm";
    static final String NOT_SENT = "dev.rolecall.NotSent";
    static final String ADDITIONAL_PROPERTIES = "dev.rolecall.AdditionalProperties";
    static final String DEFAULT_VALUE = "dev.rolecall.DefaultValue";
    static final String ROLE_DESCRIPTOR = "dev.rolecall.codec.RoleDescriptor";
    static final String UNION_DESCRIPTOR = "dev.rolecall.codec.UnionDescriptor";

    private Annotations() {}

    static Optional<AnnotationMirror> find(Element element, String annotation) {
        return find(element.getAnnotationMirrors(), annotation);
    }

    static Optional<AnnotationMirror> find(Collection<? extends AnnotationMirror> mirrors, String annotation) {
        for (AnnotationMirror mirror : mirrors) {
            if (nameOf(mirror).equals(annotation)) {
                return Optional.of(mirror);
            }
        }
        return Optional.empty();
    }

    static boolean has(Element element, String annotation) {
        return find(element, annotation).isPresent();
    }

    static String nameOf(AnnotationMirror mirror) {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    static boolean isNamed(AnnotationMirror mirror, String simpleName) {
        return mirror.getAnnotationType().asElement().getSimpleName().contentEquals(simpleName);
    }

    /** The value that is written in the source; empty if the default stands. */
    static Optional<AnnotationValue> value(AnnotationMirror mirror, String name) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
                mirror.getElementValues().entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(name)) {
                return Optional.of(entry.getValue());
            }
        }
        return Optional.empty();
    }

    static String string(AnnotationMirror mirror, String name, String otherwise) {
        return value(mirror, name).map(value -> value.getValue().toString()).orElse(otherwise);
    }

    static List<? extends AnnotationValue> values(AnnotationMirror mirror, String name) {
        return value(mirror, name)
                .map(value -> value.getValue() instanceof List<?> list ? elements(list) : List.of(value))
                .orElse(List.of());
    }

    @SuppressWarnings("unchecked") // a list in an annotation is a list of values
    private static List<AnnotationValue> elements(List<?> list) {
        return (List<AnnotationValue>) list;
    }

    static List<String> strings(AnnotationMirror mirror, String name) {
        return values(mirror, name).stream()
                .map(value -> value.getValue().toString())
                .toList();
    }

    static Optional<TypeMirror> type(AnnotationMirror mirror, String name) {
        return value(mirror, name).map(AnnotationValue::getValue).flatMap(Annotations::asType);
    }

    /** A class in an annotation; empty if the compiler could not find it, which it says itself. */
    static Optional<TypeMirror> asType(Object value) {
        return value instanceof TypeMirror type ? Optional.of(type) : Optional.empty();
    }
}
