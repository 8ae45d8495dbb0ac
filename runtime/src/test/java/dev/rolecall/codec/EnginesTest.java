package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rolecall.jackson2.Jackson2Engine;
import dev.rolecall.jackson3.Jackson3Engine;
import dev.rolecall.json.RolecallEngine;
import dev.rolecall.message.Message;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All engines answer alike: the same values, and the same exceptions with the same places. */
class EnginesTest {

    private static final JsonEngine OWN = new RolecallEngine();
    private static final JsonEngine JACKSON_2 = new Jackson2Engine();
    private static final JsonEngine JACKSON_3 = new Jackson3Engine();
    private static final String USER = "{\"role\":\"user\",\"content\":\"text\",\"timestamp\":1}";

    /** Documents that are well-formed, and what no message is. */
    private static Stream<String> documents() {
        return Stream.of(
                USER,
                "\uFEFF" + USER,
                "  \n" + USER + "\n ",
                "{\"timestamp\":1.0e3,\"content\":[{\"type\":\"text\",\"text\":\"\\ud83d\\ude00 \\ud83d \\u0000 \\/\"}],"
                        + "\"role\":\"user\"}",
                "{\"role\":\"user\",\"content\":\"\",\"timestamp\":1,\"a\":1.10,\"b\":12345678901234567890,"
                        + "\"c\":1e400,\"d\":-0.0,\"e\":1E5,\"f\":[[],{}],\"\\ud800\":null}",
                "{\"role\":\"user\",\"content\":\"\",\"timestamp\":1,\"timestamp\":2}",
                "{\"role\":\"user\",\"content\":\"\",\"timestamp\":\"1\"}",
                "{\"role\":\"user\",\"content\":\"\",\"timestamp\":12345678901234567890}",
                "{\"role\":\"user\",\"content\":\"\",\"timestamp\":1.5}",
                "{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":1}],\"timestamp\":1}",
                "{\"role\":\"user\",\n \"content\": [\n  {\"type\": \"text\", \"text\": null}\n ],\"timestamp\":1}",
                "{\"role\":\"user\",\"timestamp\":1}",
                "{\"role\":\"user\",\"role\":\"user\",\"content\":\"\",\"timestamp\":1}",
                "{\"role\":1}",
                "{}",
                "[]",
                "null",
                "17",
                "\"text\"",
                "true");
    }

    /** Documents that are malformed, or exceed a limit. */
    private static Stream<String> malformed() {
        return Stream.of(
                "",
                "  ",
                "{",
                "[",
                "{\"role\"",
                "{\"role\":",
                "{\"role\":\"user\"",
                "{\"role\":\"user\",",
                "{\"role\":\"user\",\"content\":\"te",
                "{\"role\":\"user\",\"content\":}",
                "{\"role\":\"user\" \"content\":1}",
                "{role:1}",
                "{'role':1}",
                "{\"role\":\"user\",\"content\":\"\\x\"}",
                "{\"role\":\"user\",\"content\":\"a\nb\"}",
                "{\"role\":\"user\",\"timestamp\":01}",
                "{\"role\":\"user\",\"timestamp\":1.}",
                "{\"role\":\"user\",\"timestamp\":-}",
                "{\"role\":\"user\",\"timestamp\":NaN}",
                "{\"role\":\"user\",\"content\":tru}",
                "{\"role\":\"user\",\"content\":\"\",\"timestamp\":1,}",
                USER + " x",
                USER + USER,
                USER + "]",
                "{\"a\":" + "[".repeat(1001) + "]".repeat(1001) + "}",
                "{\"role\":\"user\",\"content\":\"\",\"timestamp\":" + "1".repeat(1001) + "}");
    }

    private static MessageCodec<Message> codec(JsonEngine engine) {
        return MessageCodec.standard().with(engine);
    }

    private static String outcome(JsonEngine engine, String json, boolean asBytes) {
        try {
            Message message = asBytes
                    ? codec(engine).fromJson(json.getBytes(StandardCharsets.UTF_8))
                    : codec(engine).fromJson(json);
            return message + " " + codec(engine).toJson(message);
        } catch (JsonException wrong) {
            return wrong.kind() + " " + wrong.getMessage();
        }
    }

    @ParameterizedTest
    @MethodSource({"documents", "malformed"})
    void theAdaptersAnswerAlike(String json) {
        assertThat(outcome(JACKSON_3, json, true)).isEqualTo(outcome(JACKSON_2, json, true));
        assertThat(outcome(JACKSON_3, json, false)).isEqualTo(outcome(JACKSON_2, json, false));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theOwnEngineAnswersAsTheAdaptersDo(String json) {
        assertThat(outcome(OWN, json, true)).isEqualTo(outcome(JACKSON_3, json, true));
        assertThat(outcome(OWN, json, false)).isEqualTo(outcome(JACKSON_3, json, false));
    }

    /** Jackson's parser has words of its own for what is malformed, and sees the place of a number only when it is read. */
    @ParameterizedTest
    @MethodSource("malformed")
    void whatIsMalformedIsRefusedWithAPlace(String json) {
        for (JsonEngine engine : List.of(OWN, JACKSON_2, JACKSON_3)) {
            JsonException wrong = catchThrowableOfType(
                    JsonException.class, () -> codec(engine).fromJson(json));

            assertThat(wrong.kind()).isIn(JsonException.Kind.SYNTAX, JsonException.Kind.LIMIT);
            assertThat(wrong.position()).isPresent();
        }
    }

    @Test
    void rolecallsOwnEngineIsTheDefault() {
        assertThat(JsonEngines.named("jackson2").name()).isEqualTo("Jackson 2");
        assertThat(JsonEngines.named("JACKSON 3").name()).isEqualTo("Jackson 3");
        assertThat(JsonEngines.named("rolecall").name()).isEqualTo("Rolecall");
        if (System.getProperty(JsonEngines.PROPERTY) == null) {
            assertThat(JsonEngines.find().name()).isEqualTo("Rolecall");
        } else {
            assertThat(JsonEngines.find()).isSameAs(JsonEngines.named(System.getProperty(JsonEngines.PROPERTY)));
        }
        assertThatThrownBy(() -> JsonEngines.named("gson"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("There is no JSON engine \"gson\". There are: Rolecall, Jackson 3, Jackson 2.");
    }

    @Test
    void theOwnEngineLeavesDataBindingToJackson3WhereBothAreThere() {
        assertThat(OWN.mapper()).isSameAs(JACKSON_3.mapper());
    }
}
