package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.message.AssistantBlock;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.Cost;
import dev.rolecall.message.ImageContent;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.SystemContent;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.ThinkingContent;
import dev.rolecall.message.ThinkingLevel;
import dev.rolecall.message.Tool;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.ToolReference;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.UnknownContent;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserBlock;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Any message comes back from its JSON as it was. */
class RoundTripTest {

    private static final MessageCodec<Message> CODEC = MessageCodec.standard();

    @Property(tries = 200)
    void anyMessageSurvives(@ForAll("messages") Message message) {
        String json = CODEC.toJson(message);

        assertThat(CODEC.fromJson(json)).isEqualTo(message);
        assertThat(CODEC.fromJson(CODEC.toJsonBytes(message))).isEqualTo(message);
        assertThat(CODEC.fromTree(CODEC.toTree(message))).isEqualTo(message);
        assertThat(CODEC.toTree(CODEC.fromJson(json))).isEqualTo(JsonText.read(json));
    }

    @Property(tries = 300)
    void anyFreeFormJsonSurvives(@ForAll("json") Object json) {
        Object frozen = JsonData.copyOf(json);

        assertThat(JsonText.read(JsonText.write(frozen))).isEqualTo(frozen);
    }

    @Property(tries = 200)
    void theOrderOfMembersDoesNotMatter(@ForAll("messages") Message message, @ForAll long seed) {
        Map<?, ?> members = (Map<?, ?>) CODEC.toTree(message);
        List<Object> names = new ArrayList<>(members.keySet());
        Collections.shuffle(names, new Random(seed));
        Map<String, Object> shuffled = new LinkedHashMap<>();
        names.forEach(name -> shuffled.put((String) name, members.get(name)));

        assertThat(CODEC.fromJson(JsonText.write(shuffled))).isEqualTo(message);
    }

    @Provide
    Arbitrary<Object> json() {
        Arbitrary<Object> leaves = Arbitraries.oneOf(
                text().map(value -> value),
                Arbitraries.longs().map(value -> value),
                Arbitraries.bigIntegers()
                        .between(BigInteger.TEN.pow(30).negate(), BigInteger.TEN.pow(30))
                        .map(value -> value.bitLength() < 64 ? (Object) value.longValue() : value),
                Arbitraries.doubles().map(value -> value),
                Arbitraries.of(new BigDecimal("0.12345678901234567890123"), new BigDecimal("1E+400")),
                Arbitraries.of(true, false).map(value -> value),
                Arbitraries.just(null));
        Arbitrary<Object> flat = containers(leaves);
        return Arbitraries.oneOf(leaves, flat, containers(flat));
    }

    private static Arbitrary<Object> containers(Arbitrary<Object> elements) {
        return Arbitraries.oneOf(
                elements.list().ofMaxSize(3).map(value -> value),
                Arbitraries.maps(text(), elements).ofMaxSize(3).map(value -> value));
    }

    private static Arbitrary<String> text() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(12),
                Arbitraries.strings().ascii().ofMaxLength(12),
                Arbitraries.of("\uD800", "a\uDC00b", "\uD83D\uDE00", "\\\"/\b\f\n\r\t\u0000", "\u2028\uFEFF"));
    }

    private Arbitrary<Map<String, Object>> additional() {
        return Arbitraries.maps(text().map(name -> "x" + name), json())
                .ofMaxSize(2)
                .map(JsonData::object);
    }

    private static Arbitrary<Long> counts() {
        return Arbitraries.longs().between(0, 1L << 50);
    }

    private Arbitrary<TextContent> texts() {
        return Combinators.combine(text(), text().injectNull(0.5), additional()).as(TextContent::new);
    }

    private Arbitrary<UserBlock> userBlocks() {
        return Arbitraries.oneOf(
                texts().map(block -> block),
                Combinators.combine(text(), text(), additional()).as(ImageContent::new),
                text().map(text -> new UnknownContent(Map.of("type", "x" + text))));
    }

    private Arbitrary<UserContent> userContent() {
        return Arbitraries.oneOf(
                text().map(UserContent::of), userBlocks().list().ofMaxSize(3).map(blocks -> UserContent.of(blocks)));
    }

    private Arbitrary<AssistantBlock> assistantBlocks() {
        Arbitrary<Map<String, Object>> arguments =
                Arbitraries.maps(text(), json()).ofMaxSize(3).map(JsonData::object);
        return Arbitraries.oneOf(
                texts().map(block -> block),
                Combinators.combine(
                                text(),
                                text().injectNull(0.5),
                                Arbitraries.of(true, false).injectNull(0.5),
                                additional())
                        .as(ThinkingContent::new),
                Combinators.combine(
                                text(), text(), arguments, text().injectNull(0.5), text().injectNull(0.5), additional())
                        .as((id, name, given, signature, error, more) ->
                                new ToolCall(id, name, given, signature, null, error, more)));
    }

    private Arbitrary<Usage> usages() {
        Arbitrary<Cost> costs = Combinators.combine(
                        Arbitraries.doubles().between(0, 1e9),
                        Arbitraries.of(true, false).injectNull(0.5))
                .as((total, billed) -> new Cost(0.1, 2, 1e-9, 0, total, billed, Map.of()));
        return Combinators.combine(counts(), counts().injectNull(0.5), costs.injectNull(0.3), additional())
                .as((count, reasoning, cost, more) ->
                        new Usage(count, 2, 3L, null, null, reasoning, count, cost, more));
    }

    @Provide
    Arbitrary<Message> messages() {
        Arbitrary<UserMessage> users = Combinators.combine(userContent(), Arbitraries.longs(), additional())
                .as(UserMessage::new);
        Arbitrary<AssistantMessage> assistants = Combinators.combine(
                        assistantBlocks().list().ofMaxSize(3),
                        usages(),
                        Arbitraries.of(StopReason.STOP, new StopReason("new")),
                        Arbitraries.of(ThinkingLevel.HIGH, new ThinkingLevel("new"))
                                .injectNull(0.5),
                        text().injectNull(0.5),
                        additional())
                .as((content, usage, stop, level, text, more) -> AssistantMessage.builder()
                        .content(content)
                        .api("a")
                        .provider("p")
                        .model("m")
                        .usage(usage)
                        .stopReason(stop)
                        .thinkingLevel(level)
                        .errorMessage(text)
                        .timestamp(1)
                        .additionalProperties(more)
                        .build());
        Arbitrary<ToolResultMessage> results = Combinators.combine(
                        userBlocks().list().ofMaxSize(3), json(), usages().injectNull(0.5), additional())
                .as((content, details, usage, more) ->
                        new ToolResultMessage("c", "t", content, details, usage, null, true, 3L, 4, more));
        Arbitrary<SystemMessage> systems = Combinators.combine(
                        text(),
                        Arbitraries.maps(text(), text().injectNull(0.3))
                                .ofMaxSize(3)
                                .injectNull(0.3),
                        additional())
                .as((text, sections, more) -> new SystemMessage(
                        SystemContent.of(text),
                        sections,
                        List.of(new Tool("t", text, more)),
                        List.of(new ToolReference("r")),
                        true,
                        5,
                        more));
        return Arbitraries.oneOf(users, assistants, results, systems);
    }
}
