package dev.rolecall.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.jackson2.Jackson2Engine;
import dev.rolecall.jackson3.Jackson3Engine;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The own engine writes the same JSON as Jackson's generators, byte for byte. */
class WriterTest {

    private static final JsonEngine JACKSON_2 = new Jackson2Engine();
    private static final JsonEngine JACKSON_3 = new Jackson3Engine();

    private static byte[] bytes(JsonEngine engine, Consumer<JsonWriter> content) {
        return engine.toBytes(content, ReadOptions.DEFAULT.mapper());
    }

    private static String text(JsonEngine engine, Consumer<JsonWriter> content) {
        return engine.toText(content, ReadOptions.DEFAULT.mapper());
    }

    /** What the own engine writes, in each of the ways that there are. */
    private static String written(Consumer<JsonWriter> content) {
        String json = text(Json.ENGINE, content);
        assertThat(bytes(Json.ENGINE, content)).isEqualTo(json.getBytes(StandardCharsets.UTF_8));

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        JsonWriter toStream = Json.ENGINE.writer(bytes, ReadOptions.DEFAULT.mapper());
        content.accept(toStream);
        toStream.flush();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(json);

        StringWriter text = new StringWriter();
        JsonWriter toText = Json.ENGINE.writer(text, ReadOptions.DEFAULT.mapper());
        content.accept(toText);
        toText.flush();
        assertThat(text).hasToString(json);
        return json;
    }

    /** Into bytes Jackson 2 writes pairs of surrogates as escapes, and so it is compared as text. */
    private static void areWrittenAlike(Consumer<JsonWriter> content) {
        String json = written(content);

        assertThat(json).isEqualTo(text(JACKSON_2, content));
        assertThat(json).isEqualTo(text(JACKSON_3, content));
        assertThat(json.getBytes(StandardCharsets.UTF_8)).isEqualTo(bytes(JACKSON_3, content));
    }

    private static Consumer<JsonWriter> array(Stream<String> strings) {
        List<String> all = strings.toList();
        return out -> out.writeList(all, JsonWriter::writeString);
    }

    @Test
    void everyCharOfTheBasicPlane() {
        areWrittenAlike(array(IntStream.rangeClosed(0, 0xFFFF).mapToObj(c -> String.valueOf((char) c))));
    }

    @Test
    void everyCharOfTheBasicPlaneAmongOthers() {
        areWrittenAlike(array(IntStream.rangeClosed(0, 0xFFFF)
                .mapToObj(c -> "a".repeat(c % 19) + (char) c + "b?".repeat(c % 7) + "\n")));
    }

    @Test
    void everyCharOfTheBasicPlaneInANameAndBack() {
        Consumer<JsonWriter> names = out -> {
            out.beginObject();
            for (int c = 0; c <= 0xFFFF; c++) {
                out.name(c + " " + (char) c);
                out.writeNull();
            }
            out.endObject();
        };

        areWrittenAlike(names);
        assertThat(((Map<?, ?>) Json.read(bytes(Json.ENGINE, names))).keySet().toArray())
                .isEqualTo(IntStream.rangeClosed(0, 0xFFFF)
                        .mapToObj(c -> c + " " + (char) c)
                        .toArray());
    }

    @Test
    void namesOfATypeThatMustBeEscaped() {
        MemberNames names =
                MemberNames.of("a", "\"", "\\", "\n", "\u001F", "é", "中", "😀", "", "a long name of a member");

        areWrittenAlike(out -> {
            out.beginObject();
            for (int i = 0; i < names.size(); i++) {
                out.name(names, i);
                out.writeLong(i);
            }
            out.endObject();
        });
    }

    @Test
    void aNameOfATypeThatIsAnUnpairedSurrogate() {
        MemberNames names = MemberNames.of("\uD800");

        assertThat(written(out -> {
                    out.beginObject();
                    out.name(names, 0);
                    out.writeLong(1);
                    out.endObject();
                }))
                .isEqualTo("{\"\\ud800\":1}");
        JsonReader in = Json.reader("{\"\\uD800\":1}");
        in.beginObject();
        assertThat(in.nextName(names)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "?", "\n", "\u0001", "é", "中", "😀", "ab中", "中?ab\n"})
    void stringsOfEachLength(String part) {
        areWrittenAlike(array(IntStream.range(0, 1100)
                .mapToObj(part::repeat)
                .flatMap(string ->
                        Stream.of(string, string + "\u0001", string + "\u0001abcdefg\u0001", string + "😀中"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "?", "\u0001", "é", "中", "😀"})
    void anUnpairedSurrogateBehindStringsOfEachLength(String part) {
        areWrittenAlike(array(IntStream.range(0, 600)
                .mapToObj(part::repeat)
                .flatMap(string -> Stream.of(string + "\uD83D", string + "\uDE00" + string))));
    }

    @Test
    void surrogatesInPairsAndAlone() {
        String pair = "\uD83D\uDE00";
        areWrittenAlike(array(Stream.of(
                pair,
                "\uD800\uDC00",
                "\uDBFF\uDFFF",
                "a" + pair + "b" + pair,
                "\uD83D",
                "\uDE00",
                "\uDE00\uD83D",
                pair + "\uD83D",
                "\uD83D" + pair,
                "?\uD83D?",
                "?" + pair + "?",
                "????????",
                "\uD83D\u0001\n\"",
                "é\uD800",
                "中".repeat(20) + "\uDC00",
                "x".repeat(30) + "\uDC00?")));
    }

    @Test
    void stringsOfEveryLengthAroundTheBordersOfWordsAndBuffers() {
        IntStream lengths = IntStream.concat(
                IntStream.rangeClosed(0, 70),
                IntStream.of(1000, 4095, 4096, 4097, 7999, 8000, 8001, 8191, 8192, 8193, 65535, 65536, 65537, 300_000));
        List<String> strings = new ArrayList<>();
        lengths.forEach(length -> {
            for (String repeated : List.of("x", "é", "中", "😀", "\n", "\"", "\u0001", "xyz\\")) {
                String text = repeated.repeat(length / repeated.length() + 1).substring(0, length);
                strings.add(text.endsWith("\uD83D") ? text.substring(1) + "x" : text);
                strings.add("x".repeat(length) + repeated);
            }
        });

        areWrittenAlike(array(strings.stream()));
        assertThat(Json.read(bytes(Json.ENGINE, array(strings.stream())))).isEqualTo(strings);
    }

    private static Stream<Long> longs() {
        Stream<Long> powers =
                Stream.iterate(1L, n -> n * 10).limit(19).flatMap(n -> Stream.of(n - 1, n, n + 1, -n, -n + 1, -n - 1));
        return Stream.concat(
                powers,
                Stream.of(
                        Long.MIN_VALUE,
                        Long.MIN_VALUE + 1,
                        Long.MAX_VALUE,
                        Long.MAX_VALUE - 1,
                        (long) Integer.MAX_VALUE,
                        Integer.MAX_VALUE + 1L,
                        (long) Integer.MIN_VALUE,
                        Integer.MIN_VALUE - 1L,
                        1796008557079L));
    }

    @Test
    void integers() {
        areWrittenAlike(out -> out.writeList(longs().toList(), JsonWriter::writeLong));
        areWrittenAlike(out ->
                out.writeList(longs().map(n -> BigInteger.valueOf(n).pow(3)).toList(), JsonWriter::writeInteger));
    }

    @Test
    void decimals() {
        areWrittenAlike(out -> out.writeList(
                Stream.of("0", "0.0", "-0.10", "1E+400", "1E-400", "123456789012345678901234567890.12", "1E+2", "100")
                        .map(BigDecimal::new)
                        .toList(),
                JsonWriter::writeDecimal));
    }

    /** Every class of doubles: zeros, subnormal ones, borders of notations, powers, few digits and many, of both signs. */
    private static Stream<DoubleStream> doubles() {
        Random random = new Random(17);
        return Stream.of(
                        DoubleStream.of(
                                0.0,
                                Double.MIN_VALUE,
                                Double.MIN_NORMAL,
                                Math.nextDown(Double.MIN_NORMAL),
                                Double.MAX_VALUE,
                                1e-3,
                                Math.nextDown(1e-3),
                                Math.nextUp(1e-3),
                                1e3,
                                Math.nextDown(1e3),
                                1e7,
                                Math.nextDown(1e7),
                                Math.nextUp(1e7),
                                1e15,
                                Math.nextDown(1e15),
                                1e16,
                                0.1,
                                0.2,
                                0.1 + 0.2,
                                1.0 / 3,
                                Math.PI,
                                9007199254740993.0,
                                0.30000000000000004,
                                999.9999999999999,
                                999.999999999999,
                                9999999.99999999,
                                0.001000000000001),
                        IntStream.rangeClosed(-323, 308).mapToDouble(e -> Double.parseDouble("1e" + e)),
                        IntStream.rangeClosed(-1074, 1023).mapToDouble(e -> Math.scalb(1.0, e)),
                        random.ints(20_000).mapToDouble(n -> n / 1e6),
                        random.ints(20_000).mapToDouble(n -> n / 1e9),
                        random.longs(20_000, 0, 1_000_000_000_000_000L).mapToDouble(n -> n / 1e12),
                        random.doubles(20_000),
                        random.doubles(20_000, 0, 1e7),
                        random.longs(20_000)
                                .mapToDouble(Double::longBitsToDouble)
                                .filter(Double::isFinite))
                .map(numbers -> numbers.flatMap(number -> DoubleStream.of(number, -number)));
    }

    @ParameterizedTest
    @MethodSource("doubles")
    void doublesAreWrittenAsJackson2DoesIt(DoubleStream numbers) {
        List<Double> all = numbers.boxed().toList();
        Consumer<JsonWriter> own = out -> out.writeList(all, JsonWriter::writeDouble);
        Consumer<JsonWriter> freeForm = out -> out.writeValue(all);

        assertThat(written(own)).isEqualTo(text(JACKSON_2, own));
        assertThat(written(freeForm)).isEqualTo(text(JACKSON_2, freeForm));
    }

    @ParameterizedTest
    @MethodSource("doubles")
    void doublesAreReadAsWritten(DoubleStream numbers) {
        List<Double> all = numbers.boxed().toList();

        assertThat(Json.reader(bytes(Json.ENGINE, out -> out.writeValue(all))).readList(in -> in.readDouble()))
                .isEqualTo(all);
    }

    @Test
    void structuresWithCommasWhereTheyBelong() {
        areWrittenAlike(
                out -> out.writeValue(
                        Json.read(
                                "[{},[],{\"a\":{}},[[]],[[],[]],{\"a\":1,\"b\":[1,2,{\"c\":null}],\"d\":\"[\"},\"{\",\":\",\"[\",\"\",true,false,null,1,-1.5,12345678901234567890,1e400]")));
    }

    @Test
    void aWriterThatIsFlushedInTheMiddleGoesOnWhereItWas() {
        areWrittenAlike(out -> {
            out.beginArray();
            out.flush();
            out.writeLong(1);
            out.flush();
            out.beginObject();
            out.flush();
            out.name("a");
            out.flush();
            out.writeString("b");
            out.flush();
            out.name("c");
            out.writeNull();
            out.flush();
            out.endObject();
            out.flush();
            out.writeBoolean(true);
            out.endArray();
        });
    }

    @Test
    void documentsOneAfterAnotherAreSeparatedByBlanks() {
        areWrittenAlike(out -> {
            out.writeLong(1);
            out.beginObject();
            out.endObject();
            out.flush();
            out.writeString("a");
        });
    }
}
