package dev.rolecall.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.ValueType;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Finds how the type of a component is read and written. */
final class TypeReader {

    private static final Set<String> OPTIONAL_NUMBERS =
            Set.of("java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble");
    private static final Set<String> LISTS = Set.of("java.util.List", "java.util.Collection");

    private final NestedTypes nested;
    private final Element component;
    private final Map<String, AnnotatedType> typeArguments;
    private Optional<Refusal> refusal = Optional.empty();

    /** Why a type is neither read nor written; the innermost one, where types hold others. */
    private record Refusal(Problem problem, Object... arguments) {}

    TypeReader(NestedTypes nested, Element component, Map<String, AnnotatedType> typeArguments) {
        this.nested = nested;
        this.component = component;
        this.typeArguments = typeArguments;
    }

    /** Reports why {@link #read} answered nothing. */
    void report(Report report) {
        refusal.ifPresent(why -> report.add(why.problem(), Place.at(component), why.arguments()));
    }

    private void refuse(Problem problem, Object... arguments) {
        if (refusal.isEmpty()) {
            refusal = Optional.of(new Refusal(problem, arguments));
        }
    }

    /** Whether a component is an optional; a raw one is refused as any raw type. */
    boolean isOptional(TypeMirror type) {
        String name = TypeNames.nameOf(type);
        return name.equals("java.util.Optional") || OPTIONAL_NUMBERS.contains(name);
    }

    /** A type in which the parameters of its record stand for what they are in this place. */
    AnnotatedType substitute(AnnotatedType type) {
        TypeMirror mirror = type.mirror();
        if (mirror.getKind() == TypeKind.TYPEVAR) {
            String name = ((TypeVariable) mirror).asElement().getSimpleName().toString();
            return typeArguments.getOrDefault(name, type).orNullable(type.isNullable());
        }
        if (typeArguments.isEmpty()) {
            return type;
        }
        if (mirror instanceof WildcardType) {
            return substitute(bound(type));
        }
        if (type.parts().isEmpty()) {
            return type;
        }
        List<AnnotatedType> parts = type.parts().stream().map(this::substitute).toList();
        TypeMirror[] mirrors = parts.stream().map(AnnotatedType::mirror).toArray(TypeMirror[]::new);
        TypeMirror substituted = mirror instanceof ArrayType
                ? nested.types().getArrayType(mirrors[0])
                : nested.types().getDeclaredType((TypeElement) ((DeclaredType) mirror).asElement(), mirrors);
        return new AnnotatedType(substituted, type.isNullable(), parts);
    }

    /** What a wildcard extends, or is extended by; another type as it is. */
    private AnnotatedType bound(AnnotatedType type) {
        if (!(type.mirror() instanceof WildcardType)) {
            return type;
        }
        return type.parts().isEmpty()
                ? AnnotatedType.of(
                        nested.elements().getTypeElement("java.lang.Object").asType())
                : type.parts().get(0);
    }

    /** How what an optional holds is read and written; empty if the type is no optional, or its content unsupported. */
    Optional<ValueType> heldByOptional(AnnotatedType type) {
        return switch (TypeNames.nameOf(type.mirror())) {
            case "java.util.OptionalInt" -> Optional.of(KnownTypes.named("int"));
            case "java.util.OptionalLong" -> Optional.of(KnownTypes.named("long"));
            case "java.util.OptionalDouble" -> Optional.of(KnownTypes.named("double"));
            case "java.util.Optional" -> argument(type, 0).flatMap(this::readHeld);
            default -> Optional.empty();
        };
    }

    private Optional<ValueType> readHeld(AnnotatedType held) {
        return isOptional(substitute(held).mirror()) ? unsupported(held.mirror()) : read(held);
    }

    Optional<ValueType> read(AnnotatedType written) {
        AnnotatedType annotated = substitute(written);
        checkResolved(annotated);
        TypeMirror type = annotated.mirror();
        ValueType known = KnownTypes.named(TypeNames.nameOf(type));
        if (known != null) {
            return Optional.of(known);
        }
        if (type instanceof ArrayType) {
            return array(annotated);
        }
        if (type.getKind() != TypeKind.DECLARED) {
            return unsupported(type);
        }
        DeclaredType declared = (DeclaredType) type;
        String name = TypeNames.nameOf(type);
        if (isOpen(declared)) {
            refuse(Problem.OPEN_TYPE, TypeNames.shown(type), TypeNames.member(component));
            return Optional.empty();
        }
        if (LISTS.contains(name)) {
            return argument(annotated, 0)
                    .flatMap(element -> read(element).map(read -> new ValueType.ListOf(read, element.isNullable())));
        }
        if (name.equals("java.util.Set")) {
            return argument(annotated, 0)
                    .flatMap(element -> read(element).map(read -> new ValueType.SetOf(read, element.isNullable())));
        }
        if (name.equals("java.util.Map")) {
            Optional<ValueType> map = map(annotated);
            if (map.isPresent() || refusal.isPresent()) {
                return map;
            }
        }
        return classType(annotated, name);
    }

    /** Whether a type is raw, or has arguments of which no one knows what they are. */
    private static boolean isOpen(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        boolean isRecord = element.getKind() == ElementKind.RECORD;
        return type.getTypeArguments().size() < element.getTypeParameters().size()
                || type.getTypeArguments().stream()
                        .anyMatch(argument -> argument instanceof WildcardType wildcard
                                && (isRecord || wildcard.getSuperBound() != null));
    }

    private void checkResolved(AnnotatedType type) {
        TypeMirror mirror = type.mirror();
        if (mirror.getKind() == TypeKind.ERROR) {
            // For the Eclipse compiler a type is missing too if one of its arguments is.
            if (nested.elements().getTypeElement(TypeNames.nameOf(mirror)) != null) {
                type.parts().forEach(this::checkResolved);
            }
            throw new UnresolvedTypeException(component, mirror.toString());
        }
        type.parts().forEach(this::checkResolved);
    }

    private Optional<ValueType> classType(AnnotatedType annotated, String name) {
        DeclaredType type = (DeclaredType) annotated.mirror();
        TypeElement element = (TypeElement) type.asElement();
        boolean isEmptyEnum = element.getKind() == ElementKind.ENUM
                && element.getEnclosedElements().stream().noneMatch(EnumReader::isConstant);
        if (isEmptyEnum || KnownTypes.isOfModel(TypeName.get(type))) {
            return unsupported(type);
        }
        if (!nested.canName(element)) {
            refuse(Problem.INACCESSIBLE_TYPE, name, TypeNames.member(component), nested.packageName());
            return Optional.empty();
        }
        if (Annotations.has(element, Annotations.UNION_DESCRIPTOR)) {
            return Optional.of(new ValueType.UnionMember(ClassName.get(element)));
        }
        if (element.getKind() == ElementKind.ENUM && nested.enumeration(element)) {
            return Optional.of(new ValueType.Enumeration(ClassName.get(element)));
        }
        if (element.getKind() == ElementKind.RECORD) {
            try {
                Optional<String> shape = nested.record(annotated, element);
                if (shape.isPresent()) {
                    return Optional.of(new ValueType.Nested(shape.get()));
                }
            } catch (NestedTypes.EndlessTypeException endless) {
                if (!typeArguments.isEmpty()) {
                    throw endless;
                }
                refuse(Problem.ENDLESS_TYPE, TypeNames.shown(type), TypeNames.member(component));
                return Optional.empty();
            }
        }
        return mapped(type, element);
    }

    /** Leaves a type to data binding, unless that could not do anything with it. */
    private Optional<ValueType> mapped(DeclaredType type, TypeElement element) {
        String name = element.getQualifiedName().toString();
        if (KnownTypes.isNoData(name)) {
            return unsupported(type);
        }
        if (KnownTypes.isAbstract(element) && !KnownTypes.isMadeByJackson(element)) {
            refuse(Problem.ABSTRACT_TYPE, TypeNames.shown(type), TypeNames.member(component));
            return Optional.empty();
        }
        nested.checkMajors(element, component);
        nested.named(element);
        TypeName typeName = TypeName.get(type);
        nested.map(typeName);
        return Optional.of(new ValueType.Mapped(typeName));
    }

    private Optional<ValueType> unsupported(TypeMirror type) {
        refuse(Problem.UNSUPPORTED_TYPE, TypeNames.shown(type), TypeNames.member(component));
        return Optional.empty();
    }

    private Optional<ValueType> array(AnnotatedType type) {
        AnnotatedType annotated = type.parts().get(0);
        TypeMirror element = annotated.mirror();
        if (element.getKind().isPrimitive()) {
            String method = KnownTypes.arrayMethod(element.getKind().name().toLowerCase(Locale.ROOT));
            return Optional.of(new ValueType.PrimitiveArray(method));
        }
        if (element instanceof DeclaredType declared
                && !declared.getTypeArguments().isEmpty()) {
            refuse(
                    Problem.GENERIC_ARRAY,
                    TypeNames.shown(type.mirror()),
                    TypeNames.member(component),
                    TypeNames.shown(element));
            return Optional.empty();
        }
        return read(annotated).map(read -> new ValueType.ArrayOf(TypeName.get(element), read, annotated.isNullable()));
    }

    private Optional<ValueType> map(AnnotatedType type) {
        Optional<AnnotatedType> value = argument(type, 1);
        if (value.isEmpty() || !TypeNames.nameOf(type.parts().get(0).mirror()).equals("java.lang.String")) {
            return Optional.empty();
        }
        if (TypeNames.nameOf(value.get().mirror()).equals("java.lang.Object")) {
            return Optional.of(new ValueType.FreeFormObject());
        }
        return read(value.get())
                .map(read -> new ValueType.MapOf(read, value.get().isNullable()));
    }

    private Optional<AnnotatedType> argument(AnnotatedType type, int index) {
        return index < type.parts().size() ? Optional.of(bound(type.parts().get(index))) : Optional.empty();
    }
}
