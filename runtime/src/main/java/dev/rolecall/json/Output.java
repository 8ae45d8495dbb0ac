package dev.rolecall.json;

import dev.rolecall.codec.Surrogates;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** UTF-8 bytes that are being written. */
final class Output {

    private static final int LONGEST_NUMBER = 32;
    private static final int MOST_DIGITS = 19;
    private static final int MILLION = 1_000_000;

    /** Integers below it are doubles. */
    private static final long EXACT = 1_000_000_000_000_000L;

    private byte[] bytes;
    private int size;

    Output(byte[] bytes) {
        this.bytes = bytes;
    }

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return size;
    }

    /** Forgets everything but the last byte. */
    void keepLast() {
        bytes[0] = last();
        size = 1;
    }

    /** The byte before the next one. */
    byte last() {
        return bytes[size - 1];
    }

    private void ensure(int room) {
        if (bytes.length - size < room) {
            grow(room);
        }
    }

    private void grow(int room) {
        long least = (long) size + room;
        if (least > Integer.MAX_VALUE - Long.BYTES) {
            throw new OutOfMemoryError("JSON of more than 2 gigabytes");
        }
        bytes = Arrays.copyOf(
                bytes, (int) Math.min(Math.max(bytes.length * 2L, least), Integer.MAX_VALUE - Long.BYTES));
    }

    void add(char ascii) {
        ensure(1);
        bytes[size++] = (byte) ascii;
    }

    void add(String ascii) {
        ensure(ascii.length());
        for (int i = 0; i < ascii.length(); i++) {
            bytes[size++] = (byte) ascii.charAt(i);
        }
    }

    /** Adds a part of an array that has at least eight bytes more. */
    void addPadded(byte[] from, int start, int length) {
        ensure(length + Long.BYTES);
        for (int i = 0; i < length; i += Long.BYTES) {
            Words.set(bytes, size + i, Words.get(from, start + i));
        }
        size += length;
    }

    void number(long value) {
        ensure(LONGEST_NUMBER);
        if (value == Long.MIN_VALUE) {
            add(Long.toString(value));
            return;
        }
        if (value < 0) {
            bytes[size++] = '-';
        }
        long digits = Math.abs(value);
        int length = 1;
        for (long ten = 10; length < MOST_DIGITS && digits >= ten; ten *= 10) {
            length++;
        }
        digits(digits, length);
    }

    /** A double, as {@link Double#toString(double)} has it. */
    void number(double value) {
        ensure(LONGEST_NUMBER);
        double absolute = Math.abs(value);
        int scale = absolute < 1e3 ? 12 : 8;
        long power = absolute < 1e3 ? 1_000_000_000_000L : 100_000_000L;
        long digits = Math.round(absolute * power);
        if (!(absolute >= 1e-3 && absolute < 1e7 && digits < EXACT && (double) digits / power == absolute)) {
            add(Double.toString(value));
            return;
        }
        // Of at most 15 digits there is one number only that is nearest to this double: these digits are the shortest.
        if (value < 0) {
            bytes[size++] = '-';
        }
        number(digits / power);
        bytes[size++] = '.';
        long fraction = digits % power;
        if (fraction % MILLION == 0) {
            fraction /= MILLION;
            scale -= 6;
        }
        while (scale > 1 && fraction % 10 == 0) {
            fraction /= 10;
            scale--;
        }
        digits(fraction, scale);
    }

    private void digits(long digits, int length) {
        int at = size + length;
        long rest = digits;
        while (rest > Integer.MAX_VALUE) {
            bytes[--at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        int small = (int) rest;
        while (at > size) {
            bytes[--at] = (byte) ('0' + small % 10);
            small /= 10;
        }
        size += length;
    }

    /** A string with its quotes. */
    void string(String value) {
        add('"');
        int start = size;
        // The encoding of the class library is the fastest there is, and its copy the price.
        int marks = escape(value.getBytes(StandardCharsets.UTF_8));
        if (marks > 0 && marks != Text.count(value, '?')) {
            size = start; // some stand for unpaired surrogates
            byte[] escaped = Surrogates.escape(value).getBytes(StandardCharsets.UTF_8);
            ensure(escaped.length);
            System.arraycopy(escaped, 0, bytes, size, escaped.length);
            size += escaped.length;
        }
        add('"');
    }

    /** Adds UTF-8, escaped where JSON needs it, and answers how many question marks it has. */
    private int escape(byte[] utf8) {
        ensure(utf8.length + Long.BYTES);
        byte[] to = bytes;
        int end = size;
        int marks = 0;
        int at = 0;
        while (at < utf8.length) {
            if (at + Long.BYTES <= utf8.length) {
                long word = Words.get(utf8, at);
                long others = Words.escapedOrMark(word);
                Words.set(to, end, word);
                int plain = others == 0 ? Long.BYTES : Words.first(others);
                at += plain;
                end += plain;
                if (others == 0) {
                    continue;
                }
            }
            byte b = utf8[at++];
            if (b < 0 || Words.isPlain(b)) {
                to[end++] = b;
                marks += b == '?' ? 1 : 0;
            } else {
                size = end;
                escape(b, utf8.length - at);
                to = bytes;
                end = size;
            }
        }
        size = end;
        return marks;
    }

    /** Adds the escape of a byte, and makes room for others behind it. */
    private void escape(byte b, int others) {
        ensure(6 + others + Long.BYTES);
        bytes[size++] = '\\';
        byte letter = letter(b);
        bytes[size++] = letter;
        if (letter == 'u') {
            bytes[size++] = '0';
            bytes[size++] = '0';
            bytes[size++] = (byte) ('0' + (b >> 4));
            bytes[size++] = (byte) "0123456789ABCDEF".charAt(b & 15);
        }
    }

    private static byte letter(byte b) {
        return switch (b) {
            case '"', '\\' -> b;
            case '\n' -> 'n';
            case '\t' -> 't';
            case '\r' -> 'r';
            case '\b' -> 'b';
            case '\f' -> 'f';
            default -> 'u';
        };
    }
}
