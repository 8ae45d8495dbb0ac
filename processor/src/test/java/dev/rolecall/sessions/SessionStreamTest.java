package dev.rolecall.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rolecall.message.Usage;
import dev.rolecall.session.EntryPayload;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionDiagnostic;
import dev.rolecall.session.SessionEntry;
import dev.rolecall.session.SessionException;
import dev.rolecall.session.SessionOptions;
import dev.rolecall.session.SessionStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Entries one by one, and what each says. */
class SessionStreamTest {

    @TempDir
    private Path directory;

    private static List<SessionEntry<AgentMessage>> rest(SessionStream<AgentMessage> stream) throws IOException {
        List<SessionEntry<AgentMessage>> entries = new ArrayList<>();
        for (var entry = stream.next(); entry.isPresent(); entry = stream.next()) {
            entries.add(entry.get());
        }
        return entries;
    }

    @Test
    void aFileThatGrowsIsFollowed() throws IOException {
        List<SessionDiagnostic> found = new ArrayList<>();
        Path file = directory.resolve("session.jsonl");
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
            String one = session.appendMessage(AgentMessage.user("one"));
            try (SessionStream<AgentMessage> stream = SessionStream.open(file, AgentMessage.type(), found::add)) {
                assertThat(rest(stream)).extracting(SessionEntry::id).containsExactly(one);
                String two = session.appendMessage(AgentMessage.user("two"));
                String three = session.appendLabelChange(one, "here");
                assertThat(rest(stream)).extracting(SessionEntry::id).containsExactly(two, three);

                Files.writeString(file, "17\n{\"type\":\"later\",\"id\":\"x\",\"par", StandardOpenOption.APPEND);
                assertThat(rest(stream)).isEmpty();
                assertThat(found).extracting(SessionDiagnostic::line).containsExactly(5L);
                Files.writeString(file, "entId\":\"é\"}\n", StandardOpenOption.APPEND);
                List<SessionEntry<AgentMessage>> last = rest(stream);
                assertThat(last).extracting(SessionEntry::parentId).containsExactly("é");
                assertThat(last.get(0).payload()).isEqualTo(new EntryPayload.Other<>());
            }
        }
    }

    @Test
    void whatIsNoSessionIsRefused() throws IOException {
        Path file = Files.writeString(directory.resolve("notes.jsonl"), "{\"role\":\"user\"}\n");
        try (SessionStream<AgentMessage> stream = SessionStream.open(file, AgentMessage.type(), found -> {})) {
            assertThatThrownBy(stream::next)
                    .isInstanceOf(SessionException.class)
                    .hasMessageContaining("is not a valid pi session");
        }
    }

    @Test
    void eachEntrySaysWhatItIs() throws IOException {
        Usage usage = Usage.ZERO;
        try (Session<AgentMessage> session = Session.inMemory("/p", AgentMessage.type(), SessionOptions.DEFAULT)) {
            String one = session.appendMessage(AgentMessage.user("one"));
            session.appendThinkingLevelChange("high");
            session.appendModelChange("p", "m");
            session.appendCompaction("sum", one, 12, null, null, usage);
            session.appendContextEdit(one, Map.of("content", "uno"));
            session.appendLabelChange(one, "here");
            session.appendLabelChange(one, null);
            session.appendSessionInfo("named");
            session.appendCustom("state", Map.of("n", 1L));
            session.branchWithSummary(one, "astray", null, null, null);

            List<EntryPayload<AgentMessage>> said = session.entryIds().stream()
                    .map(id -> session.entry(id).orElseThrow().payload())
                    .toList();

            assertThat(said.get(0)).isInstanceOf(EntryPayload.Said.class);
            assertThat(said.get(1)).isEqualTo(new EntryPayload.ThinkingLevelChange<>("high"));
            assertThat(said.get(2)).isEqualTo(new EntryPayload.ModelChange<>("p", "m"));
            assertThat(said.get(3)).isEqualTo(new EntryPayload.Compaction<>("sum", one, 12, usage, null));
            assertThat(said.get(4)).isEqualTo(new EntryPayload.ContextEdit<>(one, "uno"));
            assertThat(said.get(5)).isEqualTo(new EntryPayload.Label<>(one, Optional.of("here")));
            assertThat(said.get(6)).isEqualTo(new EntryPayload.Label<>(one, Optional.empty()));
            assertThat(said.get(7)).isEqualTo(new EntryPayload.SessionInfo<>(Optional.of("named")));
            assertThat(said.get(8)).isEqualTo(new EntryPayload.Custom<>("state", Map.of("n", 1L)));
            assertThat(said.get(9))
                    .isInstanceOfSatisfying(EntryPayload.BranchSummary.class, summary -> assertThat(summary.summary())
                            .isEqualTo("astray"));
        }
    }

    @Test
    void aDeepTreeIsGrown() throws IOException {
        try (Session<AgentMessage> session = Session.inMemory("/p", AgentMessage.type(), SessionOptions.DEFAULT)) {
            String one = session.appendMessage(AgentMessage.user("one"));
            for (int i = 0; i < 20_000; i++) {
                session.appendLabelChange(one, "x" + i);
            }

            var at = session.tree().get(0);
            int depth = 1;
            while (!at.children().isEmpty()) {
                at = at.children().get(0);
                depth++;
            }
            assertThat(depth).isEqualTo(20_001);
        }
    }
}
