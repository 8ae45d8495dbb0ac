package dev.rolecall.mapper;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.json.JsonWriteFeature;

/** Strings, which generators of bytes are given as bytes where they are long. */
class WrittenBytesTest {

    private static com.fasterxml.jackson.databind.json.JsonMapper.Builder two() {
        return com.fasterxml.jackson.databind.json.JsonMapper.builder()
                .addModule(new dev.rolecall.jackson2.RolecallModule(AgentMessage.type()));
    }

    private static tools.jackson.databind.json.JsonMapper.Builder three() {
        return tools.jackson.databind.json.JsonMapper.builder()
                .addModule(new dev.rolecall.jackson3.RolecallModule(AgentMessage.type()));
    }

    static Stream<String> texts() {
        return Stream.of(
                        "plain",
                        "\"quoted\", \\ and / and \t\n\u0001\u007F",
                        "\u00E9\u4E2D\u6587",
                        "\uD83D\uDE00",
                        "why?",
                        "alone: \uD83D.",
                        "alone and asked? \uDE00",
                        "?\uD83D\uDE00?")
                .flatMap(text -> Stream.of(text, text.repeat(3), text.repeat(30), text.repeat(3000)));
    }

    private static AgentMessage message(String text) {
        return AgentMessage.of(new UserMessage(UserContent.of(text), 1));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void comeBackAsTheyWere(String text) throws Exception {
        AgentMessage message = message(text);
        List<byte[]> written = List.of(
                two().build().writeValueAsBytes(message), three().build().writeValueAsBytes(message));

        for (byte[] json : written) {
            assertThat(AgentMessage.codec().fromJson(json)).isEqualTo(message);
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void areEscapedIfTheMapperSaysSo(String text) throws Exception {
        AgentMessage message = message(text);
        byte[] byTwo = two().enable(com.fasterxml.jackson.core.json.JsonWriteFeature.ESCAPE_NON_ASCII)
                .build()
                .writeValueAsBytes(message);
        byte[] byThree =
                three().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build().writeValueAsBytes(message);

        for (byte[] json : List.of(byTwo, byThree)) {
            assertThat(new String(json, StandardCharsets.ISO_8859_1)).matches("\\p{ASCII}*");
            assertThat(AgentMessage.codec().fromJson(json)).isEqualTo(message);
        }
    }
}
