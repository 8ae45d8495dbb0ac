package dev.rolecall.json;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.JsonPosition;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.ReadOptions;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** The bytes of a document, the objects and arrays that a reader is in, and how errors name a place in it. */
abstract class Source extends JsonReader {

    /** The level of an object of which no name has been read. */
    static final int NO_NAME = Integer.MIN_VALUE;

    static final int UNREAD = -1;

    /** The level of an array of which no element has been read. */
    static final int NO_ELEMENT = -1;

    final byte[] bytes;
    final int begin;
    final int limit;

    /** Whether the document came as text: columns count chars then, and surrogates may be unpaired. */
    final boolean isText;

    /** How many objects and arrays the reader is in. */
    int depth;

    /** By depth: in an object where the last name is, in an array how many elements were begun, counted down from -1. */
    int[] levels = new int[16];

    /** Where the value that the reader stands on begins; behind an object or an array, where its last byte is. */
    int start;

    /** Where the bytes behind what was read last begin; {@link #UNREAD} if the value that the reader stands on is not read. */
    int next;

    private final int maxDepth;

    // A place that errors named before: they are looked for from there on.
    private int counted;
    private int line = 1;
    private int lineStart;
    private int notChars; // bytes of the line that are no chars of their own, up to the place

    Source(byte[] bytes, int begin, int limit, boolean isText, ReadOptions options) {
        super(options);
        this.bytes = bytes;
        this.begin = begin;
        this.limit = limit;
        this.isText = isText;
        maxDepth = options.limits().maxDepth();
        counted = begin;
        lineStart = begin;
    }

    /** Where the next byte that is no blank is, or the limit. */
    final int skipBlanks(int from) {
        int at = from;
        while (at < limit && isBlank(bytes[at])) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\n' || b == '\r' || b == '\t';
    }

    /** Goes into the object or the array that the reader stands on. */
    final void enter(int level) {
        if (depth == maxDepth) {
            throw failure(JsonException.Kind.LIMIT, "More than " + maxDepth + " objects and arrays are open", start);
        }
        next = start + 1;
        if (++depth == levels.length) {
            levels = Arrays.copyOf(levels, depth * 2);
        }
        levels[depth] = level;
    }

    /** The name whose first quote is at a place, as far as a path has it: not read, or passed over, in vain before. */
    abstract String beginningOfName(int quote);

    @Override
    public final String path() {
        StringBuilder path = new StringBuilder("$");
        for (int i = 1; i <= depth; i++) {
            int level = levels[i];
            if (level >= 0) {
                JsonPaths.member(path, beginningOfName(level));
            } else if (level != NO_NAME && level != NO_ELEMENT) {
                JsonPaths.element(path, NO_ELEMENT - 1 - level);
            }
        }
        return path.toString();
    }

    final JsonException failure(JsonException.Kind kind, String problem, int at) {
        return new JsonException(kind, problem, path(), place(at), null);
    }

    final JsonException syntax(String problem, int at) {
        return failure(JsonException.Kind.SYNTAX, problem, at);
    }

    /** The error of a character that may not stand where it does, or of an end that comes too early. */
    final JsonException unexpected(String expected, int at) {
        return syntax(
                at < limit
                        ? "Expected " + expected + " but found " + character(at)
                        : "The JSON ends too early: expected " + expected,
                at);
    }

    private String character(int at) {
        int length = Math.min(4, limit - at); // of the longest one
        int c = new String(bytes, at, length, StandardCharsets.UTF_8).codePointAt(0);
        String code =
                "U+" + (c < 0x1000 ? "0000".substring(Integer.toHexString(c).length()) : "")
                        + Integer.toHexString(c).toUpperCase(Locale.ROOT);
        return c > ' ' && c < 0x7F ? "'" + (char) c + "'" : code;
    }

    /** The place of a byte, as a person counts it. */
    final JsonPosition place(int at) {
        while (at < lineStart) {
            lineBefore();
        }
        while (counted > at) {
            notChars -= isNoChar(bytes[--counted]);
        }
        while (counted < at) {
            notChars += isNoChar(bytes[counted++]);
            if (endsLine(counted - 1)) {
                line++;
                lineStart = counted;
                notChars = 0;
            }
        }
        return new JsonPosition(line, at - lineStart + 1 - (isText ? notChars : 0));
    }

    /** Goes to the end of the line before. */
    private void lineBefore() {
        counted = lineStart - 1;
        line--;
        lineStart = counted;
        while (lineStart > begin && !endsLine(lineStart - 1)) {
            lineStart--;
        }
        notChars = 0;
        for (int i = lineStart; i < counted; i++) {
            notChars += isNoChar(bytes[i]);
        }
    }

    private boolean endsLine(int at) {
        return bytes[at] == '\n' || bytes[at] == '\r' && (at + 1 == limit || bytes[at + 1] != '\n');
    }

    /** What a byte adds to the difference between bytes and chars: those beyond the first ones of two chars do not. */
    private static int isNoChar(byte b) {
        if (b >= 0) {
            return 0;
        }
        if ((b & 0xC0) == 0x80) {
            return 1;
        }
        return (b & 0xF8) == 0xF0 ? -1 : 0;
    }
}
