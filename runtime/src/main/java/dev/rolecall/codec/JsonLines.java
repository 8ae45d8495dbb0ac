package dev.rolecall.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * JSON lines, read one by one: a document a line, separated by line feeds. Blank lines are passed over; a line that cannot
 * be read is answered with its error, and the next ones are read all the same. What a listener throws, or an absent data binding,
 * comes out of the iterator in place of the line, which can then go on with the next one. Can be gone through once.
 *
 * @param <T> what lines are read as
 */
public final class JsonLines<T> implements Iterable<JsonLine<T>>, AutoCloseable {

    /** Reads a line. */
    interface Read<T> {
        @Nullable
        T line(byte[] bytes, int offset, int length);
    }

    private final InputStream in;
    private final Read<T> read;
    private final LineIterator lines;

    JsonLines(InputStream in, Read<T> read) {
        this.in = in;
        this.read = read;
        this.lines = new LineIterator(new LineChunks(in));
    }

    /**
     * Reads lines of any objects as free-form JSON.
     *
     * @param json UTF-8 bytes; closed with the lines
     * @return the lines; one that holds no object is an error
     */
    public static JsonLines<Map<String, @Nullable Object>> ofObjects(InputStream json) {
        JsonEngine engine = JsonEngines.find();
        return new JsonLines<>(json, (bytes, offset, length) -> {
            JsonReader reader = engine.reader(bytes, offset, length, ReadOptions.DEFAULT);
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
     * Has what is left decoded ahead by other threads, and by the one that takes the lines, for files that are long. What is
     * ahead, some hundred kilobytes for each processor, waits in memory. The lines are the same, in the same order; what hears
     * of {@link JsonDiagnostic}s may hear them from several threads at once.
     *
     * @param executor its threads, such as {@link java.util.concurrent.ForkJoinPool#commonPool()}
     * @return these lines
     */
    public JsonLines<T> ahead(Executor executor) {
        lines.readAhead(executor);
        return this;
    }

    /**
     * Closes the input.
     *
     * @throws IOException if it cannot be closed
     */
    @Override
    public void close() throws IOException {
        lines.cancel();
        in.close();
    }

    /** The lines of a chunk. */
    private final class ChunkLines implements Iterator<JsonLine<T>> {

        private final byte[] bytes;
        private final int length;
        private int begin;
        private long number;
        private @Nullable JsonLine<T> line;

        /**
         * Lines.
         *
         * @param chunk the lines
         * @param number how many lines are before them
         */
        ChunkLines(LineChunks.Chunk chunk, long number) {
            this.bytes = chunk.bytes();
            this.length = chunk.length();
            this.number = number;
        }

        @Override
        public boolean hasNext() {
            while (line == null && begin < length) {
                int text = begin;
                while (text < length && (bytes[text] == ' ' || bytes[text] == '\t' || bytes[text] == '\r')) {
                    text++;
                }
                int end = Utf8.find(bytes, text, length, '\n');
                number++;
                int from = begin;
                begin = end + 1;
                if (end > text) {
                    line = decode(from, end - from);
                }
            }
            return line != null;
        }

        private JsonLine<T> decode(int offset, int size) {
            try {
                return new JsonLine<>(number, read.line(bytes, offset, size), null);
            } catch (JsonException wrong) {
                return new JsonLine<>(number, null, wrong.inLine(number));
            }
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

        /** How many lines are before those behind this chunk. */
        long numberOfEnd() {
            return number + (begin < length ? Utf8.count(bytes, begin, length, '\n') : 0);
        }

        /** All lines, decoded now. */
        DecodedLines decoded() {
            List<JsonLine<T>> decoded = new ArrayList<>();
            try {
                forEachRemaining(decoded::add);
                return new DecodedLines(decoded);
            } catch (RuntimeException | Error failure) {
                return new DecodedLines(decoded, failure, this);
            }
        }
    }

    /** The lines of a chunk that were decoded ahead; if that failed, the failure where its line would be, and then the rest. */
    private final class DecodedLines implements Iterator<JsonLine<T>> {

        private final Iterator<JsonLine<T>> decoded;
        private @Nullable Throwable failure;
        private final Iterator<JsonLine<T>> rest;

        DecodedLines(List<JsonLine<T>> decoded) {
            this(decoded, null, Collections.emptyIterator());
        }

        DecodedLines(List<JsonLine<T>> decoded, @Nullable Throwable failure, Iterator<JsonLine<T>> rest) {
            this.decoded = decoded.iterator();
            this.failure = failure;
            this.rest = rest;
        }

        @Override
        public boolean hasNext() {
            if (decoded.hasNext()) {
                return true;
            }
            Throwable thrown = failure;
            failure = null;
            if (thrown instanceof Error error) {
                throw error;
            }
            if (thrown != null) {
                throw (RuntimeException) thrown;
            }
            return rest.hasNext();
        }

        @Override
        public JsonLine<T> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return decoded.hasNext() ? decoded.next() : rest.next();
        }
    }

    private final class LineIterator implements Iterator<JsonLine<T>> {

        private final LineChunks chunks;

        /** How many lines are before the next chunk; while one is being read in place, it counts itself. */
        private long number;

        /** The chunk that is read in place. */
        private @Nullable ChunkLines inPlace;

        private Iterator<JsonLine<T>> current = Collections.emptyIterator();
        private @Nullable LinesAhead<DecodedLines> ahead;

        LineIterator(LineChunks chunks) {
            this.chunks = chunks;
        }

        void readAhead(Executor executor) {
            if (ahead == null) {
                number = inPlace == null ? number : inPlace.numberOfEnd();
                ahead = new LinesAhead<>(executor, () -> {
                    ChunkLines lines = following(true);
                    if (lines == null) {
                        return null;
                    }
                    number = lines.numberOfEnd();
                    return lines::decoded;
                });
            }
        }

        void cancel() {
            if (ahead != null) {
                ahead.cancel();
            }
        }

        @Override
        public boolean hasNext() {
            while (!current.hasNext()) {
                Iterator<JsonLine<T>> next = nextChunk();
                if (next == null) {
                    return false;
                }
                current = next;
            }
            return true;
        }

        @Override
        public JsonLine<T> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return current.next();
        }

        private @Nullable Iterator<JsonLine<T>> nextChunk() {
            if (ahead == null) {
                number = inPlace == null ? number : inPlace.number;
                inPlace = following(false);
                return inPlace;
            }
            return ahead.next();
        }

        private @Nullable ChunkLines following(boolean isLarge) {
            try {
                LineChunks.Chunk chunk = isLarge ? chunks.nextLarge() : chunks.next();
                return chunk == null ? null : new ChunkLines(chunk, number);
            } catch (IOException cannotRead) {
                throw new UncheckedIOException(cannotRead);
            }
        }
    }
}
