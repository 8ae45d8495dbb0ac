package dev.rolecall.jackson2;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.ValueMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Typed views made by an {@link ObjectMapper}. */
public final class Jackson2Mapper implements ValueMapper {

    private final ObjectMapper mapper;

    private Jackson2Mapper(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    /**
     * Views made by a mapper of the application's own.
     *
     * @param mapper the mapper, configured as it will be used
     * @return the views
     */
    public static ValueMapper of(ObjectMapper mapper) {
        return new Jackson2Mapper(mapper);
    }

    /** Made when the first view is asked for. */
    private static final class Standard {
        static final ValueMapper MAPPER = new Jackson2Mapper(JsonMapper.builder()
                .findAndAddModules()
                .addModule(new RolecallModule())
                .build());
    }

    /**
     * Views made by a mapper with Jackson's defaults and the modules that are found on the class path.
     *
     * @return the views
     */
    public static ValueMapper standard() {
        return Standard.MAPPER;
    }

    @Override
    public <T> @Nullable T fromJson(@Nullable Object json, Type type) {
        StringWriter text = new StringWriter();
        JsonWriter out = Jackson2Documents.writer(text, this);
        out.writeValue(json);
        out.flush();
        try {
            // As text, so that the mapper sees every digit, and treats it as it treats any JSON.
            return mapper.readValue(text.toString(), mapper.constructType(type));
        } catch (IOException wrong) {
            throw doesNotFit(wrong);
        }
    }

    /** What data binding says when it cannot read. */
    static JsonException doesNotFit(IOException wrong) {
        return wrong instanceof JsonMappingException mismatch
                ? new JsonException(
                        JsonException.Kind.MISMATCH, mismatch.getOriginalMessage(), path(mismatch), null, wrong)
                : new JsonException(JsonException.Kind.MISMATCH, String.valueOf(wrong.getMessage()), "$", null, wrong);
    }

    /** What data binding says when it cannot write. */
    static JsonException hasNoForm(IOException wrong) {
        return new JsonException(JsonException.Kind.NOT_WRITABLE, String.valueOf(wrong.getMessage()), "$", null, wrong);
    }

    private static String path(JsonMappingException wrong) {
        StringBuilder path = new StringBuilder("$");
        for (JsonMappingException.Reference reference : wrong.getPath()) {
            if (reference.getFieldName() != null) {
                JsonPaths.member(path, reference.getFieldName());
            } else if (reference.getIndex() >= 0) {
                JsonPaths.element(path, reference.getIndex());
            }
        }
        return path.toString();
    }

    @Override
    public @Nullable Object toJson(@Nullable Object value) {
        return toJson(mapper.writer(), value);
    }

    @Override
    public @Nullable Object toJson(@Nullable Object value, Type type) {
        return toJson(mapper.writerFor(mapper.constructType(type)), value);
    }

    private static @Nullable Object toJson(ObjectWriter writer, @Nullable Object value) {
        try {
            byte[] json = writer.writeValueAsBytes(value);
            return Jackson2Documents.reader(json, 0, json.length, ReadOptions.DEFAULT)
                    .readValue();
        } catch (IOException noForm) {
            throw hasNoForm(noForm);
        }
    }
}
