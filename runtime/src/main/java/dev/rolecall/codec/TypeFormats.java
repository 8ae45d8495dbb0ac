package dev.rolecall.codec;

import dev.rolecall.message.AssistantBlock;
import dev.rolecall.message.ConstrainedSampling;
import dev.rolecall.message.Context;
import dev.rolecall.message.Cost;
import dev.rolecall.message.DeferredHandle;
import dev.rolecall.message.Diagnostic;
import dev.rolecall.message.DiagnosticError;
import dev.rolecall.message.Message;
import dev.rolecall.message.NestedCallStatus;
import dev.rolecall.message.NestedToolCall;
import dev.rolecall.message.NestedToolCalls;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.Strictness;
import dev.rolecall.message.SystemBlock;
import dev.rolecall.message.SystemContent;
import dev.rolecall.message.ThinkingLevel;
import dev.rolecall.message.Tool;
import dev.rolecall.message.ToolReference;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserBlock;
import dev.rolecall.message.UserContent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The formats of all types that have one: the standard model, and a union with its roles. */
public final class TypeFormats {

    private static final Map<Class<?>, TypeFormat<?>> STANDARD = standard();

    private final @Nullable UnionType<?> union;

    private TypeFormats(@Nullable UnionType<?> union) {
        this.union = union;
    }

    /**
     * The formats of the standard model alone.
     *
     * @return the formats
     */
    public static TypeFormats ofStandardModel() {
        return new TypeFormats(null);
    }

    /**
     * The formats of a union, its roles and the standard model.
     *
     * @param union the union
     * @return the formats
     */
    public static TypeFormats of(UnionType<?> union) {
        return new TypeFormats(union);
    }

    /**
     * The format of a type.
     *
     * @param <T> the type
     * @param type the type
     * @return the format; empty if the type has none here
     */
    @SuppressWarnings("unchecked") // each format is that of the class it is found by
    public <T> Optional<TypeFormat<T>> find(Class<T> type) {
        TypeFormat<?> standard = STANDARD.get(type);
        if (standard != null) {
            return Optional.of((TypeFormat<T>) standard);
        }
        for (Class<?> implemented : type.getInterfaces()) {
            TypeFormat<?> wider = STANDARD.get(implemented);
            if (wider != null) {
                return Optional.of(new Narrowed<>(type, (TypeFormat<Object>) wider));
            }
        }
        return union == null ? Optional.empty() : find(union, type);
    }

    /**
     * A value as free-form JSON.
     *
     * @param <T> the type
     * @param format the type's format
     * @param value the value
     * @return a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     */
    public static <T> @Nullable Object toTree(TypeFormat<T> format, T value) {
        TreeWriter out = new TreeWriter(EngineMapper.DEFAULT);
        format.write(out, value);
        return out.value();
    }

    /**
     * A value from free-form JSON.
     *
     * @param <T> the type
     * @param format the type's format
     * @param json a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @return the value
     * @throws JsonException if it does not fit the type
     */
    public static <T> T fromTree(TypeFormat<T> format, @Nullable Object json) {
        return format.read(new TreeReader(json, ReadOptions.DEFAULT));
    }

    private static <M, T> Optional<TypeFormat<T>> find(UnionType<M> union, Class<T> type) {
        Optional<RoleType<T>> role = union.role(type);
        if (role.isPresent()) {
            return Optional.of(new RoleFormat<>(role.get()));
        }
        return union.javaType().isAssignableFrom(type)
                ? Optional.of(new MemberFormat<>(union, type))
                : Optional.empty();
    }

    private record Standard<T>(JsonReader.Read<T> reading, JsonWriter.Write<T> writing) implements TypeFormat<T> {

        @Override
        public T read(JsonReader in) {
            return delivered(in, reading.from(in));
        }

        @Override
        public void write(JsonWriter out, T value) {
            writing.to(out, value);
        }
    }

    /** One of the kinds of a sealed type, which are told apart as its values are read. */
    private record Narrowed<T>(Class<T> type, TypeFormat<Object> wider) implements TypeFormat<T> {

        @Override
        public T read(JsonReader in) {
            return in.narrow(type, wider.read(in));
        }

        @Override
        public void write(JsonWriter out, T value) {
            wider.write(out, value);
        }
    }

    private static <T> T delivered(JsonReader in, T value) {
        in.deliverReports();
        return value;
    }

    /** A role class by itself: its JSON has the role, which is checked. */
    private record RoleFormat<T>(RoleType<T> role) implements TypeFormat<T> {

        @Override
        public T read(JsonReader in) {
            return delivered(
                    in,
                    TaggedValues.read(
                            in,
                            StandardMessages.ROLE,
                            (name, at) ->
                                    role.role().equals(name) || role.aliases().contains(name)
                                            ? UnionFormat.readChecked(name, at, role::read)
                                            : null,
                            this::refuse));
        }

        private T refuse(JsonReader at, @Nullable Object json, @Nullable JsonException wrong) {
            if (wrong != null) {
                throw wrong;
            }
            Object found = json instanceof Map<?, ?> object ? object.get("role") : null;
            throw at.mismatch("Expected a message of role \"" + role.role() + "\" but found "
                    + (found instanceof String name ? "the role \"" + name + "\"" : "no role"));
        }

        @Override
        public void write(JsonWriter out, T value) {
            UnionFormat.writeRole(out, role, value);
        }
    }

    /** The union itself, or one of the classes that carry its members. */
    private record MemberFormat<M, T>(UnionType<M> union, Class<T> type) implements TypeFormat<T> {

        @Override
        public T read(JsonReader in) {
            JsonPosition position = in.position();
            M member = delivered(in, new UnionFormat<>(union).read(in));
            if (!type.isInstance(member)) {
                throw new JsonException(
                        JsonException.Kind.MISMATCH,
                        "A message of role \"" + union.roleOf(member) + "\" is no " + type.getSimpleName(),
                        in.path(),
                        position,
                        null);
            }
            return type.cast(member);
        }

        @Override
        public void write(JsonWriter out, T value) {
            new UnionFormat<>(union).write(out, union.javaType().cast(value));
        }
    }

    private static Map<Class<?>, TypeFormat<?>> standard() {
        Map<Class<?>, TypeFormat<?>> formats = new HashMap<>();
        add(formats, Message.class, StandardMessages::readMessage, StandardMessages::writeMessage);
        add(formats, UserBlock.class, UserBlockCodec::read, UserBlockCodec::write);
        add(formats, AssistantBlock.class, AssistantBlockCodec::read, AssistantBlockCodec::write);
        add(formats, SystemBlock.class, SystemBlockCodec::read, SystemBlockCodec::write);
        add(formats, UserContent.class, UserContentCodec::read, UserContentCodec::write);
        add(formats, SystemContent.class, SystemContentCodec::read, SystemContentCodec::write);
        add(formats, Usage.class, UsageCodec::read, UsageCodec::write);
        add(formats, Cost.class, CostCodec::read, CostCodec::write);
        add(formats, Tool.class, ToolCodec::read, ToolCodec::write);
        add(formats, ToolReference.class, ToolReferenceCodec::read, ToolReferenceCodec::write);
        add(formats, Context.class, ContextCodec::read, ContextCodec::write);
        add(formats, DeferredHandle.class, DeferredHandleCodec::read, DeferredHandleCodec::write);
        add(formats, Diagnostic.class, DiagnosticCodec::read, DiagnosticCodec::write);
        add(formats, DiagnosticError.class, DiagnosticErrorCodec::read, DiagnosticErrorCodec::write);
        add(formats, NestedToolCalls.class, NestedToolCallsCodec::read, NestedToolCallsCodec::write);
        add(formats, NestedToolCall.class, NestedToolCallCodec::read, NestedToolCallCodec::write);
        add(formats, ConstrainedSampling.class, ConstrainedSamplingCodec::read, ConstrainedSamplingCodec::write);
        add(
                formats,
                StopReason.class,
                in -> new StopReason(in.readString()),
                (out, value) -> out.writeString(value.value()));
        add(
                formats,
                ThinkingLevel.class,
                in -> new ThinkingLevel(in.readString()),
                (out, value) -> out.writeString(value.value()));
        add(
                formats,
                NestedCallStatus.class,
                in -> new NestedCallStatus(in.readString()),
                (out, value) -> out.writeString(value.value()));
        add(
                formats,
                Strictness.class,
                in -> new Strictness(in.readString()),
                (out, value) -> out.writeString(value.value()));
        return Map.copyOf(formats);
    }

    private static <T> void add(
            Map<Class<?>, TypeFormat<?>> formats,
            Class<T> type,
            JsonReader.Read<T> read,
            JsonWriter.Write<? super T> write) {
        formats.put(type, new Standard<T>(read, write::to));
    }
}
