package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.ValueMapper;
import java.io.IOException;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** The data binding of the mapper that is at work, for types that no codec knows. */
final class ContextMapper {

    private ContextMapper() {}

    /** While it reads. */
    record Reading(DeserializationContext context) implements ValueMapper {

        @Override
        public <T> @Nullable T fromJson(@Nullable Object json, Type type) {
            try (TokenBuffer buffer = context.bufferForInputBuffering()) {
                new Jackson2Writer(buffer, this).writeValue(json);
                JsonParser parser = buffer.asParserOnFirstToken();
                return context.readValue(parser, context.getTypeFactory().constructType(type));
            } catch (IOException wrong) {
                throw Jackson2Mapper.doesNotFit(wrong);
            }
        }

        @Override
        public @Nullable Object toJson(@Nullable Object value) {
            throw new UnsupportedOperationException("Nothing is written while this mapper reads");
        }

        @Override
        public @Nullable Object toJson(@Nullable Object value, Type type) {
            return toJson(value);
        }
    }

    /** While it writes. */
    record Writing(SerializerProvider provider) implements ValueMapper {

        @Override
        public <T> @Nullable T fromJson(@Nullable Object json, Type type) {
            throw new UnsupportedOperationException("Nothing is read while this mapper writes");
        }

        @Override
        public @Nullable Object toJson(@Nullable Object value) {
            return value == null ? null : toJson(value, value.getClass());
        }

        @Override
        public @Nullable Object toJson(@Nullable Object value, Type type) {
            if (value == null) {
                return null;
            }
            try (TokenBuffer buffer = new TokenBuffer(null, false)) {
                JavaType javaType = provider.getTypeFactory().constructType(type);
                // As for a root value: the declared type decides for containers, the class for the others.
                (javaType.isContainerType()
                                ? provider.findTypedValueSerializer(javaType, true, null)
                                : provider.findTypedValueSerializer(value.getClass(), true, null))
                        .serialize(value, buffer, provider);
                return Jackson2Reader.ofDocument(buffer.asParser(), ReadOptions.DEFAULT)
                        .readValue();
            } catch (IOException wrong) {
                throw Jackson2Mapper.hasNoForm(wrong);
            }
        }
    }
}
