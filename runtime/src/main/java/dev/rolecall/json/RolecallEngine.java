package dev.rolecall.json;

import dev.rolecall.codec.ByteOrderMark;
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
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

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
        int begin = offset + ByteOrderMark.lengthAt(json, offset, length);
        return new Utf8Reader(json, begin, offset + length, false, options);
    }

    @Override
    public JsonReader reader(String json, ReadOptions options) {
        byte[] bytes = Text.encode(json);
        return new Utf8Reader(bytes, ByteOrderMark.lengthAt(bytes, 0, bytes.length), bytes.length, true, options);
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

    private static List<JsonEngine> libraries() {
        return JsonEngines.all().stream()
                .filter(engine -> !(engine instanceof RolecallEngine))
                .toList();
    }

    private static Optional<JsonEngine> binding() {
        return libraries().stream()
                .filter(library -> library.mapperUnavailable().isEmpty())
                .findFirst();
    }

    @Override
    public Optional<String> mapperUnavailable() {
        return binding().isPresent()
                ? Optional.empty()
                : Optional.of(libraries().stream()
                        .map(library -> library.mapperUnavailable().orElseThrow())
                        .collect(Collectors.joining(" Or: ")));
    }

    @Override
    public ValueMapper mapper() {
        return binding()
                .orElseThrow(() -> new IllegalStateException("Typed views of JSON need Jackson's data binding. "
                        + mapperUnavailable().orElseThrow()))
                .mapper();
    }
}
