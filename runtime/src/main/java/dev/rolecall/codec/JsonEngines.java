package dev.rolecall.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds the engine to work with: Rolecall's own. The system property {@value #PROPERTY} names another, as {@code jackson3} or
 * {@code jackson2}; {@link MessageCodec#with(JsonEngine)} takes one for a single codec.
 */
public final class JsonEngines {

    /** The system property that names the JSON library to work with. */
    public static final String PROPERTY = "dev.rolecall.engine";

    private static volatile @Nullable JsonEngine chosen;

    private JsonEngines() {}

    /** Looked for once, when one is named or all are asked for. */
    private static final class Found {
        static final List<JsonEngine> ALL = all();

        private static List<JsonEngine> all() {
            List<JsonEngine> engines = new ArrayList<>();
            load().forEach(engines::add);
            return List.copyOf(engines);
        }
    }

    /**
     * Every engine that is found, whether its library is there or not.
     *
     * @return the engines, first those that are preferred
     */
    public static List<JsonEngine> all() {
        return Found.ALL;
    }

    /**
     * The JSON library that is used where none is named.
     *
     * @return the first engine whose library is there
     * @throws IllegalStateException if none is, saying what to add to the application
     */
    public static JsonEngine find() {
        JsonEngine known = chosen;
        if (known == null) {
            String name = System.getProperty(PROPERTY);
            known = name == null ? first() : named(name);
            chosen = known;
        }
        return known;
    }

    /**
     * The JSON library of a name.
     *
     * @param name its name, in any case and with or without blanks, such as {@code jackson2}
     * @return the engine
     * @throws IllegalStateException if there is none of this name, or its library is not there, saying what to do
     */
    public static JsonEngine named(String name) {
        for (JsonEngine engine : Found.ALL) {
            if (plain(engine.name()).equals(plain(name))) {
                engine.unavailable().ifPresent(whatToAdd -> {
                    throw new IllegalStateException(engine.name() + " is not there. " + whatToAdd);
                });
                return engine;
            }
        }
        throw new IllegalStateException("There is no JSON engine \"" + name + "\". There are: "
                + Found.ALL.stream().map(JsonEngine::name).collect(Collectors.joining(", ")) + ".");
    }

    private static String plain(String name) {
        return name.replace(" ", "").toLowerCase(Locale.ROOT);
    }

    /** The first engine that can work; those behind it are not even loaded, which a short program would wait for. */
    private static JsonEngine first() {
        List<String> lacking = new ArrayList<>();
        for (JsonEngine engine : load()) {
            Optional<String> whatToAdd = engine.unavailable();
            if (whatToAdd.isEmpty()) {
                return engine;
            }
            lacking.add(whatToAdd.get());
        }
        throw new IllegalStateException("Rolecall found no JSON engine. " + String.join(" Or: ", lacking));
    }

    private static Iterable<JsonEngine> load() {
        return ServiceLoader.load(JsonEngine.class, JsonEngine.class.getClassLoader());
    }
}
