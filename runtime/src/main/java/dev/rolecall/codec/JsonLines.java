package dev.rolecall.codec;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * JSON lines, read one by one: a document a line, separated by line feeds. Blank lines are passed over; a line that cannot
 * be read is answered with its error, and the next ones are read all the same. Can be gone through once.
 *
 * @param <T> what lines are read as
 */
public final class JsonLines<T> implements Iterable<JsonLine<T>>, AutoCloseable {

    /** Reads a line. */
    interface Read<T> {
        @Nullable
        T line(byte[] bytes, int length);
    }

    private final InputStream in;
    private final Read<T> read;
    private final LineIterator lines = new LineIterator();

    JsonLines(InputStream in, Read<T> read) {
        this.in = in;
        this.read = read;
    }

    /**
     * Reads lines of any objects as free-form JSON.
     *
     * @param json UTF-8 bytes; closed with the lines
     * @return the lines; one that holds no object is an error
     */
    public static JsonLines<Map<String, @Nullable Object>> ofObjects(InputStream json) {
        JsonEngine engine = JsonEngines.find();
        return new JsonLines<>(json, (bytes, length) -> {
            JsonReader reader = engine.reader(bytes, 0, length, ReadOptions.DEFAULT);
            Map<String, @Nullable Object> object = reader.readObject();
            reader.end();
            return object;
        });
    }

    /**
     * The lines that are left.
     *
     * @return always the same iterator; it throws {@link UncheckedIOException} if the stream cannot be read
     */
    @Override
    public Iterator<JsonLine<T>> iterator() {
        return lines;
    }

    /**
     * The lines that are left.
     *
     * @return the lines, in order; closing the stream closes the input
     */
    public Stream<JsonLine<T>> stream() {
        return StreamSupport.stream(spliterator(), false).onClose(() -> {
            try {
                close();
            } catch (IOException cannotClose) {
                throw new UncheckedIOException(cannotClose);
            }
        });
    }

    /**
     * Closes the input.
     *
     * @throws IOException if it cannot be closed
     */
    @Override
    public void close() throws IOException {
        in.close();
    }

    private final class LineIterator implements Iterator<JsonLine<T>> {

        private static final int BUFFER = 8192;

        private final byte[] buffer = new byte[BUFFER];
        private int next;
        private int filled;
        private long number;
        private @Nullable JsonLine<T> line;

        @Override
        public boolean hasNext() {
            while (line == null) {
                byte[] bytes = nextLine();
                if (bytes == null) {
                    return false;
                }
                number++;
                if (!isBlank(bytes)) {
                    line = decode(bytes);
                }
            }
            return true;
        }

        @Override
        public JsonLine<T> next() {
            if (!hasNext() || line == null) {
                throw new NoSuchElementException();
            }
            JsonLine<T> answer = line;
            line = null;
            return answer;
        }

        private JsonLine<T> decode(byte[] bytes) {
            try {
                return new JsonLine<>(number, read.line(bytes, bytes.length), null);
            } catch (JsonException wrong) {
                return new JsonLine<>(number, null, wrong.inLine(number));
            }
        }

        private byte @Nullable [] nextLine() {
            ByteArrayOutputStream collected = new ByteArrayOutputStream();
            while (true) {
                if (next == filled && !fill()) {
                    return collected.size() == 0 ? null : collected.toByteArray();
                }
                int end = next;
                while (end < filled && buffer[end] != '\n') {
                    end++;
                }
                collected.write(buffer, next, end - next);
                next = end;
                if (end < filled) {
                    next++;
                    return collected.toByteArray();
                }
            }
        }

        private boolean fill() {
            try {
                int count = in.read(buffer);
                next = 0;
                filled = Math.max(count, 0);
                return count > 0;
            } catch (IOException cannotRead) {
                throw new UncheckedIOException(cannotRead);
            }
        }

        private boolean isBlank(byte[] bytes) {
            for (byte b : bytes) {
                if (b != ' ' && b != '\t' && b != '\r') {
                    return false;
                }
            }
            return true;
        }
    }
}
