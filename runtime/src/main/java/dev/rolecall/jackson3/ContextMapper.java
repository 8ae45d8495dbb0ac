package dev.rolecall.jackson3;

import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.ValueMapper;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.util.TokenBuffer;

/** The data binding of the mapper that is at work, for types that no codec knows. */
final class ContextMapper {

    private ContextMapper() {}

    /** While it reads. */
    record Reading(DeserializationContext context) implements ValueMapper {

        @Override
        public <T> @Nullable T fromJson(@Nullable Object json, Type type) {
            try (TokenBuffer buffer = context.bufferForInputBuffering()) {
                new Jackson3Writer(buffer, this).writeValue(json);
                JsonParser parser = buffer.asParserOnFirstToken(context);
                return context.readValue(parser, context.getTypeFactory().constructType(type));
            } catch (JacksonException wrong) {
                throw Jackson3Mapper.doesNotFit(wrong);
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
    record Writing(SerializationContext provider) implements ValueMapper {

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
            try (TokenBuffer buffer = provider.bufferForValueConversion()) {
                JavaType javaType = provider.getTypeFactory().constructType(type);
                // As for a root value: the declared type decides for containers, the class for the others.
                (javaType.isContainerType()
                                ? provider.findTypedValueSerializer(javaType, true)
                                : provider.findTypedValueSerializer(value.getClass(), true))
                        .serialize(value, buffer, provider);
                return Jackson3Reader.ofDocument(buffer.asParser(), ReadOptions.DEFAULT)
                        .readValue();
            } catch (JacksonException wrong) {
                throw Jackson3Mapper.hasNoForm(wrong);
            }
        }
    }
}
