package dev.rolecall.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rolecall.conformance.SameJson;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.Usage;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real pi opens, continues and exports what we write, and we open what it appended. Run by the profile pi-interop. */
@Tag("pi-interop")
class PiInteropTest {

    private static final JsonMapper MAPPER = new JsonMapper();

    @TempDir
    private Path directory;

    private static AgentMessage answer(String text) {
        return AgentMessage.of(new AssistantMessage(
                List.of(new TextContent(text, null, Map.of())),
                "anthropic-messages",
                "local",
                "echo",
                null,
                null,
                null,
                null,
                null,
                null,
                Usage.ZERO,
                StopReason.STOP,
                null,
                null,
                null,
                System.currentTimeMillis(),
                null,
                Map.of()));
    }

    private Session<AgentMessage> begun() throws IOException {
        Session<AgentMessage> session =
                Session.create(directory, directory.toString(), null, AgentMessage.type(), SessionOptions.DEFAULT);
        session.appendMessage(AgentMessage.of(SystemMessage.of("Be brief. 简短")));
        session.appendMessage(AgentMessage.user("one \uD83E\uDED8 \u2028 \"quoted\""));
        session.appendMessage(answer("first"));
        return session;
    }

    private static JsonNode pi(Path file) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        System.getProperty("pi.node"),
                        Path.of("src/test/resources/pi/with-pi.mjs").toString(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return MAPPER.readTree(output);
    }

    /** Pi must see what we see, go on from there without changing a byte, and we must see what it added. */
    private static void check(Path file, int linesWithoutEntry) throws IOException, InterruptedException {
        JsonNode messages;
        String leaf;
        int entries;
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
            messages = MAPPER.readTree(
                    AgentMessage.codec().listToJson(session.context().messages()));
            leaf = session.leafId().orElseThrow();
            entries = session.entryIds().size();
        }
        byte[] before = Files.readAllBytes(file);

        JsonNode pi = pi(file);

        SameJson.check(pi.get("messages"), messages);
        assertThat(pi.get("leaf").asText()).isEqualTo(leaf);
        assertThat(pi.get("entries").asInt()).isEqualTo(entries);
        assertThat(pi.get("lines").asInt() - 1 - entries).isEqualTo(linesWithoutEntry);
        assertThat(pi.get("changedByOpen").asBoolean()).isFalse();
        assertThat(pi.get("continued").get("code").asInt())
                .as(pi.get("continued").toString())
                .isZero();
        assertThat(pi.get("continued").get("out").asText()).isEqualTo("continued");
        assertThat(pi.get("exported").get("bytes").asLong())
                .as(pi.get("exported").toString())
                .isGreaterThan(1000);
        assertThat(Arrays.copyOf(Files.readAllBytes(file), before.length)).isEqualTo(before);
        try (Session<AgentMessage> again = Session.open(file, AgentMessage.type())) {
            List<AgentMessage> now = again.context().messages();
            assertThat(now.get(now.size() - 1).message())
                    .isInstanceOfSatisfying(AssistantMessage.class, said -> assertThat(said.text())
                            .isEqualTo("continued"));
            assertThat(again.entryIds().size()).isGreaterThan(entries + 1);
            again.appendMessage(AgentMessage.user("and on"));
        }
    }

    @Test
    void created() throws Exception {
        Path file;
        try (Session<AgentMessage> session = begun()) {
            file = session.file().orElseThrow();
            session.appendModelChange("local", "echo");
            session.appendThinkingLevelChange("off");
            session.appendSessionInfo("A session of ours");
            session.appendCustom("state", Map.of("n", 1L));
        }

        check(file, 0);
    }

    @Test
    void branched() throws Exception {
        Path file;
        Path branch;
        try (Session<AgentMessage> session = begun()) {
            file = session.file().orElseThrow();
            String first = session.entryIds().get(1);
            session.appendLabelChange(first, "here");
            session.branchWithSummary(first, "went astray", null, null, null);
            session.appendMessage(AgentMessage.user("again"));
            String last = session.appendMessage(answer("second"));
            try (Session<AgentMessage> other = session.createBranchedSession(last)) {
                branch = other.file().orElseThrow();
            }
        }

        check(file, 0);
        check(branch, 0);
    }

    @Test
    void compactedAndEdited() throws Exception {
        Path file;
        try (Session<AgentMessage> session = begun()) {
            file = session.file().orElseThrow();
            String kept = session.appendMessage(AgentMessage.user("two"));
            String answer = session.appendMessage(answer("second"));
            session.appendCompaction("what was said", kept, 100, Map.of("files", List.of("a")), null, Usage.ZERO);
            session.appendContextEdit(answer, Map.of("content", "shorter"));
            session.appendMessage(AgentMessage.user("three"));
            session.appendMessage(answer("third"));
        }

        check(file, 0);
    }

    @Test
    void migrated() throws Exception {
        Path file = directory.resolve("old.jsonl");
        Files.writeString(
                file,
                "{\"type\":\"session\",\"id\":\"old\",\"timestamp\":\"2025-06-15T15:06:40.000Z\",\"cwd\":"
                        + MAPPER.writeValueAsString(directory.toString()) + "}\n"
                        + "{\"type\":\"message\",\"timestamp\":\"2025-06-15T15:06:41.000Z\",\"message\":{\"role\":\"user\","
                        + "\"content\":\"old words\",\"timestamp\":1750000001000}}\n"
                        + "{\"type\":\"message\",\"timestamp\":\"2025-06-15T15:06:42.000Z\",\"message\":{\"role\":\"hookMessage\","
                        + "\"customType\":\"h\",\"content\":\"x\",\"display\":true,\"timestamp\":1750000001000}}\n");
        Session.open(file, AgentMessage.type()).close();

        check(file, 0);
    }

    @Test
    void healedAfterAKill() throws Exception {
        Path file;
        try (Session<AgentMessage> session = begun()) {
            file = session.file().orElseThrow();
        }
        Files.writeString(file, "{\"type\":\"message\",\"id\":\"torn", StandardOpenOption.APPEND);
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
            session.appendMessage(AgentMessage.user("after the kill"));
        }

        check(file, 1);
    }
}
