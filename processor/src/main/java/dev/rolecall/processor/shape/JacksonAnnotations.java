package dev.rolecall.processor.shape;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.Member.Inclusion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** What Jackson's annotations say of a class and its components. */
final class JacksonAnnotations {

    private static final String ANNOTATION = "com.fasterxml.jackson.annotation.";
    static final String PROPERTY = ANNOTATION + "JsonProperty";
    static final String ALIAS = ANNOTATION + "JsonAlias";
    static final String VALUE = ANNOTATION + "JsonValue";
    static final String DEFAULT_CONSTANT = ANNOTATION + "JsonEnumDefaultValue";
    private static final String INCLUDE = ANNOTATION + "JsonInclude";
    private static final String IGNORE = ANNOTATION + "JsonIgnore";
    private static final String IGNORE_PROPERTIES = ANNOTATION + "JsonIgnoreProperties";
    private static final String ORDER = ANNOTATION + "JsonPropertyOrder";
    private static final String ANY_SETTER = ANNOTATION + "JsonAnySetter";
    private static final String ANY_GETTER = ANNOTATION + "JsonAnyGetter";
    private static final List<String> NAMING = List.of(
            "com.fasterxml.jackson.databind.annotation.JsonNaming", "tools.jackson.databind.annotation.JsonNaming");

    private final Creator creator;
    /** Those of the class, and those of its supertypes that it does not have itself, with the class that has them. */
    private final Map<AnnotationMirror, TypeElement> ofClass = new LinkedHashMap<>();

    private final UnaryOperator<String> naming;
    private final Report refused = new Report();

    JacksonAnnotations(Creator creator, List<TypeElement> supertypes) {
        this.creator = creator;
        collect(creator.type());
        supertypes.forEach(this::collect);
        naming = naming();
        ofClass.forEach((annotation, owner) ->
                Refusals.ofClass(annotation).ifPresent(reason -> refuse(owner, annotation, reason)));
        checkNamings();
        checkMembers(creator.type());
        supertypes.forEach(this::checkMembers);
        creator.properties().forEach(this::checkProperty);
    }

    private void collect(TypeElement owner) {
        for (AnnotationMirror annotation : Annotations.unbundled(owner.getAnnotationMirrors())) {
            if (Refusals.concerns(annotation)
                    && find(Annotations.nameOf(annotation)).isEmpty()) {
                ofClass.put(annotation, owner);
            }
        }
    }

    private Optional<AnnotationMirror> find(String annotation) {
        return Annotations.find(ofClass.keySet(), annotation);
    }

    private void refuse(Element element, AnnotationMirror annotation, Refusals.Reason reason) {
        String part = reason.part().isEmpty() ? "" : "(" + reason.part() + ")";
        refused.add(
                Problem.UNSUPPORTED_ANNOTATION,
                Place.at(element, annotation),
                Refusals.simpleName(annotation) + part,
                nameOf(element),
                reason.reason());
    }

    private static String nameOf(Element element) {
        if (element.getKind() == ElementKind.CONSTRUCTOR) {
            return "the constructor of " + element.getEnclosingElement().getSimpleName();
        }
        return element instanceof TypeElement ? element.getSimpleName().toString() : TypeNames.member(element);
    }

    /** What is annotated beside components: constructors, methods, and fields that are none. */
    private void checkMembers(TypeElement type) {
        for (Element member : type.getEnclosedElements()) {
            for (AnnotationMirror annotation : Annotations.unbundled(member.getAnnotationMirrors())) {
                if (Refusals.concerns(annotation) && !isProperty(member)) {
                    Refusals.ofMember(annotation, member instanceof ExecutableElement)
                            .ifPresent(reason -> refuse(member, annotation, reason));
                }
            }
        }
    }

    private boolean isProperty(Element member) {
        return member instanceof TypeElement
                || creator.properties().stream()
                        .anyMatch(property -> member instanceof ExecutableElement method
                                        && method.getParameters().isEmpty()
                                        && property.accessor() != null
                                        && method.getSimpleName()
                                                .equals(property.accessor().getSimpleName())
                                || member.getKind().isField()
                                        && member.getSimpleName().contentEquals(property.name())
                                || member.equals(property.element()));
    }

    private void checkProperty(Creator.Property property) {
        for (AnnotationMirror annotation : property.annotations()) {
            boolean isPair = keepsAdditional(property)
                    && Set.of(ANY_GETTER, ANY_SETTER).contains(Annotations.nameOf(annotation));
            if (Refusals.concerns(annotation) && !isPair) {
                Refusals.ofComponent(annotation, property.type())
                        .ifPresent(reason -> refuse(property.element(), annotation, reason));
            }
        }
    }

    /** Each major has a {@code @JsonNaming} of its own, and a program may hold both. */
    private void checkNamings() {
        List<AnnotationMirror> namings =
                NAMING.stream().map(this::find).flatMap(Optional::stream).toList();
        if (namings.size() > 1 && !strategy(namings.get(0)).equals(strategy(namings.get(1)))) {
            refuse(
                    ofClass.get(namings.get(1)),
                    namings.get(1),
                    new Refusals.Reason("", "that of Jackson 2 says otherwise. Let both name the same strategy"));
        }
    }

    /** What is not honoured, with the reasons. */
    Report refused() {
        return refused;
    }

    // The class

    String jsonName(Creator.Property property) {
        return property.annotation(PROPERTY)
                .map(annotation -> Annotations.string(annotation, "value", ""))
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> naming.apply(property.name()));
    }

    private UnaryOperator<String> naming() {
        return NAMING.stream()
                .map(this::find)
                .flatMap(Optional::stream)
                .findFirst()
                .flatMap(annotation -> NamingStrategies.named(strategy(annotation)))
                .orElse(UnaryOperator.identity());
    }

    private static String strategy(AnnotationMirror naming) {
        return Annotations.value(naming, "value")
                .map(AnnotationValue::getValue)
                .flatMap(Annotations::asType)
                .filter(DeclaredType.class::isInstance)
                .map(type -> ((DeclaredType) type).asElement().getSimpleName().toString())
                .orElse("");
    }

    boolean ignoresUnknown() {
        return find(IGNORE_PROPERTIES)
                .filter(annotation ->
                        Annotations.string(annotation, "ignoreUnknown", "").equals("true"))
                .isPresent();
    }

    /** The names of the members that come first, by their names in JSON or in Java. */
    List<String> order() {
        return find(ORDER)
                .map(annotation -> Annotations.strings(annotation, "value"))
                .orElse(List.of());
    }

    // Components

    static List<String> aliases(Creator.Property property) {
        return property.annotation(ALIAS)
                .map(annotation -> Annotations.strings(annotation, "value"))
                .orElse(List.of());
    }

    static boolean isIgnored(Creator.Property property) {
        return property.annotation(IGNORE)
                .filter(annotation ->
                        !Annotations.string(annotation, "value", "true").equals("false"))
                .isPresent();
    }

    void refuseIgnored(Creator.Property property) {
        refuse(
                property.element(),
                property.annotation(IGNORE).orElseThrow(),
                new Refusals.Reason(
                        "",
                        "JSON would not have it, and nothing tells what it is then. Add @Nullable or @DefaultValue"));
    }

    /** Whether a component keeps additional members as Jackson does. */
    static boolean keepsAdditional(Creator.Property property) {
        return property.annotation(ANY_GETTER).isPresent()
                && property.annotation(ANY_SETTER).isPresent();
    }

    /** What {@code @JsonInclude} says: on the component, or else on its class. */
    Optional<String> saidInclusion(Creator.Property property) {
        return Stream.of(property.annotation(INCLUDE), find(INCLUDE))
                .flatMap(Optional::stream)
                .map(annotation -> Annotations.constant(annotation, "value", "ALWAYS"))
                .filter(value -> !value.equals("USE_DEFAULTS"))
                .findFirst();
    }

    /** When a member is written. */
    Inclusion inclusion(Creator.Property property, boolean isOptional) {
        return saidInclusion(property)
                .map(value -> switch (value) {
                    case "ALWAYS" -> Inclusion.ALWAYS;
                    case "NON_EMPTY" -> Inclusion.NOT_EMPTY;
                    // An empty optional is not null, and is written as null.
                    case "NON_NULL" -> isOptional ? Inclusion.ALWAYS : Inclusion.PRESENT;
                    default -> Inclusion.PRESENT;
                })
                .orElse(Inclusion.PRESENT);
    }

    Place placeOfInclusion(Creator.Property property) {
        return property.annotation(INCLUDE)
                .map(annotation -> Place.at(property.element(), annotation))
                .orElse(Place.at(property.element()));
    }

    /** Refuses a {@code required} that says otherwise than the component does. */
    void checkRequired(Creator.Property property, boolean isRequired) {
        Optional<AnnotationMirror> annotation = property.annotation(PROPERTY);
        Optional<String> required = annotation
                .flatMap(written -> Annotations.value(written, "required"))
                .map(value -> value.getValue().toString());
        if (required.isEmpty() || required.get().equals(String.valueOf(isRequired))) {
            return;
        }
        String reason = isRequired
                ? "the component must be there. Make it @Nullable or give it a @DefaultValue, or remove the required"
                : "the component need not be there. Remove the required";
        refuse(property.element(), annotation.orElseThrow(), new Refusals.Reason("required", reason));
    }
}
