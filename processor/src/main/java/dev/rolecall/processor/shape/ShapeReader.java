package dev.rolecall.processor.shape;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.Argument;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.Member.Inclusion;
import dev.rolecall.processor.model.Member.Presence;
import dev.rolecall.processor.model.ObjectShape;
import dev.rolecall.processor.model.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/** Reads the components of a class as members of a JSON object. */
final class ShapeReader {

    private final Creator creator;
    private final JacksonAnnotations jackson;
    private final Map<String, AnnotatedType> typeArguments;
    private final NestedTypes nested;
    private final Report report;
    private final List<Member> members = new ArrayList<>();
    private final List<Argument> arguments = new ArrayList<>();
    private Optional<ObjectShape.Additional> additional = Optional.empty();

    ShapeReader(
            Creator creator,
            JacksonAnnotations jackson,
            Map<String, AnnotatedType> typeArguments,
            NestedTypes nested,
            Report report) {
        this.creator = creator;
        this.jackson = jackson;
        this.typeArguments = typeArguments;
        this.nested = nested;
        this.report = report;
    }

    ObjectShape read(String key, TypeName type) {
        for (Creator.Property property : creator.properties()) {
            nested.named(property.accessor());
            if (property.annotation(Annotations.ADDITIONAL_PROPERTIES).isPresent()) {
                keepAdditional(property, true);
            } else if (JacksonAnnotations.keepsAdditional(property)) {
                keepAdditional(property, false);
            } else {
                read(property);
            }
        }
        checkDuplicates();
        report.addAll(jackson.refused());
        return new ObjectShape(
                key, type, inOrder(), creator.factory(), List.copyOf(arguments), additional, jackson.ignoresUnknown());
    }

    private void keepAdditional(Creator.Property property, boolean keepsNulls) {
        TypeName type = TypeName.get(property.type());
        Optional<String> wrong = Optional.empty();
        if (!type.toString().equals("java.util.Map<java.lang.String, java.lang.Object>")) {
            wrong = Optional.of("its type is " + TypeNames.shown(type));
        } else if (additional.isPresent()) {
            wrong = Optional.of(additional.get().component() + " keeps them already");
        }
        wrong.ifPresentOrElse(
                why -> report.add(
                        Problem.BAD_ADDITIONAL_PROPERTIES, Place.at(property.element()), property.name(), why),
                () -> additional =
                        Optional.of(new ObjectShape.Additional(property.name(), accessor(property), keepsNulls)));
        arguments.add(new Argument.OfAdditional());
    }

    private static String accessor(Creator.Property property) {
        return property.accessor() == null
                ? property.name()
                : property.accessor().getSimpleName().toString();
    }

    private void read(Creator.Property property) {
        TypeReader types = new TypeReader(nested, property.element(), typeArguments);
        AnnotatedType annotated = types.substitute(property.annotatedType());
        TypeMirror type = annotated.mirror();
        boolean isPrimitive = type.getKind().isPrimitive();
        boolean saysNullable = annotated.isNullable() || Annotations.hasNullable(property.annotations());
        if (saysNullable && isPrimitive) {
            report.add(
                    Problem.NULLABLE_PRIMITIVE,
                    Place.at(property.element()),
                    TypeNames.member(property.element()),
                    type.getKind().name().toLowerCase(Locale.ROOT),
                    TypeNames.shown(TypeName.get(type).box()));
        }
        boolean isNullable = saysNullable && !isPrimitive;
        boolean isOptional = types.isOptional(type);
        Optional<ValueType> held = types.heldByOptional(annotated);
        Optional<ValueType> value = held.isPresent() || isOptional ? held : types.read(annotated);
        if (value.isEmpty()) {
            types.report(report);
        }
        TypeName typeName = TypeName.get(type);
        ValueType known = value.orElseGet(ValueType.FreeForm::new);
        Optional<Member.Default> defaultValue = property.annotation(Annotations.DEFAULT_VALUE)
                .flatMap(annotation -> new Defaults(property.element(), annotation, report).read(type, known));
        Inclusion inclusion = jackson.inclusion(property, isOptional);
        Presence presence = isOptional ? Presence.OPTIONAL : presence(isNullable, inclusion, defaultValue.isPresent());
        if (JacksonAnnotations.isIgnored(property)) {
            ignore(property, presence, typeName, defaultValue);
            return;
        }
        jackson.checkRequired(property, presence.isRequired());
        Member member = new Member(
                property.name(),
                accessor(property),
                jackson.jsonName(property),
                JacksonAnnotations.aliases(property),
                typeName,
                known,
                presence,
                inclusion,
                defaultValue);
        checkInclusion(member, property);
        members.add(member);
        arguments.add(new Argument.OfMember(property.name()));
    }

    private static Presence presence(boolean isNullable, Inclusion inclusion, boolean isDefaulted) {
        if (isDefaulted) {
            return isNullable ? Presence.DEFAULTED_NULLABLE : Presence.DEFAULTED;
        }
        if (!isNullable) {
            return Presence.REQUIRED;
        }
        return inclusion == Inclusion.ALWAYS ? Presence.REQUIRED_NULLABLE : Presence.NULLABLE;
    }

    private void ignore(
            Creator.Property property, Presence presence, TypeName type, Optional<Member.Default> defaultValue) {
        CodeBlock absent = CodeBlock.of("null");
        if (defaultValue.isPresent()) {
            absent = defaultValue.get().source();
        } else if (presence == Presence.OPTIONAL) {
            absent = CodeBlock.of(
                    "$T.empty()", type instanceof ParameterizedTypeName generic ? generic.rawType() : type);
        } else if (!presence.isNullable()) {
            jackson.refuseIgnored(property);
        }
        arguments.add(new Argument.Absent(absent));
    }

    /** What is left out must be read back as it was. */
    private void checkInclusion(Member member, Creator.Property property) {
        Optional<String> said = jackson.saidInclusion(property).filter(value -> !value.equals("ALWAYS"));
        if (said.isPresent()) {
            lossOf(member)
                    .ifPresent(why -> report.add(
                            Problem.BAD_INCLUDE,
                            jackson.placeOfInclusion(property),
                            said.get(),
                            TypeNames.member(property.element()),
                            why));
        }
    }

    private static Optional<String> lossOf(Member member) {
        Optional<String> declared = member.defaultValue().map(Member.Default::declared);
        if (member.presence() == Presence.DEFAULTED_NULLABLE) {
            return Optional.of("null would be left out, and read as \"" + declared.orElseThrow()
                    + "\". Remove it, or the @Nullable");
        }
        ValueType value = member.value();
        if (member.inclusion() != Inclusion.NOT_EMPTY) {
            return Optional.empty();
        }
        if (value instanceof ValueType.Mapped || value instanceof ValueType.FreeForm) {
            return Optional.of(
                    "whether " + TypeNames.shown(member.type()) + " is empty is not known here. Use NON_NULL");
        }
        if (!value.canBeEmpty() || member.presence() == Presence.NULLABLE || member.presence() == Presence.OPTIONAL) {
            return Optional.empty();
        }
        String empty = Defaults.empty(value);
        if (declared.isEmpty()) {
            return Optional.of("an empty one would be left out, and it must be there. Add @DefaultValue(\"" + empty
                    + "\") or @Nullable" + (member.type() instanceof ArrayTypeName ? " before the brackets" : ""));
        }
        return declared.get().equals(empty)
                ? Optional.empty()
                : Optional.of("an empty one would be left out, and read as \"" + declared.get() + "\". Use NON_NULL");
    }

    private void checkDuplicates() {
        Map<String, Member> byName = new HashMap<>();
        for (Member member : members) {
            List<String> names = new ArrayList<>(List.of(member.jsonName()));
            names.addAll(member.aliases());
            for (String name : names) {
                Member first = byName.putIfAbsent(name, member);
                if (first != null && first == member) {
                    report.add(Problem.REPEATED_NAME, placeOf(member), TypeNames.member(element(member)), name);
                } else if (first != null) {
                    report.add(
                            Problem.DUPLICATE_MEMBER,
                            placeOf(member),
                            first.component(),
                            member.component(),
                            creator.type().getSimpleName(),
                            name);
                }
            }
        }
    }

    private Element element(Member member) {
        return creator.property(member.component()).orElseThrow().element();
    }

    private Place placeOf(Member member) {
        return Place.at(element(member));
    }

    /** The members in the order in which Jackson would write them. */
    private List<Member> inOrder() {
        List<Member> rest = new ArrayList<>(members);
        List<Member> ordered = new ArrayList<>();
        for (String name : jackson.order()) {
            Optional<Member> named = rest.stream()
                    .filter(member -> member.jsonName().equals(name))
                    .findFirst()
                    .or(() -> rest.stream()
                            .filter(member -> member.component().equals(name))
                            .findFirst());
            named.ifPresent(member -> {
                rest.remove(member);
                ordered.add(member);
            });
        }
        ordered.addAll(rest);
        return List.copyOf(ordered);
    }
}
