package dev.rolecall.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.Message;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents that end at every byte, and documents that are a part of a larger array. */
class EndsTest {

    private static final byte[] RICH = """
            {"role":"assistant", "content" : [{"type":"text","text":"a \\"b\\" \\\\ \\n \\u4e2d\\ud83d\\ude00 中文 😀 é 0123456789abcdef"},
              {"type":"toolCall","id":"id","name":"run","arguments":{"a":[1,-2.50,1e-7,1E400,true,false,null,[],{}],
              "":"","é":"é","\\u0061b":12345678901234567890}},{"text":"last","type":"text"}],
             "api":"api","provider":"p","model":"m","other":{"deep":[[[{"x":[0.1]}]]]},
             "usage":{"input":1,"output":2,"totalTokens":3,"cost":{"input":0.1,"output":0.002,"cacheRead":0,"cacheWrite":1e-9,"total":0.102}},
             "stopReason":"stop","timestamp":1796008557079} \t\r
            """.getBytes(StandardCharsets.UTF_8);

    private static final MessageCodec<Message> CODEC = MessageCodec.standard().with(Json.ENGINE);

    /** How one may go through a document. */
    private interface Walk {
        Object through(JsonReader in);
    }

    private static final Walk READ = Json::document;

    private static final Walk SKIP = in -> {
        in.skipValue();
        in.end();
        return "skipped";
    };

    private static final Walk AS_MESSAGE = in -> {
        Message message = CODEC.read(in);
        in.end();
        return message;
    };

    private static Object outcome(byte[] bytes, int offset, int length, Walk walk) {
        try {
            return walk.through(Json.ENGINE.reader(bytes, offset, length, ReadOptions.DEFAULT));
        } catch (JsonException wrong) {
            return wrong.kind() + " " + wrong.getMessage();
        }
    }

    @Test
    void theWholeDocumentIsReadHoweverOneGoesThroughIt() {
        assertThat(outcome(RICH, 0, RICH.length, READ)).isInstanceOf(Map.class);
        assertThat(outcome(RICH, 0, RICH.length, SKIP)).isEqualTo("skipped");
        assertThat(outcome(RICH, 0, RICH.length, AS_MESSAGE)).isInstanceOf(AssistantMessage.class);
        assertThat(CODEC.fromJson(RICH)).isEqualTo(CODEC.fromJson(new String(RICH, StandardCharsets.UTF_8)));
    }

    @Test
    void aDocumentThatEndsTooEarlyIsRefusedWhereItEnds() {
        int end = new String(RICH, StandardCharsets.UTF_8).stripTrailing().getBytes(StandardCharsets.UTF_8).length;
        for (int length = 1; length < end; length++) {
            byte[] cut = Arrays.copyOf(RICH, length);
            for (Walk walk : new Walk[] {READ, SKIP, AS_MESSAGE}) {
                Throwable wrong =
                        catchThrowable(() -> walk.through(Json.ENGINE.reader(cut, 0, cut.length, ReadOptions.DEFAULT)));

                assertThat(wrong)
                        .as("the first %d bytes", length)
                        .isInstanceOfSatisfying(JsonException.class, ended -> {
                            assertThat(ended.kind()).isEqualTo(JsonException.Kind.SYNTAX);
                            assertThat(ended.position()).isPresent();
                        });
            }
        }
    }

    /** Bytes that would go on with whatever is before them. */
    @ParameterizedTest
    @ValueSource(strings = {"\"", "1", "}", "\\", "e", "\u0080"})
    void whatIsAroundAPartOfAnArrayIsNotSeen(String around) {
        byte[] outside = around.repeat(20).getBytes(StandardCharsets.ISO_8859_1);
        byte[] larger = new byte[RICH.length + 2 * outside.length];
        for (int length = 0; length <= RICH.length; length++) {
            System.arraycopy(outside, 0, larger, 0, outside.length);
            System.arraycopy(RICH, 0, larger, outside.length, length);
            System.arraycopy(outside, 0, larger, outside.length + length, outside.length);
            for (Walk walk : new Walk[] {READ, SKIP, AS_MESSAGE}) {
                assertThat(outcome(larger, outside.length, length, walk))
                        .as("the first %d bytes", length)
                        .isEqualTo(outcome(Arrays.copyOf(RICH, length), 0, length, walk));
            }
        }
    }

    @Test
    void threadsReadTheirPartsOfOneArray() {
        byte[] many = new byte[RICH.length * 200];
        for (int i = 0; i < 200; i++) {
            System.arraycopy(RICH, 0, many, i * RICH.length, RICH.length);
        }
        Object expected = outcome(RICH, 0, RICH.length, AS_MESSAGE);

        Stream<Object> read = Stream.iterate(0, i -> i + 1)
                .limit(200)
                .parallel()
                .map(i -> outcome(many, i * RICH.length, RICH.length, AS_MESSAGE));

        assertThat(read).hasSize(200).allMatch(expected::equals);
    }
}
