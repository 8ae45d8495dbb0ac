package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.model.ValueType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds how the type of a component is read and written. */
final class TypeReader {

    private static final String MODEL = "dev.rolecall.message";
    private static final String CODEC = "dev.rolecall.codec";
    private static final Map<String, ValueType> KNOWN = known();
    private static final Set<String> OPTIONAL_NUMBERS =
            Set.of("java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble");

    private final NestedTypes nested;
    private final Element component;
    private Optional<Refusal> refusal = Optional.empty();

    /** Why a type is neither read nor written; the innermost one, where types hold others. */
    private record Refusal(Problem problem, Object... arguments) {}

    TypeReader(NestedTypes nested, Element component) {
        this.nested = nested;
        this.component = component;
    }

    private static Map<String, ValueType> known() {
        Map<String, ValueType> known = new HashMap<>();
        scalar(known, TypeName.INT, "readInt", "writeLong");
        scalar(known, TypeName.LONG, "readLong", "writeLong");
        scalar(known, TypeName.SHORT, "readShort", "writeLong");
        scalar(known, TypeName.BYTE, "readByte", "writeLong");
        scalar(known, TypeName.DOUBLE, "readDouble", "writeDouble");
        scalar(known, TypeName.FLOAT, "readFloat", "writeFloat");
        scalar(known, TypeName.BOOLEAN, "readBoolean", "writeBoolean");
        scalar(known, TypeName.CHAR, "readChar", "writeChar");
        ClassName string = ClassName.get("java.lang", "String");
        known.put(string.toString(), new ValueType.Scalar(string, "readString", "writeString"));
        known.put("java.lang.Object", new ValueType.FreeForm());
        for (String name : List.of(
                "UserBlock",
                "AssistantBlock",
                "SystemBlock",
                "UserContent",
                "SystemContent",
                "Usage",
                "Cost",
                "Tool",
                "ToolReference",
                "Context",
                "DeferredHandle",
                "Diagnostic",
                "DiagnosticError",
                "NestedToolCalls",
                "NestedToolCall",
                "ConstrainedSampling")) {
            standard(known, name, name + "Codec", "read", "write", false);
        }
        standard(known, "Message", "StandardMessages", "readMessage", "writeMessage", false);
        for (String name : List.of("SystemMessage", "UserMessage", "AssistantMessage", "ToolResultMessage")) {
            standard(known, name, "StandardMessages", "readMessage", "writeMessage", true);
        }
        for (String name : List.of("TextContent", "ImageContent")) {
            standard(known, name, "UserBlockCodec", "read", "write", true);
        }
        for (String name : List.of("ThinkingContent", "ToolCall")) {
            standard(known, name, "AssistantBlockCodec", "read", "write", true);
        }
        for (String name : List.of("StopReason", "ThinkingLevel", "NestedCallStatus", "Strictness")) {
            ClassName type = ClassName.get(MODEL, name);
            known.put(type.toString(), new ValueType.Wrapped(type));
        }
        return known;
    }

    private static void scalar(Map<String, ValueType> known, TypeName primitive, String read, String write) {
        ValueType scalar = new ValueType.Scalar(primitive, read, write);
        known.put(primitive.toString(), scalar);
        known.put(primitive.box().toString(), scalar);
    }

    private static void standard(
            Map<String, ValueType> known, String name, String codec, String read, String write, boolean narrowed) {
        ClassName type = ClassName.get(MODEL, name);
        known.put(type.toString(), new ValueType.Standard(type, ClassName.get(CODEC, codec), read, write, narrowed));
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

    boolean isOptional(TypeMirror type) {
        String name = TypeNames.nameOf(type);
        return name.equals("java.util.Optional") || OPTIONAL_NUMBERS.contains(name);
    }

    /** How what an optional holds is read and written; empty if the type is no optional, or its content unsupported. */
    Optional<ValueType> heldByOptional(TypeMirror type) {
        return switch (TypeNames.nameOf(type)) {
            case "java.util.OptionalInt" -> Optional.of(KNOWN.get("int"));
            case "java.util.OptionalLong" -> Optional.of(KNOWN.get("long"));
            case "java.util.OptionalDouble" -> Optional.of(KNOWN.get("double"));
            case "java.util.Optional" -> argument(type, 0).flatMap(this::read);
            default -> Optional.empty();
        };
    }

    Optional<ValueType> read(TypeMirror type) {
        if (type.getKind() == TypeKind.ERROR) {
            throw new UnresolvedTypeException(component, type.toString());
        }
        String name = TypeNames.nameOf(type);
        ValueType known = KNOWN.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        if (type.getKind() == TypeKind.DECLARED) {
            Optional<ValueType> declared = declared((DeclaredType) type, name);
            if (declared.isPresent()) {
                return declared;
            }
        }
        refuse(Problem.UNSUPPORTED_TYPE, TypeName.get(type), TypeNames.member(component));
        return Optional.empty();
    }

    private Optional<ValueType> declared(DeclaredType type, String name) {
        if (name.equals("java.util.List")) {
            return argument(type, 0)
                    .flatMap(element -> read(element).map(read -> new ValueType.ListOf(read, isNullable(element))));
        }
        if (name.equals("java.util.Map")) {
            return map(type);
        }
        TypeElement element = (TypeElement) type.asElement();
        boolean plain =
                type.getTypeArguments().isEmpty() && element.getTypeParameters().isEmpty();
        boolean ours = name.startsWith(MODEL + ".");
        boolean isEnum = element.getKind() == ElementKind.ENUM && NestedTypes.hasConstants(element);
        boolean isRecord = element.getKind() == ElementKind.RECORD && !ours;
        if (!plain || !isEnum && !isRecord) {
            return Optional.empty();
        }
        if (!nested.canName(element)) {
            refuse(Problem.INACCESSIBLE_TYPE, name, TypeNames.member(component), nested.packageName());
            return Optional.empty();
        }
        return Optional.of(
                isEnum
                        ? new ValueType.Enumeration(nested.enumeration(element))
                        : new ValueType.Nested(nested.record(element)));
    }

    private Optional<ValueType> map(DeclaredType type) {
        Optional<TypeMirror> value = argument(type, 1);
        if (value.isEmpty() || !TypeNames.nameOf(type.getTypeArguments().get(0)).equals("java.lang.String")) {
            return Optional.empty();
        }
        if (TypeNames.nameOf(value.get()).equals("java.lang.Object")) {
            return Optional.of(new ValueType.FreeFormObject());
        }
        return read(value.get()).map(read -> new ValueType.MapOf(read, isNullable(value.get())));
    }

    private static Optional<TypeMirror> argument(TypeMirror type, int index) {
        List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
        return index < arguments.size() ? Optional.of(TypeNames.upperBound(arguments.get(index))) : Optional.empty();
    }

    private static boolean isNullable(TypeMirror type) {
        return type.getAnnotationMirrors().stream().anyMatch(annotation -> Annotations.isNamed(annotation, "Nullable"));
    }
}
