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

    private static int count(String text, char c) {
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
            size = encode(c, bytes, size);
        }
        return Arrays.copyOf(bytes, size);
    }

    /** Puts a character as UTF-8, and answers where the next one goes. */
    static int encode(int c, byte[] to, int end) {
        if (c < 0x80) {
            to[end] = (byte) c;
            return end + 1;
        }
        if (c < 0x800) {
            to[end] = (byte) (0xC0 | c >> 6);
            to[end + 1] = (byte) (0x80 | c & 0x3F);
            return end + 2;
        }
        if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            to[end] = (byte) (0xE0 | c >> 12);
            to[end + 1] = (byte) (0x80 | c >> 6 & 0x3F);
            to[end + 2] = (byte) (0x80 | c & 0x3F);
            return end + 3;
        }
        to[end] = (byte) (0xF0 | c >> 18);
        to[end + 1] = (byte) (0x80 | c >> 12 & 0x3F);
        to[end + 2] = (byte) (0x80 | c >> 6 & 0x3F);
        to[end + 3] = (byte) (0x80 | c & 0x3F);
        return end + 4;
    }
}
