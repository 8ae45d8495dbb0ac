package dev.rolecall.processor.check;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.util.ElementFilter;

/**
 * Where a problem is: an element, an annotation on it, or a value of that annotation.
 *
 * @param element the element
 * @param annotation the annotation at fault
 * @param value the value at fault
 */
public record Place(Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value) {

    /**
     * An element.
     *
     * @param element the element
     * @return the place
     */
    public static Place at(Element element) {
        return new Place(visible(element), Optional.empty(), Optional.empty());
    }

    /** javac knows no line of a record component, but that of the field which the component becomes. */
    private static Element visible(Element element) {
        if (element.getKind() == ElementKind.RECORD_COMPONENT) {
            for (Element field :
                    ElementFilter.fieldsIn(element.getEnclosingElement().getEnclosedElements())) {
                if (field.getSimpleName().equals(element.getSimpleName())) {
                    return field;
                }
            }
        }
        return element;
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
