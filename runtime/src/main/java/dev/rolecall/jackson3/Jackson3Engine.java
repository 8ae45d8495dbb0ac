package dev.rolecall.jackson3;

import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.ValueMapper;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Optional;

/** Jackson 3 as the JSON library. Reading and writing needs {@code jackson-core}, typed views {@code jackson-databind}. */
public final class Jackson3Engine implements JsonEngine {

    private static final String CORE = "tools.jackson.core";
    private static final String DATABIND = "tools.jackson.databind";

    /** Made by the service loader, also where Jackson is absent. */
    public Jackson3Engine() {}

    @Override
    public String name() {
        return "Jackson 3";
    }

    @Override
    public Optional<String> unavailable() {
        return absence(CORE + ".JsonParser", "jackson-core", CORE);
    }

    /** What to add so that a class of Jackson is there, or nothing if it is. */
    private static Optional<String> absence(String className, String artifact, String module) {
        try {
            Class.forName(className, false, Jackson3Engine.class.getClassLoader());
            return Optional.empty();
        } catch (ClassNotFoundException absent) {
            String dependency = "Add the dependency tools.jackson.core:" + artifact + " (3.0 or newer)";
            return Optional.of(
                    Jackson3Engine.class.getModule().isNamed()
                            ? dependency + ", and `requires " + module + ";` to your module-info.java."
                            : dependency + ".");
        }
    }

    @Override
    public JsonReader reader(byte[] json, int offset, int length, ReadOptions options) {
        return Jackson3Documents.reader(json, offset, length, options);
    }

    @Override
    public JsonReader reader(String json, ReadOptions options) {
        return Jackson3Documents.reader(json, options);
    }

    @Override
    public JsonWriter writer(OutputStream out, ValueMapper mapper) {
        return Jackson3Documents.writer(out, mapper);
    }

    @Override
    public JsonWriter writer(Writer out, ValueMapper mapper) {
        return Jackson3Documents.writer(out, mapper);
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
        return Jackson3Mapper.standard();
    }
}
