package dev.rolecall.differential;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.rolecall.codec.JsonDiagnostic;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.ValueMapper;
import dev.rolecall.jackson2.Jackson2Mapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;

/**
 * Generated codecs against Jackson's annotated data binding, both majors: they write the same JSON but for the role, and
 * read the same values.
 */
class DifferentialTest {

    /** As a mapper must be set so that it does without annotations what generated codecs do. */
    private static final ObjectMapper JACKSON_2 = JsonMapper.builder()
            .addModules(new Jdk8Module(), new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
            .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .build();

    private static final tools.jackson.databind.json.JsonMapper JACKSON_3 =
            tools.jackson.databind.json.JsonMapper.builder()
                    .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                    .disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
                    .disable(DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                    .enable(EnumFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
                    .changeDefaultPropertyInclusion(
                            inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
                    .build();

    private static final ValueMapper MAPPER = Jackson2Mapper.of(JACKSON_2);
    private static final MessageCodec<AgentMessage> CODEC = AgentMessage.codec().with(MAPPER);

    private static final String[] WORDS = {"a", "b"};

    private static final Annotated.Included LACKING = new Annotated.Included(
            null,
            null,
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            "",
            List.of(),
            Map.of(),
            null,
            Optional.empty(),
            0);

    private static final List<Object> VALUES = List.of(
            new Annotated.Names("type", "content", 3, "plain", "odd"),
            new Annotated.Order("a", "b", "c", "d", "last"),
            LACKING,
            new Annotated.Included(
                    "a",
                    "b",
                    Optional.of("c"),
                    Optional.of("d"),
                    OptionalInt.of(4),
                    "e",
                    List.of("f", ""),
                    Map.of("g", 7),
                    Map.of("h", "i"),
                    Optional.of(""),
                    1),
            new Annotated.NotNull(null, Optional.empty(), null, 0),
            new Annotated.NotNull("a", Optional.of("b"), "c", 1),
            new Annotated.NotEmpty(null, null, false, null),
            new Annotated.NotEmpty("a", List.of(""), true, "b"),
            new Annotated.Ignored("text", null, "open", 1),
            new Annotated.Kept(null, Map.of()),
            new Annotated.Kept("text", Map.of("other", List.of("one", true))),
            new Annotated.Described("text", Instant.parse("2026-11-30T10:15:30Z"), 1),
            new Annotated.Bundled("text"),
            new Annotated.Inheriting("first", "second"),
            new Annotated.Creators("text", 1),
            new Annotated.OtherOrder("text", 1),
            new Annotated.Classic("text", true),
            Annotated.Factory.of("text"),
            new Named.LowerCamelCase("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
            new Named.UpperCamelCase("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
            new Named.SnakeCase("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
            new Named.UpperSnakeCase("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
            new Named.LowerCase("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
            new Named.KebabCase("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
            new Named.LowerDotCase("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
            new Typed.Numbers(
                    (byte) -1,
                    (short) 2,
                    3,
                    Long.MIN_VALUE,
                    0.1F,
                    0.1,
                    'ä',
                    true,
                    4,
                    new BigInteger("123456789012345678901234567890"),
                    new BigDecimal("1.10")),
            new Typed.Texts(
                    Instant.parse("2026-11-30T10:15:30.5Z"),
                    Duration.ofSeconds(90),
                    Period.ofDays(3),
                    LocalDate.parse("2026-11-30"),
                    LocalTime.parse("10:15"),
                    LocalDateTime.parse("2026-11-30T10:15"),
                    OffsetDateTime.parse("2026-11-30T10:00+02:00"),
                    UUID.fromString("123e4567-e89b-12d3-a456-426614174000"),
                    URI.create("https://example.com/a?b=c#d")),
            new Typed.Collections(
                    List.of("a", "b"),
                    List.of(1, 2),
                    new LinkedHashSet<>(List.of("x", "y")),
                    Map.of("k", List.of(1L, 2L)),
                    Arrays.asList("a", null),
                    List.of("text", true, List.of())),
            new Typed.Arrayed(
                    WORDS,
                    new int[] {1, 2},
                    new double[][] {{0.5}, {}},
                    new byte[] {1, -2, 3},
                    new char[] {'a', 'b'},
                    new boolean[] {true},
                    new Typed.Level[] {Typed.Level.LOW}),
            new Typed.Enums(
                    Typed.Level.LOW, Typed.Color.GREEN, Typed.Ordinal.ONE, Map.of(Typed.Level.HIGH, Typed.Color.RED)),
            new Typed.Pages(
                    new Typed.Page<>(List.of(new Typed.Item("a", new Typed.Item("b", null))), 1),
                    new Typed.Page<>(List.of("text"), 2),
                    new Typed.Page<>(List.of(new Typed.Page<>(List.of(Typed.Level.HIGH), 3)), 4)),
            new Typed.Mapped(
                    new Typed.Circle(0.5),
                    List.of(new Typed.Square(1.5)),
                    Map.of("c", new Typed.Circle(2.5)),
                    new Typed.Name("name"),
                    null,
                    Currency.getInstance("EUR")),
            new Typed.Unwrapped(new Typed.Whole(new Typed.Part("text"), 1)),
            new Typed.Odd(
                    Typed.Unnamed.TWO,
                    Typed.Inherited.SECOND,
                    List.of(Optional.empty(), Optional.of("text")),
                    Arrays.asList(new byte[] {1}, null),
                    "names",
                    Map.of(1, "one"),
                    List.of(0.5)),
            new Typed.Rest("a", "b", "c"));

    private static AgentMessage message(Object value) {
        return AgentMessage.type().ofRole(value);
    }

    private static RoleType<?> role(Object value) {
        return AgentMessage.type().roles().stream()
                .filter(role -> role.javaType() == value.getClass())
                .findFirst()
                .orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> bothWriteTheSame() {
        return tests(value -> {
            String json = CODEC.toJson(message(value));
            String start = "{\"role\":\"" + role(value).role() + "\"";
            assertThat(json).startsWith(start);
            String members = "{" + json.substring(start.length()).replaceFirst("^,", "");
            assertThat(members).as("Jackson 2").isEqualTo(JACKSON_2.writeValueAsString(value));
            assertThat(members).as("Jackson 3").isEqualTo(JACKSON_3.writeValueAsString(value));
        });
    }

    @TestFactory
    Stream<DynamicTest> bothReadTheSame() {
        return tests(value -> {
            String json = JACKSON_2.writeValueAsString(value);
            assertThat(read(json, value.getClass())).as("the value itself").isEqualTo(value);
            // Where JSON lacks it, Jackson knows nothing of @DefaultValue.
            if (!value.equals(LACKING)) {
                assertSame(json, value.getClass());
            }
        });
    }

    private interface Check {
        void on(Object value) throws JsonProcessingException;
    }

    private static Stream<DynamicTest> tests(Check check) {
        List<DynamicTest> tests = new ArrayList<>();
        for (Object value : VALUES) {
            tests.add(DynamicTest.dynamicTest(value.getClass().getSimpleName(), () -> check.on(value)));
        }
        return tests.stream();
    }

    private static Object read(String members, Class<?> type) {
        RoleType<?> role = AgentMessage.type().roles().stream()
                .filter(candidate -> candidate.javaType() == type)
                .findFirst()
                .orElseThrow();
        String json = "{\"role\":\"" + role.role() + "\"" + (members.equals("{}") ? "" : ",") + members.substring(1);
        return AgentMessage.type().value(CODEC.fromJson(json));
    }

    private static void assertSame(String json, Class<?> type) throws JsonProcessingException {
        Object ours = read(json, type);
        assertThat(ours).as("Jackson 2").isEqualTo(JACKSON_2.readValue(json, type));
        assertThat(ours).as("Jackson 3").isEqualTo(JACKSON_3.readValue(json, type));
    }

    /** JSON that neither of them writes. */
    @Test
    void bothReadOtherJsonAlike() throws JsonProcessingException {
        Map<String, Class<?>> documents = new LinkedHashMap<>();
        documents.put(
                "{\"text\":\"by alias\",\"class\":\"t\",\"n\":1,\"plain\":\"p\",\"a \\\"quoted\\\" näme\":\"o\"}",
                Annotated.Names.class);
        documents.put(
                "{\"body\":\"by alias\",\"class\":\"t\",\"n\":1,\"plain\":\"p\",\"a \\\"quoted\\\" näme\":\"o\"}",
                Annotated.Names.class);
        documents.put("{\"packed\":\"by alias\"}", Annotated.Bundled.class);
        documents.put("{\"txt\":\"by alias\"}", Annotated.Factory.class);
        documents.put("{\"text\":\"t\",\"open\":\"o\",\"number\":1,\"more\":[1]}", Annotated.Ignored.class);
        documents.put("{\"text\":\"t\",\"open\":\"o\",\"number\":1,\"secret\":\"s\"}", Annotated.Ignored.class);
        documents.put("{\"text\":null,\"a\":{\"b\":[true]}}", Annotated.Kept.class);
        documents.put("{\"level\":\"least\",\"color\":\"red\",\"ordinal\":0,\"colors\":{}}", Typed.Enums.class);
        documents.put("{\"level\":\"new\",\"color\":\"red\",\"ordinal\":0,\"colors\":{}}", Typed.Enums.class);
        for (Map.Entry<String, Class<?>> document : documents.entrySet()) {
            assertSame(document.getKey(), document.getValue());
        }
    }

    /** Leniently an unknown constant is the declared default, and this is heard of; strictly it is an error. */
    @Test
    void anUnknownConstantIsReported() {
        String json = "{\"role\":\"enums\",\"level\":\"new\",\"color\":\"red\",\"ordinal\":0,\"colors\":{}}";
        List<JsonDiagnostic> heard = new ArrayList<>();
        CODEC.onDiagnostic(heard::add).fromJson(json);

        assertThat(heard).singleElement().satisfies(diagnostic -> {
            assertThat(diagnostic.kind()).isEqualTo(JsonDiagnostic.Kind.UNKNOWN_CONSTANT);
            assertThat(diagnostic.message())
                    .isEqualTo(
                            "the string \"new\" is not one of \"HIGH\", \"low\", \"UNKNOWN\": it is read as UNKNOWN");
            assertThat(diagnostic.path()).isEqualTo("$.level");
        });
        assertThatThrownBy(() -> CODEC.strict().fromJson(json))
                .hasMessageContaining("Expected one of \"HIGH\", \"low\", \"UNKNOWN\" but found the string \"new\"");
    }
}
