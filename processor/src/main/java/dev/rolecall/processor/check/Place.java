package dev.rolecall.processor.check;

import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.PackageElement;
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

    /**
     * What a message must tell of the place, as the Eclipse compiler shows none for a record, for what is in one without being
     * written out, for a constant of an enum, and for a package.
     *
     * @param messager where the message goes
     * @return a sentence, with a space before it; empty where the compiler shows the place
     */
    String inWords(Messager messager) {
        boolean isEclipse = messager.getClass().getName().startsWith("org.eclipse.jdt.");
        return isEclipse && !isShownByEclipse() ? " (This is in " + file() + ".)" : "";
    }

    private boolean isShownByEclipse() {
        Element around = element.getEnclosingElement();
        return switch (element.getKind()) {
            case RECORD, ENUM_CONSTANT, PACKAGE -> false;
            case FIELD ->
                around.getKind() != ElementKind.RECORD || element.getModifiers().contains(Modifier.STATIC);
            default -> true;
        };
    }

    /** What the source file is named after. */
    private String file() {
        if (element instanceof PackageElement packageElement) {
            return packageElement.getQualifiedName() + ".package-info";
        }
        Element outermost = element;
        while (outermost.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
            outermost = outermost.getEnclosingElement();
        }
        return outermost.toString();
    }
}
