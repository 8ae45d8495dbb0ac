package dev.rolecall.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Short strings that come again and again, such as roles, names and models: made once, so that a history holds one of each.
 * Threads race for its places, and lose no more than a string that is made once more.
 */
final class ShortStrings {

    private static final int LONGEST = 24;
    private static final int PLACES = 512;

    /** A string and its bytes. */
    private record Known(byte[] bytes, String string) {}

    private static final Known[] KNOWN = new Known[PLACES];

    /** The hash that each place was asked for last: a string is kept when it comes again. */
    private static final int[] ASKED = new int[PLACES];

    private ShortStrings() {}

    /** The string of ASCII bytes. */
    static String get(byte[] bytes, int from, int to) {
        if (to - from > LONGEST) {
            return make(bytes, from, to);
        }
        int hash = Words.hash(bytes, from, to);
        int place = hash & PLACES - 1;
        Known known = KNOWN[place];
        if (known != null && Arrays.equals(bytes, from, to, known.bytes(), 0, known.bytes().length)) {
            return known.string();
        }
        String made = make(bytes, from, to);
        if (ASKED[place] == hash) {
            KNOWN[place] = new Known(Arrays.copyOfRange(bytes, from, to), made);
        }
        ASKED[place] = hash;
        return made;
    }

    private static String make(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }
}
