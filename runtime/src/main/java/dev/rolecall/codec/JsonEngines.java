package dev.rolecall.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** Finds the JSON library to work with. */
public final class JsonEngines {

    private JsonEngines() {}

    /** Looked for once, when JSON is first read or written. */
    private static final class Found {
        static final List<JsonEngine> ALL = load();

        private static List<JsonEngine> load() {
            List<JsonEngine> engines = new ArrayList<>();
            ServiceLoader.load(JsonEngine.class, JsonEngine.class.getClassLoader())
                    .forEach(engines::add);
            return List.copyOf(engines);
        }
    }

    /**
     * The JSON library that is used where none is named.
     *
     * @return the first engine whose library is there
     * @throws IllegalStateException if none is, saying what to add to the application
     */
    public static JsonEngine find() {
        for (JsonEngine engine : Found.ALL) {
            if (engine.unavailable().isEmpty()) {
                return engine;
            }
        }
        throw new IllegalStateException("Rolecall found no JSON library. "
                + Found.ALL.stream()
                        .map(engine -> engine.unavailable().orElseThrow())
                        .collect(Collectors.joining(" Or: ")));
    }
}
