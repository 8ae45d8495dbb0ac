package dev.rolecall.codec;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A JSON library behind the seam. Engines are found as services; each adapter of this library is one.
 *
 * <p>An engine can be made, and asked {@link #unavailable}, where its library is absent.
 */
public interface JsonEngine {

    /**
     * The JSON library's name.
     *
     * @return such as {@code Jackson 2}
     */
    String name();

    /**
     * What is to be done before the engine can work.
     *
     * @return what to add to the application, as a sentence; empty if the library is there
     */
    Optional<String> unavailable();

    /**
     * A reader of a part of an array of UTF-8 bytes.
     *
     * @param json the bytes, not to be changed meanwhile
     * @param offset where the document starts; a byte order mark there is passed over
     * @param length how many bytes it has
     * @param options how to read
     * @return a reader that stands on the document
     * @throws JsonException if there is no document
     */
    JsonReader reader(byte[] json, int offset, int length, ReadOptions options);

    /**
     * A reader of text.
     *
     * @param json the document; a byte order mark is passed over
     * @param options how to read
     * @return a reader that stands on the document
     * @throws JsonException if there is no document
     */
    JsonReader reader(String json, ReadOptions options);

    /**
     * A writer of UTF-8 bytes.
     *
     * @param out where the bytes go; it is flushed with the writer, and not closed
     * @param mapper what converts types that the codecs do not know
     * @return the writer
     */
    JsonWriter writer(OutputStream out, ValueMapper mapper);

    /**
     * A writer of text.
     *
     * @param out where the text goes; it is flushed with the writer, and not closed
     * @param mapper what converts types that the codecs do not know
     * @return the writer
     */
    JsonWriter writer(Writer out, ValueMapper mapper);

    /**
     * Writes a document as UTF-8 bytes.
     *
     * @param content writes the document
     * @param mapper what converts types that the codecs do not know
     * @return the document
     */
    default byte[] toBytes(Consumer<JsonWriter> content, ValueMapper mapper) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        JsonWriter out = writer(bytes, mapper);
        content.accept(out);
        out.flush();
        return bytes.toByteArray();
    }

    /**
     * Writes a document as text.
     *
     * @param content writes the document
     * @param mapper what converts types that the codecs do not know
     * @return the document
     */
    default String toText(Consumer<JsonWriter> content, ValueMapper mapper) {
        StringWriter text = new StringWriter();
        JsonWriter out = writer(text, mapper);
        content.accept(out);
        out.flush();
        return text.toString();
    }

    /**
     * What is to be done before {@link #mapper} can work.
     *
     * @return what to add to the application, as a sentence; empty if the converter is there
     */
    Optional<String> mapperUnavailable();

    /**
     * The library's converter between free-form JSON and Java types.
     *
     * @return the converter, with the library's defaults
     * @throws IllegalStateException if the part of the library that it needs is absent, saying what to add
     */
    ValueMapper mapper();
}
