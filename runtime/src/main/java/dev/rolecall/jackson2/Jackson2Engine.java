package dev.rolecall.jackson2;

import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.ValueMapper;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Optional;

/** Jackson 2 as the JSON library. Reading and writing needs {@code jackson-core}, typed views {@code jackson-databind}. */
public final class Jackson2Engine implements JsonEngine {

    private static final String CORE = "com.fasterxml.jackson.core";
    private static final String DATABIND = "com.fasterxml.jackson.databind";

    /** Made by the service loader, also where Jackson is absent. */
    public Jackson2Engine() {}

    @Override
    public String name() {
        return "Jackson 2";
    }

    @Override
    public Optional<String> unavailable() {
        return absence(CORE + ".JsonFactory", "jackson-core", CORE);
    }

    /** What to add so that a class of Jackson is there, or nothing if it is. */
    private static Optional<String> absence(String className, String artifact, String module) {
        try {
            Class.forName(className, false, Jackson2Engine.class.getClassLoader());
            return Optional.empty();
        } catch (ClassNotFoundException absent) {
            String dependency = "Add the dependency com.fasterxml.jackson.core:" + artifact + " (2.18 or newer)";
            return Optional.of(
                    Jackson2Engine.class.getModule().isNamed()
                            ? dependency + ", and `requires " + module + ";` to your module-info.java."
                            : dependency + ".");
        }
    }

    @Override
    public JsonReader reader(byte[] json, int offset, int length, ReadOptions options) {
        return Jackson2Documents.reader(json, offset, length, options);
    }

    @Override
    public JsonReader reader(String json, ReadOptions options) {
        return Jackson2Documents.reader(json, options);
    }

    @Override
    public JsonWriter writer(OutputStream out, ValueMapper mapper) {
        return Jackson2Documents.writer(out, mapper);
    }

    @Override
    public JsonWriter writer(Writer out, ValueMapper mapper) {
        return Jackson2Documents.writer(out, mapper);
    }

    @Override
    public Optional<String> mapperUnavailable() {
        return absence(DATABIND + ".ObjectMapper", "jackson-databind", DATABIND);
    }

    @Override
    public ValueMapper mapper() {
        mapperUnavailable().ifPresent(whatToAdd -> {
            throw new IllegalStateException("Typed views of JSON need Jackson's data binding. " + whatToAdd);
        });
        return Jackson2Mapper.standard();
    }
}
