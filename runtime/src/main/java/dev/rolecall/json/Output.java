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

    private static final int LONGEST_ESCAPE = 6;

    /** By character what follows the backslash of its escape; 0 if it is not escaped. */
    private static final byte[] LETTERS = new byte[128];

    static {
        Arrays.fill(LETTERS, 0, ' ', (byte) 'u');
        LETTERS['"'] = '"';
        LETTERS['\\'] = '\\';
        LETTERS['\n'] = 'n';
        LETTERS['\r'] = 'r';
        LETTERS['\t'] = 't';
        LETTERS['\b'] = 'b';
        LETTERS['\f'] = 'f';
    }

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
        if (least > Buffers.LARGEST) {
            throw new OutOfMemoryError("JSON of more than 2 gigabytes");
        }
        bytes = Arrays.copyOf(bytes, Buffers.larger(bytes.length, (int) least));
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

    /** Adds bytes that are given in words; what the last word has behind them does not count. */
    void addWords(long[] words, int length) {
        ensure(words.length * Long.BYTES);
        byte[] to = bytes;
        int at = size;
        for (long word : words) {
            Words.set(to, at, word);
            at += Long.BYTES;
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

    /** Adds the last digits of a number, two at a time. */
    private void digits(long digits, int length) {
        byte[] to = bytes;
        int at = size + length;
        long rest = digits;
        while (rest > Integer.MAX_VALUE) {
            at -= 2;
            pair((int) (rest % 100), to, at);
            rest /= 100;
        }
        int small = (int) rest;
        while (at - size >= 2) {
            at -= 2;
            pair(small % 100, to, at);
            small /= 100;
        }
        if (at > size) {
            to[size] = (byte) ('0' + small);
        }
        size += length;
    }

    private static void pair(int pair, byte[] to, int at) {
        int tens = pair * 103 >> 10; // a tenth, of numbers that are so small
        to[at] = (byte) ('0' + tens);
        to[at + 1] = (byte) ('0' + pair - 10 * tens);
    }

    /**
     * A string with its quotes. Nothing gives the chars of a string away as fast as its Latin 1, in which a question mark may
     * stand for a character that is none.
     */
    void string(String value) {
        byte[] latin = value.getBytes(StandardCharsets.ISO_8859_1);
        ensure(latin.length + 2 + Long.BYTES);
        bytes[size++] = '"';
        int start = size;
        if (!content(value, latin)) {
            size = start; // it has surrogates without their pairs
            byte[] escaped = Surrogates.escape(value).getBytes(StandardCharsets.UTF_8);
            ensure(escaped.length + 1);
            System.arraycopy(escaped, 0, bytes, size, escaped.length);
            size += escaped.length;
        }
        bytes[size++] = '"'; // there is room for it
    }

    /**
     * Adds what is between the quotes of a string.
     *
     * @return whether all of it could be added
     */
    private boolean content(String value, byte[] latin) {
        int pairs = 0; // of surrogates so far: two chars, and one question mark
        for (int at = plain(latin, 0); at < latin.length; at = plain(latin, at)) {
            ensure(LONGEST_ESCAPE + latin.length - at + Long.BYTES);
            byte b = latin[at++];
            if (b >= 0 && b != '?') {
                size = ascii(b, bytes, size);
            } else {
                int c = b == '?' ? value.codePointAt(at - 1 + pairs) : b & 0xFF;
                if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                    return false;
                }
                pairs += Character.charCount(c) - 1;
                size = Text.encode(c, bytes, size);
            }
        }
        return true;
    }

    /** Adds characters as long as each stands for itself, and answers up to where. */
    private int plain(byte[] latin, int from) {
        byte[] to = bytes;
        int offset = size - from;
        int at = from;
        int last = latin.length - Long.BYTES;
        while (at <= last) {
            long word = Words.get(latin, at);
            Words.set(to, offset + at, word);
            long others = Words.specialOrMark(word);
            if (others != 0) {
                at += Words.first(others);
                size = offset + at;
                return at;
            }
            at += Long.BYTES;
        }
        if (last > from && at < latin.length) {
            long word = Words.get(latin, last);
            if (Words.specialOrMark(word) == 0) {
                Words.set(to, offset + last, word);
                at = latin.length;
            }
        }
        while (at < latin.length && latin[at] >= 0 && latin[at] != '?' && LETTERS[latin[at]] == 0) {
            to[offset + at] = latin[at];
            at++;
        }
        size = offset + at;
        return at;
    }

    /** Puts an ASCII character, or its escape. */
    private static int ascii(byte b, byte[] to, int end) {
        byte letter = LETTERS[b];
        if (letter == 0) {
            to[end] = b;
            return end + 1;
        }
        to[end] = '\\';
        to[end + 1] = letter;
        if (letter != 'u') {
            return end + 2;
        }
        to[end + 2] = '0';
        to[end + 3] = '0';
        to[end + 4] = (byte) ('0' + (b >> 4));
        to[end + 5] = (byte) "0123456789ABCDEF".charAt(b & 15);
        return end + LONGEST_ESCAPE;
    }
}
