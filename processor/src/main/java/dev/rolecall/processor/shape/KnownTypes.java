package dev.rolecall.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.model.ValueType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** What is known of types by their names alone. */
final class KnownTypes {

    private static final String MODEL = "dev.rolecall.message";
    private static final String CODEC = "dev.rolecall.codec";
    private static final Map<String, ValueType> KNOWN = known();

    private static final List<String> NO_DATA = List.of(
            "java.lang.",
            "java.util.Iterator",
            "java.util.function.",
            "java.util.stream.",
            "java.io.",
            "java.net.http.");
    private static final Set<String> MAKES_SUBTYPES =
            Set.of("JsonTypeInfo", "JsonDeserialize", "JsonSubTypes", "JsonTypeResolver");

    private KnownTypes() {}

    /** How a type is read and written; null if its name does not tell. */
    static ValueType named(String name) {
        return KNOWN.get(name);
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
        scalar(known, ClassName.get("java.lang", "String"), "readString", "writeString");
        scalar(known, ClassName.get("java.math", "BigInteger"), "readInteger", "writeInteger");
        scalar(known, ClassName.get("java.math", "BigDecimal"), "readDecimal", "writeDecimal");
        text(known, "java.time.Instant", "parse", "an instant such as \"2026-11-30T10:15:30Z\"");
        text(known, "java.time.Duration", "parse", "a duration such as \"PT1M30S\"");
        text(known, "java.time.Period", "parse", "a period such as \"P1M15D\"");
        text(known, "java.time.LocalDate", "parse", "a date such as \"2026-11-30\"");
        text(known, "java.time.LocalTime", "parse", "a time such as \"10:15:30\"");
        text(known, "java.time.LocalDateTime", "parse", "a date and time such as \"2026-11-30T10:15:30\"");
        text(known, "java.time.OffsetDateTime", "parse", "a date and time such as \"2026-11-30T10:15:30+01:00\"");
        text(known, "java.util.UUID", "fromString", "a UUID");
        text(known, "java.net.URI", "create", "a URI");
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

    private static void scalar(Map<String, ValueType> known, TypeName type, String read, String write) {
        ValueType scalar = new ValueType.Scalar(type, read, write);
        known.put(type.toString(), scalar);
        known.put(type.box().toString(), scalar);
    }

    private static void text(Map<String, ValueType> known, String name, String parse, String expected) {
        // As text of their own these leave out the seconds where they are none.
        String formatter =
                switch (name) {
                    case "java.time.LocalTime" -> "ISO_LOCAL_TIME";
                    case "java.time.LocalDateTime" -> "ISO_LOCAL_DATE_TIME";
                    case "java.time.OffsetDateTime" -> "ISO_OFFSET_DATE_TIME";
                    default -> "";
                };
        known.put(name, new ValueType.Text(ClassName.bestGuess(name), parse, formatter, expected));
    }

    private static void standard(
            Map<String, ValueType> known, String name, String codec, String read, String write, boolean narrowed) {
        ClassName type = ClassName.get(MODEL, name);
        known.put(type.toString(), new ValueType.Standard(type, ClassName.get(CODEC, codec), read, write, narrowed));
    }

    /** How the runtime names an array of a primitive type. */
    static String arrayMethod(String primitive) {
        return Character.toUpperCase(primitive.charAt(0)) + primitive.substring(1) + "s";
    }

    /** Whether a type is one of the standard model, or has one among its arguments. */
    static boolean isOfModel(TypeName type) {
        return type.toString().contains(MODEL + ".");
    }

    /** Whether a class of the JDK holds no data that JSON could. */
    static boolean isNoData(String name) {
        return NO_DATA.stream().anyMatch(name::startsWith)
                && !Set.of("java.io.File", "java.lang.StringBuilder", "java.lang.Number", "java.lang.CharSequence")
                        .contains(name);
    }

    static boolean isAbstract(TypeElement element) {
        return element.getKind().isInterface() || element.getModifiers().contains(Modifier.ABSTRACT);
    }

    /** Whether Jackson knows which class to make where an abstract one is wanted. */
    static boolean isMadeByJackson(TypeElement element) {
        String name = element.getQualifiedName().toString();
        if (name.startsWith("java.")
                || name.startsWith("com.fasterxml.jackson.")
                || name.startsWith("tools.jackson.")) {
            return true;
        }
        Stream<? extends Element> annotated = Stream.concat(Stream.of(element), element.getEnclosedElements().stream());
        return annotated.anyMatch(at -> Annotations.unbundled(at.getAnnotationMirrors()).stream()
                .anyMatch(annotation -> Annotations.isJacksons(annotation)
                        && (MAKES_SUBTYPES.contains(Refusals.simpleName(annotation))
                                || Refusals.simpleName(annotation).equals("JsonCreator"))));
    }
}
