package dev.rolecall.union;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.rolecall.coding.BashExecution;
import dev.rolecall.llm.Conversion;
import dev.rolecall.llm.Conversion.Outcome;
import dev.rolecall.llm.ConversionException;
import dev.rolecall.llm.LlmRules;
import dev.rolecall.llm.Pipeline;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import dev.rolecall.union.other.Failing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a model sees of a generated union. */
class ConversionTest {

    private static final AgentMessage USER = AgentMessage.of(new UserMessage(UserContent.of("hi"), 1));
    private static final AgentMessage PROGRESS = new Progress(40, "linking", 2);
    private static final AgentMessage SILENT = failing(false, null);
    private static final AgentMessage FAILING = failing(true, null);
    private static final AgentMessage UNKNOWN = AgentMessage.codec().fromJson("{\"role\":\"nope\"}");
    private static final AgentMessage ILL_TYPED = AgentMessage.codec().fromJson("{\"role\":\"user\",\"timestamp\":3}");

    private static AgentMessage failing(boolean fails, String note) {
        return AgentMessage.of(new Failing(fails, Optional.ofNullable(note), 4, Map.of()));
    }

    private static UserMessage user(String text, long timestamp) {
        return new UserMessage(UserContent.of(text), timestamp);
    }

    @Test
    void everyMessageIsExplained() {
        AgentMessage hidden = AgentMessage.of(new BashExecution("ls", "", 0L, false, false, null, true, 1, Map.of()));

        List<Conversion<AgentMessage>> explained = LlmRules.of(AgentMessage.type())
                .explain(List.of(USER, PROGRESS, SILENT, failing(false, "said"), hidden, UNKNOWN, ILL_TYPED));

        assertThat(explained)
                .extracting(Conversion::index, Conversion::role, Conversion::outcome, Conversion::reason)
                .containsExactly(
                        tuple(0, "user", Outcome.UNCHANGED, "standard message"),
                        tuple(1, "progress", Outcome.CONVERTED, "template \"Build is {percent}% done: {step}\""),
                        tuple(2, "failing", Outcome.LEFT_OUT, "method seen() gave nothing"),
                        tuple(3, "failing", Outcome.CONVERTED, "method seen()"),
                        tuple(4, "bashExecution", Outcome.LEFT_OUT, "excludeFromContext is true"),
                        tuple(
                                5,
                                "nope",
                                Outcome.LEFT_OUT,
                                "The role \"nope\" is none of [assistant, bashExecution, failing, progress, system, "
                                        + "toolResult, user] at $"),
                        tuple(6, "user", Outcome.REPAIRED, "The required member \"content\" is missing at $"));
        assertThat(explained.stream().flatMap(conversion -> conversion.sent().stream()))
                .containsExactly(
                        user("hi", 1),
                        user("Build is 40% done: linking", 2),
                        user("said", 4),
                        new UserMessage(UserContent.of(List.of()), 3));
    }

    @Test
    void convertingIsWhatTheExplanationsSay() {
        assertThat(AgentMessage.convertToLlm(List.of(USER, UNKNOWN, PROGRESS)))
                .containsExactly(user("hi", 1), user("Build is 40% done: linking", 2));
        assertThat(LlmRules.of(AgentMessage.type()).sent(PROGRESS)).hasSize(1);
        assertThat(LlmRules.of(AgentMessage.type()).sent(UNKNOWN)).isEmpty();
    }

    @Test
    void rulesCanBeReplaced() {
        LlmRules<AgentMessage> rules = LlmRules.of(AgentMessage.type())
                .with(Progress.class, progress -> List.of(user(progress.step(), 9)))
                .without(UserMessage.class)
                .withRaw(raw -> List.of(user(String.valueOf(raw.role()), 8)));

        assertThat(rules.convert(List.of(USER, PROGRESS, UNKNOWN)))
                .containsExactly(user("linking", 9), user("nope", 8));
        assertThat(AgentMessage.convertToLlm(List.of(USER))).hasSize(1);
        assertThatThrownBy(() -> rules.without(String.class))
                .hasMessage("java.lang.String is no role of dev.rolecall.union.AgentMessage");
    }

    @Test
    void aRuleThatThrowsIsNamed() {
        assertThatThrownBy(() -> AgentMessage.convertToLlm(List.of(USER, FAILING)))
                .isInstanceOfSatisfying(ConversionException.class, failed -> {
                    assertThat(failed.role()).isEqualTo("failing");
                    assertThat(failed.index()).isEqualTo(1);
                    assertThat(failed).hasCauseInstanceOf(IllegalStateException.class);
                })
                .hasMessage("The rule of role \"failing\" (method seen()) failed at message 1: "
                        + "java.lang.IllegalStateException: as it was told");
    }

    @Test
    void aPipelineTransformsFirst() {
        Pipeline<AgentMessage> pipeline = Pipeline.of(AgentMessage.type())
                .transformContext(messages -> messages.subList(Math.max(0, messages.size() - 2), messages.size()));

        List<Message> sent = pipeline.apply(List.of(FAILING, USER, PROGRESS));

        assertThat(sent).hasSize(2);
        assertThat(pipeline.explain(List.of(FAILING, USER, PROGRESS))).hasSize(2);
    }
}
