package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/** Where a document comes from: memory, so that a part of it can be read again. */
abstract sealed class Jackson2Source {

    abstract JsonParser open() throws IOException;

    /** How far into the source a location is, in the source's unit. */
    abstract long offset(JsonLocation location);

    /** Opens the part between two offsets. */
    abstract JsonParser open(long start, long end) throws IOException;

    static final class Bytes extends Jackson2Source {

        private final JsonFactory factory;
        private final byte[] json;
        private final int start;
        private final int length;

        Bytes(JsonFactory factory, byte[] json, int start, int length) {
            this.factory = factory;
            this.json = json;
            int mark = startsWithMark(json, start, length) ? 3 : 0;
            this.start = start + mark;
            this.length = length - mark;
        }

        private static boolean startsWithMark(byte[] json, int start, int length) {
            return length >= 3
                    && json[start] == (byte) 0xEF
                    && json[start + 1] == (byte) 0xBB
                    && json[start + 2] == (byte) 0xBF;
        }

        @Override
        JsonParser open() throws IOException {
            return factory.createParser(json, start, length);
        }

        @Override
        long offset(JsonLocation location) {
            return location.getByteOffset();
        }

        @Override
        JsonParser open(long from, long end) throws IOException {
            return factory.createParser(json, start + (int) from, (int) (end - from));
        }
    }

    static final class Text extends Jackson2Source {

        private final JsonFactory factory;
        private final String json;

        Text(JsonFactory factory, String json) {
            this.factory = factory;
            this.json = json;
        }

        @Override
        JsonParser open() throws IOException {
            return factory.createParser(json);
        }

        @Override
        long offset(JsonLocation location) {
            return location.getCharOffset();
        }

        @Override
        JsonParser open(long from, long end) throws IOException {
            return factory.createParser(json.substring((int) from, (int) end));
        }
    }
}
