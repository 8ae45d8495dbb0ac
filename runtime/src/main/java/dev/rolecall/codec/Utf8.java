package dev.rolecall.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** What can be seen of bytes of text without decoding them, eight at a time where they allow it. */
public final class Utf8 {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long LINE_FEEDS = 0x0A0A0A0A0A0A0A0AL;
    private static final long QUESTION_MARKS = 0x3F3F3F3F3F3F3F3FL;
    private static final long LOW_BITS = 0x7F7F7F7F7F7F7F7FL;

    private Utf8() {}

    /**
     * The next line feed.
     *
     * @param bytes the bytes
     * @param from where to begin
     * @param to where to end
     * @return where it is; {@code to} if there is none
     */
    public static int lineEnd(byte[] bytes, int from, int to) {
        return find(bytes, from, to, '\n', LINE_FEEDS);
    }

    /**
     * The bytes of a text, if none of it is lost: a surrogate without its pair has none.
     *
     * @param text any text
     * @return the bytes; {@code null} where there is such a surrogate
     */
    public static byte @Nullable [] encode(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        // What has no bytes is a question mark in them.
        boolean isDoubtful = find(bytes, 0, bytes.length, '?', QUESTION_MARKS) < bytes.length;
        return isDoubtful && Surrogates.areUnpaired(text) ? null : bytes;
    }

    private static int find(byte[] bytes, int from, int to, char ascii, long eightOfThem) {
        int at = from;
        while (at + Long.BYTES <= to) {
            long found = found(bytes, at, eightOfThem);
            if (found != 0) {
                return at + (Long.numberOfTrailingZeros(found) >>> 3);
            }
            at += Long.BYTES;
        }
        while (at < to && bytes[at] != ascii) {
            at++;
        }
        return at;
    }

    /**
     * How many line feeds there are.
     *
     * @param bytes the bytes
     * @param from where to begin
     * @param to where to end
     * @return the number
     */
    public static int lineEnds(byte[] bytes, int from, int to) {
        int count = 0;
        int at = from;
        for (; at + Long.BYTES <= to; at += Long.BYTES) {
            count += Long.bitCount(found(bytes, at, LINE_FEEDS));
        }
        for (; at < to; at++) {
            count += bytes[at] == '\n' ? 1 : 0;
        }
        return count;
    }

    /** The highest bit of each of eight bytes that is the one wanted. */
    private static long found(byte[] bytes, int at, long eightOfThem) {
        long others = (long) LONG.get(bytes, at) ^ eightOfThem;
        return ~((others & LOW_BITS) + LOW_BITS | others | LOW_BITS);
    }

    /**
     * Whether bytes are UTF-8: no other encoding, nothing cut off, no surrogates, and nothing longer than it need be.
     *
     * @param bytes the bytes
     * @return whether they are
     */
    public static boolean isWellFormed(byte[] bytes) {
        int at = 0;
        while (at < bytes.length) {
            if (at + Long.BYTES <= bytes.length && ((long) LONG.get(bytes, at) & HIGH_BITS) == 0) {
                at += Long.BYTES;
            } else {
                int size = sizeOfChar(bytes, at);
                if (size == 0) {
                    return false;
                }
                at += size;
            }
        }
        return true;
    }

    /** How many bytes a code point has, by the table 3-7 of the Unicode standard; 0 if it is malformed. */
    private static int sizeOfChar(byte[] bytes, int at) {
        int first = bytes[at] & 0xFF;
        if (first < 0x80) {
            return 1;
        }
        if (first < 0xC2 || first > 0xF4) {
            return 0;
        }
        int size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        int least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        int most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (at + size > bytes.length || !isBetween(bytes[at + 1], least, most)) {
            return 0;
        }
        for (int i = at + 2; i < at + size; i++) {
            if (!isBetween(bytes[i], 0x80, 0xBF)) {
                return 0;
            }
        }
        return size;
    }

    private static boolean isBetween(byte value, int least, int most) {
        return (value & 0xFF) >= least && (value & 0xFF) <= most;
    }
}
