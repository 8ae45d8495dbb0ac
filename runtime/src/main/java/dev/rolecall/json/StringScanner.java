package dev.rolecall.json;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.Utf8;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads and passes over strings. */
abstract class StringScanner extends Source {

    private static final String A_CLOSING_QUOTE = "the closing quote of a string";

    /** By the letter that follows a backslash what the escape stands for; 0 if it is none, or one of four digits. */
    private static final byte[] ESCAPED = new byte[128];

    static {
        ESCAPED['"'] = '"';
        ESCAPED['\\'] = '\\';
        ESCAPED['/'] = '/';
        ESCAPED['n'] = '\n';
        ESCAPED['r'] = '\r';
        ESCAPED['t'] = '\t';
        ESCAPED['b'] = '\b';
        ESCAPED['f'] = '\f';
    }

    private final int maxStringLength;
    private @Nullable Buffers buffers;

    StringScanner(byte[] bytes, int begin, int limit, boolean isText, ReadOptions options) {
        super(bytes, begin, limit, isText, options);
        maxStringLength = options.limits().maxStringLength();
    }

    final void giveBack() {
        if (buffers != null) {
            buffers.giveBack();
            buffers = null;
        }
    }

    private Buffers buffers() {
        if (buffers == null) {
            buffers = Buffers.take();
        }
        return buffers;
    }

    @Override
    final String nameAt(int at) {
        int behind = next;
        String name = string(at);
        next = behind;
        return name;
    }

    /** Reads the string whose first quote is at a place. */
    final String string(int quote) {
        int from = quote + 1;
        int at = Words.skipPlain(bytes, from, limit);
        if (at < limit && bytes[at] == '"') {
            checkLength(at - from, quote);
            next = at + 1;
            return ShortStrings.get(bytes, from, at);
        }
        return escaped(quote, at);
    }

    private void checkLength(int length, int quote) {
        if (length > maxStringLength) {
            throw tooLong(quote);
        }
    }

    private JsonException tooLong(int quote) {
        return failure(JsonException.Kind.LIMIT, "A string is longer than " + maxStringLength + " chars", quote);
    }

    /** Reads a string that has something else than plain ASCII at a place, as long as its chars are ASCII. */
    private String escaped(int quote, int special) {
        int at = special;
        int size = at - quote - 1;
        byte[] ascii = room(size, quote);
        System.arraycopy(bytes, quote + 1, ascii, 0, size);
        while (at < limit) {
            byte b = bytes[at];
            if (b == '"') {
                checkLength(size, quote);
                next = at + 1;
                return new String(ascii, 0, size, StandardCharsets.ISO_8859_1);
            }
            if (b == '\\') {
                int c = escape(at);
                if (c >= 0x80) {
                    return unicode(quote, at, ascii, size);
                }
                ascii[size++] = (byte) c;
                at = next;
            } else if (b < 0) {
                return unicode(quote, at, ascii, size);
            } else if (b < ' ') {
                throw control(at);
            }
            // Plain bytes up to the next special one.
            while (at + Long.BYTES <= limit) {
                if (size + 2 * Long.BYTES > ascii.length) {
                    ascii = room(size, quote);
                }
                long word = Words.get(bytes, at);
                Words.set(ascii, size, word);
                long others = Words.special(word);
                if (others != 0) {
                    int plain = Words.first(others);
                    at += plain;
                    size += plain;
                    break;
                }
                at += Long.BYTES;
                size += Long.BYTES;
            }
            if (limit - at < Long.BYTES) {
                ascii = room(size, quote);
                while (at < limit && Words.isPlain(bytes[at])) {
                    ascii[size++] = bytes[at++];
                }
            }
        }
        throw unexpected(A_CLOSING_QUOTE, limit);
    }

    /** An array with room for some bytes behind a size. */
    private byte[] room(int size, int quote) {
        checkLength(size, quote);
        return buffers().bytes(size + 4 * Long.BYTES);
    }

    /** Reads on a string that has other chars than ASCII. */
    private String unicode(int quote, int from, byte[] ascii, int length) {
        int at = from;
        int size = length;
        char[] chars = buffers().chars(size + 4 * Long.BYTES);
        for (int i = 0; i < size; i++) {
            chars[i] = (char) ascii[i];
        }
        while (at < limit) {
            if (size + 2 * Long.BYTES > chars.length) {
                checkLength(size, quote);
                chars = buffers().chars(size + 4 * Long.BYTES);
            }
            byte b = bytes[at];
            if (b < 0) {
                int c = decode(at);
                if (c >= Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                    chars[size++] = Character.highSurrogate(c);
                    chars[size++] = Character.lowSurrogate(c);
                } else {
                    chars[size++] = (char) c;
                }
                at = next;
            } else if (b == '\\') {
                chars[size++] = (char) escape(at);
                at = next;
            } else if (b == '"') {
                checkLength(size, quote);
                next = at + 1;
                return new String(chars, 0, size);
            } else if (b < ' ') {
                throw control(at);
            } else {
                int plain = plain(at, chars, size);
                at += plain;
                size += plain;
            }
        }
        throw unexpected(A_CLOSING_QUOTE, limit);
    }

    /** Reads one plain char, or eight, and answers how many. */
    private int plain(int at, char[] chars, int size) {
        if (at + Long.BYTES <= limit) {
            long word = Words.get(bytes, at);
            if (Words.special(word) == 0) {
                for (int i = 0; i < Long.BYTES; i++) {
                    chars[size + i] = (char) (word >>> Byte.SIZE * i & 0xFF);
                }
                return Long.BYTES;
            }
        }
        chars[size] = (char) bytes[at];
        return 1;
    }

    private JsonException control(int at) {
        return syntax("A control character (code " + bytes[at] + ") stands in a string: it must be escaped", at);
    }

    /** Reads the escape whose backslash is at a place. */
    private int escape(int backslash) {
        int at = backslash + 1;
        byte letter = at < limit ? bytes[at] : 0;
        byte escaped = letter < 0 ? 0 : ESCAPED[letter];
        if (escaped != 0) {
            next = at + 1;
            return escaped;
        }
        if (letter != 'u') {
            throw unexpected("an escape, one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u,", at);
        }
        next = at + 5;
        return hexadecimal(at + 1) << 12 | hexadecimal(at + 2) << 8 | hexadecimal(at + 3) << 4 | hexadecimal(at + 4);
    }

    private int hexadecimal(int at) {
        if (at < limit) {
            byte b = bytes[at];
            if (b >= '0' && b <= '9') {
                return b - '0';
            }
            int letter = b | 0x20;
            if (letter >= 'a' && letter <= 'f') {
                return letter - 'a' + 10;
            }
        }
        throw unexpected("a hexadecimal digit of an escape", Math.min(at, limit));
    }

    /** Reads the character beyond ASCII that is at a place. */
    private int decode(int at) {
        int first = bytes[at];
        int c = -1;
        if (first >= (byte) 0xC2 && first < (byte) 0xE0) {
            c = (first & 0x1F) << 6 | continuation(at + 1, at);
            next = at + 2;
        } else if (first >= (byte) 0xE0 && first < (byte) 0xF0) {
            c = (first & 0x0F) << 12 | continuation(at + 1, at) << 6 | continuation(at + 2, at);
            next = at + 3;
            if (c < 0x800 || !isText && c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                c = -1;
            }
        } else if (first >= (byte) 0xF0 && first < (byte) 0xF5) {
            c = (first & 0x07) << 18
                    | continuation(at + 1, at) << 12
                    | continuation(at + 2, at) << 6
                    | continuation(at + 3, at);
            next = at + 4;
            if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT || c > Character.MAX_CODE_POINT) {
                c = -1;
            }
        }
        if (c < 0) {
            throw noUtf8(at);
        }
        return c;
    }

    private int continuation(int at, int first) {
        if (at == limit) {
            throw unexpected("the rest of a character", limit);
        }
        if ((bytes[at] & 0xC0) != 0x80) {
            throw noUtf8(first);
        }
        return bytes[at] & 0x3F;
    }

    private JsonException noUtf8(int at) {
        return syntax("The bytes from 0x" + Integer.toHexString(bytes[at] & 0xFF) + " on are no UTF-8", at);
    }

    /**
     * Looks for the end of the string whose first quote is at a place, and answers where the bytes behind it begin. What is in
     * it is checked when it is read.
     */
    final int endOfString(int quote) {
        int at = Utf8.find(bytes, quote + 1, limit, '"');
        while (at < limit) {
            int backslashes = at;
            while (bytes[backslashes - 1] == '\\') {
                backslashes--;
            }
            if ((at - backslashes & 1) == 0) {
                return at + 1;
            }
            at = Utf8.find(bytes, at + 1, limit, '"'); // that one was escaped
        }
        throw unexpected(A_CLOSING_QUOTE, limit);
    }

    /** Passes over the string whose first quote is at a place, and answers where the bytes behind it begin. */
    final int skipString(int quote) {
        int at = quote + 1;
        while (true) {
            at = Words.skipPlain(bytes, at, limit);
            if (at == limit) {
                throw unexpected(A_CLOSING_QUOTE, limit);
            }
            byte b = bytes[at];
            if (b == '"') {
                return at + 1;
            }
            if (b == '\\') {
                escape(at);
            } else if (b < 0) {
                decode(at);
            } else {
                throw control(at);
            }
            at = next;
        }
    }
}
