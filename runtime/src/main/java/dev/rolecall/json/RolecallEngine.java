package dev.rolecall.json;

import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonEngines;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.ValueMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Rolecall's own engine, which needs no JSON library. For types that are left to data binding it takes that of Jackson, 3
 * before 2.
 */
public final class RolecallEngine implements JsonEngine {

    private static final int INITIAL = 512;

    /** Made by the service loader. */
    public RolecallEngine() {}

    @Override
    public String name() {
        return "Rolecall";
    }

    @Override
    public Optional<String> unavailable() {
        return Optional.empty();
    }

    @Override
    public JsonReader reader(byte[] json, int offset, int length, ReadOptions options) {
        int begin = startsWithMark(json, offset, length) ? offset + 3 : offset;
        return new Utf8Reader(json, begin, offset + length, false, options);
    }

    private static boolean startsWithMark(byte[] json, int start, int length) {
        return length >= 3
                && json[start] == (byte) 0xEF
                && json[start + 1] == (byte) 0xBB
                && json[start + 2] == (byte) 0xBF;
    }

    @Override
    public JsonReader reader(String json, ReadOptions options) {
        byte[] bytes = Text.encode(json);
        return new Utf8Reader(bytes, startsWithMark(bytes, 0, bytes.length) ? 3 : 0, bytes.length, true, options);
    }

    @Override
    public JsonWriter writer(OutputStream out, ValueMapper mapper) {
        return new Utf8Writer(new byte[INITIAL], new ToStream(out), mapper);
    }

    private record ToStream(OutputStream out) implements Utf8Writer.Target {

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }
    }

    @Override
    public JsonWriter writer(Writer out, ValueMapper mapper) {
        return new Utf8Writer(new byte[INITIAL], new ToText(out), mapper);
    }

    private record ToText(Writer out) implements Utf8Writer.Target {

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(new String(bytes, offset, length, StandardCharsets.UTF_8));
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }
    }

    @Override
    public byte[] toBytes(Consumer<JsonWriter> content, ValueMapper mapper) {
        Buffers buffers = Buffers.take();
        Output out = write(content, mapper, buffers);
        byte[] json = Arrays.copyOfRange(out.bytes(), 1, out.size());
        buffers.giveBack(out.bytes());
        return json;
    }

    @Override
    public String toText(Consumer<JsonWriter> content, ValueMapper mapper) {
        Buffers buffers = Buffers.take();
        Output out = write(content, mapper, buffers);
        String json = new String(out.bytes(), 1, out.size() - 1, StandardCharsets.UTF_8);
        buffers.giveBack(out.bytes());
        return json;
    }

    private static Output write(Consumer<JsonWriter> content, ValueMapper mapper, Buffers buffers) {
        Utf8Writer writer = new Utf8Writer(buffers.bytes, null, mapper);
        content.accept(writer);
        return writer.written();
    }

    @Override
    public Optional<String> mapperUnavailable() {
        StringBuilder whatToAdd = new StringBuilder();
        for (JsonEngine library : JsonEngines.all()) {
            if (!(library instanceof RolecallEngine)) {
                Optional<String> lacking = library.mapperUnavailable();
                if (lacking.isEmpty()) {
                    return lacking;
                }
                whatToAdd.append(whatToAdd.isEmpty() ? "" : " Or: ").append(lacking.get());
            }
        }
        return Optional.of(whatToAdd.toString());
    }

    @Override
    public ValueMapper mapper() {
        for (JsonEngine library : JsonEngines.all()) {
            if (!(library instanceof RolecallEngine)
                    && library.mapperUnavailable().isEmpty()) {
                return library.mapper();
            }
        }
        throw new IllegalStateException("Typed views of JSON need Jackson's data binding. "
                + mapperUnavailable().orElseThrow());
    }
}
