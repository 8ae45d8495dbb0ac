package dev.rolecall.codec;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * Typed views of the free-form parts of messages: a tool call's arguments, a tool result's details.
 *
 * <pre>{@code
 * ReadArguments arguments = JsonViews.as(call.arguments(), ReadArguments.class);
 * }</pre>
 *
 * <p>They are made by the JSON library's data binding, which must be there; with a mapper of your own call its {@link
 * ValueMapper} directly.
 */
public final class JsonViews {

    private JsonViews() {}

    /**
     * Reads free-form JSON as a class of the application's own.
     *
     * @param <T> the class
     * @param json a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @param type the class to read it as
     * @return the value; {@code null} for JSON {@code null}
     * @throws JsonException if the JSON does not fit the class
     */
    public static <T> @Nullable T as(@Nullable Object json, Class<T> type) {
        return JsonEngines.find().mapper().fromJson(json, type);
    }

    /**
     * Reads free-form JSON as a type of the application's own.
     *
     * @param <T> the type
     * @param json a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @param type the type to read it as, which may be generic
     * @return the value; {@code null} for JSON {@code null}
     * @throws JsonException if the JSON does not fit the type
     */
    public static <T> @Nullable T as(@Nullable Object json, Type type) {
        return JsonEngines.find().mapper().fromJson(json, type);
    }

    /**
     * Writes a value of the application's own as free-form JSON.
     *
     * @param value any value that the JSON library can write
     * @return an unmodifiable free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @throws JsonException if the value has no JSON form
     */
    public static @Nullable Object toJson(@Nullable Object value) {
        return JsonEngines.find().mapper().toJson(value);
    }
}
