package dev.rolecall.union;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.codec.JsonDiagnostic;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonLimits;
import dev.rolecall.codec.JsonPosition;
import dev.rolecall.codec.RawMessage;
import dev.rolecall.coding.BashExecution;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.UnknownContent;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import dev.rolecall.union.other.Failing;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a generated union does with JSON. */
class UnionTest {

    private static AgentMessage read(String json) {
        return AgentMessage.codec().fromJson(json.replace('\'', '"'));
    }

    private static RawMessage raw(String json) {
        AgentMessage message = read(json);
        assertThat(message).isInstanceOf(AgentMessages.Raw.class);
        return ((AgentMessages.Raw) message).value();
    }

    @Test
    void aRoleIsReadAndWritten() {
        AgentMessage message = read("{'role':'progress','percent':40,'step':'linking','timestamp':5}");

        assertThat(message).isEqualTo(new Progress(40, "linking", 5));
        assertThat(message.role()).isEqualTo("progress");
        assertThat(message.message()).isNull();
        assertThat(AgentMessage.codec().toJson(message))
                .isEqualTo("{\"role\":\"progress\",\"percent\":40,\"step\":\"linking\",\"timestamp\":5}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'percent':40,'step':'linking','timestamp':5,'role':'progress'}",
                "{'role':'buildProgress','percent':4e1,'step':'linking','timestamp':5.0}",
                "{'role':'user','role':'progress','percent':40,'step':'linking','timestamp':5}",
                "{'role':'progress','percent':'?','step':'linking','timestamp':5,'percent':40}",
                "\uFEFF {'role':'progress','percent':1,'percent':40,'step':'linking','timestamp':5}\n",
            })
    void theOrderOfMembersAndRepetitionsDoNotMatter(String json) {
        assertThat(read(json)).isEqualTo(new Progress(40, "linking", 5));
        assertThat(AgentMessage.codec().fromJson(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(new Progress(40, "linking", 5));
        assertThat(AgentMessage.codec().strict().fromJson(json.replace('\'', '"')))
                .isEqualTo(new Progress(40, "linking", 5));
    }

    @Test
    void aBlockWhoseTypeComesLastIsTyped() {
        AgentMessage message = read(
                "{'role':'user','timestamp':1,'content':[{'text':'q','type':'text'},"
                        + "{'type':'text','type':'image','data':'AA==','mimeType':'image/png'},{'type':'thinking','thinking':'x'}]}");

        UserMessage user = (UserMessage) message.message();
        assertThat(user.content().blocks().get(0)).isEqualTo(new TextContent("q"));
        assertThat(user.content().blocks().get(1).getClass().getSimpleName()).isEqualTo("ImageContent");
        assertThat(user.content().blocks().get(2))
                .isInstanceOfSatisfying(
                        UnknownContent.class, block -> assertThat(block.type()).isEqualTo("thinking"));
    }

    @Test
    void whatIsNoTypedMessageIsKeptWithTheReason() {
        assertThat(raw("{'role':'nope','x':[1,null]}").reason()).isEqualTo(RawMessage.Reason.UNKNOWN_ROLE);
        assertThat(raw("{'x':1}").reason()).isEqualTo(RawMessage.Reason.NO_ROLE);
        assertThat(raw("{'role':7}").reason()).isEqualTo(RawMessage.Reason.NO_ROLE);
        assertThat(raw("[1,2]").reason()).isEqualTo(RawMessage.Reason.NOT_AN_OBJECT);
        assertThat(raw("null").json()).isNull();
        RawMessage illTyped = raw("{'role':'progress','percent':'half','step':'x','timestamp':1}");
        assertThat(illTyped.reason()).isEqualTo(RawMessage.Reason.ILL_TYPED);
        assertThat(illTyped.explanation()).isEqualTo("Expected an integer but found the string \"half\" at $.percent");
        assertThat(raw("{'role':'progress','percent':40,'timestamp':1}").explanation())
                .isEqualTo("The required member \"step\" is missing at $");
        assertThat(raw("{'role':'progress','percent':101,'step':'x','timestamp':1}")
                        .explanation())
                .isEqualTo("The class of role \"progress\" refuses the message: percent is 101, above 100 at $");
        assertThat(raw("{'role':'progress','percent':3000000000,'step':'x','timestamp':1}")
                        .explanation())
                .isEqualTo("Expected an integer of 32 bits but found the number 3000000000 at $.percent");
    }

    @Test
    void whatIsKeptIsWrittenBackToTheDigit() {
        String json = "{\"role\":\"nope\",\"big\":123456789012345678901234567890,\"long\":9007199254740993,"
                + "\"decimal\":0.1234567890123456789012345678901,\"tiny\":1E-400,\"list\":[null,true,\"\\ud800\"],\"o\":{}}";

        AgentMessage message = AgentMessage.codec().fromJson(json);

        Map<?, ?> members = (Map<?, ?>) ((AgentMessages.Raw) message).json();
        assertThat(members.get("big")).isEqualTo(new BigInteger("123456789012345678901234567890"));
        assertThat(members.get("long")).isEqualTo(9007199254740993L);
        assertThat(members.get("decimal")).isEqualTo(new BigDecimal("0.1234567890123456789012345678901"));
        assertThat(AgentMessage.codec().toJson(message)).isEqualTo(json);
        assertThat(new String(AgentMessage.codec().toJsonBytes(message), StandardCharsets.UTF_8))
                .isEqualTo(json);
    }

    @Test
    void anIllTypedStandardMessageIsReadAsWellAsCanBe() {
        AgentMessage assistant = read("{'role':'assistant','content':[{'type':'toolCall','id':'c','name':'n',"
                + "'arguments':'{}'},{'type':'text','text':'t'}],'api':'a','provider':'p','model':'m',"
                + "'usage':{'input':7,'cost':3},'stopReason':'toolUse','timestamp':'yesterday','x':1}");

        AssistantMessage repaired = (AssistantMessage) assistant.message();
        assertThat(repaired.content().get(0)).isInstanceOf(UnknownContent.class);
        assertThat(repaired.text()).isEqualTo("t");
        assertThat(repaired.timestamp()).isZero();
        assertThat(repaired.usage().input()).isEqualTo(7);
        assertThat(repaired.usage().cost().total()).isZero();
        assertThat(repaired.additionalProperties()).isEqualTo(Map.of("x", 1L));
        assertThat(((AssistantMessage) read("{'role':'assistant'}").message()).usage())
                .isEqualTo(Usage.ZERO);
        assertThat(((UserMessage)
                        read("{'role':'user','content':null,'timestamp':1.5}").message()))
                .isEqualTo(new UserMessage(UserContent.of(), 1));
        assertThat(((ToolResultMessage) read("{'role':'toolResult','toolCallId':'c','toolName':'n','timestamp':1}")
                                .message())
                        .isError())
                .isFalse();
        assertThat(((SystemMessage) read("{'role':'system','content':{'type':'text','text':'x'}}")
                                .message())
                        .content()
                        .text())
                .isEqualTo("x");
    }

    @Test
    void explicitNullsAndUnknownMembersSurvive() {
        String json = "{\"role\":\"failing\",\"fails\":false,\"note\":null,\"timestamp\":1,\"x\":{\"y\":[]}}";

        AgentMessage message = AgentMessage.codec().strict().fromJson(json);

        Failing failing = ((AgentMessages.Failing) message).value();
        assertThat(failing.note()).isEmpty();
        assertThat(failing.more()).containsKeys("note", "x");
        assertThat(AgentMessage.codec().toJson(message)).isEqualTo(json);
    }

    @Test
    void strictReadingRefusesWhatLenientReadingReports() {
        List<JsonDiagnostic> heard = new ArrayList<>();
        String unknownMember = "{\"role\":\"progress\",\"percent\":1,\"step\":\"s\",\"timestamp\":1,\"extra\":true}";
        String unknownBlock = "{\"role\":\"user\",\"content\":[{\"type\":\"audio\"}],\"timestamp\":1}";

        AgentMessage.codec().onDiagnostic(heard::add).fromJson(unknownMember);
        AgentMessage.codec().onDiagnostic(heard::add).fromJson(unknownBlock);
        AgentMessage.codec().onDiagnostic(heard::add).fromJson("{\"role\":\"nope\"}");
        AgentMessage.codec().onDiagnostic(heard::add).fromJson("{\"role\":\"progress\",\"percent\":null}");

        assertThat(heard)
                .extracting(JsonDiagnostic::kind)
                .containsExactly(
                        JsonDiagnostic.Kind.UNKNOWN_MEMBER,
                        JsonDiagnostic.Kind.UNKNOWN_BLOCK,
                        JsonDiagnostic.Kind.UNKNOWN_ROLE,
                        JsonDiagnostic.Kind.ILL_TYPED);
        assertThat(heard.get(0).path()).isEqualTo("$.extra");
        assertThat(heard.get(3).position()).isEqualTo(new JsonPosition(1, 30));
        for (String json : List.of(
                unknownMember, unknownBlock, "{\"role\":\"nope\"}", "{\"role\":\"progress\",\"percent\":null}", "1")) {
            assertThatThrownBy(() -> AgentMessage.codec().strict().fromJson(json))
                    .isInstanceOfSatisfying(JsonException.class, wrong -> assertThat(wrong.kind())
                            .isEqualTo(JsonException.Kind.MISMATCH));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "  ", "{", "{'role':'user'}{}", "{'role':'user',}", "{'role':'nope','x':tru}", "nul", "'a"})
    void malformedJsonIsAnErrorWithItsPlace(String json) {
        assertThatThrownBy(() -> read(json)).isInstanceOfSatisfying(JsonException.class, malformed -> {
            assertThat(malformed.kind()).isEqualTo(JsonException.Kind.SYNTAX);
            assertThat(malformed.position()).isPresent();
            assertThat(malformed.getMessage()).doesNotContain("Source");
        });
    }

    @Test
    void theLimitsHold() {
        String deep = "{\"role\":\"nope\",\"x\":" + "[".repeat(1001) + "]".repeat(1001) + "}";
        String number = "{\"role\":\"nope\",\"x\":" + "1".repeat(11) + "}";
        String string = "{\"role\":\"nope\",\"x\":\"" + "a".repeat(21) + "\"}";
        JsonLimits limits = new JsonLimits(5, 20, 10);

        for (String json : List.of(deep, number, string)) {
            assertThatThrownBy(() -> AgentMessage.codec().with(limits).fromJson(json))
                    .isInstanceOfSatisfying(JsonException.class, exceeded -> assertThat(exceeded.kind())
                            .isEqualTo(JsonException.Kind.LIMIT));
        }
        assertThatThrownBy(() -> AgentMessage.codec().fromJson(deep)).isInstanceOf(JsonException.class);
        assertThat(AgentMessage.codec().fromJson(number)).isInstanceOf(AgentMessages.Raw.class);
    }

    @Test
    void invalidUtf8IsAnError() {
        byte[] json = "{\"role\":\"nope\",\"x\":\"?\"}".getBytes(StandardCharsets.ISO_8859_1);
        json[json.length - 3] = (byte) 0xFF;

        assertThatThrownBy(() -> AgentMessage.codec().fromJson(json))
                .isInstanceOfSatisfying(
                        JsonException.class, wrong -> assertThat(wrong.kind()).isEqualTo(JsonException.Kind.SYNTAX));
    }

    @Test
    void wrappingIsNotSeenInJson() {
        BashExecution bash = new BashExecution("ls", "", 0L, false, false, null, null, 1, Map.of());

        AgentMessage message = AgentMessage.of(bash);

        assertThat(AgentMessage.type().ofRole(bash)).isEqualTo(message);
        assertThat(AgentMessage.type().ofRole(new Progress(1, "s", 1))).isInstanceOf(Progress.class);
        assertThat(AgentMessage.codec().toTree(message).toString()).startsWith("{role=bashExecution, command=ls");
        assertThat(AgentMessage.codec().fromTree(AgentMessage.codec().toTree(message)))
                .isEqualTo(message);
        assertThatThrownBy(() -> AgentMessage.type().ofRole("text"))
                .hasMessage("java.lang.String is no role of dev.rolecall.union.AgentMessage: annotate it with "
                        + "@MessageRole, or name it in @MessageUnion(include)");
    }

    @Test
    void aVisitorSeesEachKind() {
        AgentMessages.Visitor<String> visitor = new AgentMessages.Visitor<>() {
            @Override
            public String visitSystemMessage(SystemMessage value) {
                return "system";
            }

            @Override
            public String visitUserMessage(UserMessage value) {
                return "user";
            }

            @Override
            public String visitAssistantMessage(AssistantMessage value) {
                return "assistant";
            }

            @Override
            public String visitToolResultMessage(ToolResultMessage value) {
                return "toolResult";
            }

            @Override
            public String visitBashExecution(BashExecution value) {
                return "bash";
            }

            @Override
            public String visitFailing(Failing value) {
                return "failing";
            }

            @Override
            public String visitProgress(Progress value) {
                return "progress";
            }

            @Override
            public String visitRaw(AgentMessages.Raw value) {
                return "raw";
            }
        };
        List<AgentMessage> all = List.of(
                AgentMessage.of(SystemMessage.of("s")),
                AgentMessage.user("u"),
                read("{'role':'assistant','content':[],'api':'a','provider':'p','model':'m','stopReason':'stop',"
                        + "'usage':{'input':0,'output':0,'totalTokens':0},'timestamp':1}"),
                read("{'role':'toolResult','toolCallId':'c','toolName':'n','content':[],'isError':true,'timestamp':1}"),
                new AgentMessages.BashExecution(
                        new BashExecution("ls", "", null, false, false, null, null, 1, Map.of())),
                AgentMessage.of(new Failing(false, Optional.empty(), 1, Map.of())),
                new Progress(1, "s", 1),
                read("{}"));

        assertThat(all.stream().map(message -> message.accept(visitor)))
                .containsExactly("system", "user", "assistant", "toolResult", "bash", "failing", "progress", "raw");
    }
}
