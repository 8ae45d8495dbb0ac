package dev.rolecall.json;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Strings that a reader came past when it looked ahead for a tag, and is to read again when it goes back: making them is most
 * of what reading them costs. They are in the order of their places.
 */
final class KeptStrings {

    private static final int NONE = Integer.MAX_VALUE;

    private int[] quotes = new int[16];
    private int[] ends = new int[16];
    private @Nullable String[] strings = new String[16];
    private int count;
    private int current;

    /** Where the first quote of the next one is; where there is none, behind all places. */
    int next() {
        return current < count ? quotes[current] : NONE;
    }

    /** Keeps a string; one that is before those kept was kept already. Where all of them have been passed, they are let go. */
    void add(int quote, int end, String string) {
        if (current == count) {
            Arrays.fill(strings, 0, count, null);
            count = 0;
            current = 0;
        }
        if (count > 0 && quote <= quotes[count - 1]) {
            return;
        }
        if (count == quotes.length) {
            quotes = Arrays.copyOf(quotes, count * 2);
            ends = Arrays.copyOf(ends, count * 2);
            strings = Arrays.copyOf(strings, count * 2);
        }
        quotes[count] = quote;
        ends[count] = end;
        strings[count++] = string;
    }

    /** Goes to the first one that is not before a place, and answers whether it is there. */
    boolean isAt(int quote) {
        while (next() < quote) {
            current++;
        }
        return next() == quote;
    }

    String string() {
        return strings[current];
    }

    /** Where the bytes behind it begin. */
    int end() {
        return ends[current];
    }

    void goBack(int at) {
        int found = Arrays.binarySearch(quotes, 0, count, at);
        current = found >= 0 ? found : -found - 1;
    }
}
