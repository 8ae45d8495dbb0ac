package dev.rolecall.processor.shape;

import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Why an annotation of Jackson's is not honoured where it stands. What is not refused here is honoured by {@link
 * JacksonAnnotations}, or changes no JSON.
 */
final class Refusals {

    private static final String ONLY_COMPONENTS = "only components are members. Make it a component, or remove this";
    private static final String ON_THE_TYPE = "it works on the class that the component is of, which Jackson's data "
            + "binding then reads and writes. Move it there";
    private static final String BY_CODEC = "messages are read and written by generated code. Remove this";
    private static final String ROLE_TELLS = "the role tells the type of a message. Remove this";
    private static final String WHOLE =
            "a message is read and written as it is, whoever asks and whatever it is part of. Remove this";
    private static final Map<String, String> ANYWHERE = Map.ofEntries(
            Map.entry("JacksonInject", "JSON is all that a message is made of. Remove this"),
            Map.entry("JsonAppend", ONLY_COMPONENTS),
            Map.entry("JsonAutoDetect", "every component is a member, whatever its visibility. Remove this"),
            Map.entry("JsonBackReference", WHOLE),
            Map.entry("JsonDeserialize", ON_THE_TYPE),
            Map.entry("JsonFilter", WHOLE),
            Map.entry("JsonGetter", "only components are members. Name the component with @JsonProperty"),
            Map.entry("JsonIdentityInfo", WHOLE),
            Map.entry("JsonIdentityReference", WHOLE),
            Map.entry(
                    "JsonIgnoreType",
                    "each component says so itself. Put @JsonIgnore on those that JSON is not to have"),
            Map.entry(
                    "JsonIncludeProperties",
                    "each component says so itself. Put @JsonIgnore on those that JSON is not to have"),
            Map.entry("JsonKey", ON_THE_TYPE),
            Map.entry("JsonManagedReference", WHOLE),
            Map.entry("JsonMerge", "a message is read anew each time. Remove this"),
            Map.entry("JsonPOJOBuilder", "no builder is called. Let a constructor take the components"),
            Map.entry(
                    "JsonRawValue",
                    "JSON is never written unread. Make the component an Object, which is free-form JSON"),
            Map.entry("JsonRootName", "a message has no name around it. Remove this"),
            Map.entry("JsonSerialize", ON_THE_TYPE),
            Map.entry(
                    "JsonSetter",
                    "only a component is set. Say with @Nullable or @DefaultValue what an absent value is"),
            Map.entry("JsonSubTypes", ROLE_TELLS),
            Map.entry("JsonTypeId", ROLE_TELLS),
            Map.entry("JsonTypeInfo", ROLE_TELLS),
            Map.entry("JsonTypeName", ROLE_TELLS),
            Map.entry("JsonTypeResolver", ROLE_TELLS),
            Map.entry("JsonTypeIdResolver", ROLE_TELLS),
            Map.entry(
                    "JsonUnwrapped",
                    "its members would stand among those of the message. Make them components of the message itself"),
            Map.entry("JsonValue", "a message is an object with its role among the members. Remove this"),
            Map.entry("JsonValueInstantiator", "no factory is called. Let a constructor take the components"),
            Map.entry("JsonView", WHOLE));
    private static final Set<String> WITHOUT_EFFECT = Set.of("JsonPropertyDescription", "JsonClassDescription");
    private static final Set<String> ON_COMPONENTS =
            Set.of("JsonProperty", "JsonAlias", "JsonInclude", "JsonFormat", "JsonIgnore");
    private static final Set<String> ON_CLASSES =
            Set.of("JsonNaming", "JsonPropertyOrder", "JsonInclude", "JsonIgnoreProperties");
    private static final Set<String> WRITTEN_AS_TEXT = Set.of(
            "java.time.Instant",
            "java.time.Duration",
            "java.time.Period",
            "java.time.LocalDate",
            "java.time.LocalTime",
            "java.time.LocalDateTime",
            "java.time.OffsetDateTime",
            "java.util.UUID",
            "java.net.URI",
            "java.lang.String");

    private Refusals() {}

    /** Annotations of Jackson's modules for other formats than JSON change no JSON. */
    static boolean concerns(AnnotationMirror annotation) {
        return Annotations.isJacksons(annotation)
                && !Annotations.nameOf(annotation).contains(".jackson.dataformat.")
                && !WITHOUT_EFFECT.contains(simpleName(annotation));
    }

    static String simpleName(AnnotationMirror annotation) {
        return annotation.getAnnotationType().asElement().getSimpleName().toString();
    }

    /**
     * Why an annotation is not honoured.
     *
     * @param part what of the annotation is not; empty for all of it
     * @param reason why, and what to do
     */
    record Reason(String part, String reason) {}

    private static Optional<Reason> all(String reason) {
        return Optional.of(new Reason("", reason));
    }

    /** Why an annotation of a class is not honoured. */
    static Optional<Reason> ofClass(AnnotationMirror annotation) {
        String name = simpleName(annotation);
        return switch (name) {
            case "JsonIgnoreProperties" ->
                other(annotation, Set.of("ignoreUnknown"))
                        .map(part -> new Reason(part, ANYWHERE.get("JsonIncludeProperties")));
            case "JsonInclude" -> inclusion(annotation);
            case "JsonPropertyOrder" ->
                other(annotation, Set.of("value"))
                        .filter(part -> Annotations.string(annotation, part, "").equals("true"))
                        .map(part -> new Reason(
                                part,
                                "for what a constructor takes, Jackson 2 and 3 make different orders of it. Name the "
                                        + "members in their order"));
            case "JsonNaming" -> naming(annotation);
            case "JsonSerialize", "JsonDeserialize", "JsonFormat", "JsonKey" -> all(BY_CODEC);
            default -> ON_CLASSES.contains(name) ? Optional.empty() : all(reason(name));
        };
    }

    private static Optional<Reason> naming(AnnotationMirror annotation) {
        Optional<TypeMirror> strategy = Annotations.value(annotation, "value")
                .map(AnnotationValue::getValue)
                .flatMap(Annotations::asType);
        boolean known = strategy.filter(DeclaredType.class::isInstance)
                .map(type -> ((DeclaredType) type).asElement().getSimpleName().toString())
                .flatMap(NamingStrategies::named)
                .isPresent();
        return known
                ? Optional.empty()
                : all(
                        "no strategy is called. Use one of Jackson's PropertyNamingStrategies, or name the components with "
                                + "@JsonProperty");
    }

    private static Optional<Reason> inclusion(AnnotationMirror annotation) {
        String value = Annotations.constant(annotation, "value", "ALWAYS");
        if (value.equals("NON_DEFAULT")) {
            return Optional.of(new Reason(
                    value, "Jackson's default of a type need not be that of the component. Use NON_EMPTY or NON_NULL"));
        }
        if (value.equals("CUSTOM")) {
            return Optional.of(new Reason(value, "no filter is called. Use ALWAYS, NON_NULL, NON_ABSENT or NON_EMPTY"));
        }
        return other(annotation, Set.of("value"))
                .map(part -> new Reason(part, "what a list or a map holds is written whole. Remove it"));
    }

    /** Why an annotation of a component is not honoured. */
    static Optional<Reason> ofComponent(AnnotationMirror annotation, TypeMirror type) {
        String name = simpleName(annotation);
        return switch (name) {
            case "JsonProperty" -> property(annotation);
            case "JsonInclude" -> inclusion(annotation);
            case "JsonFormat" -> format(annotation, type);
            case "JsonTypeInfo",
                    "JsonSubTypes",
                    "JsonTypeName",
                    "JsonIgnoreProperties",
                    "JsonNaming",
                    "JsonIgnoreType" -> all(ON_THE_TYPE);
            case "JsonAnySetter", "JsonAnyGetter" ->
                all("it takes both @JsonAnySetter and @JsonAnyGetter on one Map<String, Object>. Add the other, or use "
                        + "@AdditionalProperties");
            default -> ON_COMPONENTS.contains(name) ? Optional.empty() : all(reason(name));
        };
    }

    private static Optional<Reason> property(AnnotationMirror annotation) {
        String access = Annotations.constant(annotation, "access", "AUTO");
        if (access.equals("READ_ONLY") || access.equals("WRITE_ONLY")) {
            return Optional.of(
                    new Reason(access, "a message would not be read as it was written. Remove it, or use @JsonIgnore"));
        }
        return other(annotation, Set.of("value", "access", "required", "isRequired"))
                .map(part -> new Reason(
                        part,
                        switch (part) {
                            case "defaultValue" -> "it has no effect in Jackson either. Use @DefaultValue";
                            case "index" ->
                                "members are in the order of the components. Use @JsonPropertyOrder on the class";
                            default -> "JSON has nothing of the kind. Remove it";
                        }));
    }

    private static Optional<Reason> format(AnnotationMirror annotation, TypeMirror type) {
        String shape = Annotations.constant(annotation, "shape", "ANY");
        boolean natural =
                shape.equals("ANY") || shape.equals("NATURAL") || shape.equals("STRING") && isWrittenAsText(type);
        return natural && other(annotation, Set.of("shape")).isEmpty()
                ? Optional.empty()
                : all(
                        "a value has the form of its type. For another form, make the component a String, or of a class of "
                                + "your own with @JsonValue");
    }

    private static boolean isWrittenAsText(TypeMirror type) {
        boolean isEnum =
                type instanceof DeclaredType declared && declared.asElement().getKind() == ElementKind.ENUM;
        return isEnum || WRITTEN_AS_TEXT.contains(TypeNames.nameOf(type));
    }

    /** Why an annotation is not honoured on a method that is no component, or on a constructor. */
    static Optional<Reason> ofMember(AnnotationMirror annotation, boolean creates) {
        return switch (simpleName(annotation)) {
            case "JsonIgnore" -> Optional.empty();
            case "JsonCreator" ->
                creates && Annotations.constant(annotation, "mode", "").equals("DELEGATING")
                        ? Optional.of(new Reason(
                                "DELEGATING", "a message is made of its members, not of one value. Use PROPERTIES"))
                        : Optional.empty();
            case "JsonAnySetter", "JsonAnyGetter" ->
                all("additional members are kept by a component. Use @AdditionalProperties on one of type "
                        + "Map<String, Object>");
            case "JsonProperty", "JsonAlias", "JsonInclude", "JsonFormat" -> all(ONLY_COMPONENTS);
            default -> all(reason(simpleName(annotation)));
        };
    }

    /** Why an annotation of a constant is not honoured. */
    static Optional<Reason> ofConstant(AnnotationMirror annotation) {
        return switch (simpleName(annotation)) {
            case "JsonProperty" -> property(annotation);
            case "JsonAlias", "JsonEnumDefaultValue" -> Optional.empty();
            default -> all(reason(simpleName(annotation)));
        };
    }

    /** A value that is written and not among those that are honoured. */
    private static Optional<String> other(AnnotationMirror annotation, Set<String> honoured) {
        return annotation.getElementValues().keySet().stream()
                .map(value -> value.getSimpleName().toString())
                .filter(name -> !honoured.contains(name))
                .findFirst();
    }

    private static String reason(String simpleName) {
        return ANYWHERE.getOrDefault(simpleName, "Rolecall does not know it. Remove this");
    }
}
