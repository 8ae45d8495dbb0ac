package dev.rolecall.codec;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bytes of an input, in chunks of whole lines; the last line need not have an end. */
final class LineChunks {

    private static final int SIZE = 1 << 16;
    private static final int LARGE_SIZE = 1 << 18;

    private final InputStream in;
    private byte[] rest = {};
    private @Nullable IOException failure;

    LineChunks(InputStream in) {
        this.in = in;
    }

    /**
     * Lines.
     *
     * @param bytes the lines, from the start of the array
     * @param length how many bytes they have
     */
    record Chunk(byte[] bytes, int length) {}

    /** The lines that have come, at least one: it does not wait for more. Null at the end. */
    @Nullable
    Chunk next() throws IOException {
        return next(SIZE, false);
    }

    /** So many lines that they are worth a task of their own. Null at the end. */
    @Nullable
    Chunk nextLarge() throws IOException {
        return next(LARGE_SIZE, true);
    }

    private @Nullable Chunk next(int size, boolean isFilled) throws IOException {
        if (failure != null) {
            throw failure;
        }
        byte[] bytes = Arrays.copyOf(rest, Math.max(size, rest.length * 2));
        int length = rest.length;
        int end = 0;
        while (end == 0 || isFilled && length < bytes.length) {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, grown(length));
            }
            int count = read(bytes, length);
            if (failure != null && end > 0) {
                break; // it is of what comes behind these lines
            }
            if (failure != null) {
                throw failure;
            }
            if (count < 0) {
                rest = new byte[0];
                return length == 0 ? null : new Chunk(bytes, length);
            }
            end = Math.max(end, endOfLines(bytes, length, length + count));
            length += count;
        }
        rest = Arrays.copyOfRange(bytes, end, length);
        return new Chunk(bytes, end);
    }

    private int read(byte[] bytes, int length) {
        try {
            return in.read(bytes, length, bytes.length - length);
        } catch (IOException cannotRead) {
            failure = cannotRead;
            return 0;
        }
    }

    private static int grown(int length) throws IOException {
        int most = Integer.MAX_VALUE - 8; // some JVMs have no larger arrays
        if (length == most) {
            throw new IOException("A line is longer than an array can be: " + most + " bytes");
        }
        return length > most / 2 ? most : length * 2;
    }

    private static int endOfLines(byte[] bytes, int from, int to) {
        for (int i = to; i > from; i--) {
            if (bytes[i - 1] == '\n') {
                return i;
            }
        }
        return 0;
    }
}
