package dev.rolecall.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.TypeFormat;
import dev.rolecall.codec.TypeFormats;
import dev.rolecall.codec.UnionType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.Version;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.Serializers;

/**
 * Teaches an {@link tools.jackson.databind.ObjectMapper} of Jackson 3 a union of messages, its roles, and the types
 * of the standard model:
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new RolecallModule(AgentMessage.type())).build();
 * List<AgentMessage> history = mapper.readValue(json, new TypeReference<>() {});
 * }</pre>
 *
 * <p>Their JSON is the one that the union's codec reads and writes, whatever the mapper's settings are for classes of the
 * application. Several unions are several modules.
 */
public final class RolecallModule extends JacksonModule {

    private final TypeFormats formats;
    private final ReadOptions options;
    private final String name;

    /** Teaches the standard model alone. */
    public RolecallModule() {
        this(TypeFormats.ofStandardModel(), ReadOptions.DEFAULT, "standard");
    }

    /**
     * Teaches a union, read leniently.
     *
     * @param union the union, such as {@code AgentMessage.type()}
     */
    public RolecallModule(UnionType<?> union) {
        this(union, ReadOptions.DEFAULT);
    }

    /**
     * Teaches a union.
     *
     * @param union the union, such as {@code AgentMessage.type()}
     * @param options how to read it; its limits are those of the mapper's own factory, and so is its mapper
     */
    public RolecallModule(UnionType<?> union, ReadOptions options) {
        this(TypeFormats.of(union), options, union.javaType().getName());
    }

    private RolecallModule(TypeFormats formats, ReadOptions options, String name) {
        this.formats = formats;
        this.options = options;
        this.name = name;
    }

    @Override
    public String getModuleName() {
        return "Rolecall of " + name;
    }

    @Override
    public Object getRegistrationId() {
        return getModuleName();
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addSerializers(new Serializers.Base() {
            @Override
            public @Nullable ValueSerializer<?> findSerializer(
                    SerializationConfig config,
                    JavaType type,
                    BeanDescription.Supplier description,
                    JsonFormat.@Nullable Value format) {
                return formats.find(type.getRawClass())
                        .map(found -> serializer(type.getRawClass(), found))
                        .orElse(null);
            }
        });
        context.addDeserializers(new Deserializers.Base() {
            @Override
            public @Nullable ValueDeserializer<?> findBeanDeserializer(
                    JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
                return formats.find(type.getRawClass())
                        .map(format -> new Deserializer<>(type.getRawClass(), format, options))
                        .orElse(null);
            }

            @Override
            public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
                return formats.find(type).isPresent();
            }
        });
    }

    @SuppressWarnings("unchecked") // the format was found by this very class
    private static <T> ValueSerializer<T> serializer(Class<?> type, TypeFormat<T> format) {
        return new Serializer<>((Class<T>) type, format);
    }

    private static final class Serializer<T> extends ValueSerializer<T> {

        private final Class<T> type;
        private final TypeFormat<T> format;

        Serializer(Class<T> type, TypeFormat<T> format) {
            this.type = type;
            this.format = format;
        }

        @Override
        public Class<T> handledType() {
            return type;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializationContext provider) {
            try {
                format.write(new Jackson3Writer(generator, new ContextMapper.Writing(provider)), value);
            } catch (JsonException wrong) {
                throw DatabindException.from(generator, wrong.problem(), wrong);
            }
        }

        /** The role tells the type, whatever the mapper adds to other classes. */
        @Override
        public void serializeWithType(
                T value, JsonGenerator generator, SerializationContext provider, TypeSerializer typing) {
            serialize(value, generator, provider);
        }
    }

    private static final class Deserializer<T> extends ValueDeserializer<T> {

        private final Class<?> type;
        private final TypeFormat<? extends T> format;
        private final ReadOptions options;

        Deserializer(Class<?> type, TypeFormat<? extends T> format, ReadOptions options) {
            this.type = type;
            this.format = format;
            this.options = options;
        }

        @Override
        public Class<?> handledType() {
            return type;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) {
            ReadOptions own = new ReadOptions(
                    options.strict(), options.limits(), new ContextMapper.Reading(context), options.listener());
            try {
                return format.read(Jackson3Reader.ofValue(parser, own));
            } catch (JsonException wrong) {
                throw problem(parser, wrong);
            }
        }

        /** What Jackson itself found stays as it is; else the places are those of Jackson and of Rolecall together. */
        private static JacksonException problem(JsonParser parser, JsonException wrong) {
            if (wrong.getCause() instanceof JacksonException jacksons && !(jacksons instanceof DatabindException)) {
                return jacksons;
            }
            DatabindException mapped = DatabindException.from(parser, wrong.problem(), wrong);
            List<Object> segments = JsonPaths.segments(wrong.path());
            for (int i = segments.size() - 1; i >= 0; i--) {
                if (segments.get(i) instanceof Integer index) {
                    mapped.prependPath(List.of(), index);
                } else {
                    mapped.prependPath(new Object(), (String) segments.get(i));
                }
            }
            return mapped;
        }

        @Override
        public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typing) {
            return deserialize(parser, context);
        }
    }
}
