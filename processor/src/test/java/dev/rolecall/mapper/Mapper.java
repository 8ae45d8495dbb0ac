package dev.rolecall.mapper;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;

/** An object mapper of one of Jackson's majors, set in some way. */
abstract sealed class Mapper {

    /** How applications set their mappers. */
    enum Setting {
        SNAKE_CASE,
        NON_NULL,
        NON_EMPTY,
        NON_DEFAULT,
        FAIL_ON_UNKNOWN,
        IGNORE_UNKNOWN,
        SORTED,
        FIELDS_ONLY,
        DEFAULT_TYPING
    }

    private final Set<Setting> settings;

    Mapper(Set<Setting> settings) {
        this.settings = settings;
    }

    boolean has(Setting setting) {
        return settings.contains(setting);
    }

    abstract <T> T read(String json, Type type);

    abstract <T> T readStream(String json, Type type);

    abstract String write(Object value);

    abstract String write(Object value, Type type);

    abstract <T> T throughTree(Object value, Type type);

    abstract <T> T convert(Object value, Type type);

    abstract boolean areEqual(String json, String other);

    static List<Mapper> withModule(Setting... settings) {
        return List.of(
                new Two(Set.of(settings), new dev.rolecall.jackson2.RolecallModule(AgentMessage.type())),
                new Three(Set.of(settings), new dev.rolecall.jackson3.RolecallModule(AgentMessage.type())));
    }

    static List<Mapper> withoutModule(Setting... settings) {
        return List.of(new Two(Set.of(settings), null), new Three(Set.of(settings), null));
    }

    /** As the SDKs of Anthropic and OpenAI configure theirs, Kotlin's module aside. */
    static Mapper likeThatOfAnSdk(com.fasterxml.jackson.databind.Module module) {
        JsonMapper.Builder builder = JsonMapper.builder().addModules(new Jdk8Module(), new JavaTimeModule());
        if (module != null) {
            builder.addModule(module);
        }
        for (LogicalType type : List.of(
                LogicalType.Boolean,
                LogicalType.Integer,
                LogicalType.Float,
                LogicalType.Textual,
                LogicalType.Array,
                LogicalType.Collection,
                LogicalType.Map,
                LogicalType.POJO)) {
            builder.withCoercionConfig(type, config -> {
                for (CoercionInputShape shape : CoercionInputShape.values()) {
                    config.setCoercion(shape, CoercionAction.Fail);
                }
            });
        }
        return new Two(builder.defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.NON_ABSENT))
                .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
                .disable(
                        SerializationFeature.FLUSH_AFTER_WRITE_VALUE,
                        SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                        SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                .disable(
                        MapperFeature.ALLOW_COERCION_OF_SCALARS,
                        MapperFeature.INFER_PROPERTY_MUTATORS,
                        MapperFeature.AUTO_DETECT_CREATORS,
                        MapperFeature.AUTO_DETECT_FIELDS,
                        MapperFeature.AUTO_DETECT_GETTERS,
                        MapperFeature.AUTO_DETECT_IS_GETTERS,
                        MapperFeature.AUTO_DETECT_SETTERS)
                .build());
    }

    static final class Two extends Mapper {

        Two(JsonMapper mapper) {
            super(Set.of());
            this.mapper = mapper;
        }

        final com.fasterxml.jackson.databind.json.JsonMapper mapper;

        Two(Set<Setting> settings, com.fasterxml.jackson.databind.Module module) {
            super(settings);
            JsonMapper.Builder builder = JsonMapper.builder().addModule(new Jdk8Module());
            if (module != null) {
                builder.addModule(module);
            }
            builder.configure(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, !settings.contains(Setting.IGNORE_UNKNOWN));
            if (settings.contains(Setting.SNAKE_CASE)) {
                builder.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
            }
            for (JsonInclude.Include inclusion : JsonInclude.Include.values()) {
                if (settings.stream().anyMatch(setting -> setting.name().equals(inclusion.name()))) {
                    builder.defaultPropertyInclusion(JsonInclude.Value.construct(inclusion, inclusion));
                }
            }
            if (settings.contains(Setting.SORTED)) {
                builder.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
            }
            if (settings.contains(Setting.FIELDS_ONLY)) {
                builder.visibility(PropertyAccessor.ALL, JsonAutoDetect.Visibility.NONE)
                        .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY);
            }
            if (settings.contains(Setting.DEFAULT_TYPING)) {
                builder.activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping.NON_FINAL);
            }
            this.mapper = builder.build();
        }

        private interface Action<T> {
            T run() throws IOException;
        }

        private static <T> T io(Action<T> action) {
            try {
                return action.run();
            } catch (JsonProcessingException wrong) {
                throw new Refused(wrong.getMessage(), wrong);
            } catch (IOException cannotHappen) {
                throw new UncheckedIOException(cannotHappen);
            }
        }

        @Override
        <T> T read(String json, Type type) {
            return io(() -> mapper.readValue(json, mapper.constructType(type)));
        }

        @Override
        <T> T readStream(String json, Type type) {
            return io(() -> {
                JsonParser parser = mapper.createParser(new StringReader(json));
                return mapper.readValue(parser, mapper.constructType(type));
            });
        }

        @Override
        String write(Object value) {
            return io(() -> mapper.writeValueAsString(value));
        }

        @Override
        String write(Object value, Type type) {
            return io(() -> mapper.writerFor(mapper.constructType(type)).writeValueAsString(value));
        }

        @Override
        <T> T throughTree(Object value, Type type) {
            return io(() -> {
                JsonNode tree = mapper.valueToTree(value);
                return mapper.readValue(mapper.treeAsTokens(tree), mapper.constructType(type));
            });
        }

        @Override
        <T> T convert(Object value, Type type) {
            return mapper.convertValue(value, mapper.constructType(type));
        }

        @Override
        boolean areEqual(String json, String other) {
            JsonMapper plain = JsonMapper.builder()
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .build();
            return io(() -> plain.readTree(json).equals(plain.readTree(other)));
        }

        @Override
        public String toString() {
            return "Jackson 2";
        }
    }

    static final class Three extends Mapper {

        final tools.jackson.databind.json.JsonMapper mapper;

        Three(Set<Setting> settings, tools.jackson.databind.JacksonModule module) {
            super(settings);
            tools.jackson.databind.json.JsonMapper.Builder builder = tools.jackson.databind.json.JsonMapper.builder();
            if (module != null) {
                builder.addModule(module);
            }
            builder.configure(
                    tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    !settings.contains(Setting.IGNORE_UNKNOWN));
            if (settings.contains(Setting.SNAKE_CASE)) {
                builder.propertyNamingStrategy(tools.jackson.databind.PropertyNamingStrategies.SNAKE_CASE);
            }
            for (JsonInclude.Include inclusion : JsonInclude.Include.values()) {
                if (settings.stream().anyMatch(setting -> setting.name().equals(inclusion.name()))) {
                    builder.changeDefaultPropertyInclusion(was -> JsonInclude.Value.construct(inclusion, inclusion));
                }
            }
            if (settings.contains(Setting.SORTED)) {
                builder.enable(tools.jackson.databind.MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                        .enable(tools.jackson.databind.SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
            }
            if (settings.contains(Setting.FIELDS_ONLY)) {
                builder.changeDefaultVisibility(visibility -> visibility
                        .withVisibility(PropertyAccessor.ALL, JsonAutoDetect.Visibility.NONE)
                        .withVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY));
            }
            if (settings.contains(Setting.DEFAULT_TYPING)) {
                builder.activateDefaultTyping(
                        tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        tools.jackson.databind.DefaultTyping.NON_FINAL);
            }
            this.mapper = builder.build();
        }

        private interface Action<T> {
            T run();
        }

        private static <T> T checked(Action<T> action) {
            try {
                return action.run();
            } catch (tools.jackson.core.JacksonException wrong) {
                throw new Refused(wrong.getMessage(), wrong);
            }
        }

        @Override
        <T> T read(String json, Type type) {
            return checked(() -> mapper.readValue(json, mapper.constructType(type)));
        }

        @Override
        <T> T readStream(String json, Type type) {
            return checked(
                    () -> mapper.readValue(mapper.createParser(new StringReader(json)), mapper.constructType(type)));
        }

        @Override
        String write(Object value) {
            return checked(() -> mapper.writeValueAsString(value));
        }

        @Override
        String write(Object value, Type type) {
            return checked(() -> mapper.writerFor(mapper.constructType(type)).writeValueAsString(value));
        }

        @Override
        <T> T throughTree(Object value, Type type) {
            tools.jackson.databind.JsonNode tree = mapper.valueToTree(value);
            return checked(() -> mapper.readerFor(mapper.constructType(type)).readValue(tree));
        }

        @Override
        <T> T convert(Object value, Type type) {
            return mapper.convertValue(value, mapper.constructType(type));
        }

        @Override
        boolean areEqual(String json, String other) {
            return new Two(Set.of(), null).areEqual(json, other);
        }

        @Override
        public String toString() {
            return "Jackson 3";
        }
    }

    /** What either major throws, so that tests need not tell them apart. */
    static final class Refused extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Refused(String message, Exception cause) {
            super(message, cause);
        }
    }
}
