package dev.rolecall.codec;

import dev.rolecall.message.Message;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * JSON of messages. Reading is lenient unless {@link #strict} is asked for: what cannot be typed is kept whole. Immutable
 * and safe for any number of threads.
 *
 * <p>Malformed JSON is always a {@link JsonException} with the place. So is what follows the document; a byte order mark
 * before it is passed over. Of members that stand twice, the last one counts. A component that is left to data binding, which
 * is absent, is an {@link IllegalStateException} that says what to add, as no message is to blame.
 *
 * @param <M> the type of message: a union, or {@link Message}
 */
public final class MessageCodec<M> {

    private static final MessageCodec<Message> STANDARD = new MessageCodec<>(new StandardMessages());

    private final MessageFormat<M> format;
    private final ReadOptions options;
    private final @Nullable JsonEngine engine;

    MessageCodec(MessageFormat<M> format) {
        this(format, ReadOptions.DEFAULT, null);
    }

    private MessageCodec(MessageFormat<M> format, ReadOptions options, @Nullable JsonEngine engine) {
        this.format = format;
        this.options = options;
        this.engine = engine;
    }

    /**
     * The codec of standard messages alone, without a union. JSON of any other role is a {@link JsonException}, as there
     * is nothing to keep it in.
     *
     * @return the codec
     */
    public static MessageCodec<Message> standard() {
        return STANDARD;
    }

    // How to read

    /**
     * This codec, but strict: a role, a member or a block that is unknown, and a value that is ill-typed, is an error.
     *
     * @return a strict codec
     */
    public MessageCodec<M> strict() {
        return with(new ReadOptions(true, options.limits(), options.mapper(), options.listener()));
    }

    /**
     * This codec, but lenient: what cannot be typed is kept whole.
     *
     * @return a lenient codec
     */
    public MessageCodec<M> lenient() {
        return with(new ReadOptions(false, options.limits(), options.mapper(), options.listener()));
    }

    /**
     * This codec with other limits.
     *
     * @param limits what JSON may not exceed
     * @return a codec with these limits
     */
    public MessageCodec<M> with(JsonLimits limits) {
        return with(new ReadOptions(options.strict(), limits, options.mapper(), options.listener()));
    }

    /**
     * This codec with a mapper of the application's own, for component types that codecs do not know.
     *
     * @param mapper the mapper
     * @return a codec with this mapper
     */
    public MessageCodec<M> with(ValueMapper mapper) {
        return with(new ReadOptions(options.strict(), options.limits(), mapper, options.listener()));
    }

    /**
     * This codec on a certain JSON library, and on its mapper if none was named.
     *
     * @param engine the library
     * @return a codec on this library
     */
    public MessageCodec<M> with(JsonEngine engine) {
        ValueMapper mapper = options.mapper() instanceof EngineMapper ? new EngineMapper(engine) : options.mapper();
        ReadOptions others = new ReadOptions(options.strict(), options.limits(), mapper, options.listener());
        return new MessageCodec<>(format, others, engine);
    }

    /**
     * This codec with somebody listening to what lenient reading lets pass.
     *
     * @param listener hears of it once a document has been read
     * @return a codec with this listener
     */
    public MessageCodec<M> onDiagnostic(Consumer<JsonDiagnostic> listener) {
        return with(new ReadOptions(options.strict(), options.limits(), options.mapper(), listener));
    }

    private MessageCodec<M> with(ReadOptions other) {
        return new MessageCodec<>(format, other, engine);
    }

    /** The codec of another type of message with the settings of this one. */
    <N> MessageCodec<N> likewise(MessageFormat<N> other) {
        return new MessageCodec<>(other, options, engine);
    }

    ReadOptions options() {
        return options;
    }

    /** What a message is, or what it carries: see {@link MessageFormat#value}. */
    Object value(M message) {
        return format.value(message);
    }

    // Reading

    /**
     * Reads a message from text.
     *
     * @param json a JSON document
     * @return the message
     * @throws JsonException if it is malformed, exceeds a limit or, where reading is strict, is no message of this type
     */
    public M fromJson(String json) {
        return document(engine().reader(json, options), format::read);
    }

    /**
     * Reads a message from UTF-8 bytes.
     *
     * @param json a JSON document
     * @return the message
     * @throws JsonException if it is malformed, exceeds a limit or, where reading is strict, is no message of this type
     */
    public M fromJson(byte[] json) {
        return document(engine().reader(json, 0, json.length, options), format::read);
    }

    /**
     * Reads a message from a stream of UTF-8 bytes, to its end.
     *
     * @param json a JSON document; not closed
     * @return the message
     * @throws IOException if the stream cannot be read
     * @throws JsonException if it is malformed, exceeds a limit or, where reading is strict, is no message of this type
     */
    public M fromJson(InputStream json) throws IOException {
        return fromJson(json.readAllBytes());
    }

    /**
     * Reads an array of messages from text.
     *
     * @param json a JSON document
     * @return the messages, unmodifiable
     * @throws JsonException if it is malformed, exceeds a limit or is no array; where reading is strict, also if an element
     *     is no message of this type
     */
    public List<M> listFromJson(String json) {
        return document(engine().reader(json, options), in -> in.readList(format::read));
    }

    /**
     * Reads an array of messages from UTF-8 bytes.
     *
     * @param json a JSON document
     * @return the messages, unmodifiable
     * @throws JsonException if it is malformed, exceeds a limit or is no array; where reading is strict, also if an element
     *     is no message of this type
     */
    public List<M> listFromJson(byte[] json) {
        return document(engine().reader(json, 0, json.length, options), in -> in.readList(format::read));
    }

    /**
     * Reads messages from JSON lines: one document a line, blank lines passed over. A line that cannot be read does not
     * keep the others from being read.
     *
     * @param json UTF-8 bytes; closed with the lines
     * @return the lines, read one by one
     */
    public JsonLines<M> lines(InputStream json) {
        JsonEngine lineEngine = engine();
        return new JsonLines<>(
                json,
                (bytes, offset, length) -> document(lineEngine.reader(bytes, offset, length, options), format::read));
    }

    /**
     * Reads a message from free-form JSON.
     *
     * @param json a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @return the message
     * @throws JsonException if reading is strict and it is no message of this type
     */
    public M fromTree(@Nullable Object json) {
        return document(new TreeReader(json, options), format::read);
    }

    private static <T> T document(JsonReader in, JsonReader.Read<T> read) {
        T value = read.from(in);
        in.end();
        in.deliverReports();
        return value;
    }

    /**
     * Reads the message that a reader stands on.
     *
     * @param in the reader, with options of its own
     * @return the message
     * @throws JsonException if it is malformed, exceeds a limit or, where the reader is strict, is no message of this type
     */
    public M read(JsonReader in) {
        return format.read(in);
    }

    // Writing

    /**
     * Writes a message as text.
     *
     * @param message the message
     * @return a JSON document of one line
     * @throws JsonException if something in it has no JSON form
     */
    public String toJson(M message) {
        return text(out -> format.write(out, message));
    }

    /**
     * Writes a message as UTF-8 bytes.
     *
     * @param message the message
     * @return a JSON document of one line
     * @throws JsonException if something in it has no JSON form
     */
    public byte[] toJsonBytes(M message) {
        return engine().toBytes(out -> format.write(out, message), options.mapper());
    }

    /**
     * Writes a message to a stream as UTF-8 bytes.
     *
     * @param message the message
     * @param json where the document goes; flushed, and not closed
     * @throws IOException if the stream cannot be written
     * @throws JsonException if something in the message has no JSON form; nothing is written then
     */
    public void toJson(M message, OutputStream json) throws IOException {
        json.write(toJsonBytes(message));
        json.flush();
    }

    /**
     * Writes messages as an array.
     *
     * @param messages the messages
     * @return a JSON document of one line
     * @throws JsonException if something in them has no JSON form
     */
    public String listToJson(List<? extends M> messages) {
        return text(out -> out.writeList(messages, format::write));
    }

    /**
     * Writes a message as free-form JSON.
     *
     * @param message the message
     * @return a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @throws JsonException if something in it has no JSON form
     */
    public @Nullable Object toTree(M message) {
        TreeWriter out = new TreeWriter(options.mapper());
        format.write(out, message);
        return out.value();
    }

    /**
     * Writes a message.
     *
     * @param out where to
     * @param message the message
     * @throws JsonException if something in it has no JSON form
     */
    public void write(JsonWriter out, M message) {
        format.write(out, message);
    }

    private String text(Consumer<JsonWriter> content) {
        return engine().toText(content, options.mapper());
    }

    private JsonEngine engine() {
        return engine == null ? JsonEngines.find() : engine;
    }
}
