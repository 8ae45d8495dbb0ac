package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Unpaired surrogates, which UTF-8 cannot hold: JSON escapes them, as JavaScript does, and Jackson refuses them. */
final class Surrogates {

    private static final Pattern ESCAPE = Pattern.compile("\\\\u([dD][89a-fA-F][0-9a-fA-F]{2})");

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

    /** Whether an escape in JSON may stand for a surrogate. */
    static boolean areEscaped(byte[] json, int offset, int length) {
        for (int i = offset; i < offset + length - 2; i++) {
            if (json[i] == '\\' && json[i + 1] == 'u' && (json[i + 2] == 'd' || json[i + 2] == 'D')) {
                return true;
            }
        }
        return false;
    }

    /**
     * JSON with surrogates as chars and not as escapes. Jackson refuses the escape of an unpaired one in a member's name,
     * and not the char.
     */
    static String unescape(String json) {
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
