package dev.rolecall.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.rolecall.codec.JsonException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Cases of reading and writing. */
final class CodecCases {

    private CodecCases() {}

    static void roundTrip(Case recorded) throws IOException {
        JsonNode expected = Deviations.expected(recorded);
        String text = recorded.input("text").asText();
        if (!expected.get("valid").asBoolean()) {
            assertThatThrownBy(() -> AgentMessage.codec().fromJson(text))
                    .isInstanceOfSatisfying(JsonException.class, malformed -> assertThat(malformed.kind())
                            .isEqualTo(JsonException.Kind.SYNTAX));
            return;
        }
        AgentMessage message = AgentMessage.codec().fromJson(text);
        checkTyped(recorded, message);
        check(message, expected.get("value"));
        AgentMessage fromBytes = AgentMessage.codec().fromJson(text.getBytes(StandardCharsets.UTF_8));
        check(fromBytes, expected.get("value"));
    }

    private static void checkTyped(Case recorded, AgentMessage message) {
        if (!Deviations.mayBeRaw(recorded)) {
            assertThat(message).isNotInstanceOf(AgentMessages.Raw.class);
        }
    }

    static void encode(Case recorded) throws IOException {
        JsonNode value = withoutUndefined(recorded.input("value"));
        AgentMessage message = AgentMessage.codec().fromTree(Case.MAPPER.convertValue(value, Object.class));
        checkTyped(recorded, message);
        check(message, Deviations.expected(recorded).get("value"));
    }

    private static void check(AgentMessage message, JsonNode expected) throws IOException {
        SameJson.check(Case.MAPPER.readTree(AgentMessage.codec().toJson(message)), expected);
        SameJson.check(Case.MAPPER.readTree(AgentMessage.codec().toJsonBytes(message)), expected);
        SameJson.check(Case.MAPPER.valueToTree(AgentMessage.codec().toTree(message)), expected);
    }

    /** Java has nothing that is present but undefined: it is left out, and null in an array, as pi writes it. */
    private static JsonNode withoutUndefined(JsonNode value) {
        if (value.isObject()) {
            ObjectNode object = Case.MAPPER.createObjectNode();
            for (Map.Entry<String, JsonNode> member : value.properties()) {
                if (!isUndefined(member.getValue())) {
                    object.set(member.getKey(), withoutUndefined(member.getValue()));
                }
            }
            return object;
        }
        if (value.isArray()) {
            ArrayNode array = Case.MAPPER.createArrayNode();
            value.forEach(
                    element -> array.add(isUndefined(element) ? NullNode.getInstance() : withoutUndefined(element)));
            return array;
        }
        return value;
    }

    private static boolean isUndefined(JsonNode value) {
        return value.has("$undefined");
    }
}
