package dev.rolecall.json;

import java.util.Arrays;

/** Bytes that are being written: punctuation, names and numbers. */
class Output {

    private static final int LONGEST_NUMBER = 32;
    private static final int MOST_DIGITS = 19;
    private static final int MILLION = 1_000_000;

    /** Integers below it are doubles. */
    private static final long EXACT = 1_000_000_000_000_000L;

    /** Those written, and room for more. */
    byte[] bytes;

    int size;

    Output(byte[] bytes) {
        this.bytes = bytes;
    }

    final byte[] bytes() {
        return bytes;
    }

    final int size() {
        return size;
    }

    /** Forgets everything but the last byte. */
    final void keepLast() {
        bytes[0] = last();
        size = 1;
    }

    /** The byte before the next one. */
    final byte last() {
        return bytes[size - 1];
    }

    final void ensure(int room) {
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

    final void add(char ascii) {
        ensure(1);
        bytes[size++] = (byte) ascii;
    }

    final void add(String ascii) {
        ensure(ascii.length());
        for (int i = 0; i < ascii.length(); i++) {
            bytes[size++] = (byte) ascii.charAt(i);
        }
    }

    /** Adds bytes that are given in words; what the last word has behind them does not count. */
    final void addWords(long[] words, int length) {
        ensure(words.length * Long.BYTES);
        byte[] to = bytes;
        int at = size;
        for (long word : words) {
            Words.set(to, at, word);
            at += Long.BYTES;
        }
        size += length;
    }

    final void number(long value) {
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
    final void number(double value) {
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
}
