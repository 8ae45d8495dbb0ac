package dev.rolecall.mapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.rolecall.codec.JsonTypes;
import dev.rolecall.mapper.Mapper.Setting;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A mapper that nobody told of the union: what is promised then, and what is not; the table in the README. */
class PlainObjectMapperTest {

    private static final Type LIST = JsonTypes.of(List.class, AgentMessage.class);

    /** Of decimals a mapper makes doubles, so they have no more digits here. */
    private static final String MESSAGES =
            ObjectMapperTest.MESSAGES.replace("12345678901234567890.123456789", "12345678901234567890");

    private static final List<AgentMessage> READ = AgentMessage.codec().listFromJson(MESSAGES);
    private static final String WRITTEN = AgentMessage.codec().listToJson(READ);

    /** A class of an application. */
    record Holder(
            AgentMessage one,
            List<AgentMessage> list,
            Map<String, AgentMessage> map,
            @JsonInclude(JsonInclude.Include.NON_NULL) AgentMessage absent) {}

    private static Stream<Mapper> mappers() {
        return Stream.concat(
                Mapper.withoutModule().stream(),
                Arrays.stream(Setting.values())
                        .filter(setting -> setting != Setting.SORTED && setting != Setting.DEFAULT_TYPING)
                        .flatMap(setting -> Mapper.withoutModule(setting).stream()));
    }

    private static Stream<Mapper> plainMappers() {
        return Mapper.withoutModule().stream();
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void aListIsReadAndWritten(Mapper mapper) {
        List<AgentMessage> read = mapper.read(MESSAGES, LIST);

        assertThat(read).isEqualTo(READ);
        assertThat(mapper.areEqual(mapper.write(read, LIST), WRITTEN))
                .as(mapper.write(read, LIST))
                .isTrue();
        assertThat(mapper.areEqual(mapper.write(read), WRITTEN)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void aMessageIsReadAndWrittenAtTheRoot(Mapper mapper) {
        for (AgentMessage message : READ) {
            String json = AgentMessage.codec().toJson(message);

            assertThat(mapper.<AgentMessage>read(json, AgentMessage.class)).isEqualTo(message);
            assertThat(mapper.areEqual(mapper.write(message), json)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void fieldsListsAndMapsHoldMessages(Mapper mapper) {
        Holder holder = new Holder(READ.get(3), READ, Map.of("key", READ.get(6)), null);

        assertThat(mapper.<Holder>read(mapper.write(holder), Holder.class)).isEqualTo(holder);
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void treesAndConversionsKeepMessages(Mapper mapper) {
        assertThat(mapper.<List<AgentMessage>>throughTree(READ, LIST)).isEqualTo(READ);
        assertThat(mapper.<List<AgentMessage>>convert(READ, LIST)).isEqualTo(READ);
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void theOrderOfMembersIsKept(Mapper mapper) {
        assertThat(mapper.write(READ.get(6))).isEqualTo("{\"role\":\"unknown\",\"someThing\":null,\"b\":1,\"a\":[{}]}");
    }

    @Test
    void aMapperLikeThatOfAnSdkReadsAndWritesMessages() {
        Mapper mapper = Mapper.likeThatOfAnSdk(null);

        assertThat(mapper.<List<AgentMessage>>read(MESSAGES, LIST)).isEqualTo(READ);
        assertThat(mapper.areEqual(mapper.write(READ, LIST), WRITTEN)).isTrue();
    }

    @Test
    void aMapperWithSeveralSettingsAsFrameworksHaveThem() {
        for (Mapper mapper : Mapper.withoutModule(Setting.SNAKE_CASE, Setting.NON_EMPTY, Setting.IGNORE_UNKNOWN)) {
            assertThat(mapper.<List<AgentMessage>>read(MESSAGES, LIST)).isEqualTo(READ);
            assertThat(mapper.areEqual(mapper.write(READ, LIST), WRITTEN)).isTrue();
        }
    }

    // What is not promised

    @ParameterizedTest
    @MethodSource("plainMappers")
    void decimalsAreDoubles(Mapper mapper) {
        AgentMessage read = mapper.read("{\"role\":\"unknown\",\"n\":0.12345678901234567890}", AgentMessage.class);

        assertThat(AgentMessage.codec().toJson(read)).isEqualTo("{\"role\":\"unknown\",\"n\":0.12345678901234568}");
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void readingAMemberClassNeedsTheModule(Mapper mapper) {
        String json = mapper.write(READ.get(3));

        assertThat(json).startsWith("{\"role\":\"progress\"");
        assertThatThrownBy(() -> mapper.read(json, Progress.class)).isInstanceOf(Mapper.Refused.class);
    }

    private static Stream<Mapper> sorting() {
        return Mapper.withoutModule(Setting.SORTED).stream();
    }

    private static Stream<Mapper> typing() {
        return Mapper.withoutModule(Setting.DEFAULT_TYPING).stream();
    }

    @ParameterizedTest
    @MethodSource("sorting")
    void sortingSortsTheMembersOfAMessage(Mapper mapper) {
        String json = mapper.write(READ.get(6));

        assertThat(mapper.areEqual(json, AgentMessage.codec().toJson(READ.get(6))))
                .isTrue();
        assertThat(json).isEqualTo("{\"a\":[{}],\"b\":1,\"role\":\"unknown\",\"someThing\":null}");
    }

    @ParameterizedTest
    @MethodSource("typing")
    void defaultTypingIsNotForIt(Mapper mapper) {
        assertThat(mapper.write(READ, LIST)).contains("dev.rolecall.codec.JsonTree");
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void standardTypesByThemselvesNeedTheModule(Mapper mapper) {
        assertThatThrownBy(() -> mapper.read(
                        "{\"role\":\"user\",\"content\":\"\",\"timestamp\":1}", dev.rolecall.message.Message.class))
                .isInstanceOf(Mapper.Refused.class);
    }

    @ParameterizedTest
    @MethodSource("plainMappers")
    void anErrorHasThePlaceOfTheMessage(Mapper mapper) {
        assertThatThrownBy(() -> mapper.read("{\"one\":{\"role\":\"user\",\"content\":}}", Holder.class))
                .isInstanceOf(Mapper.Refused.class)
                .hasMessageContaining("[\"one\"]");
    }
}
