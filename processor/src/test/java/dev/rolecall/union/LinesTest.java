package dev.rolecall.union;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonLine;
import dev.rolecall.codec.JsonLines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of messages, a line each. */
class LinesTest {

    private static JsonLines<AgentMessage> lines(InputStream in) {
        return AgentMessage.codec().lines(in);
    }

    private static JsonLines<AgentMessage> lines(String json) {
        return lines(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    }

    private static String progress(String step) {
        return "{\"role\":\"progress\",\"percent\":1,\"step\":\"" + step + "\",\"timestamp\":1}";
    }

    private static String said(JsonLine<AgentMessage> line) {
        return line.number() + " "
                + line.error()
                        .map(error -> error.position().orElseThrow().toString())
                        .orElseGet(() -> line.value() instanceof Progress progress
                                ? progress.step()
                                : line.value().getClass().getSimpleName());
    }

    @Test
    void theyAreReadOneByOneWhateverTheOthersAre() throws IOException {
        String json = "\uFEFF" + progress("s") + "\r\n"
                + "\n  \t\r\n"
                + "{\"role\":\n"
                + "{\"role\":\"nope\"}\n"
                + "{\"role\":\"nope\"} {}\n"
                + "3";
        List<String> seen = new ArrayList<>();

        try (JsonLines<AgentMessage> lines = lines(json)) {
            lines.forEach(line -> seen.add(said(line)));
        }

        assertThat(seen).containsExactly("1 s", "4 line 4, column 9", "5 Raw", "6 line 6, column 17", "7 Raw");
    }

    /** Of lengths from nothing to more than is read at once; some are blank, some are wrong. */
    private static String mixed() {
        Random random = new Random(7);
        StringBuilder json = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            int kind = random.nextInt(10);
            String step = kind == 0 && i % 100 == 0
                    ? "long".repeat(100_000 + random.nextInt(100_000))
                    : "short".repeat(random.nextInt(200));
            json.append(kind == 1 ? " \r" : kind == 2 ? "{\"role\"" : progress(step))
                    .append('\n');
        }
        return json.append(progress("last")).toString();
    }

    private static List<Executor> executors() {
        return List.of(ForkJoinPool.commonPool(), Runnable::run, neverRuns -> {});
    }

    @ParameterizedTest
    @MethodSource("executors")
    void aheadTheyAreTheSameInTheSameOrder(Executor executor) {
        String json = mixed();
        List<String> expected = lines(json).stream().map(LinesTest::said).toList();

        assertThat(lines(json).ahead(executor).stream().map(LinesTest::said)).isEqualTo(expected);
        assertThat(expected).hasSizeGreaterThan(2_000).last().asString().startsWith("3001 last");
    }

    /** Who listens throws, or data binding is absent: that is in the place of its line, and all others are answered. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsThrownIsInThePlaceOfItsLine(boolean isAhead) {
        String json = (progress("before") + "\n").repeat(1_000)
                + "{\"role\":\"nope\"}\n"
                + (progress("between") + "\n").repeat(10)
                + "{\"role\":\"nope\"}\n"
                + (progress("behind") + "\n").repeat(2_000);
        JsonLines<AgentMessage> lines = AgentMessage.codec()
                .onDiagnostic(diagnostic -> {
                    throw new IllegalStateException("no " + diagnostic.kind());
                })
                .lines(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
        Iterator<JsonLine<AgentMessage>> left = (isAhead ? lines.ahead(ForkJoinPool.commonPool()) : lines).iterator();
        List<String> seen = new ArrayList<>();

        boolean isMore = true;
        while (isMore) {
            try {
                isMore = left.hasNext();
                if (isMore) {
                    seen.add(said(left.next()));
                }
            } catch (IllegalStateException thrown) {
                seen.add(thrown.getMessage());
            }
        }

        assertThat(seen).hasSize(3_012);
        assertThat(seen.get(999)).isEqualTo("1000 before");
        assertThat(seen.subList(1_000, 1_002)).containsExactly("no UNKNOWN_ROLE", "1002 between");
        assertThat(seen.subList(1_011, 1_013)).containsExactly("no UNKNOWN_ROLE", "1013 behind");
        assertThat(seen.get(3_011)).isEqualTo("3012 behind");
    }

    @Test
    void whatIsLeftOfAnIteratorIsReadAhead() {
        String json = mixed();
        List<String> expected = lines(json).stream().map(LinesTest::said).toList();
        JsonLines<AgentMessage> lines = lines(json);
        Iterator<JsonLine<AgentMessage>> iterator = lines.iterator();
        List<String> seen = new ArrayList<>(List.of(said(iterator.next()), said(iterator.next())));

        assertThat(iterator.hasNext()).isTrue();
        lines.ahead(ForkJoinPool.commonPool()).forEach(line -> seen.add(said(line)));

        assertThat(seen).isEqualTo(expected);
    }

    @Test
    void nothingIsDecodedAheadOnceTheyAreClosed() throws IOException {
        List<Runnable> given = new ArrayList<>();
        JsonLines<AgentMessage> lines = lines(mixed()).ahead(given::add);
        lines.iterator().next();

        lines.close();

        assertThat(given).hasSizeGreaterThan(1).allSatisfy(task -> assertThat(((Future<?>) task).isDone())
                .isTrue());
        given.forEach(Runnable::run);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 1000})
    void itDoesNotMatterHowTheInputComes(int most) {
        String json = mixed().substring(0, 300_000);

        assertThat(lines(new InPieces(json, most)).stream().map(LinesTest::said))
                .isEqualTo(lines(json).stream().map(LinesTest::said).toList());
    }

    /** Gives a few bytes at a time, as a network does. */
    private static final class InPieces extends InputStream {

        private final InputStream all;
        private final int most;

        InPieces(String text, int most) {
            this.all = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            this.most = most;
        }

        @Override
        public int read() throws IOException {
            return all.read();
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return all.read(bytes, offset, Math.min(length, most));
        }
    }

    @Test
    void aLineIsAnsweredBeforeTheNextOneComes() {
        InputStream in = new InputStream() {

            private final InputStream first =
                    new ByteArrayInputStream((progress("first") + "\n").getBytes(StandardCharsets.UTF_8));

            @Override
            public int read() throws IOException {
                throw new IOException("not asked for");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                int count = first.read(bytes, offset, length);
                if (count < 0) {
                    throw new IOException("the line went dead");
                }
                return count;
            }
        };
        Iterator<JsonLine<AgentMessage>> iterator = lines(in).iterator();

        assertThat(said(iterator.next())).isEqualTo("1 first");
        assertThatThrownBy(iterator::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("the line went dead");
    }

    @Test
    void whatIsBeforeAnInputThatCannotBeReadIsAnswered() {
        InputStream in = new SequenceInputStream(
                new ByteArrayInputStream(
                        (progress("first") + "\n" + progress("second") + "\n").getBytes(StandardCharsets.UTF_8)),
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("the line went dead");
                    }
                });
        Iterator<JsonLine<AgentMessage>> iterator =
                lines(in).ahead(ForkJoinPool.commonPool()).iterator();

        assertThat(said(iterator.next())).isEqualTo("1 first");
        assertThat(said(iterator.next())).isEqualTo("2 second");
        assertThatThrownBy(iterator::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("the line went dead");
    }

    @Test
    void theInputIsClosedWithTheStream() {
        AtomicBoolean isClosed = new AtomicBoolean();
        InputStream in = new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                isClosed.set(true);
            }
        };

        try (Stream<JsonLine<AgentMessage>> stream = lines(in).stream()) {
            assertThat(stream).isEmpty();
        }

        assertThat(isClosed).isTrue();
    }

    @Test
    void aWrongLineIsAnErrorWhenItsValueIsAsked() {
        JsonLine<AgentMessage> wrong = lines("{").iterator().next();

        assertThatThrownBy(wrong::value).isInstanceOf(JsonException.class).hasMessageContaining("line 1");
    }
}
