package dev.rolecall.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonLimits;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.JsonPosition;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ReadOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader does beyond reading values: names, tags, going back, places, limits. */
class ReaderTest {

    private static final MemberNames AB = MemberNames.of("a", "b");
    private static final MemberNames TYPE = MemberNames.of("type");

    private static JsonReader limited(String json, JsonLimits limits) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        ReadOptions options = new ReadOptions(false, limits, ReadOptions.DEFAULT.mapper(), diagnostic -> {});
        return Json.ENGINE.reader(bytes, 0, bytes.length, options);
    }

    private static void exceeds(String json, JsonLimits limits, JsonPosition place) {
        assertThatThrownBy(() -> Json.document(limited(json, limits)))
                .isInstanceOfSatisfying(JsonException.class, exceeded -> {
                    assertThat(exceeded.kind()).isEqualTo(JsonException.Kind.LIMIT);
                    assertThat(exceeded.position()).hasValue(place);
                });
    }

    // Names

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1,\"b\":2}",
                "{\"b\":2,\"a\":1}",
                "{ \"a\" : 1 , \"b\" : 2 }",
                "{\"x\":{\"a\":3},\"a\":1,\"y\":[1,{}],\"b\":2,\"z\":\"\"}",
                "{\"\\u0061\":1,\"\\u0062\":2}"
            })
    void namesAreFoundInAnyOrderAndForm(String json) {
        JsonReader in = Json.reader(json);
        long a = 0;
        long b = 0;
        in.beginObject();
        for (int member = in.nextName(AB); member != JsonReader.END; member = in.nextName(AB)) {
            switch (member) {
                case 0 -> a = in.readLong();
                case 1 -> b = in.readLong();
                default -> in.skipValue();
            }
        }
        in.end();

        assertThat(List.of(a, b)).containsExactly(1L, 2L);
    }

    /** Names that share their beginnings and ends, of every length around a word's. */
    @Test
    void namesThatAreAlikeAreToldApart() {
        List<String> all = IntStream.rangeClosed(0, 40)
                .boxed()
                .flatMap(n -> Stream.of("x".repeat(n), "x".repeat(n) + "y", "y" + "x".repeat(n) + "y"))
                .distinct()
                .toList();
        MemberNames names = MemberNames.of(all.toArray(String[]::new));
        List<String> given = new ArrayList<>(all);
        Collections.shuffle(given, new Random(7));
        given.add("z");
        JsonReader in = Json.reader(
                given.stream().map(name -> "\"" + name + "\":0").collect(Collectors.joining(",", "{", "}")));

        in.beginObject();
        for (String name : given) {
            assertThat(in.nextName(names)).isEqualTo(names.indexOf(name));
            assertThat(in.name()).isEqualTo(name);
        }
        assertThat(in.nextName(names)).isEqualTo(JsonReader.END);
    }

    @Test
    void aValueIsReadAgainOrNotAtAll() {
        JsonReader in = Json.reader("[\"a\\n\",[1,{\"b\":2}],1.5,{\"c\":[]},true]");
        in.beginArray();
        in.nextElement();
        assertThat(in.readString() + in.readString()).isEqualTo("a\na\n");
        in.nextElement();
        in.nextElement();
        assertThat(in.readDouble() + in.readDecimal().doubleValue()).isEqualTo(3);
        in.nextElement();
        in.nextElement();
        assertThat(in.readBoolean()).isTrue();
        assertThat(in.nextElement()).isFalse();
        in.end();
    }

    // Tags

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"t\",\"a\":1,\"b\":[{\"type\":\"u\"}]}",
                "{\"a\":1,\"type\":\"t\",\"b\":[{\"type\":\"u\"}]}",
                "{\"a\":1,\"b\":[{\"type\":\"u\"}],\"type\":\"t\"}",
                "{ \"a\" : 1 , \"b\" : [ { \"type\" : \"u\" } ] , \"t\\u0079pe\" : \"t\" }"
            })
    void aTagIsFoundAnywhereAndNotShownAgain(String json) {
        JsonReader in = Json.reader(json);

        assertThat(in.beginTagged(TYPE)).isEqualTo("t");
        assertThat(in.nextName(AB)).isZero();
        assertThat(in.readLong()).isEqualTo(1);
        assertThat(in.nextName(AB)).isEqualTo(1);
        assertThat(in.readValue()).isEqualTo(List.of(Map.of("type", "u")));
        assertThat(in.path()).isEqualTo("$.b");
        assertThat(in.nextName(AB)).isEqualTo(JsonReader.END);
        in.end();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"a\":1}",
                "{\"type\":1}",
                "{\"a\":1,\"type\":null}",
                "{\"a\":1,\"type\":\"t\",\"type\":\"u\"}",
                "{\"type\":1,\"type\":\"u\"}"
            })
    void anObjectWithoutATagOrWithTwoIsReadWhole(String json) {
        JsonReader in = Json.reader("[" + json + "]");
        in.beginArray();
        in.nextElement();

        assertThat(in.beginTagged(TYPE)).isNull();
        assertThat(in.restOfObject()).isEqualTo(Json.read(json));
        assertThat(in.nextElement()).isFalse();
        in.end();
    }

    @Test
    void aTagOfATypeThatNobodyKnowsIsInTheWholeObject() {
        JsonReader in = Json.reader("{\"a\":1,\"type\":\"t\"}");

        assertThat(in.beginTagged(TYPE)).isEqualTo("t");
        assertThat(in.restOfObject()).isEqualTo(Map.of("a", 1L, "type", "t"));
        in.end();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":\"^\n\",\"type\":\"t\",}",
                "{\"a\":\"\\^x\",\"b\":[\"\\\"\",\"type\":\"t\"}",
                "{\"a\":1,\"b\":\"c\"^\"type\":\"t\"}",
                "{\"a\":\"b\\\"^",
                "{\"a\":\"abcdefgh\\^",
                "{\"x\":[\"\\u00^g0\"],\"type\":\"t\",\"a\":1,}",
                "{\"a\":[tru],\"type\":\"t\"}"
            })
    void whatIsMalformedIsSaidWhereItIsAlsoWhereATagIsLookedFor(String marked) {
        String json = marked.replace("^", "");
        JsonException wrong = catchThrowableOfType(JsonException.class, () -> Json.read(json));

        assertThatThrownBy(() -> Json.reader(json).beginTagged(TYPE)).hasMessage(wrong.getMessage());
        assertThat(marked.indexOf('^')).isIn(-1, place(json, wrong));
    }

    private static int place(String json, JsonException wrong) {
        JsonPosition position = wrong.position().orElseThrow();
        return (position.line() == 1 ? 0 : json.indexOf('\n') + 1) + (int) position.column() - 1;
    }

    /** Each level looks ahead in all that is in it, so they do not all do it. */
    @Test
    void tagsAreLookedForInAFewLevelsAtOnceAndAgainBehindThem() {
        String deep = "{\"a\":0,\"type\":\"t\"}";
        for (int i = 0; i < 6; i++) {
            deep = "{\"a\":" + deep + ",\"type\":\"t\"}";
        }
        JsonReader in = Json.reader("[" + deep + "," + deep + "]");
        in.beginArray();
        for (int element = 0; element < 2; element++) {
            in.nextElement();
            int found = 0;
            Object mark = in.mark();
            while (in.beginTagged(TYPE) != null) {
                found++;
                assertThat(in.nextName(AB)).isZero();
            }

            assertThat(found).isEqualTo(4);
            assertThat(in.rewind(mark)).isEqualTo(Json.read(deep));
        }
        assertThat(in.nextElement()).isFalse();
        in.end();
    }

    /** A reader that looks for a tag keeps the strings on its way, which it is asked for once more, in any order. */
    @Test
    void stringsBeforeATagAreReadWhole() {
        String text = "\"" + "a line, \\\"quoted\\\"\\n".repeat(4) + "\"";
        String chinese = "\"" + "\u7b2c\u4e00\u884c\\n".repeat(12) + "\"";
        String part = "{\"x\":" + text + ",\"a\":" + chinese + ",\"type\":\"part\"}";
        String json = "{\"b\":" + chinese + ",\"x\":" + text + ",\"a\":[" + part + "," + part + "],\"type\":\"whole\"}";
        JsonReader in = Json.reader("[" + json + "," + json + "]");
        in.beginArray();
        for (int i = 0; i < 2; i++) {
            in.nextElement();
            Object mark = in.mark();
            assertThat(in.beginTagged(TYPE)).isEqualTo("whole");
            assertThat(in.nextName(AB)).isEqualTo(1);
            assertThat(in.readString()).isEqualTo(Json.read(chinese));
            assertThat(in.nextName(AB)).isEqualTo(JsonReader.OTHER); // passed over
            assertThat(in.nextName(AB)).isZero();
            in.beginArray();
            for (int j = 0; j <= i; j++) {
                in.nextElement();
                assertThat(in.beginTagged(TYPE)).isEqualTo("part");
                assertThat(in.nextName(AB)).isEqualTo(JsonReader.OTHER);
                assertThat(in.readString()).isEqualTo(Json.read(text));
                assertThat(in.restOfObject()).isEqualTo(Json.read(part));
            }
            assertThat(in.rewind(mark)).isEqualTo(Json.read(json));
        }
        assertThat(in.nextElement()).isFalse();
        in.end();
    }

    @Test
    void aStringThatIsTooLongMattersToWhoReadsIt() {
        String json = "{\"x\":\"" + "\\n".repeat(99) + "\",\"type\":\"t\"}";
        JsonLimits limits = new JsonLimits(3, 98, 5);
        JsonReader in = limited(json, limits);
        assertThat(in.beginTagged(TYPE)).isEqualTo("t");
        assertThat(in.nextName(AB)).isEqualTo(JsonReader.OTHER);

        assertThatThrownBy(in::readString)
                .isInstanceOfSatisfying(JsonException.class, exceeded -> assertThat(exceeded.kind())
                        .isEqualTo(JsonException.Kind.LIMIT));
        assertThat(limited(json, new JsonLimits(3, 99, 5)).beginTagged(TYPE)).isEqualTo("t");
    }

    /** A hidden tag far above does not matter to the levels below it. */
    @Test
    void thereMayBeManyLevelsBelowATagThatCameLast() {
        String deep = "{\"a\":".repeat(40) + "1" + "}".repeat(40);
        JsonReader in = Json.reader("[{\"a\":1,\"type\":\"t\"},{\"a\":" + deep + ",\"type\":\"t\"}]");
        in.beginArray();
        for (int i = 0; i < 2; i++) {
            in.nextElement();
            assertThat(in.beginTagged(TYPE)).isEqualTo("t");
            assertThat(in.nextName(AB)).isZero();
            if (i == 0) {
                assertThat(in.nextName(AB)).isEqualTo(JsonReader.END);
            }
        }
        for (int i = 0; i < 40; i++) {
            in.beginObject();
            assertThat(in.nextName(AB)).isZero();
        }
        assertThat(in.readLong()).isEqualTo(1);
        for (int i = 0; i <= 40; i++) {
            assertThat(in.nextName(AB)).isEqualTo(JsonReader.END);
        }
        assertThat(in.nextElement()).isFalse();
        in.end();
    }

    // Going back, and places

    @Test
    void aMarkedValueIsReadAgainFromAnywhereInIt() {
        JsonReader in = Json.reader("{\"a\":\n {\"b\":[1,{\"a\":2}],\"c\":3},\"b\":4}");
        in.beginObject();
        in.nextName(AB);
        Object mark = in.mark();
        in.beginObject();
        in.nextName(AB);
        in.beginArray();
        in.nextElement();
        in.nextElement();
        in.beginObject();
        in.nextName(AB);
        assertThat(in.path()).isEqualTo("$.a.b[1].a");
        assertThat(in.position()).isEqualTo(new JsonPosition(2, 15));

        assertThat(in.rewind(mark)).isEqualTo(Map.of("b", List.of(1L, Map.of("a", 2L)), "c", 3L));
        assertThat(in.position(mark)).isEqualTo(new JsonPosition(2, 2));
        assertThat(in.path()).isEqualTo("$.a");
        assertThat(in.nextName(AB)).isEqualTo(1);
        assertThat(in.readLong()).isEqualTo(4);
        assertThat(in.nextName(AB)).isEqualTo(JsonReader.END);
        in.end();
    }

    @Test
    void columnsCountBytesInBytesAndCharsInText() {
        String json = "[\"é中😀\",\r\"é\",\r\n \"中\",0]";
        JsonReader bytes = Json.reader(json.getBytes(StandardCharsets.UTF_8));
        JsonReader text = Json.reader(json);

        assertThat(places(bytes)).containsExactly("1 2", "2 1", "3 2", "3 8");
        assertThat(places(text)).containsExactly("1 2", "2 1", "3 2", "3 6");
    }

    private static List<String> places(JsonReader in) {
        return in.readList(at -> {
            JsonPosition place = at.position();
            return place.line() + " " + place.column();
        });
    }

    @Test
    void placesAreNamedInAnyOrder() {
        JsonReader in = Json.reader("[\n[é],\r\n[[\"中\",0]]]".replace("é", "\"é\""));
        Object[] marks = new Object[4];
        marks[0] = in.mark();
        in.beginArray();
        in.nextElement();
        marks[1] = in.mark();
        in.readValue();
        in.nextElement();
        marks[2] = in.mark();
        in.beginArray();
        in.nextElement();
        marks[3] = in.mark();

        for (int i : new int[] {3, 0, 2, 1, 1, 3, 2, 0, 3}) {
            assertThat(in.position(marks[i]))
                    .isEqualTo(List.of(
                                    new JsonPosition(1, 1),
                                    new JsonPosition(2, 1),
                                    new JsonPosition(3, 1),
                                    new JsonPosition(3, 2))
                            .get(i));
        }
    }

    // Limits

    @Test
    void whatIsAtALimitIsReadAndWhatExceedsItIsNot() {
        JsonLimits limits = new JsonLimits(3, 10, 5);
        Json.document(limited("[[[]]]", limits));
        exceeds("[[\n[[]]]]", limits, new JsonPosition(2, 2));
        exceeds("{\"a\":[{\"b\":{}}]}", limits, new JsonPosition(1, 12));
        for (String ten : List.of("0123456789", "01234\\n6789", "é123456789", "中12345678\\u0041", "01234567😀")) {
            Json.document(limited("[\"" + ten + "\"]", limits));
            exceeds("[\"" + ten + "x\"]", limits, new JsonPosition(1, 2));
            exceeds("{\"" + ten + "x\":1}", limits, new JsonPosition(1, 2));
        }
        for (String five : List.of("12345", "-12345", "1.2345", "123e45", "-1.23E-45")) {
            Json.document(limited("[" + five + "]", limits));
            exceeds("[" + five + "6]", limits, new JsonPosition(1, 2));
        }
    }

    /** In free-form JSON, of members that are asked for, and where the name is of something that is passed over. */
    @ParameterizedTest
    @ValueSource(strings = {"\"", "\\n\"", "é\""})
    void aNameThatIsTooLongIsRefusedOrPassedOver(String end) {
        JsonLimits limits = new JsonLimits(9, 10, 9);
        String json = "{\"b\":{\"a\":{\"" + "n".repeat(11) + end + ":[x]}}}";
        JsonReader asked = limited(json, limits);
        asked.beginObject();
        asked.nextName(AB);
        asked.beginObject();
        asked.nextName(AB);
        asked.beginObject();

        assertThatThrownBy(() -> asked.nextName(AB))
                .isInstanceOfSatisfying(JsonException.class, exceeded -> assertThat(exceeded.kind())
                        .isEqualTo(JsonException.Kind.LIMIT));
        assertThatThrownBy(() -> limited(json, limits).skipValue())
                .isInstanceOfSatisfying(JsonException.class, malformed -> {
                    assertThat(malformed.kind()).isEqualTo(JsonException.Kind.SYNTAX);
                    assertThat(malformed.path())
                            .startsWith("$.b.a")
                            .contains("nnnnnnnnnn")
                            .endsWith("[0]");
                });
    }

    @Test
    void aPathHasTheBeginningOfALongName() {
        String name = "n".repeat(98);
        for (String end : List.of("", "n", "nn", "nnn", "\\n\\n\\n", "😀n", "n😀n", "nn\\ud83d\\ude00")) {
            String json = "{\"" + name + end + "\":[x]}";
            JsonReader in = Json.reader(json);
            String read = (String) Json.read("\"" + name + end + "\"");
            String cut = read.length() <= 100
                    ? read
                    : read.substring(0, Character.isHighSurrogate(read.charAt(98)) ? 98 : 99) + "…";
            StringBuilder expected = new StringBuilder("$");
            JsonPaths.member(expected, cut);

            assertThatThrownBy(in::skipValue)
                    .isInstanceOfSatisfying(JsonException.class, malformed -> assertThat(malformed.path())
                            .isEqualTo(expected + "[0]"));
        }
    }

    @Test
    void aThousandLevelsAreReadAndPassedOverAndMoreAreNot() {
        String deep = "[".repeat(1000) + "]".repeat(1000);
        Json.read(deep);
        JsonReader in = Json.reader(deep);
        in.skipValue();
        in.end();

        exceeds("[" + deep + "]", JsonLimits.DEFAULT, new JsonPosition(1, 1001));
        assertThatThrownBy(() -> Json.reader("[".repeat(100_000)).skipValue())
                .isInstanceOfSatisfying(JsonException.class, exceeded -> assertThat(exceeded.kind())
                        .isEqualTo(JsonException.Kind.LIMIT));
    }

    @Test
    void levelsWithoutEndArePassedOverWithoutAStack() {
        String deep = "{\"a\":[".repeat(100_000) + "]}".repeat(100_000);
        JsonReader in = limited(deep, new JsonLimits(Integer.MAX_VALUE, 1, 1));

        in.skipValue();
        in.end();
    }

    /** Several bytes are looked at in one step: each of them may be the first one of something else. */
    @Test
    void charactersAreReadAtEveryPlaceOfAStep() {
        Map<String, String> characters = Map.of(
                "\\n",
                "\n",
                "\\u00e9",
                "\u00e9",
                "\\u4e2d",
                "\u4e2d",
                "\\ud83d\\ude00",
                "\ud83d\ude00",
                "\u00e9",
                "\u00e9",
                "\u0800",
                "\u0800",
                "\uffff",
                "\uffff",
                "\ud83d\ude00",
                "\ud83d\ude00",
                "\u007f",
                "\u007f",
                "?",
                "?");
        for (String before : List.of("", "\u00e9", "\\n", "\u4e2d")) {
            String readBefore = before.equals("\\n") ? "\n" : before;
            characters.forEach((written, read) -> {
                for (int i = 0; i < 24; i++) {
                    for (int j = 0; j < 24; j++) {
                        String json = "\"" + before + "x".repeat(i) + written.repeat(2) + "y".repeat(j) + "\"";

                        assertThat(Json.read(json.getBytes(StandardCharsets.UTF_8)))
                                .isEqualTo(readBefore + "x".repeat(i) + read.repeat(2) + "y".repeat(j));
                    }
                }
            });
        }
    }

    @Test
    void whatIsNoCharacterIsRefusedAtEveryPlaceOfAStep() {
        List<byte[]> wrong = List.of(
                new byte[] {(byte) 0xC1, (byte) 0x80},
                new byte[] {(byte) 0xC3, '"'},
                new byte[] {(byte) 0xE0, (byte) 0x9F, (byte) 0xBF},
                new byte[] {(byte) 0xE4, (byte) 0xB8, 'x'},
                new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
                new byte[] {(byte) 0xF8, (byte) 0x88, (byte) 0x80, (byte) 0x80},
                new byte[] {(byte) 0x80},
                new byte[] {'\n'});
        for (byte[] bytes : wrong) {
            for (String before : List.of("", "\u00e9", "\\n", "\u4e2d\u4e2d")) {
                for (int i = 0; i < 24; i++) {
                    byte[] start = ("\"" + before + "x".repeat(i)).getBytes(StandardCharsets.UTF_8);
                    byte[] json = Arrays.copyOf(start, start.length + bytes.length + 24);
                    Arrays.fill(json, start.length, json.length, (byte) 'y');
                    System.arraycopy(bytes, 0, json, start.length, bytes.length);
                    json[json.length - 1] = '"';

                    assertThatThrownBy(() -> Json.read(json))
                            .isInstanceOfSatisfying(JsonException.class, refused -> assertThat(refused.position())
                                    .hasValue(new JsonPosition(1, start.length + 1)));
                }
            }
        }
    }

    @Test
    void stringsOfManyMegabytesAreRead() {
        for (String part : List.of("x", "x\\n", "é", "中\\\"", "😀x")) {
            String json = "[\"" + part.repeat(3_000_000) + "\"]";

            assertThat(Json.read(json.getBytes(StandardCharsets.UTF_8)))
                    .isEqualTo(List.of(
                            part.replace("\\n", "\n").replace("\\\"", "\"").repeat(3_000_000)));
        }
    }
}
