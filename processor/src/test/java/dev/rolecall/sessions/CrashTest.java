package dev.rolecall.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.session.Session;
import dev.rolecall.session.SessionDiagnostic;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Processes that die, or run out of disk, while they append. */
class CrashTest {

    private static final long LARGE = 8 << 20;

    @TempDir
    private Path directory;

    /** As many times as the property rolecall.crashes says; the profile "long" says 200. */
    @Test
    void nothingAcknowledgedIsLostWhenTheProcessIsKilled() throws Exception {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        int rounds = Integer.getInteger("rolecall.crashes", 20);
        Path file = directory.resolve("session.jsonl");
        List<String> acknowledged = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            if (Files.exists(file) && Files.size(file) > LARGE) {
                Files.delete(file);
                acknowledged.clear();
            }
            byte[] before = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
            acknowledged.addAll(appendAndKill(file, random));

            byte[] after = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
            assertThat(Arrays.equals(before, 0, before.length, after, 0, before.length))
                    .as("round %d of seed %d: good bytes stay", round, seed)
                    .isTrue();
            try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
                Set<String> kept = new HashSet<>(session.entryIds());
                assertThat(acknowledged).as("round %d of seed %d", round, seed).allMatch(kept::contains);
                assertThat(session.diagnostics().stream().map(SessionDiagnostic::kind))
                        .as("round %d of seed %d", round, seed)
                        .allMatch(kind -> kind == SessionDiagnostic.Kind.MALFORMED_LINE
                                || kind == SessionDiagnostic.Kind.NO_LINE_END);
                assertThat(session.branch()).hasSameSizeAs(kept);
            }
        }
    }

    /** What the process said that it has appended, until it was killed. */
    private static List<String> appendAndKill(Path file, Random random) throws IOException, InterruptedException {
        Process process = ChildJvm.of(Appender.class, List.of(), file.toString(), String.valueOf(random.nextLong()))
                .start();
        List<String> said = new ArrayList<>();
        try (BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            int wanted = random.nextInt(100);
            String line = "";
            while (said.size() < wanted && line != null) {
                line = output.readLine();
                if (line != null) {
                    said.add(line);
                }
            }
            Thread.sleep(0, random.nextInt(999_999));
            process.toHandle().destroyForcibly(); // what it has printed can still be read
            for (line = output.readLine(); line != null; line = output.readLine()) {
                said.add(line);
            }
        }
        process.waitFor();
        if (!said.isEmpty() && said.get(said.size() - 1).length() < 8) {
            said.remove(said.size() - 1); // it died while it said so
        }
        return said;
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the limit is set by a shell")
    void aFullDiskLeavesFileAndMemoryAsTheyWere() throws Exception {
        Path file = directory.resolve("session.jsonl");
        List<String> said = ChildJvm.lines(ChildJvm.withFileSizeLimit(512, Appender.class, file.toString(), "7"));

        assertThat(said).contains("full true");
        assertThat(said.indexOf("full true")).isGreaterThan(3).isEqualTo(said.size() - 2);
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
            assertThat(session.diagnostics()).isEmpty();
            List<String> appended = new ArrayList<>(said);
            appended.remove("full true");
            assertThat(session.entryIds()).isEqualTo(appended);
        }
    }

    @Test
    void anotherProcessIsToldThatTheFileIsTaken() throws Exception {
        Path file = directory.resolve("session.jsonl");
        Process process =
                ChildJvm.of(Appender.class, List.of(), file.toString(), "1").start();
        try (BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(output.readLine()).isNotNull();
            try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
                assertThatThrownBy(() -> session.appendMessage(AgentMessage.user("mine")))
                        .hasMessageContaining("is open for appending elsewhere");
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
