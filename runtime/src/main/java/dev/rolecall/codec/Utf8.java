package dev.rolecall.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** What can be seen of bytes of text without decoding them, eight at a time where they allow it. */
public final class Utf8 {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x80 * ONES;
    private static final long LOW_BITS = 0x7F * ONES;

    private Utf8() {}

    /**
     * Where an ASCII character is first.
     *
     * @param bytes the bytes
     * @param from where to begin
     * @param to where to end
     * @param ascii the character
     * @return where it is; {@code to} if there is none
     */
    public static int find(byte[] bytes, int from, int to, char ascii) {
        long eightOfThem = ascii * ONES;
        int at = from;
        while (at + Long.BYTES <= to) {
            long others = (long) LONG.get(bytes, at) ^ eightOfThem;
            long found = others - ONES & ~others & HIGH_BITS; // of the lowest bit only it is certain
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
     * How often an ASCII character is there.
     *
     * @param bytes the bytes
     * @param from where to begin
     * @param to where to end
     * @param ascii the character
     * @return the number
     */
    public static int count(byte[] bytes, int from, int to, char ascii) {
        long eightOfThem = ascii * ONES;
        int count = 0;
        int at = from;
        for (; at + Long.BYTES <= to; at += Long.BYTES) {
            long others = (long) LONG.get(bytes, at) ^ eightOfThem;
            count += Long.bitCount(~((others & LOW_BITS) + LOW_BITS | others | LOW_BITS));
        }
        for (; at < to; at++) {
            count += bytes[at] == ascii ? 1 : 0;
        }
        return count;
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
        boolean isDoubtful = find(bytes, 0, bytes.length, '?') < bytes.length;
        return isDoubtful && Surrogates.areUnpaired(text) ? null : bytes;
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
