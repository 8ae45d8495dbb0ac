package dev.rolecall.processor.collect;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Which of Jackson's annotations are honoured, and how; the others are refused by name. */
final class JacksonAnnotations {

    static final String PROPERTY = "com.fasterxml.jackson.annotation.JsonProperty";
    private static final String INCLUDE = "com.fasterxml.jackson.annotation.JsonInclude";
    private static final List<String> PACKAGES = List.of("com.fasterxml.jackson.", "tools.jackson.");
    private static final Set<String> HONOURED_VALUES = Set.of("value");

    private JacksonAnnotations() {}

    static String jsonName(Collection<AnnotationMirror> annotations, String component) {
        return Annotations.find(annotations, PROPERTY)
                .map(property -> Annotations.string(property, "value", ""))
                .filter(name -> !name.isEmpty())
                .orElse(component);
    }

    /** Whether a member is always written, also if it is null. */
    static boolean isAlwaysIncluded(Collection<AnnotationMirror> annotations) {
        return Annotations.find(annotations, INCLUDE)
                .filter(include ->
                        Annotations.string(include, "value", "ALWAYS").endsWith("ALWAYS"))
                .isPresent();
    }

    static void check(
            Element element, Collection<? extends AnnotationMirror> annotations, boolean nullable, Report report) {
        for (AnnotationMirror annotation : annotations) {
            String name = Annotations.nameOf(annotation);
            if (PACKAGES.stream().noneMatch(name::startsWith)) {
                continue;
            }
            String simpleName =
                    annotation.getAnnotationType().asElement().getSimpleName().toString();
            if (name.equals(PROPERTY)) {
                unhonoured(annotation)
                        .ifPresent(value -> report.add(
                                Problem.UNSUPPORTED_ANNOTATION,
                                Place.at(element, annotation),
                                simpleName + "(" + value + ")",
                                nameOf(element)));
            } else if (name.equals(INCLUDE) && !element.getKind().isClass()) {
                checkInclude(element, annotation, nullable, report);
            } else {
                report.add(Problem.UNSUPPORTED_ANNOTATION, Place.at(element, annotation), simpleName, nameOf(element));
            }
        }
    }

    private static Optional<String> unhonoured(AnnotationMirror annotation) {
        return annotation.getElementValues().keySet().stream()
                .map(value -> value.getSimpleName().toString())
                .filter(value -> !HONOURED_VALUES.contains(value))
                .findFirst();
    }

    private static void checkInclude(Element element, AnnotationMirror annotation, boolean nullable, Report report) {
        String value = Annotations.string(annotation, "value", "ALWAYS");
        String constant = value.substring(value.lastIndexOf('.') + 1);
        if (!constant.equals("ALWAYS") || !nullable || unhonoured(annotation).isPresent()) {
            report.add(Problem.BAD_INCLUDE, Place.at(element, annotation), constant, nameOf(element));
        }
    }

    private static String nameOf(Element element) {
        return element instanceof TypeElement ? element.getSimpleName().toString() : TypeNames.member(element);
    }
}
