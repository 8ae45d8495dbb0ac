package dev.rolecall.codec;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Unpaired surrogates, which UTF-8 cannot hold: JSON escapes them, as JavaScript does, and JSON libraries refuse them. For
 * adapters of JSON libraries.
 */
public final class Surrogates {

    private static final Pattern ESCAPE = Pattern.compile("\\\\u([dD][89a-fA-F][0-9a-fA-F]{2})");

    private Surrogates() {}

    /**
     * Whether a text has surrogates without their pairs.
     *
     * @param text any text
     * @return whether it has
     */
    public static boolean areUnpaired(String text) {
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

    /**
     * Whether an escape in JSON may stand for a surrogate.
     *
     * @param json UTF-8 bytes
     * @param offset where the JSON starts
     * @param length how many bytes it has
     * @return whether one may
     */
    public static boolean areEscaped(byte[] json, int offset, int length) {
        for (int i = offset; i < offset + length - 2; i++) {
            if (json[i] == '\\' && json[i + 1] == 'u' && (json[i + 2] == 'd' || json[i + 2] == 'D')) {
                return true;
            }
        }
        return false;
    }

    /**
     * JSON with surrogates as chars and not as escapes. A library may refuse the escape of an unpaired one in a member's
     * name, and not the char.
     *
     * @param json a JSON document
     * @return the same document
     */
    public static String unescape(String json) {
        if (!json.contains("\\ud") && !json.contains("\\uD")) {
            return json;
        }
        StringBuilder unescaped = new StringBuilder(json.length());
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (c != '\\' || i + 1 == json.length()) {
                unescaped.append(c);
                continue;
            }
            Matcher escape = ESCAPE.matcher(json).region(i, json.length());
            if (escape.lookingAt()) {
                unescaped.append((char) Integer.parseInt(escape.group(1), 16));
                i = escape.end() - 1;
            } else {
                unescaped.append(c).append(json.charAt(++i));
            }
        }
        return unescaped.toString();
    }

    private static boolean isPair(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }

    /**
     * The text as it stands between the quotes of a JSON string.
     *
     * @param text any text
     * @return the text with escapes, those of unpaired surrogates among them
     */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 12);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> escaped.append('\\').append(c);
                case '\n' -> escaped.append("\\n");
                case '\r' -> escaped.append("\\r");
                case '\t' -> escaped.append("\\t");
                case '\b' -> escaped.append("\\b");
                case '\f' -> escaped.append("\\f");
                default -> {
                    if (Character.isSurrogate(c) && isPair(text, i)) {
                        escaped.append(c).append(text.charAt(++i));
                    } else if (Character.isSurrogate(c) || c < ' ') {
                        escaped.append("\\u");
                        for (int shift = 12; shift >= 0; shift -= 4) {
                            escaped.append(Character.forDigit(c >> shift & 0xF, 16));
                        }
                    } else {
                        escaped.append(c);
                    }
                }
            }
        }
        return escaped.toString();
    }
}
