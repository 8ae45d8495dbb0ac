package dev.rolecall.processor.shape;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.ClassFiles;
import dev.rolecall.processor.element.TypeNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Finds how a class is made: by what is annotated with {@code @JsonCreator}, else by the canonical constructor of a record
 * or the only public constructor of a class.
 */
public final class Creators {

    private static final String CREATOR = "com.fasterxml.jackson.annotation.JsonCreator";

    private final Elements elements;
    private final Types types;
    private final Accessors accessors;
    private final AnnotatedTypes annotatedTypes;
    private final ClassFiles classFiles;

    /**
     * A reader.
     *
     * @param elements the compiler's elements
     * @param types the compiler's types
     * @param classFiles reads what the compiler does not show
     */
    public Creators(Elements elements, Types types, ClassFiles classFiles) {
        this.elements = elements;
        this.types = types;
        this.accessors = new Accessors(elements, types);
        this.annotatedTypes = new AnnotatedTypes(elements, types, classFiles);
        this.classFiles = classFiles;
    }

    /**
     * Finds how a class is made.
     *
     * @param type a record or a class
     * @param report where problems go
     * @return the creator; empty if there is none, which is reported
     */
    public Optional<Creator> find(TypeElement type, Report report) {
        boolean isRecord = type.getKind() == ElementKind.RECORD;
        List<ExecutableElement> annotated = executables(type, Creators::isAnnotated);
        if (annotated.size() > 1) {
            return none(
                    annotated.get(1), type, "two of its constructors and methods have @JsonCreator. Keep one", report);
        }
        if (isRecord && (annotated.isEmpty() || isCanonical(annotated.get(0), type))) {
            return Optional.of(new Creator(type, "", components(type)));
        }
        List<ExecutableElement> candidates = annotated.isEmpty()
                ? executables(
                        type,
                        candidate -> candidate.getKind() == ElementKind.CONSTRUCTOR
                                && candidate.getModifiers().contains(Modifier.PUBLIC))
                : annotated;
        if (candidates.isEmpty()) {
            return none(type, type, "it has no public constructor. Add one, or annotate one with @JsonCreator", report);
        }
        if (candidates.size() > 1) {
            return none(
                    type,
                    type,
                    "it has " + candidates.size() + " public constructors. Annotate one with @JsonCreator",
                    report);
        }
        return parameters(candidates.get(0), type, report);
    }

    /**
     * How a class is made whose constructor is still to be written, as far as its fields tell.
     *
     * @param type a class
     * @return what its fields need, without what answers them
     */
    public Creator ofFields(TypeElement type) {
        List<Creator.Property> properties = ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .map(field -> new Creator.Property(
                        field.getSimpleName().toString(), field, AnnotatedType.of(field.asType()), null, List.of()))
                .toList();
        return new Creator(type, "", properties);
    }

    /**
     * Whether a class is made by something with parameters whose names its class file does not have.
     *
     * @param type a class
     * @return whether it is so, and {@link #find} reports it
     */
    public boolean isNameless(TypeElement type) {
        return executables(type, Creators::isAnnotated).stream().anyMatch(annotated -> isNameless(annotated, type));
    }

    /** Compilers name such parameters arg0, arg1 and so on. */
    private boolean isNameless(ExecutableElement executable, TypeElement type) {
        List<? extends VariableElement> parameters = executable.getParameters();
        for (int i = 0; i < parameters.size(); i++) {
            VariableElement parameter = parameters.get(i);
            if (parameter.getSimpleName().contentEquals("arg" + i)
                    && classFiles.mayBeFromClassFile(type)
                    && accessor(parameter, type).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /**
     * The classes of which nobody tells where the values are nullable that are handed to a creator.
     *
     * @param creator how a class is made
     * @return that class, and classes that it extends; empty if all is known
     */
    public Set<TypeElement> missing(Creator creator) {
        Set<TypeElement> holders = new LinkedHashSet<>();
        for (Creator.Property property : creator.properties()) {
            if (!property.type().getKind().isPrimitive()) {
                holders.add(creator.type());
                Optional.ofNullable(property.accessor())
                        .ifPresent(accessor -> holders.add((TypeElement) accessor.getEnclosingElement()));
            }
        }
        holders.removeIf(holder -> !classFiles.isMissing(holder));
        return holders;
    }

    private static boolean isAnnotated(ExecutableElement candidate) {
        return Annotations.find(candidate, CREATOR)
                .filter(creator ->
                        !Annotations.constant(creator, "mode", "DEFAULT").equals("DISABLED"))
                .isPresent();
    }

    private static List<ExecutableElement> executables(TypeElement type, Predicate<ExecutableElement> wanted) {
        List<ExecutableElement> found = new ArrayList<>();
        for (Element member : type.getEnclosedElements()) {
            if (member instanceof ExecutableElement executable && wanted.test(executable)) {
                found.add(executable);
            }
        }
        return found;
    }

    private static Optional<Creator> none(Element place, TypeElement type, String why, Report report) {
        report.add(Problem.NO_CREATOR, Place.at(place), type.getSimpleName(), why);
        return Optional.empty();
    }

    // Records

    private List<Creator.Property> components(TypeElement type) {
        List<Creator.Property> properties = new ArrayList<>();
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        List<VariableElement> fields = ElementFilter.fieldsIn(type.getEnclosedElements());
        List<ExecutableElement> inherited = accessors.inherited(type);
        Optional<ExecutableElement> canonical = canonical(type);
        for (int i = 0; i < components.size(); i++) {
            RecordComponentElement component = components.get(i);
            AnnotatedType annotatedType = annotatedTypes.ofComponent(component);
            PropertyAnnotations annotations = new PropertyAnnotations();
            annotations.addAll(fields, component.getSimpleName());
            annotations.add(component);
            annotations.add(component.asType());
            if (component.getAccessor() != null) {
                annotations.add(component.getAccessor());
                annotations.add(component.getAccessor().getReturnType());
                annotatedType = annotatedType.orNullable(
                        annotatedTypes.ofReturned(component.getAccessor()).isNullable());
                annotations.addOverridden(component.getAccessor(), inherited);
            }
            if (canonical.isPresent()) {
                annotations.add(canonical.get().getParameters().get(i));
            }
            properties.add(new Creator.Property(
                    component.getSimpleName().toString(),
                    component,
                    annotatedType,
                    component.getAccessor(),
                    annotations.all()));
        }
        return List.copyOf(properties);
    }

    /** The canonical constructor of a record; empty where the compiler has not made it yet. */
    private Optional<ExecutableElement> canonical(TypeElement type) {
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor -> isCanonical(constructor, type))
                .findFirst();
    }

    private boolean isCanonical(ExecutableElement constructor, TypeElement type) {
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        List<? extends VariableElement> parameters = constructor.getParameters();
        boolean isCanonical =
                constructor.getKind() == ElementKind.CONSTRUCTOR && parameters.size() == components.size();
        for (int i = 0; isCanonical && i < parameters.size(); i++) {
            // What is erased alike cannot be overloaded.
            isCanonical = types.isSameType(
                    types.erasure(parameters.get(i).asType()),
                    types.erasure(components.get(i).asType()));
        }
        return isCanonical;
    }

    // Constructors and factories

    private Optional<Creator> parameters(ExecutableElement executable, TypeElement type, Report report) {
        boolean isConstructor = executable.getKind() == ElementKind.CONSTRUCTOR;
        String what = isConstructor ? "its constructor" : "the method " + executable.getSimpleName() + "()";
        if (executable.getModifiers().contains(Modifier.PRIVATE)) {
            return none(executable, type, what + " is private. Make it package-private or public", report);
        }
        if (!isConstructor
                && (!executable.getModifiers().contains(Modifier.STATIC)
                        || !types.isSameType(
                                types.erasure(executable.getReturnType()), types.erasure(type.asType())))) {
            return none(executable, type, what + " is not static, or returns something else", report);
        }
        if (executable.getThrownTypes().stream().anyMatch(accessors::isChecked)) {
            return none(
                    executable, type, what + " declares a checked exception. Throw a RuntimeException instead", report);
        }
        if (isNameless(executable, type)) {
            return none(
                    executable,
                    type,
                    "its class file does not have the names of what " + (isConstructor ? "the constructor" : what)
                            + " takes. Compile it with javac's option -parameters or -g",
                    report);
        }
        List<Creator.Property> properties = new ArrayList<>();
        List<ExecutableElement> inherited = accessors.inherited(type);
        boolean sound = true;
        for (VariableElement parameter : executable.getParameters()) {
            Optional<Creator.Property> property = property(parameter, type, inherited, report);
            property.ifPresent(properties::add);
            sound &= property.isPresent();
        }
        for (RecordComponentElement component : type.getRecordComponents()) {
            if (properties.stream()
                    .noneMatch(property -> component.getSimpleName().contentEquals(property.name()))) {
                return none(
                        executable,
                        type,
                        what + " does not take the component " + component.getSimpleName()
                                + ", which would be lost. Let it take all of them",
                        report);
            }
        }
        if (sound && type.getKind() == ElementKind.CLASS) {
            sound = keepsItsState(type, properties, report);
        }
        return sound
                ? Optional.of(new Creator(
                        type, isConstructor ? "" : executable.getSimpleName().toString(), List.copyOf(properties)))
                : Optional.empty();
    }

    /** What a class shows or lets be set, and is not handed to its constructor, does not come back from JSON. */
    private boolean keepsItsState(TypeElement type, List<Creator.Property> properties, Report report) {
        boolean keeps = true;
        for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            String name = field.getSimpleName().toString();
            boolean isState = !field.getModifiers().contains(Modifier.STATIC)
                    && !field.getModifiers().contains(Modifier.TRANSIENT)
                    && properties.stream().noneMatch(property -> property.name().equals(name));
            if (isState && accessors.isShown(type, field)) {
                report.add(Problem.LOST_STATE, Place.at(field), name, type.getSimpleName());
                keeps = false;
            }
        }
        return keeps;
    }

    private Optional<ExecutableElement> accessor(VariableElement parameter, TypeElement type) {
        return accessors.find(type, Accessors.names(parameter.getSimpleName().toString(), parameter.asType()));
    }

    private Optional<Creator.Property> property(
            VariableElement parameter, TypeElement type, List<ExecutableElement> inherited, Report report) {
        String name = parameter.getSimpleName().toString();
        TypeMirror wanted = parameter.asType();
        Optional<ExecutableElement> accessor = accessor(parameter, type);
        if (accessor.isEmpty()) {
            report.add(
                    Problem.NO_ACCESSOR,
                    Place.at(parameter),
                    name,
                    type.getSimpleName(),
                    TypeNames.shown(wanted),
                    String.join("() or ", Accessors.names(name, wanted)) + "()");
            return Optional.empty();
        }
        TypeMirror answered = types.asMemberOf((DeclaredType) type.asType(), accessor.get())
                        instanceof javax.lang.model.type.ExecutableType method
                ? method.getReturnType()
                : accessor.get().getReturnType();
        if (!types.isSameType(answered, wanted) && !answered.toString().equals(wanted.toString())) {
            report.add(
                    Problem.BAD_ACCESSOR,
                    Place.at(parameter),
                    accessor.get().getSimpleName(),
                    type.getSimpleName(),
                    TypeNames.shown(answered),
                    name,
                    TypeNames.shown(wanted));
            return Optional.empty();
        }
        PropertyAnnotations annotations = new PropertyAnnotations();
        annotations.add(parameter);
        annotations.add(wanted);
        annotations.add(accessor.get());
        annotations.add(accessor.get().getReturnType());
        annotations.addAll(ElementFilter.fieldsIn(type.getEnclosedElements()), parameter.getSimpleName());
        annotations.addOverridden(accessor.get(), inherited);
        AnnotatedType annotatedType = annotatedTypes
                .ofParameter(parameter)
                .orNullable(annotatedTypes.ofReturned(accessor.get()).isNullable());
        return Optional.of(new Creator.Property(name, parameter, annotatedType, accessor.get(), annotations.all()));
    }
}
