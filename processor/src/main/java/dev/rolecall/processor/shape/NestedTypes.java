package dev.rolecall.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Access;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.EnumType;
import dev.rolecall.processor.model.ObjectShape;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The types that occur in a role, each read once. */
public final class NestedTypes {

    /** The data binding of each major of Jackson; the annotations of its own are in a package below. */
    private static final Map<String, String> MAJORS =
            Map.of("2", "com.fasterxml.jackson.databind", "3", "tools.jackson.databind");

    /** With more shapes of one generic class, it holds itself with arguments that grow. */
    private static final int MOST_OF_A_CLASS = 50;

    /** A generic record that never ends. */
    static final class EndlessTypeException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Elements elements;
    private final Types types;
    private final Creators creators;
    private final Accessors accessors;
    private final String packageName;
    private final Report report;
    private final Map<String, ObjectShape> shapes = new TreeMap<>();
    private final Map<ClassName, Optional<EnumType>> enums = new TreeMap<>();
    private final Map<String, TypeName> mapped = new TreeMap<>();
    private final Set<String> warnings = new TreeSet<>();
    private final Set<TypeElement> missing = new HashSet<>();

    /**
     * Nothing yet.
     *
     * @param elements the compiler's elements
     * @param types the compiler's types
     * @param creators finds how the types are made
     * @param packageName the package of the role, whose companion names them
     * @param report where problems go
     */
    public NestedTypes(Elements elements, Types types, Creators creators, String packageName, Report report) {
        this.elements = elements;
        this.types = types;
        this.creators = creators;
        this.accessors = new Accessors(elements, types);
        this.packageName = packageName;
        this.report = report;
    }

    /**
     * Reads the shape of a role class, and all that occurs in it.
     *
     * @param creator how the class is made
     * @return the shape; of use only if nothing was reported
     * @throws UnresolvedTypeException if a type does not exist yet
     */
    public ObjectShape role(Creator creator) {
        checkNullness(creator);
        JacksonAnnotations jackson = new JacksonAnnotations(creator, accessors.supertypes(creator.type()));
        ShapeReader reader = new ShapeReader(creator, jackson, Map.of(), this, report);
        return reader.read(
                creator.type().toString(), TypeName.get(creator.type().asType()));
    }

    /**
     * The shapes of the records that occur.
     *
     * @return the shapes, in an order that is always the same
     */
    public List<ObjectShape> shapes() {
        return List.copyOf(shapes.values());
    }

    /**
     * The enums that occur.
     *
     * @return the enums, in the order of their names
     */
    public List<EnumType> enums() {
        return enums.values().stream().flatMap(Optional::stream).toList();
    }

    /**
     * The types that are left to data binding.
     *
     * @return the types, in the order of their names
     */
    public List<TypeName> mapped() {
        return mapped.values().stream()
                .sorted(Comparator.comparing(TypeName::toString))
                .toList();
    }

    /**
     * What all that the companion names warns of.
     *
     * @return {@code deprecation}, {@code removal}, or nothing
     */
    public Set<String> warnings() {
        return warnings;
    }

    /**
     * Takes note of something that the companion names.
     *
     * @param element the element
     */
    public void named(Element element) {
        warnings.addAll(Access.warnings(element, elements));
    }

    // For readers of types

    Elements elements() {
        return elements;
    }

    Types types() {
        return types;
    }

    String packageName() {
        return packageName;
    }

    /** Whether the companion can name a class. */
    boolean canName(TypeElement element) {
        return Access.isPublic(element)
                || !Access.isPrivate(element)
                        && elements.getPackageOf(element).getQualifiedName().contentEquals(packageName);
    }

    /** The key of a record's shape; empty if only data binding does all that its annotations say. */
    Optional<String> record(AnnotatedType annotated, TypeElement element) {
        TypeMirror type = annotated.mirror();
        String key = key(annotated);
        if (shapes.containsKey(key)) {
            return Optional.of(key);
        }
        long ofTheClass = shapes.values().stream()
                .filter(shape -> shape.type() instanceof ParameterizedTypeName generic
                        && generic.rawType().equals(ClassName.get(element)))
                .count();
        if (ofTheClass > MOST_OF_A_CLASS) {
            throw new EndlessTypeException();
        }
        Report own = new Report();
        Optional<Creator> creator = creators.find(element, own);
        if (creator.isEmpty()) {
            if (creators.isNameless(element)) {
                report.addAll(own); // data binding would take what has no name otherwise
            }
            return Optional.empty();
        }
        JacksonAnnotations jackson = new JacksonAnnotations(creator.get(), accessors.supertypes(element));
        if (!jackson.refused().isClean()) {
            return Optional.empty();
        }
        checkNullness(creator.get());
        named(element);
        TypeName name = TypeName.get(type);
        // A record may occur in itself.
        shapes.put(key, new ObjectShape(key, name, List.of(), "", List.of(), Optional.empty(), false));
        Map<String, AnnotatedType> arguments = new HashMap<>();
        for (int i = 0; i < element.getTypeParameters().size(); i++) {
            arguments.put(
                    element.getTypeParameters().get(i).getSimpleName().toString(),
                    annotated.parts().get(i));
        }
        shapes.put(key, new ShapeReader(creator.get(), jackson, arguments, this, report).read(key, name));
        return Optional.of(key);
    }

    /** The name of a type and, where its arguments may be null, which of them. */
    private static String key(AnnotatedType type) {
        return TypeName.get(type.mirror()) + nullness(type);
    }

    private static String nullness(AnnotatedType type) {
        StringBuilder nullness = new StringBuilder();
        for (int i = 0; i < type.parts().size(); i++) {
            AnnotatedType part = type.parts().get(i);
            String inPart = (part.isNullable() ? "?" : "") + nullness(part);
            if (!inPart.isEmpty()) {
                nullness.append('(').append(i).append(inPart).append(')');
            }
        }
        return nullness.toString();
    }

    /** Warns, once of each, of classes of which nobody tells what is nullable in them. */
    private void checkNullness(Creator creator) {
        for (TypeElement type : creators.missing(creator)) {
            if (missing.add(type)) {
                report.add(
                        Problem.HIDDEN_NULLNESS,
                        Place.at(type),
                        Runtime.version().feature(),
                        type.getQualifiedName(),
                        type.getSimpleName());
            }
        }
    }

    /** Whether an enum is read by its constants; otherwise it is left to data binding. */
    boolean enumeration(TypeElement element) {
        ClassName type = ClassName.get(element);
        if (!enums.containsKey(type)) {
            Optional<EnumType> read = new EnumReader(element, accessors, report).read();
            if (read.isPresent()) {
                named(element);
                element.getEnclosedElements().stream()
                        .filter(EnumReader::isConstant)
                        .forEach(this::named);
            }
            enums.put(type, read);
        }
        return enums.get(type).isPresent();
    }

    /** Warns of a class that one major of Jackson reads otherwise than the other, where both are there. */
    void checkMajors(TypeElement element, Element component) {
        Set<String> seen = new TreeSet<>();
        for (Element annotated : Stream.concat(Stream.of(element), element.getEnclosedElements().stream())
                .toList()) {
            for (AnnotationMirror annotation : Annotations.unbundled(annotated.getAnnotationMirrors())) {
                MAJORS.entrySet().stream()
                        .filter(major -> Annotations.nameOf(annotation).startsWith(major.getValue() + ".annotation."))
                        .forEach(major -> seen.add(major.getKey()));
            }
        }
        boolean both = MAJORS.values().stream()
                .allMatch(databind -> elements.getTypeElement(databind + ".ObjectMapper") != null);
        if (both && seen.size() == 1) {
            String one = seen.iterator().next();
            report.add(
                    Problem.ONE_MAJOR,
                    Place.at(component),
                    element.getQualifiedName(),
                    TypeNames.member(component),
                    one,
                    one.equals("2") ? "3" : "2");
        }
    }

    /** Leaves a type to data binding. */
    void map(TypeName type) {
        mapped.put(type.toString(), type);
    }
}
