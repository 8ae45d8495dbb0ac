package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rolecall.jackson2.Jackson2Engine;
import dev.rolecall.jackson2.Jackson2Mapper;
import dev.rolecall.jackson3.Jackson3Engine;
import dev.rolecall.jackson3.Jackson3Mapper;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.Usage;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Typed views by the data binding of either major. */
class MappersTest {

    record Arguments(String path, int fromLine, List<BigDecimal> weights) {}

    record Summary(Usage usage) {}

    /** Something that cannot be written. */
    static final class Failing {
        public String getText() {
            throw new IllegalStateException("no text");
        }
    }

    private static Stream<ValueMapper> standard() {
        return Stream.of(new Jackson2Engine().mapper(), new Jackson3Engine().mapper());
    }

    private static Stream<ValueMapper> snake() {
        return Stream.of(
                Jackson2Mapper.of(JsonMapper.builder()
                        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                        .build()),
                Jackson3Mapper.of(tools.jackson.databind.json.JsonMapper.builder()
                        .propertyNamingStrategy(tools.jackson.databind.PropertyNamingStrategies.SNAKE_CASE)
                        .build()));
    }

    @Test
    void freeFormPartsHaveATypedView() {
        ToolCall call = new ToolCall("c", "read", Map.of("path", "x", "fromLine", 3, "weights", List.of()));

        assertThat(JsonViews.as(call.arguments(), Arguments.class)).isEqualTo(new Arguments("x", 3, List.of()));
        assertThat(JsonViews.toJson(new Arguments("x", 3, List.of())))
                .isEqualTo(Map.of("path", "x", "fromLine", 3L, "weights", List.of()));
        assertThat(JsonViews.as(null, Arguments.class)).isNull();
    }

    @ParameterizedTest
    @MethodSource("standard")
    void everyDigitIsSeen(ValueMapper mapper) {
        BigDecimal exact = new BigDecimal("0.12345678901234567890");

        assertThat(mapper.<Arguments>fromJson(
                        Map.of("path", "x", "fromLine", 3, "weights", List.of(exact, 2)), Arguments.class))
                .isEqualTo(new Arguments("x", 3, List.of(exact, BigDecimal.valueOf(2))));
    }

    @ParameterizedTest
    @MethodSource("standard")
    void aClassOfTheApplicationMayHoldStandardTypes(ValueMapper mapper) {
        Summary summary = new Summary(Usage.ZERO);

        assertThat(mapper.<Summary>fromJson(mapper.toJson(summary), Summary.class))
                .isEqualTo(summary);
    }

    @ParameterizedTest
    @MethodSource("snake")
    void aMapperOfTheApplicationsOwnIsUsed(ValueMapper mapper) {
        Arguments arguments =
                mapper.fromJson(Map.of("path", "x", "from_line", 3, "weights", List.of()), Arguments.class);

        assertThat(arguments).isEqualTo(new Arguments("x", 3, List.of()));
        assertThat(String.valueOf(mapper.toJson(arguments))).contains("from_line=3");
    }

    @ParameterizedTest
    @MethodSource("standard")
    void whatDoesNotFitIsNamed(ValueMapper mapper) {
        assertThatThrownBy(() -> mapper.fromJson(Map.of("fromLine", List.of()), Arguments.class))
                .isInstanceOfSatisfying(JsonException.class, wrong -> {
                    assertThat(wrong.kind()).isEqualTo(JsonException.Kind.MISMATCH);
                    assertThat(wrong.path()).isEqualTo("$.fromLine");
                });
        assertThatThrownBy(() -> mapper.toJson(new Failing()))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("no text");
    }
}
