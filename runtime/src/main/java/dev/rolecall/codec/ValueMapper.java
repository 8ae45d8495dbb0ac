package dev.rolecall.codec;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Converts between free-form JSON and Java types of the application's own: the typed view of free-form parts. */
public interface ValueMapper {

    /**
     * Reads free-form JSON as a Java type.
     *
     * @param <T> the type
     * @param json a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @param type the type to read it as
     * @return the value; {@code null} for JSON {@code null}
     * @throws JsonException if the JSON does not fit the type
     */
    <T> @Nullable T fromJson(@Nullable Object json, Type type);

    /**
     * Writes a Java value as free-form JSON.
     *
     * @param value any value that the mapper can write
     * @return an unmodifiable free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @throws JsonException if the value has no JSON form
     */
    @Nullable
    Object toJson(@Nullable Object value);

    /**
     * Writes a Java value of a declared type as free-form JSON: the type decides over what of it is written, such as the
     * name of a subtype.
     *
     * @param value any value of the type
     * @param type its type, which may be generic
     * @return an unmodifiable free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @throws JsonException if the value has no JSON form
     */
    @Nullable
    Object toJson(@Nullable Object value, Type type);
}
