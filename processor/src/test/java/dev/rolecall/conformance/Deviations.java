package dev.rolecall.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The cases in which our answer is not pi's, each with its reason; all of them stand in one file beside this class. */
final class Deviations {

    private static final JsonNode FILE = read();

    private Deviations() {}

    private static JsonNode read() {
        try (InputStream file = Deviations.class.getResourceAsStream("deviations.json")) {
            return Case.MAPPER.readTree(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** What is right here: our own answer where it is listed, else pi's. */
    static JsonNode expected(Case recorded) {
        return own(recorded)
                .map(own -> own.get("expected"))
                .orElse(recorded.json().get("expected"));
    }

    static Optional<JsonNode> own(Case recorded) {
        return Optional.ofNullable(FILE.get("answers").get(recorded.name()));
    }

    /** Whether a valid message need not be typed, as it is ill-typed or none at all. */
    static boolean mayBeRaw(Case recorded) {
        return FILE.get("raw").has(recorded.name());
    }

    static Iterable<String> names() {
        return () -> FILE.get("answers").fieldNames();
    }
}
