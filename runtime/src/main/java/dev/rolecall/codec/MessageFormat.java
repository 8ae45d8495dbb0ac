package dev.rolecall.codec;

/**
 * How one type of message is read and written, whatever library the JSON comes from.
 *
 * @param <M> the type of message
 */
public interface MessageFormat<M> {

    /**
     * Reads the message that a reader stands on.
     *
     * @param in the reader
     * @return the message
     * @throws JsonException if the text is no JSON or exceeds a limit, or if it is no such message and that cannot be
     *     expressed in the type
     */
    M read(JsonReader in);

    /**
     * Writes a message.
     *
     * @param out where to
     * @param message the message
     */
    void write(JsonWriter out, M message);

    /**
     * What a message is, or what it carries.
     *
     * @param message the message
     * @return a {@link dev.rolecall.message.Message}, an instance of a role class, or a {@link RawMessage}
     */
    Object value(M message);
}
