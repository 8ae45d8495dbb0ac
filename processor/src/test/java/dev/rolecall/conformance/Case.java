package dev.rolecall.conformance;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A recorded case.
 *
 * @param area the folder that it is in
 * @param json the whole case
 */
record Case(String area, JsonNode json) {

    static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    static List<Case> in(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .map(file -> read(directory, file))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Case read(Path directory, Path file) {
        try {
            return new Case(directory.relativize(file).getName(0).toString(), MAPPER.readTree(file.toFile()));
        } catch (IOException malformed) {
            throw new UncheckedIOException(file.toString(), malformed);
        }
    }

    String name() {
        return json.get("name").asText();
    }

    String operation() {
        return json.get("op").asText();
    }

    JsonNode input(String member) {
        return json.get("input").get(member);
    }
}
