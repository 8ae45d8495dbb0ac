package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.io.JsonStringEncoder;

/** Unpaired surrogates, which UTF-8 cannot hold: JSON escapes them, as JavaScript does, and Jackson refuses them. */
final class Surrogates {

    private Surrogates() {}

    static boolean areUnpaired(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                if (!isPair(text, i)) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }

    private static boolean isPair(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }

    /** The text as it stands between the quotes of a JSON string. */
    static String escape(String text) {
        String quoted = new String(JsonStringEncoder.getInstance().quoteAsString(text));
        StringBuilder escaped = new StringBuilder(quoted.length() + 12);
        for (int i = 0; i < quoted.length(); i++) {
            char c = quoted.charAt(i);
            if (!Character.isSurrogate(c)) {
                escaped.append(c);
            } else if (isPair(quoted, i)) {
                escaped.append(c).append(quoted.charAt(++i));
            } else {
                escaped.append("\\u").append(Integer.toHexString(c));
            }
        }
        return escaped.toString();
    }
}
