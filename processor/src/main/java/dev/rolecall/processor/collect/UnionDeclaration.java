package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.model.Union;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;

/**
 * Where a union is asked for: by {@code @MessageUnion}, or by a role class that implements one which does not exist.
 *
 * @param type the union's interface
 * @param place where it is asked for
 * @param includes the role classes and unions that it takes in
 * @param excludes the role classes that it leaves out
 * @param carriers other names for the records that carry classes, by class
 * @param unknown where it names classes that do not exist, or not yet
 */
public record UnionDeclaration(
        ClassName type,
        Place place,
        List<Include> includes,
        List<Include> excludes,
        Map<ClassName, Carrier> carriers,
        List<Place> unknown) {

    /** Words that are no keywords and name no class either. */
    private static final Set<String> NO_CLASS_NAMES = Set.of("record", "sealed", "permits", "var", "yield");

    /**
     * A class that a union takes in or leaves out.
     *
     * @param element the class
     * @param place where it is named
     */
    public record Include(TypeElement element, Place place) {

        /**
         * The class's name.
         *
         * @return the name
         */
        public ClassName type() {
            return ClassName.get(element);
        }
    }

    /**
     * The name of a record that carries a class.
     *
     * @param name the name
     * @param place where it is given
     */
    public record Carrier(String name, Place place) {}

    /**
     * A union that a role class asks for by implementing it.
     *
     * @param type the union
     * @param element the role class
     * @return the declaration
     */
    static UnionDeclaration implied(ClassName type, Element element) {
        return new UnionDeclaration(type, Place.at(element), List.of(), List.of(), Map.of(), List.of());
    }

    /**
     * The name that {@code @MessageUnion} gives a union.
     *
     * @param annotation the annotation
     * @return the simple name
     */
    public static String nameIn(AnnotationMirror annotation) {
        return Annotations.string(annotation, "name", Union.DEFAULT_NAME);
    }

    /**
     * Reads {@code @MessageUnion}.
     *
     * @param annotated the package or the class that it is on
     * @param elements the compiler's elements
     * @param report where problems go
     * @return the declaration; empty if its name is none
     */
    public static Optional<UnionDeclaration> read(Element annotated, Elements elements, Report report) {
        AnnotationMirror annotation =
                Annotations.find(annotated, Annotations.MESSAGE_UNION).orElseThrow();
        String name = nameIn(annotation);
        String packageName = elements.getPackageOf(annotated).getQualifiedName().toString();
        if (!isClassName(name) || elements.getTypeElement("java.lang." + name) != null) {
            report.add(
                    Problem.BAD_UNION_NAME,
                    Place.at(annotated, annotation, Annotations.value(annotation, "name")),
                    name);
            return Optional.empty();
        }
        List<Place> unknown = new ArrayList<>();
        List<Include> includes = classes(annotated, annotation, "include", unknown);
        List<Include> excludes = classes(annotated, annotation, "exclude", unknown);
        Map<ClassName, Carrier> carriers = new LinkedHashMap<>();
        for (AnnotationValue value : Annotations.values(annotation, "carried")) {
            AnnotationMirror carried = (AnnotationMirror) value.getValue();
            Place place = Place.at(annotated, annotation, Optional.of(value));
            String as = Annotations.string(carried, "as", "");
            Optional<TypeElement> type = Annotations.value(carried, "type").flatMap(UnionDeclaration::element);
            if (type.isEmpty()) {
                unknown.add(place);
            } else if (!isClassName(as)) {
                report.add(
                        Problem.BAD_CARRIER, place, type.get().getSimpleName(), "\"" + as + "\" is no Java class name");
            } else {
                carriers.put(ClassName.get(type.get()), new Carrier(as, place));
            }
        }
        return Optional.of(new UnionDeclaration(
                ClassName.get(packageName, name),
                Place.at(annotated, annotation),
                includes,
                excludes,
                carriers,
                unknown));
    }

    /** The classes that a value names; those that do not exist go among the unknown. */
    private static List<Include> classes(
            Element annotated, AnnotationMirror annotation, String value, List<Place> unknown) {
        List<Include> classes = new ArrayList<>();
        for (AnnotationValue named : Annotations.values(annotation, value)) {
            Place place = Place.at(annotated, annotation, Optional.of(named));
            element(named)
                    .ifPresentOrElse(element -> classes.add(new Include(element, place)), () -> unknown.add(place));
        }
        return classes;
    }

    private static boolean isClassName(String name) {
        return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name) && !NO_CLASS_NAMES.contains(name);
    }

    /** A class in an annotation; empty if it does not exist, which the compiler says itself. */
    private static Optional<TypeElement> element(AnnotationValue value) {
        return Annotations.asType(value.getValue())
                .filter(type -> type.getKind() == TypeKind.DECLARED)
                .map(type -> (TypeElement) ((DeclaredType) type).asElement());
    }
}
