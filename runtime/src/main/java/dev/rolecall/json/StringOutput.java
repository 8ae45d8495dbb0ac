package dev.rolecall.json;

import dev.rolecall.codec.Surrogates;
import java.nio.charset.StandardCharsets;

/** Output, and strings with their quotes and escapes, in UTF-8. */
final class StringOutput extends Output {

    private static final int LONGEST_ESCAPE = 6;

    /** How many chars are written in one go: there is room for them, whatever they are. */
    private static final int STRETCH = 512;

    /** Shorter strings are not worth asking what they are of. */
    private static final int SHORT = 16;

    private static final int SAMPLES = 4;

    /** By ASCII character itself or its escape, as a word, and how long that is. */
    private static final long[] JSON = new long[128];

    private static final byte[] LENGTHS = new byte[128];

    static {
        for (int c = 0; c < JSON.length; c++) {
            represent(c, c);
        }
        for (int c = 0; c < ' '; c++) {
            represent(c, '\\', 'u', '0', '0', '0' + (c >> 4), "0123456789ABCDEF".charAt(c & 15));
        }
        represent('"', '\\', '"');
        represent('\\', '\\', '\\');
        represent('\n', '\\', 'n');
        represent('\r', '\\', 'r');
        represent('\t', '\\', 't');
        represent('\b', '\\', 'b');
        represent('\f', '\\', 'f');
    }

    private static void represent(int character, int... json) {
        byte[] word = new byte[Long.BYTES];
        for (int i = 0; i < json.length; i++) {
            word[i] = (byte) json[i];
        }
        JSON[character] = Words.get(word, 0);
        LENGTHS[character] = (byte) json.length;
    }

    StringOutput(byte[] bytes) {
        super(bytes);
    }

    /** Adds a string. */
    void string(String value) {
        add('"');
        int start = size;
        boolean isWhole = isLatin(value) ? latin(value, value.getBytes(StandardCharsets.ISO_8859_1)) : chars(value);
        if (!isWhole) {
            size = start; // it has surrogates without their pairs
            byte[] escaped = Surrogates.escape(value).getBytes(StandardCharsets.UTF_8);
            ensure(escaped.length);
            System.arraycopy(escaped, 0, bytes, size, escaped.length);
            size += escaped.length;
        }
        add('"');
    }

    /** Whether a string is long, and most of its chars may be of Latin 1: to be wrong about it is slow, and no more. */
    private static boolean isLatin(String value) {
        int length = value.length();
        if (length < SHORT) {
            return false;
        }
        int step = length / SAMPLES;
        for (int i = step - 1; i < length; i += step) {
            if (value.charAt(i) > 0xFF) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds what is between the quotes. Nothing gives the chars of a string away as fast as its Latin 1, in which a question
     * mark may stand for a character that is none.
     *
     * @return whether all of it could be added
     */
    private boolean latin(String value, byte[] latin) {
        int pairs = 0; // of surrogates so far: two chars, and one question mark
        int at = 0;
        while (at < latin.length) {
            int stretch = Math.min(STRETCH, latin.length - at);
            ensure(stretch * LONGEST_ESCAPE + 2 * Long.BYTES);
            byte[] to = bytes;
            int end = size;
            int limit = at + stretch;
            while (at < limit) {
                int plain = 0;
                if (at <= latin.length - Long.BYTES) {
                    long word = Words.get(latin, at);
                    Words.set(to, end, word);
                    long others = Words.specialOrMark(word);
                    if (others == 0) {
                        at += Long.BYTES;
                        end += Long.BYTES;
                        continue;
                    }
                    plain = Words.first(others);
                }
                at += plain;
                end += plain;
                byte b = latin[at];
                if (b >= 0 && b != '?') {
                    Words.set(to, end, JSON[b]);
                    end += LENGTHS[b];
                } else {
                    int c = b == '?' ? value.codePointAt(at + pairs) : b & 0xFF;
                    if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                        return false;
                    }
                    pairs += Character.charCount(c) - 1;
                    end = Text.encode(c, to, end);
                }
                at++;
            }
            size = end;
        }
        return true;
    }

    /** Adds what is between the quotes char by char; answers whether all of it could be added. */
    private boolean chars(String value) {
        int at = 0;
        while (at < value.length()) {
            int limit = Math.min(at + STRETCH, value.length());
            ensure((limit - at) * LONGEST_ESCAPE + Long.BYTES);
            byte[] to = bytes;
            int end = size;
            while (at < limit) {
                char c = value.charAt(at++);
                if (c < JSON.length) {
                    Words.set(to, end, JSON[c]);
                    end += LENGTHS[c];
                } else if (!Character.isSurrogate(c)) {
                    end = Text.encode(c, to, end);
                } else if (at < value.length() && Character.isSurrogatePair(c, value.charAt(at))) {
                    end = Text.encode(Character.toCodePoint(c, value.charAt(at++)), to, end);
                } else {
                    return false;
                }
            }
            size = end;
        }
        return true;
    }
}
