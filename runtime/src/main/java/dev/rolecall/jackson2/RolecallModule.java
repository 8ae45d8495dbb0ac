package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.Serializers;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.TypeFormat;
import dev.rolecall.codec.TypeFormats;
import dev.rolecall.codec.UnionType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Teaches an {@link com.fasterxml.jackson.databind.ObjectMapper} of Jackson 2 a union of messages, its roles, and the types
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
public final class RolecallModule extends Module {

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
    public Object getTypeId() {
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
            public @Nullable JsonSerializer<?> findSerializer(
                    SerializationConfig config, JavaType type, BeanDescription description) {
                return formats.find(type.getRawClass())
                        .map(format -> serializer(type.getRawClass(), format))
                        .orElse(null);
            }
        });
        context.addDeserializers(new Deserializers.Base() {
            @Override
            public @Nullable JsonDeserializer<?> findBeanDeserializer(
                    JavaType type, DeserializationConfig config, BeanDescription description) {
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
    private static <T> JsonSerializer<T> serializer(Class<?> type, TypeFormat<T> format) {
        return new Serializer<>((Class<T>) type, format);
    }

    private static final class Serializer<T> extends JsonSerializer<T> {

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
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            try {
                format.write(new Jackson2Writer(generator, new ContextMapper.Writing(provider)), value);
            } catch (UncheckedIOException wrong) {
                throw wrong.getCause();
            } catch (JsonException wrong) {
                throw JsonMappingException.from(generator, wrong.problem(), wrong);
            }
        }

        /** The role tells the type, whatever the mapper adds to other classes. */
        @Override
        public void serializeWithType(
                T value, JsonGenerator generator, SerializerProvider provider, TypeSerializer typing)
                throws IOException {
            serialize(value, generator, provider);
        }
    }

    private static final class Deserializer<T> extends JsonDeserializer<T> {

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
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            ReadOptions own = new ReadOptions(
                    options.strict(), options.limits(), new ContextMapper.Reading(context), options.listener());
            try {
                return format.read(Jackson2Reader.ofValue(parser, own));
            } catch (UncheckedIOException wrong) {
                throw wrong.getCause();
            } catch (JsonException wrong) {
                throw problem(parser, wrong);
            }
        }

        /** What Jackson itself found stays as it is; else the places are those of Jackson and of Rolecall together. */
        private static IOException problem(JsonParser parser, JsonException wrong) {
            if (wrong.getCause() instanceof JsonProcessingException jacksons
                    && !(jacksons instanceof JsonMappingException)) {
                return jacksons;
            }
            JsonMappingException mapped = JsonMappingException.from(parser, wrong.problem(), wrong);
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
        public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typing)
                throws IOException {
            return deserialize(parser, context);
        }
    }
}
