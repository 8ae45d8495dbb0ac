package dev.rolecall.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.llm.LlmRules;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionException;
import dev.rolecall.session.SessionStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damages the recorded sessions: whatever is done to some lines, the others are still there. */
class FuzzTest {

    private static final Pattern ID = Pattern.compile("^\\{\"type\":\"[a-z_]+\",\"id\":\"([^\"]+)\"");

    @TempDir
    private Path directory;

    /** As many damaged files as the property rolecall.fuzz says; the profile "long" says 1000. */
    @ParameterizedTest
    @ValueSource(strings = {"garden", "observatory"})
    @Timeout(600) // an endless loop must not stop the build
    void aBadLineNeverCostsAGoodOne(String name) throws IOException {
        List<byte[]> lines = recorded(name);
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        Path file = directory.resolve("session.jsonl");
        for (int round = 0; round < Integer.getInteger("rolecall.fuzz", 100); round++) {
            String at = name + ", round " + round + " of seed " + seed;
            List<byte[]> damaged = damage(lines, random);
            Files.write(file, joined(damaged));
            Set<String> good = goodIds(lines, damaged);
            try {
                check(file, good, hasVersion(damaged.get(0)), at);
            } catch (SessionException noSession) {
                assertThat(damaged.get(0))
                        .as("%s: %s", at, noSession.getMessage())
                        .isNotEqualTo(lines.get(0));
            }
        }
    }

    /** A session whose header has no version is of the first one, in which entries had no ids: they get new ones. */
    private static boolean hasVersion(byte[] header) {
        return new String(header, StandardCharsets.ISO_8859_1).contains("\"version\":3");
    }

    private static void check(Path file, Set<String> good, boolean keepsIds, String at) throws IOException {
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
            assertThat(session.entryIds()).as(at).hasSizeGreaterThanOrEqualTo(good.size());
            if (keepsIds) {
                assertThat(new HashSet<>(session.entryIds())).as(at).containsAll(good);
            }
            session.context().toLlm(LlmRules.of(AgentMessage.type()));
            session.recoveredContext();
            session.tree();
            session.stats();
            session.appendMessage(AgentMessage.user("still there"));
        }
        Map<String, Integer> streamed = new HashMap<>();
        try (SessionStream<AgentMessage> stream = SessionStream.open(file, AgentMessage.type(), found -> {})) {
            for (var entry = stream.next(); entry.isPresent(); entry = stream.next()) {
                streamed.merge(entry.get().id(), 1, Integer::sum);
            }
        }
        try (Session<AgentMessage> again = Session.open(file, AgentMessage.type())) {
            Map<String, Integer> opened = new HashMap<>();
            again.entryIds().forEach(id -> opened.merge(id, 1, Integer::sum));
            assertThat(streamed).as(at).isEqualTo(opened);
            assertThat(again.entry(again.leafId().orElseThrow()).orElseThrow().message())
                    .as(at)
                    .isPresent();
        }
    }

    private List<byte[]> recorded(String name) throws IOException {
        try (InputStream in = getClass().getResourceAsStream("/recorded/" + name + ".jsonl")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.getBytes(StandardCharsets.UTF_8))
                    .toList();
        }
    }

    private static byte[] joined(List<byte[]> lines) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        for (byte[] line : lines) {
            whole.writeBytes(line);
            whole.write('\n');
        }
        return whole.toByteArray();
    }

    /** The ids of lines that are as they were. */
    private static Set<String> goodIds(List<byte[]> lines, List<byte[]> damaged) {
        Set<String> before = new HashSet<>();
        lines.forEach(line -> before.add(new String(line, StandardCharsets.ISO_8859_1)));
        Set<String> good = new HashSet<>();
        for (byte[] line : damaged) {
            String text = new String(line, StandardCharsets.ISO_8859_1);
            Matcher id = ID.matcher(text);
            if (before.contains(text) && id.find() && !text.startsWith("{\"type\":\"session\"")) {
                good.add(id.group(1));
            }
        }
        return good;
    }

    private static List<byte[]> damage(List<byte[]> lines, Random random) {
        List<byte[]> damaged = new ArrayList<>(lines);
        for (int i = 0; i <= random.nextInt(6); i++) {
            int at = random.nextInt(damaged.size());
            switch (random.nextInt(9)) {
                case 0 -> damaged.set(at, flipped(damaged.get(at), random));
                case 1 -> damaged.set(at, cut(damaged.get(at), random));
                case 2 -> damaged.add(at, damaged.get(random.nextInt(damaged.size())));
                case 3 -> Collections.swap(damaged, at, random.nextInt(damaged.size()));
                case 4 -> damaged.add(at, "[".repeat(100_000).getBytes(StandardCharsets.UTF_8));
                case 5 -> damaged.set(at, nested(damaged.get(at), random));
                case 6 -> damaged.remove(at);
                case 7 -> damaged.set(at, twice(damaged.get(at)));
                default -> damaged.set(at, retold(damaged.get(at), random));
            }
        }
        return damaged;
    }

    private static byte[] flipped(byte[] line, Random random) {
        byte[] flipped = line.clone();
        for (int i = 0; i <= random.nextInt(3) && flipped.length > 0; i++) {
            flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static byte[] cut(byte[] line, Random random) {
        int from = random.nextInt(line.length + 1);
        return random.nextBoolean() ? Arrays.copyOf(line, from) : Arrays.copyOfRange(line, from, line.length);
    }

    private static byte[] twice(byte[] line) {
        byte[] twice = Arrays.copyOf(line, 2 * line.length);
        System.arraycopy(line, 0, twice, line.length, line.length);
        return twice;
    }

    /** A value in the line becomes deep. */
    private static byte[] nested(byte[] line, Random random) {
        String text = new String(line, StandardCharsets.ISO_8859_1);
        int depth = random.nextInt(20_000);
        return text.replaceFirst(":", Matcher.quoteReplacement(":" + "[".repeat(depth) + "]".repeat(depth) + ",\"z\":"))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Something of the line is of another type, or another entry's. */
    private static byte[] retold(byte[] line, Random random) {
        String[] values = {"null", "-1e400", "[]", "{}", "\"\"", "true", "\"toolCall\"", "\"\\ud800\"", "1.5"};
        List<int[]> places = new ArrayList<>();
        String text = new String(line, StandardCharsets.ISO_8859_1);
        Matcher value = Pattern.compile("(?<=\":)(?:\"[^\"\\\\]*\"|[0-9.]+|true|false|null)")
                .matcher(text);
        while (value.find()) {
            places.add(new int[] {value.start(), value.end()});
        }
        if (places.isEmpty()) {
            return line;
        }
        int[] place = places.get(random.nextInt(places.size()));
        String other = values[random.nextInt(values.length)];
        return (text.substring(0, place[0]) + other + text.substring(place[1])).getBytes(StandardCharsets.ISO_8859_1);
    }
}
