package dev.rolecall.jackson2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonViews;
import dev.rolecall.codec.ValueMapper;
import dev.rolecall.message.ToolCall;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class Jackson2MapperTest {

    record Arguments(String path, int fromLine, List<BigDecimal> weights) {}

    @Test
    void freeFormPartsHaveATypedView() {
        ToolCall call = new ToolCall(
                "c",
                "read",
                Map.of("path", "x", "fromLine", 3, "weights", List.of(new BigDecimal("0.12345678901234567890"), 2)));

        assertThat(JsonViews.as(call.arguments(), Arguments.class))
                .isEqualTo(new Arguments(
                        "x", 3, List.of(new BigDecimal("0.12345678901234567890"), BigDecimal.valueOf(2))));
        assertThat(JsonViews.toJson(new Arguments("x", 3, List.of())))
                .isEqualTo(Map.of("path", "x", "fromLine", 3L, "weights", List.of()));
        assertThat(JsonViews.as(null, Arguments.class)).isNull();
    }

    @Test
    void aMapperOfTheApplicationsOwnIsUsed() {
        ObjectMapper snake = JsonMapper.builder()
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .build();
        ValueMapper views = Jackson2Mapper.of(snake);

        Arguments arguments = views.fromJson(Map.of("path", "x", "from_line", 3), Arguments.class);

        assertThat(arguments).isEqualTo(new Arguments("x", 3, null));
        assertThat(views.toJson(arguments).toString()).contains("from_line=3");
    }

    @Test
    void whatDoesNotFitIsNamed() {
        assertThatThrownBy(() -> JsonViews.as(Map.of("fromLine", List.of()), Arguments.class))
                .isInstanceOfSatisfying(JsonException.class, wrong -> {
                    assertThat(wrong.kind()).isEqualTo(JsonException.Kind.MISMATCH);
                    assertThat(wrong.path()).isEqualTo("$.fromLine");
                });
        assertThatThrownBy(() -> JsonViews.toJson(new Object())).isInstanceOf(JsonException.class);
    }
}
