package dev.rolecall.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.jackson2.Jackson2Engine;
import dev.rolecall.jackson3.Jackson3Engine;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The own engine and both of Jackson's read random documents: the same value, or all refuse. The property {@code
 * rolecall.documents} says how many.
 */
class DifferentialFuzzTest {

    private static final int CASES = Integer.getInteger("rolecall.documents", 1_000);
    private static final long SEED = 8259;

    private static final Map<String, JsonEngine> JACKSON =
            Map.of("Jackson 2", new Jackson2Engine(), "Jackson 3", new Jackson3Engine());

    private interface Opening {
        JsonReader reader(JsonEngine engine);
    }

    private static final String REFUSED = "refused";

    /** What is read, with the types of numbers, or that it is refused: which of two errors is found first is left open. */
    private static String outcome(JsonEngine engine, Opening opening) {
        try {
            return Json.show(Json.document(opening.reader(engine)));
        } catch (JsonException refused) {
            assertThat(refused.kind()).isIn(JsonException.Kind.SYNTAX, JsonException.Kind.LIMIT);
            assertThat(refused.position()).isPresent();
            return REFUSED;
        }
    }

    private static void allAnswerAlike(Opening opening, String document) {
        String own = outcome(Json.ENGINE, opening);
        JACKSON.forEach(
                (name, engine) -> assertThat(own).as("%s on %s", name, document).isEqualTo(outcome(engine, opening)));
    }

    private static Opening bytes(byte[] json) {
        return engine -> engine.reader(json, 0, json.length, ReadOptions.DEFAULT);
    }

    private static Opening text(String json) {
        return engine -> engine.reader(json, ReadOptions.DEFAULT);
    }

    private static Optional<String> decoded(byte[] bytes) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException malformed) {
            return Optional.empty();
        }
    }

    @Test
    void wellFormedDocuments() {
        Documents documents = new Documents(SEED);
        for (int i = 0; i < CASES; i++) {
            String document = documents.wellFormed();

            assertThat(outcome(Json.ENGINE, text(document))).isNotEqualTo(REFUSED);
            allAnswerAlike(bytes(document.getBytes(StandardCharsets.UTF_8)), document);
            allAnswerAlike(text(document), document);
        }
    }

    @Test
    void damagedDocuments() {
        Documents documents = new Documents(SEED + 1);
        for (int i = 0; i < CASES; i++) {
            byte[] document = documents.damaged();
            Optional<String> text = decoded(document);

            if (text.isPresent()) {
                allAnswerAlike(text(text.get()), text.get());
                if (!text.get().startsWith("\uFEFF\uFEFF") && !looksLikeWiderChars(document)) {
                    allAnswerAlike(bytes(document), text.get());
                }
            } else {
                // Jackson lets some of it pass.
                assertThat(outcome(Json.ENGINE, bytes(document))).isEqualTo(REFUSED);
            }
        }
    }

    /** Whether Jackson takes bytes for UTF-16 or UTF-32, which it knows by a zero among the first four. */
    private static boolean looksLikeWiderChars(byte[] document) {
        return Json.first(document, 4).contains((byte) 0);
    }

    /**
     * What is before the place of an error could have gone on, and what is at the place could not. A number that is beyond a
     * limit is wrong as a whole, and its place is where it begins.
     */
    @Test
    void errorsAreAtTheFirstByteThatIsWrong() {
        Documents documents = new Documents(SEED + 2);
        for (int i = 0; i < CASES; i++) {
            byte[] document = documents.damaged();
            int wrong = placeOfError(document);
            if (wrong < 0) {
                continue;
            }
            int before = placeOfError(Arrays.copyOf(document, wrong));

            assertThat(before).as(() -> Arrays.toString(document)).isIn(-1, wrong);
            boolean isUnfinished = wrong < document.length && document[wrong] < 0; // more than one byte is wrong then
            if (!isUnfinished) {
                assertThat(placeOfError(Arrays.copyOf(document, Math.min(wrong + 1, document.length))))
                        .as(() -> Arrays.toString(document))
                        .isEqualTo(wrong);
            }
        }
    }

    /** Where the own engine finds an error of syntax, or a negative number. */
    private static int placeOfError(byte[] document) {
        try {
            Json.read(document);
            return -1;
        } catch (JsonException wrong) {
            return wrong.kind() == JsonException.Kind.SYNTAX ? offset(document, wrong) : -1;
        }
    }

    private static int offset(byte[] document, JsonException wrong) {
        boolean hasMark = Json.first(document, 3).equals(List.of((byte) 0xEF, (byte) 0xBB, (byte) 0xBF));
        List<Integer> lines = new ArrayList<>(List.of(hasMark ? 3 : 0));
        for (int i = 0; i < document.length; i++) {
            if (document[i] == '\n' || document[i] == '\r' && (i + 1 == document.length || document[i + 1] != '\n')) {
                lines.add(i + 1);
            }
        }
        int line = (int) wrong.position().orElseThrow().line();
        return lines.get(line - 1) + (int) wrong.position().orElseThrow().column() - 1;
    }

    /** Each way to read a number, on numbers of every form: the same result, or the same words. */
    @Test
    void numbersAreReadAlikeInEveryWay() {
        Documents documents = new Documents(SEED + 3);
        List<JsonReader.Read<Object>> ways = List.of(
                JsonReader::readLong,
                JsonReader::readDouble,
                JsonReader::readInteger,
                JsonReader::readDecimal,
                JsonReader::readInt,
                JsonReader::readShort,
                JsonReader::readByte,
                JsonReader::readFloat,
                JsonReader::readString,
                JsonReader::readBoolean);
        for (int i = 0; i < CASES; i++) {
            String document = "[" + documents.scalar() + "]";
            for (JsonReader.Read<Object> way : ways) {
                String own = read(Json.ENGINE, document, way);
                JACKSON.forEach((name, engine) ->
                        assertThat(own).as("%s on %s", name, document).isEqualTo(read(engine, document, way)));
            }
        }
    }

    private static String read(JsonEngine engine, String document, JsonReader.Read<Object> way) {
        try {
            JsonReader in = text(document).reader(engine);
            in.beginArray();
            in.nextElement();
            return way.from(in).toString();
        } catch (JsonException refused) {
            return refused.getMessage();
        }
    }
}
