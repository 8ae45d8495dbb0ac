package dev.rolecall.codec;

/**
 * The JSON of a type, as a part of any document. For adapters that teach it to an object mapper.
 *
 * @param <T> the type
 */
public interface TypeFormat<T> {

    /**
     * Reads the value that a reader stands on.
     *
     * @param in the reader
     * @return the value
     * @throws JsonException if it does not fit the type
     */
    T read(JsonReader in);

    /**
     * Writes a value.
     *
     * @param out where to
     * @param value the value
     * @throws JsonException if something in it has no JSON form
     */
    void write(JsonWriter out, T value);
}
