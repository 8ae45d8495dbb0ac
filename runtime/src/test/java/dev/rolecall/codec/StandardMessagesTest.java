package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.Context;
import dev.rolecall.message.Cost;
import dev.rolecall.message.Message;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.Tool;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandardMessagesTest {

    private static AssistantMessage assistant(double cost) {
        return AssistantMessage.builder()
                .content(List.of(new ToolCall("c", "read", Map.of("path", "x"))))
                .api("a")
                .provider("p")
                .model("m")
                .usage(Usage.ZERO.toBuilder()
                        .cost(Cost.ZERO.toBuilder().total(cost).build())
                        .build())
                .stopReason(StopReason.TOOL_USE)
                .timestamp(5)
                .build();
    }

    @Test
    void numbersAreWrittenAsPiWritesThem() {
        String json = MessageCodec.standard().toJson(assistant(10.0));

        assertThat(json)
                .isEqualTo("{\"role\":\"assistant\",\"content\":[{\"type\":\"toolCall\",\"id\":\"c\",\"name\":\"read\","
                        + "\"arguments\":{\"path\":\"x\"}}],\"api\":\"a\",\"provider\":\"p\",\"model\":\"m\","
                        + "\"usage\":{\"input\":0,\"output\":0,\"cacheRead\":0,\"cacheWrite\":0,\"totalTokens\":0,"
                        + "\"cost\":{\"input\":0,\"output\":0,\"cacheRead\":0,\"cacheWrite\":0,\"total\":10}},"
                        + "\"stopReason\":\"toolUse\",\"timestamp\":5}");
        assertThat(MessageCodec.standard().fromJson(json)).isEqualTo(assistant(10.0));
        assertThat(MessageCodec.standard().fromTree(MessageCodec.standard().toTree(assistant(1e-9))))
                .isEqualTo(assistant(1e-9));
    }

    @Test
    void whatHasNoJsonFormIsAnError() {
        for (double notANumber : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> MessageCodec.standard().toJson(assistant(notANumber)))
                    .isInstanceOfSatisfying(JsonException.class, wrong -> assertThat(wrong.kind())
                            .isEqualTo(JsonException.Kind.NOT_WRITABLE));
        }
    }

    @Test
    void aRoleOfNoStandardMessageIsAnError() {
        assertThatThrownBy(() -> MessageCodec.standard().fromJson("{\"role\":\"custom\"}"))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("a message of one of the roles [system, user, assistant, toolResult]");
    }

    @Test
    void listsAreReadAndWritten() {
        List<Message> messages = List.of(UserMessage.of("a"), assistant(1));

        String json = MessageCodec.standard().listToJson(messages);

        assertThat(MessageCodec.standard().listFromJson(json)).isEqualTo(messages);
        assertThatThrownBy(() -> MessageCodec.standard().listFromJson("{}"))
                .hasMessage("Expected an array but found an object at $ (line 1, column 1)");
    }

    @Test
    void aContextIsReadAndWritten() {
        Context context = new Context(
                "be kind",
                List.of(assistant(1)),
                List.of(new Tool("read", "reads", Map.of("type", "object"))),
                Map.of());
        StringWriter text = new StringWriter();
        JsonWriter out = JsonEngines.find().writer(text, EngineMapper.DEFAULT);
        ContextCodec.write(out, context);
        out.flush();

        assertThat(ContextCodec.read(JsonEngines.find().reader(text.toString(), ReadOptions.DEFAULT)))
                .isEqualTo(context);
    }

    @Test
    void unpairedSurrogatesAreEscapedAsValuesAndAsNames() {
        String text = "\uD83D\uDE00 \uDC00\uD800\uD83D\uDE00 \"\n";
        UserMessage message = new UserMessage(UserContent.of(text), 1, Map.of("\uD800", text));

        String json = MessageCodec.standard().toJson(message);

        assertThat(json).contains("\\udc00\\ud800\uD83D\uDE00 \\\"\\n").contains("\"\\ud800\":");
        assertThat(MessageCodec.standard().fromJson(json)).isEqualTo(message);
        assertThat(MessageCodec.standard().fromJson(MessageCodec.standard().toJsonBytes(message)))
                .isEqualTo(message);
    }

    @Test
    void pathsNameWhatIsWrong() {
        assertThatThrownBy(() -> MessageCodec.standard()
                        .fromJson("{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"a\"},\n"
                                + " {\"type\":\"text\",\"text\":[]}],\"timestamp\":1}"))
                .hasMessage("Expected a string but found an array at $.content[1].text (line 2, column 24)");
        assertThatThrownBy(() ->
                        MessageCodec.standard().fromJson("{\"timestamp\":{},\"role\":\"user\",\"content\":\"x\"}"))
                .hasMessageStartingWith("Expected an integer but found an object at $.timestamp (line 1, column ");
    }
}
