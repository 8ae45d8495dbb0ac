package dev.rolecall.processor.shape;

import dev.rolecall.processor.element.Annotations;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * How a class is made, and taken apart again.
 *
 * @param type the class
 * @param factory the static method that makes it; empty for a constructor
 * @param properties what is handed over, in order
 */
public record Creator(TypeElement type, String factory, List<Property> properties) {

    /**
     * A component of a record, or a parameter and the method that answers its value.
     *
     * @param name the component's name
     * @param element the component or the parameter
     * @param annotatedType its type, nullable if the component or what answers it is so
     * @param accessor the method that answers it
     * @param annotations its annotations, wherever their targets put them, each once; those with a place to show first
     */
    public record Property(
            String name,
            Element element,
            AnnotatedType annotatedType,
            ExecutableElement accessor,
            List<AnnotationMirror> annotations) {

        /**
         * Its type, without what is annotated in it.
         *
         * @return the type
         */
        public TypeMirror type() {
            return annotatedType.mirror();
        }

        Optional<AnnotationMirror> annotation(String name) {
            return Annotations.find(annotations, name);
        }
    }

    /**
     * The names of the components.
     *
     * @return the names, in order
     */
    public List<String> names() {
        return properties.stream().map(Property::name).toList();
    }

    /**
     * A component by its name.
     *
     * @param name the name
     * @return the component; empty if there is none
     */
    public Optional<Property> property(String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
    }
}
