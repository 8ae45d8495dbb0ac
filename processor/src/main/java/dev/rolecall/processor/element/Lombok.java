package dev.rolecall.processor.element;

import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * Lombok writes constructors and methods into the classes of a round, before or after other processors look at them. In the next
 * round all of it is there, and Lombok's annotations are not any more.
 */
public final class Lombok {

    private static final String PACKAGE = "lombok.";

    /** What stays when Lombok has done its work, and asks for nothing by itself. */
    private static final Set<String> KEPT = Set.of("lombok.Generated", "lombok.NonNull");

    private Lombok() {}

    /**
     * Whether Lombok is to change how a class is made and asked; a record needs nothing of the kind.
     *
     * @param type a class
     * @return whether it, or a member of it, has annotations of Lombok
     */
    public static boolean isToChange(TypeElement type) {
        return type.getKind() == ElementKind.CLASS
                && Stream.concat(Stream.of(type), type.getEnclosedElements().stream())
                        .anyMatch(Lombok::isAnnotated);
    }

    private static boolean isAnnotated(Element element) {
        return element.getAnnotationMirrors().stream()
                .map(Annotations::nameOf)
                .anyMatch(name -> name.startsWith(PACKAGE) && !KEPT.contains(name));
    }

    /**
     * Whether Lombok does not run, of a class that it was to change a round ago.
     *
     * @param type the class
     * @return whether it has Lombok's annotations still, and fields that no constructor takes
     */
    public static boolean isAbsent(TypeElement type) {
        return isToChange(type)
                && ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                        .anyMatch(field -> !field.getModifiers().contains(Modifier.STATIC))
                && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                        .allMatch(constructor -> constructor.getParameters().isEmpty());
    }
}
