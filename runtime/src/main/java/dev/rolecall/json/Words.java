package dev.rolecall.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes at once; the first one is the least significant. */
final class Words {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x80 * ONES;
    private static final long TWOS = 2 * ONES;
    private static final long EXCLAMATION_MARKS = '!' * ONES;
    private static final long BACKSLASHES = '\\' * ONES;
    private static final long QUESTION_MARKS = '?' * ONES;

    private Words() {}

    static long get(byte[] bytes, int at) {
        return (long) LONG.get(bytes, at);
    }

    static void set(byte[] bytes, int at, long word) {
        LONG.set(bytes, at, word);
    }

    /** Bytes as words; the array has at least seven bytes more. */
    static long[] all(byte[] bytes, int from, int length) {
        long[] words = new long[(length + Long.BYTES - 1) / Long.BYTES];
        for (int i = 0; i < words.length; i++) {
            words[i] = get(bytes, from + i * Long.BYTES);
        }
        return words;
    }

    /**
     * Where a byte does not stand for itself in a JSON string: quotes, backslashes, control characters, and what is no ASCII.
     *
     * @return a word whose lowest bit that is set is the highest of the first such byte; 0 if there is none
     */
    static long special(long word) {
        // With their second bit turned, quotes and control characters are all that is below '!'.
        // Subtracting borrows from the next byte only behind one that is special itself.
        return ((word ^ TWOS) - EXCLAMATION_MARKS | (word ^ BACKSLASHES) - ONES | word) & HIGH_BITS;
    }

    /** The same, and of question marks. */
    static long specialOrMark(long word) {
        return special(word) | (word ^ QUESTION_MARKS) - ONES & HIGH_BITS;
    }

    /** Which byte the lowest bit of {@link #special} is in. */
    static int first(long special) {
        return Long.numberOfTrailingZeros(special) >>> 3;
    }

    /** Where the first special byte is, or the limit if there is none. */
    static int skipPlain(byte[] bytes, int from, int limit) {
        int at = from;
        while (at + Long.BYTES <= limit) {
            long special = special(get(bytes, at));
            if (special != 0) {
                return at + first(special);
            }
            at += Long.BYTES;
        }
        while (at < limit && isPlain(bytes[at])) {
            at++;
        }
        return at;
    }

    static boolean isPlain(byte b) {
        return b >= ' ' && b != '"' && b != '\\';
    }

    /** A hash of bytes: of long ones, of the first eight and the last. */
    static int hash(byte[] bytes, int from, int to) {
        long mixed = to - from;
        if (mixed >= Long.BYTES) {
            mixed += 31 * get(bytes, from) + get(bytes, to - Long.BYTES);
        } else {
            for (int i = from; i < to; i++) {
                mixed = 31 * mixed + bytes[i];
            }
        }
        return (int) (mixed * 0x9E3779B97F4A7C15L >>> Integer.SIZE);
    }
}
