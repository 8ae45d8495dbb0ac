package dev.rolecall.session;

import dev.rolecall.codec.ByteOrderMark;
import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonEngines;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonLimits;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.Utf8;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the lines of a session: which are entries, and what is irregular. Nothing of a line is kept but its head. */
final class SessionLines {

    private static final MemberNames HEAD = MemberNames.of("type", "id", "parentId", "timestamp", "version");

    /** An entry is two levels above its message, which may be as deep as any. */
    private static final ReadOptions OPTIONS = new ReadOptions(
            false,
            new JsonLimits(
                    JsonLimits.DEFAULT.maxDepth() + 2,
                    JsonLimits.DEFAULT.maxStringLength(),
                    JsonLimits.DEFAULT.maxNumberLength()),
            ReadOptions.DEFAULT.mapper(),
            diagnostic -> {});

    /** What is heard of the lines, in order. */
    interface Listener {

        /** The header: the first value of the file. */
        void header(Line line, Object version);

        /**
         * A line that is an entry, though it may lack an id, as those of the first version do; or a header that is not the
         * first.
         */
        void entry(Line line);

        /** Something irregular. */
        void irregular(SessionDiagnostic diagnostic);
    }

    /**
     * A line that is a JSON object.
     *
     * @param offset where it is, in bytes
     * @param number its number, counted from 1
     * @param type its type; null if it has none
     * @param id its id; null if it has none
     * @param parentId its parent; null if it has none
     * @param timestamp its time; null if it has none
     * @param bytes all of it, without its end
     */
    record Line(
            long offset,
            long number,
            @Nullable String type,
            @Nullable String id,
            @Nullable String parentId,
            @Nullable String timestamp,
            byte[] bytes) {}

    private final JsonEngine engine = JsonEngines.find();
    private final Listener listener;
    private boolean hasHeader;
    private boolean isValid = true;
    private boolean isEmpty = true;
    private boolean endsInLine;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private long offset;
    private long start;
    private long number = 1;

    SessionLines(Listener listener) {
        this.listener = listener;
    }

    /** Whether what was read is a session, as far as it was read. */
    boolean isValid() {
        return isValid && hasHeader;
    }

    /** Whether there was no value at all. */
    boolean isEmpty() {
        return isEmpty;
    }

    /** Whether the last line has its end, or there is none. */
    boolean endsInLine() {
        return endsInLine;
    }

    /** How many bytes were read. */
    long offset() {
        return offset;
    }

    /** Reads a file to its end. */
    void read(InputStream in) throws IOException {
        byte[] buffer = new byte[1 << 16];
        for (int length = in.read(buffer); length >= 0 && isValid; length = in.read(buffer)) {
            feed(buffer, length);
        }
        finish();
    }

    /** Takes the next bytes; what is behind the last end of a line waits for more. */
    void feed(byte[] buffer, int length) {
        int from = 0;
        for (int end = Utf8.find(buffer, 0, length, '\n'); end < length; end = Utf8.find(buffer, from, length, '\n')) {
            line.write(buffer, from, end - from);
            line(line.toByteArray(), start, number++);
            line.reset();
            from = end + 1;
            start = offset + from;
        }
        line.write(buffer, from, length - from);
        offset += length;
    }

    /** Takes what is behind the last end of a line as a line too. */
    private void finish() {
        endsInLine = line.size() == 0 || !isValid;
        if (!endsInLine) {
            line(line.toByteArray(), start, number);
            listener.irregular(new SessionDiagnostic(
                    SessionDiagnostic.Kind.NO_LINE_END,
                    number,
                    line.size() + 1L,
                    "The last line has no end: what is appended starts a line of its own"));
        }
    }

    private void line(byte[] bytes, long place, long count) {
        int from = count == 1 ? ByteOrderMark.lengthAt(bytes, 0, bytes.length) : 0;
        if (isBlank(bytes, from) || !isValid) {
            return;
        }
        try {
            value(bytes, from, place, count);
        } catch (JsonException malformed) {
            long column =
                    malformed.position().map(position -> position.column()).orElse(1L);
            listener.irregular(new SessionDiagnostic(
                    SessionDiagnostic.Kind.MALFORMED_LINE,
                    count,
                    column,
                    malformed.problem() + ": the line stays in the file, and is no entry"));
        }
    }

    private static boolean isBlank(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] != ' ' && bytes[i] != '\t' && bytes[i] != '\r') {
                return false;
            }
        }
        return true;
    }

    private void value(byte[] bytes, int from, long place, long count) {
        byte[] json = utf8(bytes, count);
        int skipped = json == bytes ? from : 0;
        JsonReader in = engine.reader(json, skipped, json.length - skipped, OPTIONS);
        if (in.peek() != JsonReader.Kind.OBJECT) {
            Object scalar = in.readValue();
            in.end();
            noObject(scalar, count);
            return;
        }
        String type = null;
        String id = null;
        String parentId = null;
        String timestamp = null;
        Object version = null;
        in.beginObject();
        for (int member = in.nextName(HEAD); member != JsonReader.END; member = in.nextName(HEAD)) {
            Object value = member == JsonReader.OTHER ? null : in.readValue();
            switch (member) {
                case 0 -> type = value instanceof String text ? text : null;
                case 1 -> id = value instanceof String text ? text : null;
                case 2 -> parentId = value instanceof String text ? text : null;
                case 3 -> timestamp = value instanceof String text ? text : null;
                case 4 -> version = value;
                default -> in.skipValue();
            }
        }
        in.end();
        found(new Line(place, count, type, id, parentId, timestamp, bytes), version);
    }

    private void found(Line found, @Nullable Object version) {
        boolean isFirst = isEmpty;
        isEmpty = false;
        boolean isHeader = "session".equals(found.type());
        if (isFirst) {
            hasHeader = isHeader && found.id() != null;
            isValid = hasHeader;
            if (isValid) {
                listener.header(found, version == null ? 1L : version);
            }
        } else {
            listener.entry(found);
        }
    }

    /** Pi passes over what JavaScript calls falsy; anything else before the header makes the file none. */
    private void noObject(@Nullable Object scalar, long count) {
        boolean isNothing = scalar == null
                || Boolean.FALSE.equals(scalar)
                || "".equals(scalar)
                || scalar instanceof Number zero && zero.doubleValue() == 0;
        if (isEmpty && !isNothing) {
            isEmpty = false;
            isValid = false;
        }
        listener.irregular(new SessionDiagnostic(
                SessionDiagnostic.Kind.NO_ENTRY,
                count,
                1,
                "The line is JSON and no object: it stays in the file, and is no entry"));
    }

    private byte[] utf8(byte[] bytes, long count) {
        byte[] utf8 = replaced(bytes);
        if (utf8 != bytes) {
            listener.irregular(new SessionDiagnostic(
                    SessionDiagnostic.Kind.MALFORMED_TEXT,
                    count,
                    1,
                    "Bytes that are no UTF-8 are read as the replacement character"));
        }
        return utf8;
    }

    /** The same bytes, or, if they are no UTF-8, others with the replacement character for what is none. */
    private static byte[] replaced(byte[] bytes) {
        return Utf8.isWellFormed(bytes)
                ? bytes
                : new String(bytes, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8);
    }

    /** The whole JSON of a line that was read before, and is an object. */
    static Map<String, @Nullable Object> json(byte[] bytes) {
        byte[] json = replaced(bytes);
        JsonReader in = JsonEngines.find().reader(json, 0, json.length, OPTIONS);
        Map<String, @Nullable Object> object = in.readObject();
        in.end();
        return object;
    }
}
