package dev.rolecall.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Text as bytes. */
final class Text {

    private Text() {}

    /** UTF-8, in which unpaired surrogates stand as three bytes too. */
    static byte[] encode(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        return count(utf8, '?') == count(text, '?') ? utf8 : encodeSurrogates(text);
    }

    private static int count(byte[] bytes, char c) {
        int count = 0;
        for (byte b : bytes) {
            count += b == c ? 1 : 0;
        }
        return count;
    }

    /** How often a text has a char. */
    static int count(String text, char c) {
        int count = 0;
        for (int i = text.indexOf(c); i >= 0; i = text.indexOf(c, i + 1)) {
            count++;
        }
        return count;
    }

    private static byte[] encodeSurrogates(String text) {
        byte[] bytes = new byte[Math.multiplyExact(text.length(), 3)];
        int size = 0;
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            at += Character.charCount(c);
            if (c < 0x80) {
                bytes[size++] = (byte) c;
            } else if (c < 0x800) {
                bytes[size++] = (byte) (0xC0 | c >> 6);
                bytes[size++] = (byte) (0x80 | c & 0x3F);
            } else if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                bytes[size++] = (byte) (0xE0 | c >> 12);
                bytes[size++] = (byte) (0x80 | c >> 6 & 0x3F);
                bytes[size++] = (byte) (0x80 | c & 0x3F);
            } else {
                bytes[size++] = (byte) (0xF0 | c >> 18);
                bytes[size++] = (byte) (0x80 | c >> 12 & 0x3F);
                bytes[size++] = (byte) (0x80 | c >> 6 & 0x3F);
                bytes[size++] = (byte) (0x80 | c & 0x3F);
            }
        }
        return Arrays.copyOf(bytes, size);
    }
}
