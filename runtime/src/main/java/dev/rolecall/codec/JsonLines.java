package dev.rolecall.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.function.Consumer;
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
     * The lines that are left. Made {@linkplain Stream#parallel parallel}, the stream reads them with as many processors as
     * there are; the order stays the same wherever the stream's operations keep it. The bytes that are ahead are in memory
     * then, which may be the whole file, and what listens to {@link JsonDiagnostic}s is called by several threads.
     *
     * @return the lines, in order; closing the stream closes the input
     */
    public Stream<JsonLine<T>> stream() {
        return StreamSupport.stream(new Splitter(), false).onClose(() -> {
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

    /** The lines of a chunk. */
    private final class ChunkLines implements Spliterator<JsonLine<T>> {

        /** An estimate. */
        private static final int BYTES_OF_A_LINE = 1 << 10;

        private final byte[] bytes;
        private final int length;
        private int next;
        private long number;

        /**
         * Lines.
         *
         * @param bytes the lines
         * @param length how many bytes they have
         * @param number how many lines are before them
         */
        ChunkLines(byte[] bytes, int length, long number) {
            this.bytes = bytes;
            this.length = length;
            this.number = number;
        }

        /** The next line that is not blank; null if there is none. */
        @Nullable
        JsonLine<T> advance() {
            while (next < length) {
                int begin = next;
                int text = begin;
                while (text < length && (bytes[text] == ' ' || bytes[text] == '\t' || bytes[text] == '\r')) {
                    text++;
                }
                int end = Utf8.lineEnd(bytes, text, length);
                next = end + 1;
                number++;
                if (end > text) {
                    return decode(begin, end - begin);
                }
            }
            return null;
        }

        private JsonLine<T> decode(int offset, int size) {
            try {
                return new JsonLine<>(number, read.line(bytes, offset, size), null);
            } catch (JsonException wrong) {
                return new JsonLine<>(number, null, wrong.inLine(number));
            }
        }

        /** How many lines are before those behind this chunk. */
        long numberOfEnd() {
            boolean endsInLine = next < length && bytes[length - 1] != '\n';
            return number + Utf8.lineEnds(bytes, next, length) + (endsInLine ? 1 : 0);
        }

        @Override
        public boolean tryAdvance(Consumer<? super JsonLine<T>> action) {
            JsonLine<T> line = advance();
            if (line != null) {
                action.accept(line);
            }
            return line != null;
        }

        @Override
        public @Nullable Spliterator<JsonLine<T>> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return (length - next) / BYTES_OF_A_LINE;
        }

        @Override
        public int characteristics() {
            return ORDERED | NONNULL | IMMUTABLE;
        }
    }

    /** The lines that are left, for a stream. */
    private final class Splitter implements Spliterator<JsonLine<T>> {

        @Override
        public boolean tryAdvance(Consumer<? super JsonLine<T>> action) {
            boolean hasNext = lines.hasNext();
            if (hasNext) {
                action.accept(lines.next());
            }
            return hasNext;
        }

        @Override
        public @Nullable Spliterator<JsonLine<T>> trySplit() {
            return lines.split();
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | NONNULL | IMMUTABLE;
        }
    }

    private final class LineIterator implements Iterator<JsonLine<T>> {

        private final LineChunks chunks;
        private ChunkLines current = new ChunkLines(new byte[0], 0, 0);
        private @Nullable JsonLine<T> line;

        LineIterator(LineChunks chunks) {
            this.chunks = chunks;
        }

        @Override
        public boolean hasNext() {
            for (line = line == null ? current.advance() : line; line == null; line = current.advance()) {
                ChunkLines following = following(false);
                if (following == null) {
                    return false;
                }
                current = following;
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

        /** A part of what is left, to be read by whoever takes it; null at the end. */
        @Nullable
        Spliterator<JsonLine<T>> split() {
            if (line != null) {
                JsonLine<T> seen = line;
                line = null;
                return List.of(seen).spliterator();
            }
            ChunkLines part = current.next < current.length ? current : following(true);
            if (part != null) {
                current = new ChunkLines(new byte[0], 0, part.numberOfEnd());
            }
            return part;
        }

        private @Nullable ChunkLines following(boolean isLarge) {
            try {
                LineChunks.Chunk chunk = isLarge ? chunks.nextLarge() : chunks.next();
                return chunk == null ? null : new ChunkLines(chunk.bytes(), chunk.length(), current.number);
            } catch (IOException cannotRead) {
                throw new UncheckedIOException(cannotRead);
            }
        }
    }
}
