package dev.rolecall.json;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.ReadOptions;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads and passes over strings. */
abstract class StringScanner extends Source {

    /** Strings of fewer bytes are not kept: they are as soon read as found. */
    private static final int SHORT = 32;

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

    /** How many bytes are looked at before a place is compared with the end again: a word, and what may follow it. */
    private static final int WINDOW = 2 * Long.BYTES;

    /**
     * How many bytes are read in one go. A compiler is slow to see that a method with a long loop is worth its work, and quick
     * where a method is called often.
     */
    private static final int STRETCH = 512;

    private final int maxStringLength;
    private @Nullable Buffers buffers;

    /** How many chars of the string that is being read are there. */
    private int size;

    /** What was read when the reader looked ahead, and will be read again. */
    private @Nullable KeptStrings kept;

    /** Where the first quote of the next kept string is; behind all places if there is none. */
    private int nextKept = Integer.MAX_VALUE;

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

    /** The name whose first quote is at a place, and that has been read before. */
    final String nameAt(int quote) {
        int behind = next;
        String name = string(quote);
        next = behind;
        return name;
    }

    @Override
    final String beginningOfName(int quote) {
        int behind = next;
        StringBuilder name = new StringBuilder();
        int at = quote + 1;
        while (bytes[at] != '"' && name.length() <= JsonPaths.LONGEST_NAME) {
            next = at + 1;
            if (bytes[at] == '\\') {
                name.append((char) escape(at));
            } else {
                name.appendCodePoint(bytes[at] < 0 ? decode(at) : bytes[at]);
            }
            at = next;
        }
        next = behind;
        return name.toString();
    }

    /** Reads the string whose first quote is at a place. */
    final String string(int quote) {
        if (quote >= nextKept) {
            String string = keptAt(quote);
            if (string != null) {
                return string;
            }
        }
        int from = quote + 1;
        int at = Words.skipPlain(bytes, from, limit);
        if (at < limit && bytes[at] == '"') {
            checkLength(at - from, quote);
            next = at + 1;
            return ShortStrings.get(bytes, from, at);
        }
        return escaped(quote, at);
    }

    final void checkLength(int length, int quote) {
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
        size = at - quote - 1;
        byte[] ascii = room(quote);
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
                    return unicode(quote, at, ascii);
                }
                ascii[size++] = (byte) c;
                at = next;
            } else if (b < 0) {
                return unicode(quote, at, ascii);
            } else if (b < ' ') {
                throw control(at);
            } else {
                ascii[size++] = b;
                at++;
            }
            if (size + WINDOW > ascii.length) {
                ascii = room(quote);
            }
            at = stretch(at, ascii);
        }
        throw unexpected(A_CLOSING_QUOTE, limit);
    }

    /** An array with room for some bytes more. */
    private byte[] room(int quote) {
        checkLength(size, quote);
        return buffers().bytes(size + 2 * WINDOW);
    }

    /** Reads on as far as there are plain bytes and simple escapes, but not farther than a stretch; answers how far. */
    private int stretch(int from, byte[] ascii) {
        int at = from;
        int to = size;
        int last = at + Math.min(STRETCH, Math.min(limit - at, ascii.length - to)) - WINDOW;
        while (at <= last) {
            long word = Words.get(bytes, at);
            Words.set(ascii, to, word);
            long others = Words.special(word);
            if (others == 0) {
                at += Long.BYTES;
                to += Long.BYTES;
                continue;
            }
            int plain = Words.first(others);
            at += plain;
            to += plain;
            byte escaped = simpleEscape(at);
            if (escaped == 0) {
                break;
            }
            ascii[to++] = escaped;
            at += 2;
        }
        size = to;
        return at;
    }

    /** What the escape of two chars at a place stands for; 0 if there is something else. */
    private byte simpleEscape(int at) {
        byte letter = bytes[at] == '\\' ? bytes[at + 1] : 0;
        return letter < 0 ? 0 : ESCAPED[letter];
    }

    /** Reads on a string that has other chars than ASCII. */
    private String unicode(int quote, int from, byte[] ascii) {
        int at = from;
        char[] chars = buffers().chars(size + 2 * WINDOW);
        for (int i = 0; i < size; i++) {
            chars[i] = (char) ascii[i];
        }
        while (at < limit) {
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
                chars[size++] = (char) b;
                at++;
            }
            if (size + WINDOW > chars.length) {
                checkLength(size, quote);
                chars = buffers().chars(size + 2 * WINDOW);
            }
            at = stretch(at, chars);
        }
        throw unexpected(A_CLOSING_QUOTE, limit);
    }

    /** Reads on as far as there are plain bytes, simple escapes, and characters of one char; answers how far. */
    private int stretch(int from, char[] chars) {
        int at = from;
        int to = size;
        int last = at + Math.min(STRETCH, Math.min(limit - at, chars.length - to)) - WINDOW;
        while (at <= last) {
            if (bytes[at] < 0) {
                boolean isLong = bytes[at] >= (byte) 0xE0;
                char c = isLong
                        ? character(bytes[at], bytes[at + 1], bytes[at + 2])
                        : character(bytes[at], bytes[at + 1]);
                if (c == 0) {
                    break;
                }
                chars[to++] = c;
                at += isLong ? 3 : 2;
                continue;
            }
            long word = Words.get(bytes, at);
            for (int i = 0; i < Long.BYTES; i++) {
                chars[to + i] = (char) (word >>> Byte.SIZE * i & 0xFF);
            }
            long others = Words.special(word);
            int plain = others == 0 ? Long.BYTES : Words.first(others);
            at += plain;
            to += plain;
            if (others != 0 && bytes[at] >= 0) {
                byte escaped = simpleEscape(at);
                if (escaped == 0) {
                    break;
                }
                chars[to++] = (char) escaped;
                at += 2;
            }
        }
        size = to;
        return at;
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

    /** The character of two bytes, or 0 if there is something else. */
    private static char character(byte first, byte second) {
        boolean isOne = first >= (byte) 0xC2 && first < (byte) 0xE0 && (second & 0xC0) == 0x80;
        return isOne ? (char) ((first & 0x1F) << 6 | second & 0x3F) : 0;
    }

    /** The character of three bytes, or 0 if there is something else, or a surrogate. */
    private static char character(byte first, byte second, byte third) {
        char c = (char) ((first & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F);
        boolean isOne = first < (byte) 0xF0 && (second & 0xC0) == 0x80 && (third & 0xC0) == 0x80;
        return isOne && c >= 0x800 && !Character.isSurrogate(c) ? c : 0;
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

    // Looking ahead

    private @Nullable String keptAt(int quote) {
        boolean isKept = kept.isAt(quote);
        nextKept = kept.next();
        if (isKept) {
            next = kept.end();
        }
        return isKept ? kept.string() : null;
    }

    /** Goes back to a place in what was read ahead. */
    final void goBackInStrings(int at) {
        if (kept != null) {
            kept.goBack(at);
            nextKept = kept.next();
        }
    }

    /**
     * Passes over the string whose first quote is at a place, and that may be read later; answers where the bytes behind it
     * begin.
     */
    final int lookAtString(int quote) {
        int at = quote + 1;
        int shortEnd = Math.min(limit, at + SHORT);
        at = Words.skipPlain(bytes, at, shortEnd);
        if (at < shortEnd && bytes[at] == '"') {
            return at + 1;
        }
        if (limit - quote > maxStringLength) {
            return skipString(quote); // it may be too long, which only matters to who reads it
        }
        String string = string(quote);
        if (kept == null) {
            kept = new KeptStrings();
        }
        kept.add(quote, next, string);
        return next;
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
