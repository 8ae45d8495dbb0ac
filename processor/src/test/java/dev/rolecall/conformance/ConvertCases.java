package dev.rolecall.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.UnionType;
import dev.rolecall.conformance.core.CoreMessage;
import dev.rolecall.llm.LlmRules;
import dev.rolecall.message.Message;
import java.io.IOException;
import java.util.List;

/** Cases of what a model sees. */
final class ConvertCases {

    private ConvertCases() {}

    static void codingAgent(Case recorded) throws IOException {
        convert(recorded, AgentMessage.type());
    }

    static void agentCoreDefault(Case recorded) throws IOException {
        convert(recorded, CoreMessage.type());
    }

    private static <M> void convert(Case recorded, UnionType<M> type) throws IOException {
        String json = recorded.input("messages").toString();
        List<Message> sent = LlmRules.of(type).convert(type.codec().listFromJson(json));
        JsonNode answer = Case.MAPPER.readTree(MessageCodec.standard().listToJson(sent));
        SameJson.check(answer, Deviations.expected(recorded).get("messages"));
    }

    static void bashText(Case recorded) {
        AgentMessage message =
                AgentMessage.codec().fromJson(recorded.input("message").toString());
        assertThat(message).isInstanceOfSatisfying(AgentMessages.BashExecution.class, bash -> assertThat(
                        bash.value().text())
                .isEqualTo(Deviations.expected(recorded).get("text").asText()));
    }
}
