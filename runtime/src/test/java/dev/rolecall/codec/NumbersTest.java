package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.jackson2.Jackson2Engine;
import dev.rolecall.jackson3.Jackson3Engine;
import dev.rolecall.json.RolecallEngine;
import java.math.BigInteger;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers at the ends of what Java's types hold: every engine, and a plain tree, reads them alike. */
class NumbersTest {

    private interface Numbers {
        JsonReader at(String number);
    }

    private static Numbers of(JsonEngine engine) {
        return number -> {
            JsonReader in = engine.reader("[" + number + "]", ReadOptions.DEFAULT);
            in.beginArray();
            in.nextElement();
            return in;
        };
    }

    private static Stream<Numbers> readers() {
        JsonEngine own = new RolecallEngine();
        return Stream.of(
                of(own),
                of(new Jackson2Engine()),
                of(new Jackson3Engine()),
                number -> new TreeReader(own.reader(number, ReadOptions.DEFAULT).readValue(), ReadOptions.DEFAULT));
    }

    private static void isRefused(Numbers numbers, String number, Function<JsonReader, ?> read, String expected) {
        JsonReader in = numbers.at(number);
        assertThatThrownBy(() -> read.apply(in)).isInstanceOfSatisfying(JsonException.class, refused -> {
            assertThat(refused.kind()).isEqualTo(JsonException.Kind.MISMATCH);
            assertThat(refused.problem()).startsWith("Expected " + expected + " but found the number ");
        });
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aFloatIsRoundedOnce(Numbers numbers) {
        for (String number : new String[] {
            "1.00000017881393432617187499", // between two floats, and nearer to the lower one than a double can say
            "1.00000017881393432617187500",
            "1.00000017881393432617187501",
            "16777217",
            "16777217.0000000000001",
            "-0.0",
            "0.1",
            "3.4028234e38",
            "1e-50"
        }) {
            assertThat(numbers.at(number).readFloat()).isEqualTo(Float.parseFloat(number));
        }
    }

    /** Infinity has no JSON form: what is read could not be stored again. */
    @ParameterizedTest
    @MethodSource("readers")
    void whatIsBeyondAllDoublesOrFloatsIsRefused(Numbers numbers) {
        assertThat(numbers.at("1.7976931348623157e308").readDouble()).isEqualTo(Double.MAX_VALUE);
        assertThat(numbers.at("-3.4028235e38").readFloat()).isEqualTo(-Float.MAX_VALUE);
        isRefused(numbers, "1e309", JsonReader::readDouble, "a number that a double comes near to");
        isRefused(numbers, "-1e999", JsonReader::readDouble, "a number that a double comes near to");
        isRefused(numbers, "9".repeat(400), JsonReader::readDouble, "a number that a double comes near to");
        isRefused(numbers, "-3.5e38", JsonReader::readFloat, "a number that a float comes near to");
    }

    /** Were the zeros written out, these would take minutes. */
    @ParameterizedTest
    @MethodSource("readers")
    void noIntegerIsWrittenOutThatIsTooLongOrNone(Numbers numbers) {
        assertThat(numbers.at("1e999").readInteger()).isEqualTo(BigInteger.TEN.pow(999));
        assertThat(numbers.at("10.00e-1").readInteger()).isEqualTo(BigInteger.ONE);
        assertThat(numbers.at("0.0").readInteger()).isZero();
        assertThat(numbers.at("0e9999").readInteger()).isZero();
        assertThat(numbers.at("0e-9999").readLong()).isZero();
        for (String number : new String[] {"1e1000", "1e999999999", "1e-999999999", "1e-1", "0.999", "1.5"}) {
            isRefused(numbers, number, JsonReader::readInteger, "an integer");
        }
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aNumberThatIsRefusedIsKeptWithAllDigits(Numbers numbers) {
        JsonReader in = numbers.at("1e999");
        Object mark = in.mark();
        assertThatThrownBy(in::readDouble).isInstanceOf(JsonException.class);
        assertThat(in.rewind(mark)).hasToString("1E+999");
        assertThat(MessageCodec.standard()
                        .toJson(MessageCodec.standard()
                                .fromTree(
                                        Map.of("role", "user", "content", "", "timestamp", 1L, "x", in.rewind(mark)))))
                .contains("\"x\":1E+999");
    }
}
