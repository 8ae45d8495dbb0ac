package dev.rolecall.processor.check;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.util.ElementFilter;

/**
 * Where a problem is: an element, an annotation on it, or a value of that annotation.
 *
 * @param element the element
 * @param annotation the annotation at fault
 * @param value the value at fault
 */
public record Place(Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value) {

    /** Goes from a record component, of which javac does not show the place, to the field of its name, of which it does. */
    public Place {
        if (element.getKind() == ElementKind.RECORD_COMPONENT) {
            Name name = element.getSimpleName();
            element = ElementFilter.fieldsIn(element.getEnclosingElement().getEnclosedElements()).stream()
                    .filter(field -> field.getSimpleName().equals(name))
                    .map(Element.class::cast)
                    .findFirst()
                    .orElse(element);
        }
    }

    /**
     * An element.
     *
     * @param element the element
     * @return the place
     */
    public static Place at(Element element) {
        return new Place(element, Optional.empty(), Optional.empty());
    }

    /**
     * An annotation.
     *
     * @param element the annotated element
     * @param annotation the annotation
     * @return the place
     */
    public static Place at(Element element, AnnotationMirror annotation) {
        return new Place(element, Optional.of(annotation), Optional.empty());
    }

    /**
     * A value of an annotation.
     *
     * @param element the annotated element
     * @param annotation the annotation
     * @param value the value; the annotation itself is meant if it has none
     * @return the place
     */
    public static Place at(Element element, AnnotationMirror annotation, Optional<AnnotationValue> value) {
        return new Place(element, Optional.of(annotation), value);
    }
}
