package dev.rolecall.mapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonTypes;
import dev.rolecall.coding.BashExecution;
import dev.rolecall.jackson2.RolecallModule;
import dev.rolecall.mapper.Mapper.Setting;
import dev.rolecall.mapper.other.Note;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserMessage;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A mapper with the module: all positions, all settings, and nothing of a message is lost. */
class ObjectMapperTest {

    private static final Type LIST = JsonTypes.of(List.class, AgentMessage.class);

    /** Each message once, with what mappers are apt to lose: nulls, empty values, digits, order, unknown members. */
    static final String MESSAGES = "["
            + String.join(
                    ",",
                    "{\"role\":\"user\",\"content\":\"\",\"timestamp\":1,\"z\":null,\"a\":{\"y\":1,\"b\":[]}}",
                    "{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"ä\\ud800\"},{\"type\":\"new\",\"n\":1.10}],"
                            + "\"timestamp\":2}",
                    "{\"role\":\"assistant\",\"content\":[{\"type\":\"toolCall\",\"id\":\"1\",\"name\":\"read\",\"arguments\":"
                            + "{\"pathName\":\"\",\"big\":12345678901234567890.123456789,\"none\":null}}],\"api\":\"a\","
                            + "\"provider\":\"p\",\"model\":\"m\",\"usage\":{\"input\":1,\"output\":2,\"cacheRead\":0,"
                            + "\"cacheWrite\":0,\"totalTokens\":3,\"cost\":{\"input\":0.1,\"output\":0,\"cacheRead\":0,"
                            + "\"cacheWrite\":0,\"total\":0.1}},\"stopReason\":\"stop\",\"timestamp\":3}",
                    "{\"role\":\"progress\",\"percent\":0,\"stepName\":\"\",\"timestamp\":4,\"someMore\":null,\"e\":{}}",
                    "{\"role\":\"note\",\"text\":\"t\",\"marks\":[{\"kind\":\"star\",\"numberOfPoints\":5}]}",
                    "{\"role\":\"bashExecution\",\"command\":\"ls\",\"output\":\"\",\"exitCode\":0,\"cancelled\":false,"
                            + "\"truncated\":false,\"timestamp\":5}",
                    "{\"role\":\"unknown\",\"someThing\":null,\"b\":1,\"a\":[{}]}",
                    "{\"role\":\"progress\",\"percent\":\"much\",\"later\":{\"x\":[1,{\"y\":null}]}}",
                    "17",
                    "{\"noRole\":[]}",
                    "{\"timestamp\":6,\"content\":\"role last\",\"role\":\"user\"}")
            + "]";

    private static final String MARKS = "[{\"kind\":\"star\",\"numberOfPoints\":5}]";

    /** What the union's own codec makes of them. */
    private static final List<AgentMessage> READ = AgentMessage.codec().listFromJson(MESSAGES);

    private static final String WRITTEN = AgentMessage.codec().listToJson(READ);

    private static Stream<Mapper> mappers() {
        return with(Setting.values());
    }

    /** Mappers without a setting, and mappers with one. */
    private static Stream<Mapper> with(Setting... settings) {
        return Stream.concat(
                Mapper.withModule().stream(),
                Arrays.stream(settings).flatMap(setting -> Mapper.withModule(setting).stream()));
    }

    private static Stream<Mapper> plainMappers() {
        return Mapper.withModule().stream();
    }

    /** The mapper's own classes within a message are its own affair: a part that is left to it has its names. */
    private static Stream<Mapper> mappersThatKeepNames() {
        return with(
                Setting.NON_NULL,
                Setting.NON_EMPTY,
                Setting.NON_DEFAULT,
                Setting.FAIL_ON_UNKNOWN,
                Setting.IGNORE_UNKNOWN,
                Setting.SORTED,
                Setting.FIELDS_ONLY);
    }

    @ParameterizedTest
    @MethodSource("mappersThatKeepNames")
    void aListIsReadAndWrittenAsByTheCodec(Mapper mapper) {
        List<AgentMessage> read = mapper.read(MESSAGES, LIST);

        assertThat(read).isEqualTo(READ);
        assertThat(mapper.write(read)).isEqualTo(WRITTEN);
        assertThat(mapper.write(read, LIST)).isEqualTo(WRITTEN);
        assertThat(mapper.<List<AgentMessage>>readStream(MESSAGES, LIST)).isEqualTo(READ);
    }

    /** The part of a note that is left to the mapper is written by its rules, and these know no record's components. */
    @Test
    void aMapperLikeThatOfAnSdkReadsAndWritesMessages() {
        Mapper mapper = Mapper.likeThatOfAnSdk(new RolecallModule(AgentMessage.type()));
        List<AgentMessage> messages = READ.stream()
                .filter(message -> !(AgentMessage.type().value(message) instanceof Note))
                .toList();
        String json = AgentMessage.codec().listToJson(messages);

        assertThat(mapper.<List<AgentMessage>>read(json, LIST)).isEqualTo(messages);
        assertThat(mapper.write(messages)).isEqualTo(json);
    }

    @Test
    void aMapperWithSeveralSettingsAsFrameworksHaveThem() {
        for (Mapper mapper : Mapper.withModule(Setting.SNAKE_CASE, Setting.NON_EMPTY, Setting.IGNORE_UNKNOWN)) {
            Holder holder = holder(Optional.of(READ.get(7)));
            String json = mapper.write(holder);

            assertThat(json).contains("\"timestamp\":1,\"z\":null,\"a\":{\"y\":1,\"b\":[]}");
            assertThat(mapper.<Holder>read(json, Holder.class)).isEqualTo(holder);
        }
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void aMessageByItselfIsReadAndWrittenAsByTheCodec(Mapper mapper) {
        for (AgentMessage message : READ) {
            if (!(AgentMessage.type().value(message) instanceof Note)) {
                String json = AgentMessage.codec().toJson(message);

                assertThat(mapper.<AgentMessage>read(json, AgentMessage.class)).isEqualTo(message);
                assertThat(mapper.write(message)).isEqualTo(json);
                assertThat(mapper.write(message, AgentMessage.class)).isEqualTo(json);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void treesAndConversionsKeepMessages(Mapper mapper) {
        assertThat(mapper.<List<AgentMessage>>throughTree(READ, LIST)).isEqualTo(READ);
        assertThat(mapper.<List<AgentMessage>>convert(READ, LIST)).isEqualTo(READ);
        Map<String, Object> plain = mapper.convert(READ.get(3), Map.class);
        assertThat(plain).containsEntry("role", "progress").containsEntry("percent", 0L);
        assertThat(mapper.<AgentMessage>convert(plain, AgentMessage.class)).isEqualTo(READ.get(3));
    }

    private static Holder holder(Optional<AgentMessage> optional) {
        Message message = AgentMessage.type().message(READ.get(0));
        return new Holder(
                READ.get(3),
                READ,
                Set.of(READ.get(6)),
                Map.of("key", READ.get(0)),
                optional,
                new Holder.Box<>(READ.get(1), List.of(READ.get(2))),
                (Progress) READ.get(3),
                (Note) AgentMessage.type().value(READ.get(4)),
                message,
                (UserMessage) message,
                ((UserMessage) message).content(),
                ((dev.rolecall.message.AssistantMessage) AgentMessage.type().message(READ.get(2))).usage(),
                (dev.rolecall.message.ToolCall) ((dev.rolecall.message.AssistantMessage)
                                AgentMessage.type().message(READ.get(2)))
                        .content()
                        .get(0));
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void everyPositionHoldsMessages(Mapper mapper) {
        Holder holder = holder(Optional.of(READ.get(7)));
        String json = mapper.write(holder);

        assertThat(json).contains("\"list\":" + WRITTEN);
        assertThat(mapper.<Holder>read(json, Holder.class)).isEqualTo(holder);
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void everyPositionHoldsMessagesWhateverTheSettings(Mapper mapper) {
        // Jackson itself writes no type for what an Optional holds, and wants to read one.
        boolean isTyped = mapper.has(Setting.DEFAULT_TYPING);
        Holder holder = holder(isTyped ? Optional.empty() : Optional.of(READ.get(7)));

        assertThat(mapper.<Holder>read(mapper.write(holder), Holder.class)).isEqualTo(holder);
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void anArrayHoldsMessages(Mapper mapper) {
        AgentMessage[] array = mapper.read(MESSAGES, AgentMessage[].class);

        assertThat(array).containsExactlyElementsOf(READ);
        assertThat(mapper.write(array)).isEqualTo(WRITTEN);
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void aMemberClassReadOnItsOwnChecksItsRole(Mapper mapper) {
        String progress = AgentMessage.codec().toJson(READ.get(3));

        assertThat(mapper.<Progress>read(progress, Progress.class)).isEqualTo(READ.get(3));
        assertThat(mapper.<Progress>read(progress.replace("progress", "buildProgress"), Progress.class))
                .isEqualTo(READ.get(3));
        assertThat(mapper.<Note>read("{\"text\":\"t\",\"marks\":" + MARKS + ",\"role\":\"note\"}", Note.class)
                        .text())
                .isEqualTo("t");
        assertThat(mapper.<AgentMessages.Standard>read(
                                "{\"role\":\"user\",\"content\":\"c\",\"timestamp\":1}", AgentMessages.Standard.class)
                        .message()
                        .role())
                .isEqualTo("user");
        assertThatThrownBy(() -> mapper.read("{\"role\":\"note\",\"percent\":1}", Progress.class))
                .isInstanceOf(Mapper.Refused.class)
                .hasMessageContaining("Expected a message of role \"progress\" but found the role \"note\"");
        assertThatThrownBy(() -> mapper.read("{\"percent\":1}", Progress.class))
                .hasMessageContaining("Expected a message of role \"progress\" but found no role");
        assertThatThrownBy(() ->
                        mapper.read("{\"role\":\"user\",\"content\":\"\",\"timestamp\":1}", AgentMessages.Raw.class))
                .hasMessageContaining("A message of role \"user\" is no Raw");
        assertThatThrownBy(() -> mapper.read("{\"role\":\"assistant\"}", UserMessage.class))
                .isInstanceOf(Mapper.Refused.class);
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void errorsHaveThePlacesOfJacksonAndOurs(Mapper mapper) {
        String json = "{\"inside\":{\"role\":\"progress\",\"percent\":1,\"stepName\":2,\"timestamp\":1},\"more\":[]}";

        assertThatThrownBy(() -> mapper.read(json, JsonTypes.of(Holder.Box.class, Progress.class)))
                .isInstanceOf(Mapper.Refused.class)
                .hasMessageContaining("Expected a string but found the number 2")
                .hasMessageContaining("[\"inside\"]")
                .hasMessageContaining("[\"stepName\"]")
                .rootCause()
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("$.stepName");
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void malformedJsonIsJacksonsOwnError(Mapper mapper) {
        assertThatThrownBy(() -> mapper.read("[{\"role\":\"user\",\"content\":}]", LIST))
                .isInstanceOf(Mapper.Refused.class)
                .hasMessageContaining("Unexpected character ('}'")
                .rootCause()
                .isNotInstanceOf(JsonException.class);
        assertThatThrownBy(() -> mapper.read("[{\"role\":\"user\",\"content\":\"", LIST))
                .isInstanceOf(Mapper.Refused.class);
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void aRoleOfALibraryIsReadToo(Mapper mapper) {
        AgentMessage read = mapper.read(AgentMessage.codec().toJson(READ.get(5)), AgentMessage.class);

        assertThat(AgentMessage.type().value(read)).isInstanceOf(BashExecution.class);
    }
}
