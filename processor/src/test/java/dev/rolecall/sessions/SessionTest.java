package dev.rolecall.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rolecall.coding.CustomMessage;
import dev.rolecall.conformance.SameJson;
import dev.rolecall.llm.LlmRules;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserContent;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionDiagnostic;
import dev.rolecall.session.SessionEntry;
import dev.rolecall.session.SessionException;
import dev.rolecall.session.SessionOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Session files as they are found, kept and broken. */
class SessionTest {

    private static final String HEADER =
            "{\"type\":\"session\",\"version\":3,\"id\":\"s\",\"timestamp\":\"2026-01-01T00:00:00.000Z\",\"cwd\":\"/p\"}";

    @TempDir
    private Path directory;

    private static String user(String id, String parent, String text) {
        return "{\"type\":\"message\",\"id\":\"" + id + "\",\"parentId\":"
                + (parent == null ? "null" : "\"" + parent + "\"")
                + ",\"timestamp\":\"2026-01-01T00:00:00.000Z\",\"message\":{\"role\":\"user\",\"content\":\"" + text
                + "\",\"timestamp\":1},\"later\":{\"x\":[1.10]}}";
    }

    private Path file(String... lines) throws IOException {
        return Files.writeString(directory.resolve("session.jsonl"), String.join("\n", lines));
    }

    private static Session<AgentMessage> open(Path file) throws IOException {
        return Session.open(file, AgentMessage.type());
    }

    private static List<String> texts(List<AgentMessage> messages) {
        return messages.stream()
                .map(message -> message.message() instanceof dev.rolecall.message.UserMessage said
                        ? said.content().text()
                        : String.valueOf(message.role()))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"garden", "observatory"})
    void aRecordedSessionSaysWhatPiSaysOfIt(String name) throws IOException {
        JsonMapper mapper = new JsonMapper();
        JsonNode expected;
        Path file = directory.resolve(name + ".jsonl");
        try (InputStream session = getClass().getResourceAsStream("/recorded/" + name + ".jsonl");
                InputStream context = getClass().getResourceAsStream("/recorded/" + name + "-context.json")) {
            Files.copy(session, file);
            expected = mapper.readTree(context);
        }
        byte[] before = Files.readAllBytes(file);
        try (Session<AgentMessage> session = open(file)) {
            assertThat(session.diagnostics()).isEmpty();
            SameJson.check(
                    mapper.readTree(
                            AgentMessage.codec().listToJson(session.context().messages())),
                    expected.get("messages"));
            assertThat(session.context().model().provider())
                    .isEqualTo(expected.get("model").get("provider").asText());
            assertThat(session.context().model().modelId())
                    .isEqualTo(expected.get("model").get("modelId").asText());
            assertThat(session.context().thinkingLevel())
                    .isEqualTo(expected.get("thinkingLevel").asText());
            assertThat(session.context().toLlm(LlmRules.of(AgentMessage.type())))
                    .isNotEmpty();
        }
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void eachIrregularLineIsReportedAndCostsNoOther() throws IOException {
        Path file = file(
                "\uFEFF" + HEADER,
                user("a", null, "one") + "\r",
                "   ",
                "{\"type\":\"message\",\"id\":\"torn",
                user("b", "a", "two") + user("x", "b", "on one line"),
                "[1,2]",
                "17",
                "{\"type\":\"message\"}",
                HEADER,
                user("c", "a", "three"),
                user("c", "a", "three again"),
                "{\"type\":\"garden_note\",\"id\":\"d\",\"parentId\":\"c\",\"timestamp\":\"2026-01-01T00:00:00.000Z\",\"n\":1}",
                user("e", "d", "four"));
        try (Session<AgentMessage> session = open(file)) {
            assertThat(session.diagnostics().stream().map(found -> found.line() + " " + found.kind()))
                    .containsExactly(
                            "4 MALFORMED_LINE",
                            "5 MALFORMED_LINE",
                            "6 NO_ENTRY",
                            "7 NO_ENTRY",
                            "8 NO_ENTRY",
                            "9 SECOND_HEADER",
                            "11 REPEATED_ID",
                            "13 NO_LINE_END");
            assertThat(session.diagnostics().get(1).column())
                    .isEqualTo(user("b", "a", "two").length() + 1L);
            assertThat(texts(session.context().messages())).containsExactly("one", "three again", "four");
            assertThat(session.entry("d").orElseThrow().json()).containsEntry("n", 1L);
            assertThat(session.entryIds()).containsExactly("a", "c", "c", "d", "e");
        }
        assertThat(Files.readString(file)).endsWith("}\n");
    }

    @Test
    void historyBeforeALostLineIsSaidAndOffered() throws IOException {
        Path file = file(
                HEADER, user("a", null, "one"), "{\"type\":\"message\",\"id\":\"b\",", user("c", "b", "three"), "");
        try (Session<AgentMessage> session = open(file)) {
            assertThat(session.diagnostics().stream().map(SessionDiagnostic::kind))
                    .containsExactly(SessionDiagnostic.Kind.MALFORMED_LINE, SessionDiagnostic.Kind.LOST_PARENT);
            assertThat(texts(session.context().messages())).containsExactly("three");
            assertThat(texts(session.recoveredContext().messages())).containsExactly("one", "three");
        }
    }

    @Test
    void aCycleEnds() throws IOException {
        Path file = file(HEADER, user("a", "b", "one"), user("b", "a", "two"), "");
        try (Session<AgentMessage> session = open(file)) {
            assertThat(session.diagnostics().stream().map(SessionDiagnostic::kind))
                    .containsExactly(SessionDiagnostic.Kind.CYCLE);
            assertThat(texts(session.context().messages())).containsExactly("one", "two");
        }
    }

    /** A process may be killed at any byte of an append: that entry is lost at most, and no good byte changes. */
    @Test
    void aTornAppendCostsThatEntryAlone() throws IOException {
        byte[] good = (HEADER + "\n" + user("a", null, "one") + "\n").getBytes(StandardCharsets.UTF_8);
        byte[] line = (user("b", "a", "zwei 🫘") + "\n").getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length <= line.length; length++) {
            byte[] torn = Arrays.copyOf(good, good.length + length);
            System.arraycopy(line, 0, torn, good.length, length);
            Path file = Files.write(directory.resolve("torn.jsonl"), torn);
            boolean isWhole = length >= line.length - 1;
            try (Session<AgentMessage> session = open(file)) {
                assertThat(session.entryIds())
                        .as("%d bytes", length)
                        .isEqualTo(isWhole ? List.of("a", "b") : List.of("a"));
                session.appendMessage(AgentMessage.user("next"));
            }
            assertThat(Arrays.copyOf(Files.readAllBytes(file), torn.length)).isEqualTo(torn);
            try (Session<AgentMessage> again = open(file)) {
                assertThat(texts(again.context().messages()))
                        .isEqualTo(isWhole ? List.of("one", "zwei 🫘", "next") : List.of("one", "next"));
            }
        }
    }

    @Test
    void whoAppendsFirstLocksTheFile() throws IOException {
        Path file = file(HEADER, user("a", null, "one"), "");
        try (Session<AgentMessage> first = open(file);
                Session<AgentMessage> second = open(file)) {
            first.appendMessage(AgentMessage.user("two"));

            assertThatThrownBy(() -> second.appendMessage(AgentMessage.user("three")))
                    .isInstanceOf(SessionException.class)
                    .hasMessageContaining("is open for appending elsewhere");
            assertThat(second.entryIds()).containsExactly("a");
        }
        try (Session<AgentMessage> second = open(file)) {
            try (Session<AgentMessage> first = open(file)) {
                first.appendMessage(AgentMessage.user("three"));
            }
            assertThatThrownBy(() -> second.appendMessage(AgentMessage.user("four")))
                    .isInstanceOf(SessionException.class)
                    .hasMessageContaining("was changed by another process. Open it again.");
        }
    }

    @Test
    void aFileThatAnotherIsWritingCanBeRead() throws IOException {
        Path file = file(HEADER, user("a", null, "one"), "");
        Session<AgentMessage> writer = open(file);
        writer.appendLabelChange("a", "mark");
        Files.writeString(file, user("b", "a", "two").substring(0, 40), StandardOpenOption.APPEND);
        byte[] before = Files.readAllBytes(file);
        try (Session<AgentMessage> reader = open(file)) {
            assertThat(reader.diagnostics().stream().map(SessionDiagnostic::kind))
                    .containsExactly(SessionDiagnostic.Kind.MALFORMED_LINE, SessionDiagnostic.Kind.NO_LINE_END);
            assertThat(texts(reader.context().messages())).containsExactly("one");
            assertThatThrownBy(() -> reader.appendMessage(AgentMessage.user("mine")))
                    .hasMessageContaining("is open for appending elsewhere");
            assertThat(Files.readAllBytes(file)).isEqualTo(before);

            writer.close();
            reader.appendMessage(AgentMessage.user("mine"));
        }
        try (Session<AgentMessage> again = open(file)) {
            assertThat(texts(again.context().messages())).containsExactly("one", "mine");
            assertThat(again.diagnostics()).hasSize(1);
        }
    }

    @Test
    void whoOnlyReadsAFileDoesNotKeepItFromOthers() throws IOException {
        Path file = file(HEADER, user("a", null, "one"));
        try (Session<AgentMessage> reader = open(file);
                Session<AgentMessage> writer = open(file)) {
            writer.appendMessage(AgentMessage.user("two"));
            assertThat(texts(reader.context().messages())).containsExactly("one");
        }
    }

    /** What cannot be typed still counts: its place in the tree and in the context, and what it used. */
    @Test
    void anIllTypedMessageCounts() throws IOException {
        Path file = file(
                HEADER,
                user("a", null, "one"),
                "{\"type\":\"message\",\"id\":\"b\",\"parentId\":\"a\",\"timestamp\":\"2026-01-01T00:00:01.000Z\",\"message\":{"
                        + "\"role\":\"assistant\",\"content\":[{\"type\":\"toolCall\",\"id\":\"c\",\"name\":\"t\",\"arguments\":{}}],"
                        + "\"api\":\"x\",\"provider\":\"p\",\"model\":\"m\",\"stopReason\":\"toolUse\",\"timestamp\":\"noon\","
                        + "\"usage\":{\"input\":3,\"output\":4,\"cacheRead\":0,\"cacheWrite\":0,\"totalTokens\":7,"
                        + "\"cost\":{\"input\":0,\"output\":0,\"cacheRead\":0,\"cacheWrite\":0,\"total\":0.5}}}}",
                user("c", "b", "three"),
                "");
        try (Session<AgentMessage> session = open(file)) {
            List<AgentMessage> messages = session.context().messages();
            assertThat(messages.get(1)).isInstanceOf(AgentMessages.Raw.class);
            assertThat(messages).hasSize(3);
            assertThat(session.context().toLlm(LlmRules.of(AgentMessage.type())))
                    .hasSize(3);
            assertThat(session.stats().assistantMessages()).isEqualTo(1);
            assertThat(session.stats().toolCalls()).isEqualTo(1);
            assertThat(session.stats().totalTokens()).isEqualTo(7);
            assertThat(session.stats().cost()).isEqualTo(0.5);
            assertThat(session.context().model().modelId()).isEqualTo("m");
        }
    }

    @Test
    void anotherMayBeWaitedFor() throws Exception {
        Path file = file(HEADER, user("a", null, "one"), "");
        Session<AgentMessage> first = open(file);
        try (Session<AgentMessage> second =
                Session.open(file, AgentMessage.type(), SessionOptions.DEFAULT.waiting(Duration.ofSeconds(30)))) {
            first.appendLabelChange("a", "mark");
            Thread closing = new Thread(() -> {
                try {
                    Thread.sleep(100);
                    first.close();
                } catch (IOException | InterruptedException failed) {
                    throw new IllegalStateException(failed);
                }
            });
            closing.start();

            assertThatThrownBy(() -> second.appendLabelChange("a", "other"))
                    .as("it waited, and then saw that the file has changed")
                    .hasMessageContaining("was changed by another process");
            closing.join();
        }
    }

    @Test
    void whatCannotBeWrittenLeavesEverythingAsItWas() throws IOException {
        Path inTheWay = Files.writeString(directory.resolve("file"), "");
        Session<AgentMessage> session =
                Session.create(inTheWay, "/p", null, AgentMessage.type(), SessionOptions.DEFAULT);
        session.appendModelChange("p", "m");

        assertThatIOException().isThrownBy(() -> session.appendMessage(AgentMessage.user("one")));
        assertThat(session.entryIds()).hasSize(1);
        assertThat(session.context().messages()).isEmpty();
        session.close();
    }

    @Test
    void aNewFileNeverTakesTheNameOfAnother() throws IOException {
        Path file = directory.resolve("new.jsonl");
        try (Session<AgentMessage> session = open(file)) {
            Files.writeString(file, "somebody else's");

            assertThatThrownBy(() -> session.appendMessage(AgentMessage.user("one")))
                    .isInstanceOf(FileAlreadyExistsException.class);
            assertThat(session.entryIds()).isEmpty();
        }
        assertThat(file).hasContent("somebody else's");
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aMigratedFileIsKeptAsItWas() throws IOException {
        String old = "{\"type\":\"session\",\"id\":\"s\",\"timestamp\":\"2026-01-01T00:00:00.000Z\",\"cwd\":\"/p\"}\n"
                + "{\"type\":\"message\",\"timestamp\":\"2026-01-01T00:00:00.000Z\",\"message\":{\"role\":\"user\",\"content\":"
                + "\"one\",\"timestamp\":1}}\nbroken\n";
        Path file = file(old);
        boolean isPosix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        Object permissions = isPosix ? Files.getPosixFilePermissions(file) : "";
        try (Session<AgentMessage> session = open(file)) {
            assertThat(texts(session.context().messages())).containsExactly("one");
            assertThat(session.diagnostics().stream().map(SessionDiagnostic::kind))
                    .containsExactly(SessionDiagnostic.Kind.MALFORMED_LINE, SessionDiagnostic.Kind.MIGRATED);
        }
        assertThat(directory.resolve("session.jsonl.v1.bak")).hasContent(old);
        assertThat(Files.readString(file)).contains("\"version\":3").doesNotContain("broken");
        assertThat(isPosix ? Files.getPosixFilePermissions(file) : "").isEqualTo(permissions);
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    void whatIsBeforeTheHeaderOfAnOldFileIsSaidOnce() throws IOException {
        Path file = file("0", "{\"type\":\"session\",\"id\":\"s\",\"timestamp\":\"2026-01-01T00:00:00.000Z\"}", "");
        try (Session<AgentMessage> session = open(file)) {
            assertThat(session.diagnostics().stream().map(SessionDiagnostic::kind))
                    .containsExactly(SessionDiagnostic.Kind.NO_ENTRY, SessionDiagnostic.Kind.MIGRATED);
        }
    }

    @Test
    void whatIsNotFinishedIsNotStored() throws IOException {
        try (Session<AgentMessage> session = Session.inMemory("/p", AgentMessage.type(), SessionOptions.DEFAULT)) {
            AssistantMessage pending = new AssistantMessage(
                    List.of(),
                    "a",
                    "p",
                    "m",
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    Usage.ZERO,
                    StopReason.PENDING,
                    null,
                    null,
                    null,
                    1,
                    null,
                    Map.of());

            assertThatThrownBy(() -> session.appendMessage(AgentMessage.of(pending)))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> session.appendMessage(AgentMessage.codec().fromJson("17")))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThat(session.entryIds()).isEmpty();
        }
    }

    @Test
    void aSessionInMemoryIsLikeAnyOther() throws IOException {
        try (Session<AgentMessage> session = Session.inMemory("/p", AgentMessage.type(), SessionOptions.DEFAULT)) {
            String first = session.appendMessage(AgentMessage.user("one"));
            session.appendMessage(
                    AgentMessage.of(new CustomMessage("note", UserContent.of("a note"), true, null, 5, Map.of())));
            session.moveTo(first);
            session.branchWithSummary(first, "left a note", null, null, null);
            session.appendSessionInfo("  my\r\nsession ");
            String last = session.appendMessage(AgentMessage.user("two"));

            assertThat(session.name()).contains("my session");
            assertThat(session.file()).isEmpty();
            assertThat(session.branch().stream().map(SessionEntry::type))
                    .containsExactly("message", "branch_summary", "session_info", "message");
            assertThat(texts(session.context().messages())).containsExactly("one", "branchSummary", "two");
            try (Session<AgentMessage> other = session.createBranchedSession(last)) {
                assertThat(texts(other.context().messages())).containsExactly("one", "branchSummary", "two");
            }
        }
    }

    /** A custom message is an entry of its own, and lines that are copied keep every byte. */
    @Test
    void aForkHasEveryLineAsItIs() throws IOException {
        Path file = file(
                HEADER,
                user("a", null, "one"),
                user("b", "a", "two"),
                user("c", "a", "three").replace("\"role\"", " \"role\" "),
                "{\"type\":\"label\",\"id\":\"d\",\"parentId\":\"c\",\"targetId\":\"b\",\"label\":\"here\"}");
        Path forked;
        try (Session<AgentMessage> session = open(file);
                Session<AgentMessage> fork = session.fork(directory.resolve("other"), "/other")) {
            forked = fork.file().orElseThrow();
            assertThat(fork.header().cwd()).isEqualTo("/other");
            assertThat(fork.label("b")).contains("here");
            assertThat(fork.leafId()).contains("d");
            fork.appendMessage(AgentMessage.user("four"));
        }
        List<String> lines = Files.readAllLines(forked);
        assertThat(lines.subList(1, 5)).isEqualTo(Files.readAllLines(file).subList(1, 5));
        assertThat(lines.get(0)).contains("\"parentSession\":").contains("session.jsonl");
        try (Session<AgentMessage> again = open(forked)) {
            assertThat(texts(again.context().messages())).containsExactly("one", "three", "four");
            assertThat(again.tree().get(0).children()).hasSize(2);
            assertThat(again.diagnostics()).isEmpty();
        }
    }

    @Test
    void aBranchCopiesLinesAsTheyAre() throws IOException {
        Path file = file(HEADER, user("a", null, "one"), user("b", "a", "two"), "");
        try (Session<AgentMessage> session = open(file)) {
            session.appendMessage(AgentMessage.of(
                    new CustomMessage("note", UserContent.of("a note"), true, Map.of("k", 1L), 5, Map.of())));
            try (Session<AgentMessage> branched = session.createBranchedSession("b")) {
                List<String> lines = Files.readAllLines(branched.file().orElseThrow());
                assertThat(lines.subList(1, 3)).containsExactly(user("a", null, "one"), user("b", "a", "two"));
                assertThat(branched.header().parentSession()).isEqualTo(file.toString());
            }
        }
        assertThat(Files.readAllLines(file).get(3)).contains("\"type\":\"custom_message\"", "\"details\":{\"k\":1}");
    }
}
