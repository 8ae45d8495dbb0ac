package dev.rolecall.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.rolecall.codec.JsonLine;
import dev.rolecall.codec.JsonLines;
import dev.rolecall.codec.JsonText;
import dev.rolecall.codec.StandardMessages;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sessions that pi wrote, and transcripts that articles about it show: everything in them comes back as it was. */
class RecordedSessionsTest {

    private static InputStream recorded(String name) {
        return RecordedSessionsTest.class.getResourceAsStream("/recorded/" + name);
    }

    @ParameterizedTest
    @CsvSource({"garden.jsonl, 302, 262", "observatory.jsonl, 164, 148"})
    void everyLineComesBack(String name, int lines, int messages) throws IOException {
        int lineCount = 0;
        int messageCount = 0;
        try (JsonLines<Map<String, Object>> file = JsonLines.ofObjects(recorded(name))) {
            for (JsonLine<Map<String, Object>> line : file) {
                lineCount++;
                Map<String, Object> entry = line.value();
                JsonNode expected = Case.MAPPER.valueToTree(entry);
                SameJson.check(Case.MAPPER.readTree(JsonText.write(entry)), expected);
                if (entry.containsKey("message")) {
                    messageCount++;
                    check(expected.get("message"));
                }
            }
        }
        assertThat(lineCount).isEqualTo(lines);
        assertThat(messageCount).isEqualTo(messages);
    }

    private static void check(JsonNode message) throws IOException {
        AgentMessage read = AgentMessage.codec().fromJson(message.toString());
        boolean isKnown = StandardMessages.ROLES.contains(message.get("role").asText())
                || message.get("role").asText().equals("bashExecution");
        assertThat(read instanceof AgentMessages.Raw).isNotEqualTo(isKnown);
        String written = AgentMessage.codec().toJson(read);
        SameJson.check(Case.MAPPER.readTree(written), message);
        assertThat(AgentMessage.codec().fromJson(written)).isEqualTo(read);
        if (isKnown) {
            assertThat(AgentMessage.codec().strict().fromJson(message.toString()))
                    .isEqualTo(read);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"calculator.json", "file-check.json"})
    void theTranscriptsOfArticlesAreTypedAndComeBack(String name) throws IOException {
        byte[] json = recorded(name).readAllBytes();

        List<AgentMessage> messages = AgentMessage.codec().strict().listFromJson(json);

        assertThat(messages).hasSize(4).allMatch(AgentMessages.Standard.class::isInstance);
        SameJson.check(Case.MAPPER.readTree(AgentMessage.codec().listToJson(messages)), Case.MAPPER.readTree(json));
    }

    @Test
    void comparingNoticesADifference() throws IOException {
        JsonNode one = Case.MAPPER.readTree("{\"a\":[1,null]}");
        for (String other : List.of("{\"a\":[1]}", "{\"a\":[1,0]}", "{\"a\":[2,null]}", "{\"b\":[1,null]}", "{}")) {
            JsonNode different = Case.MAPPER.readTree(other);
            assertThatThrownBy(() -> SameJson.check(different, one)).isInstanceOf(AssertionError.class);
        }
    }
}
