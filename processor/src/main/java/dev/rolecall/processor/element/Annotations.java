package dev.rolecall.processor.element;

import java.util.ArrayList;
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
public final class Annotations {

    /** What makes a class a role. */
    public static final String MESSAGE_ROLE = "dev.rolecall.MessageRole";
    /** What places a union. */
    public static final String MESSAGE_UNION = "dev.rolecall.MessageUnion";
    /** A rule. */
    public static final String TO_LLM = "dev.rolecall.ToLlm";
    /** No rule. */
    public static final String NOT_SENT = "dev.rolecall.NotSent";
    /** What marks the component that keeps more. */
    public static final String ADDITIONAL_PROPERTIES = "dev.rolecall.AdditionalProperties";
    /** What gives a default. */
    public static final String DEFAULT_VALUE = "dev.rolecall.DefaultValue";
    /** What companions have. */
    public static final String ROLE_DESCRIPTOR = "dev.rolecall.codec.RoleDescriptor";
    /** What unions have. */
    public static final String UNION_DESCRIPTOR = "dev.rolecall.codec.UnionDescriptor";

    private static final String BUNDLE = "com.fasterxml.jackson.annotation.JacksonAnnotationsInside";

    private Annotations() {}

    /**
     * Annotations, and in the place of each bundle of Jackson's the ones in it.
     *
     * @param mirrors the annotations
     * @return all of them
     */
    public static List<AnnotationMirror> unbundled(Collection<? extends AnnotationMirror> mirrors) {
        List<AnnotationMirror> all = new ArrayList<>();
        for (AnnotationMirror mirror : mirrors) {
            Element type = mirror.getAnnotationType().asElement();
            if (has(type, BUNDLE)) {
                all.addAll(unbundled(type.getAnnotationMirrors().stream()
                        .filter(inner -> isJacksons(inner) && !nameOf(inner).equals(BUNDLE))
                        .toList()));
            } else {
                all.add(mirror);
            }
        }
        return all;
    }

    /**
     * Whether an annotation is one of Jackson's, of either major version.
     *
     * @param mirror the annotation
     * @return whether it is
     */
    public static boolean isJacksons(AnnotationMirror mirror) {
        String name = nameOf(mirror);
        return name.startsWith("com.fasterxml.jackson.") || name.startsWith("tools.jackson.");
    }

    /**
     * Finds an annotation on an element.
     *
     * @param element the element
     * @param annotation its qualified name
     * @return the annotation; empty if it is not there
     */
    public static Optional<AnnotationMirror> find(Element element, String annotation) {
        return find(element.getAnnotationMirrors(), annotation);
    }

    /**
     * Finds one of several annotations.
     *
     * @param mirrors the annotations
     * @param annotation its qualified name
     * @return the annotation; empty if it is not there
     */
    public static Optional<AnnotationMirror> find(Collection<? extends AnnotationMirror> mirrors, String annotation) {
        for (AnnotationMirror mirror : mirrors) {
            if (nameOf(mirror).equals(annotation)) {
                return Optional.of(mirror);
            }
        }
        return Optional.empty();
    }

    /**
     * Whether an element has an annotation.
     *
     * @param element the element
     * @param annotation the annotation's qualified name
     * @return whether it has
     */
    public static boolean has(Element element, String annotation) {
        return find(element, annotation).isPresent();
    }

    /**
     * The name of an annotation.
     *
     * @param mirror the annotation
     * @return its qualified name
     */
    public static String nameOf(AnnotationMirror mirror) {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    /**
     * Whether one of some annotations is named {@code Nullable}, from whatever package it is.
     *
     * @param mirrors the annotations
     * @return whether it is so
     */
    public static boolean hasNullable(Collection<? extends AnnotationMirror> mirrors) {
        for (AnnotationMirror mirror : mirrors) {
            if (mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable")) {
                return true;
            }
        }
        return false;
    }

    /**
     * The value that is written in the source.
     *
     * @param mirror the annotation
     * @param name the value's name
     * @return the value; empty if the default stands
     */
    public static Optional<AnnotationValue> value(AnnotationMirror mirror, String name) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
                mirror.getElementValues().entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(name)) {
                return Optional.of(entry.getValue());
            }
        }
        return Optional.empty();
    }

    /**
     * A value as text.
     *
     * @param mirror the annotation
     * @param name the value's name
     * @param otherwise what it is if it is not written
     * @return the value
     */
    public static String string(AnnotationMirror mirror, String name, String otherwise) {
        return value(mirror, name).map(value -> value.getValue().toString()).orElse(otherwise);
    }

    /**
     * The elements of a value that is an array.
     *
     * @param mirror the annotation
     * @param name the value's name
     * @return the elements; empty if it is not written
     */
    public static List<? extends AnnotationValue> values(AnnotationMirror mirror, String name) {
        return value(mirror, name)
                .map(value -> value.getValue() instanceof List<?> list ? elements(list) : List.of(value))
                .orElse(List.of());
    }

    @SuppressWarnings("unchecked") // a list in an annotation is a list of values
    private static List<AnnotationValue> elements(List<?> list) {
        return (List<AnnotationValue>) list;
    }

    /**
     * The elements of a value that is an array of strings.
     *
     * @param mirror the annotation
     * @param name the value's name
     * @return the elements; empty if it is not written
     */
    public static List<String> strings(AnnotationMirror mirror, String name) {
        return values(mirror, name).stream()
                .map(value -> value.getValue().toString())
                .toList();
    }

    /**
     * A constant of an enum in an annotation.
     *
     * @param mirror the annotation
     * @param name the value's name
     * @param otherwise what it is if it is not written
     * @return the constant's simple name
     */
    public static String constant(AnnotationMirror mirror, String name, String otherwise) {
        String value = string(mirror, name, otherwise);
        return value.substring(value.lastIndexOf('.') + 1);
    }

    /**
     * A class in an annotation.
     *
     * @param value the value of an annotation
     * @return the class; empty if the compiler could not find it, which it says itself
     */
    public static Optional<TypeMirror> asType(Object value) {
        return value instanceof TypeMirror type ? Optional.of(type) : Optional.empty();
    }
}
