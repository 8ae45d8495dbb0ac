package dev.rolecall.processor.shape;

import dev.rolecall.processor.element.Annotations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.VariableElement;

/** The annotations of a component from the several places that they may stand in, each once; the first place counts. */
final class PropertyAnnotations {

    private final Map<String, AnnotationMirror> byName = new LinkedHashMap<>();

    void add(AnnotatedConstruct annotated) {
        Annotations.unbundled(annotated.getAnnotationMirrors())
                .forEach(annotation -> byName.putIfAbsent(Annotations.nameOf(annotation), annotation));
    }

    /** Those of the fields of a name. */
    void addAll(List<VariableElement> fields, Name name) {
        for (VariableElement field : fields) {
            if (field.getSimpleName().equals(name)) {
                add(field);
            }
        }
    }

    /** What Jackson sees of the methods that an accessor overrides. */
    void addOverridden(ExecutableElement accessor, List<ExecutableElement> inherited) {
        for (ExecutableElement method : inherited) {
            if (method.getSimpleName().equals(accessor.getSimpleName()) && !method.equals(accessor)) {
                Annotations.unbundled(method.getAnnotationMirrors()).stream()
                        .filter(Annotations::isJacksons)
                        .forEach(annotation -> byName.putIfAbsent(Annotations.nameOf(annotation), annotation));
            }
        }
    }

    List<AnnotationMirror> all() {
        return List.copyOf(byName.values());
    }
}
