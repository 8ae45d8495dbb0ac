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
import javax.lang.model.type.WildcardType;

/** Finds how the type of a component is read and written. */
final class TypeReader {

    private static final Set<String> OPTIONAL_NUMBERS =
            Set.of("java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble");
    private static final Set<String> LISTS = Set.of("java.util.List", "java.util.Collection");

    private final NestedTypes nested;
    private final Element component;
    private final Map<String, TypeMirror> typeArguments;
    private Optional<Refusal> refusal = Optional.empty();

    /** Why a type is neither read nor written; the innermost one, where types hold others. */
    private record Refusal(Problem problem, Object... arguments) {}

    TypeReader(NestedTypes nested, Element component, Map<String, TypeMirror> typeArguments) {
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
    TypeMirror substitute(TypeMirror type) {
        if (type.getKind() == TypeKind.TYPEVAR) {
            return typeArguments.getOrDefault(type.toString().replaceAll(".* ", ""), type);
        }
        if (typeArguments.isEmpty()) {
            return type;
        }
        if (type instanceof ArrayType array) {
            return nested.types().getArrayType(substitute(array.getComponentType()));
        }
        if (type instanceof WildcardType) {
            return substitute(bound(type));
        }
        if (type.getKind() == TypeKind.DECLARED
                && !((DeclaredType) type).getTypeArguments().isEmpty()) {
            DeclaredType declared = (DeclaredType) type;
            TypeMirror[] arguments =
                    declared.getTypeArguments().stream().map(this::substitute).toArray(TypeMirror[]::new);
            return nested.types().getDeclaredType((TypeElement) declared.asElement(), arguments);
        }
        return type;
    }

    /** What a wildcard extends, or is extended by; another type as it is. */
    private TypeMirror bound(TypeMirror type) {
        if (!(type instanceof WildcardType wildcard)) {
            return type;
        }
        if (wildcard.getExtendsBound() != null) {
            return wildcard.getExtendsBound();
        }
        return wildcard.getSuperBound() != null
                ? wildcard.getSuperBound()
                : nested.elements().getTypeElement("java.lang.Object").asType();
    }

    /** How what an optional holds is read and written; empty if the type is no optional, or its content unsupported. */
    Optional<ValueType> heldByOptional(TypeMirror type) {
        return switch (TypeNames.nameOf(type)) {
            case "java.util.OptionalInt" -> Optional.of(KnownTypes.named("int"));
            case "java.util.OptionalLong" -> Optional.of(KnownTypes.named("long"));
            case "java.util.OptionalDouble" -> Optional.of(KnownTypes.named("double"));
            case "java.util.Optional" -> argument(type, 0).flatMap(this::readHeld);
            default -> Optional.empty();
        };
    }

    private Optional<ValueType> readHeld(TypeMirror held) {
        return isOptional(substitute(held)) ? unsupported(held) : read(held);
    }

    Optional<ValueType> read(TypeMirror written) {
        TypeMirror type = substitute(written);
        checkResolved(type);
        ValueType known = KnownTypes.named(TypeNames.nameOf(type));
        if (known != null) {
            return Optional.of(known);
        }
        if (type instanceof ArrayType array) {
            return array(array);
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
            return argument(type, 0).flatMap(element -> read(element)
                    .map(read -> new ValueType.ListOf(read, isElementNullable(element))));
        }
        if (name.equals("java.util.Set")) {
            return argument(type, 0).flatMap(element -> read(element)
                    .map(read -> new ValueType.SetOf(read, isElementNullable(element))));
        }
        if (name.equals("java.util.Map")) {
            Optional<ValueType> map = map(declared);
            if (map.isPresent() || refusal.isPresent()) {
                return map;
            }
        }
        return classType(declared, name);
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

    private void checkResolved(TypeMirror type) {
        if (type.getKind() == TypeKind.ERROR) {
            // For the Eclipse compiler a type is missing too if one of its arguments is.
            if (nested.elements().getTypeElement(TypeNames.nameOf(type)) != null) {
                ((DeclaredType) type).getTypeArguments().forEach(this::checkResolved);
            }
            throw new UnresolvedTypeException(component, type.toString());
        }
        if (type instanceof ArrayType array) {
            checkResolved(array.getComponentType());
        } else if (type instanceof WildcardType) {
            checkResolved(bound(type));
        } else if (type instanceof DeclaredType declared) {
            declared.getTypeArguments().forEach(this::checkResolved);
        }
    }

    private Optional<ValueType> classType(DeclaredType type, String name) {
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
                Optional<String> shape = nested.record(type, element);
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

    private Optional<ValueType> array(ArrayType type) {
        TypeMirror element = type.getComponentType();
        if (element.getKind().isPrimitive()) {
            String method = KnownTypes.arrayMethod(element.getKind().name().toLowerCase(Locale.ROOT));
            return Optional.of(new ValueType.PrimitiveArray(method));
        }
        if (element instanceof DeclaredType declared
                && !declared.getTypeArguments().isEmpty()) {
            refuse(Problem.GENERIC_ARRAY, TypeNames.shown(type), TypeNames.member(component), TypeNames.shown(element));
            return Optional.empty();
        }
        return read(element)
                .map(read -> new ValueType.ArrayOf(TypeName.get(element), read, isElementNullable(element)));
    }

    private Optional<ValueType> map(DeclaredType type) {
        Optional<TypeMirror> value = argument(type, 1);
        if (value.isEmpty() || !TypeNames.nameOf(type.getTypeArguments().get(0)).equals("java.lang.String")) {
            return Optional.empty();
        }
        if (TypeNames.nameOf(value.get()).equals("java.lang.Object")) {
            return Optional.of(new ValueType.FreeFormObject());
        }
        return read(value.get()).map(read -> new ValueType.MapOf(read, isElementNullable(value.get())));
    }

    private Optional<TypeMirror> argument(TypeMirror type, int index) {
        List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
        return index < arguments.size() ? Optional.of(bound(arguments.get(index))) : Optional.empty();
    }

    /** Whether an element may be null: here, or where the parameter that it is of stands for a type. */
    private boolean isElementNullable(TypeMirror type) {
        return isNullable(type) || isNullable(substitute(type));
    }

    static boolean isNullable(TypeMirror type) {
        return type.getAnnotationMirrors().stream().anyMatch(annotation -> Annotations.isNamed(annotation, "Nullable"));
    }
}
