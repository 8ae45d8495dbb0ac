package dev.rolecall.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.rolecall.message.Usage;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionContext;
import dev.rolecall.session.SessionEntry;
import dev.rolecall.session.SessionException;
import dev.rolecall.session.SessionOptions;
import dev.rolecall.session.SessionTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Cases of session files. */
final class SessionCases {

    private static final String HEADER =
            "{\"type\":\"session\",\"version\":3,\"id\":\"s\",\"timestamp\":\"2025-06-15T15:06:40.000Z\",\"cwd\":\"/p\"}\n";

    private SessionCases() {}

    /** The clock and the ids that the cases were recorded with. */
    private static SessionOptions options() {
        AtomicInteger id = new AtomicInteger();
        return new SessionOptions(
                Clock.fixed(Instant.ofEpochMilli(1_800_000_000_000L), ZoneOffset.UTC),
                () -> String.format("%08d", id.incrementAndGet()),
                () -> "<uuid>",
                false,
                Duration.ZERO);
    }

    private static Path directory() throws IOException {
        Path directory = Files.createTempDirectory("session");
        directory.toFile().deleteOnExit();
        return directory;
    }

    /** A session of recorded entries. */
    static Session<AgentMessage> ofEntries(JsonNode entries) throws IOException {
        StringBuilder text = new StringBuilder(HEADER);
        for (JsonNode entry : entries) {
            text.append(entry).append('\n');
        }
        Path file = directory().resolve("session.jsonl");
        Files.writeString(file, text);
        return Session.open(file, AgentMessage.type(), options());
    }

    static void load(Case recorded) throws IOException {
        byte[] bytes = recorded.input("base64") == null
                ? recorded.input("text").asText().getBytes(StandardCharsets.UTF_8)
                : Base64.getDecoder().decode(recorded.input("base64").asText());
        Path directory = directory();
        Path file = directory.resolve("session.jsonl");
        Files.write(file, bytes);
        JsonNode expected = Deviations.expected(recorded);
        ObjectNode answer = Case.MAPPER.createObjectNode();
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type(), options())) {
            answer.put("ok", true);
            answer.put("sessionId", session.header().id());
            answer.set("header", json(session.header().json()));
            ArrayNode ids = answer.putArray("entryIds");
            session.entryIds().forEach(ids::add);
            answer.put("distinctIds", new HashSet<>(session.entryIds()).size());
            answer.put("leafId", session.leafId().orElse(null));
            ArrayNode branch = answer.putArray("branchIds");
            session.branch().forEach(entry -> branch.add(entry.id()));
            answer.put("name", session.name().orElse(null));
            answer.set("context", context(session.context()));
        } catch (SessionException none) {
            answer.put("ok", false);
            answer.put("error", none.getMessage().replace(directory.toString(), "<dir>"));
        }
        if (expected.has("terminates")) {
            assertThat(answer.get("ok").asBoolean()).isTrue();
            return;
        }
        byte[] after = Files.readAllBytes(file);
        boolean isChanged = !java.util.Arrays.equals(bytes, after);
        answer.put("fileChanged", isChanged);
        if (expected.has("fileAfter")) {
            compareLines(
                    new String(after, StandardCharsets.UTF_8),
                    expected.get("fileAfter").asText());
            answer.set("fileAfter", expected.get("fileAfter"));
        }
        String cwd = System.getProperty("user.dir");
        SameJson.check(Case.MAPPER.readTree(answer.toString().replace(cwd, "<processCwd>")), expected);
    }

    /** Line by line as JSON, or, where a line is none, as it is. */
    private static void compareLines(String actual, String expected) throws IOException {
        String text = actual.replace(System.getProperty("user.dir"), "<processCwd>");
        List<String> ours = text.lines().toList();
        List<String> theirs = expected.lines().toList();
        assertThat(ours).hasSameSizeAs(theirs);
        assertThat(text.endsWith("\n")).isEqualTo(expected.endsWith("\n"));
        for (int i = 0; i < ours.size(); i++) {
            if (!ours.get(i).equals(theirs.get(i))) {
                SameJson.check(Case.MAPPER.readTree(ours.get(i)), Case.MAPPER.readTree(theirs.get(i)));
            }
        }
    }

    private static JsonNode json(Object value) throws IOException {
        return Case.MAPPER.readTree(ReplayCases.MAPPER.writeValueAsString(value));
    }

    private static ObjectNode context(SessionContext<AgentMessage> context) throws IOException {
        ObjectNode json = Case.MAPPER.createObjectNode();
        json.set("messages", Case.MAPPER.readTree(AgentMessage.codec().listToJson(context.messages())));
        if (context.model() == null) {
            json.putNull("model");
        } else {
            json.putObject("model")
                    .put("provider", context.model().provider())
                    .put("modelId", context.model().modelId());
        }
        json.put("thinkingLevel", context.thinkingLevel());
        return json;
    }

    static void buildContext(Case recorded) throws IOException {
        try (Session<AgentMessage> session = ofEntries(recorded.input("entries"))) {
            JsonNode leaf = recorded.input("leafId");
            SessionContext<AgentMessage> built;
            if (leaf == null) {
                built = session.context();
            } else if (leaf.isNull()) {
                built = session.context(null);
            } else {
                // Pi takes the last entry for one that it does not know.
                built = session.entry(leaf.asText()).isPresent() ? session.context(leaf.asText()) : session.context();
            }
            ObjectNode answer = context(built);
            ArrayNode ids = answer.putArray("entryIds");
            ArrayNode parts = answer.putArray("perEntry");
            built.entries().forEach(part -> {
                ids.add(part.entryId());
                parts.addArray().add(part.entryId()).add(part.messages());
            });
            SameJson.check(answer, Deviations.expected(recorded));
        }
    }

    static void parseText(Case recorded) throws IOException {
        Path file = directory().resolve("session.jsonl");
        Files.writeString(file, recorded.input("text").asText());
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type(), options())) {
            ArrayNode entries = Case.MAPPER.createArrayNode();
            entries.add(json(session.header().json()));
            for (String id : session.entryIds()) {
                entries.add(json(session.entry(id).orElseThrow().json()));
            }
            ObjectNode answer = Case.MAPPER.createObjectNode();
            answer.set("entries", entries);
            SameJson.check(answer, Deviations.expected(recorded));
        }
    }

    // Operations

    static void operations(Case recorded) throws IOException {
        new Operations(recorded).run();
    }

    private static final class Operations {

        private final Case recorded;
        private final SessionOptions options = options();
        private final Path directory = directory();
        private Session<AgentMessage> session;

        Operations(Case recorded) throws IOException {
            this.recorded = recorded;
            JsonNode create = recorded.input("create");
            if (create != null) {
                session = Session.create(
                        directory, create.get("cwd").asText(), create.get("id").asText(), AgentMessage.type(), options);
            } else {
                Path file = directory.resolve("session.jsonl");
                Files.writeString(file, recorded.input("startText").asText());
                session = Session.open(file, AgentMessage.type(), options);
            }
        }

        void run() throws IOException {
            ObjectNode answer = Case.MAPPER.createObjectNode();
            ArrayNode steps = answer.putArray("steps");
            for (JsonNode step : recorded.input("steps")) {
                ObjectNode result = steps.addObject();
                try {
                    result.set("result", json(perform(step.get("op").asText(), step.get("args"))));
                } catch (SessionException refused) {
                    result.put("error", refused.getMessage());
                }
                result.put("leafId", session.leafId().orElse(null));
                result.put("fileExists", Files.exists(session.file().orElseThrow()));
            }
            JsonNode expected = Deviations.expected(recorded);
            Path file = session.file().orElseThrow();
            if (expected.has("fileName")) {
                answer.put("fileName", file.getFileName().toString());
            }
            if (expected.has("fileText")) {
                String text = Files.exists(file) ? Files.readString(file).replace(directory.toString(), "<dir>") : "";
                compareLines(text, expected.get("fileText").asText(""));
                answer.set("fileText", expected.get("fileText"));
            }
            if (expected.has("context")) {
                answer.set("context", context(session.context()));
            }
            session.close();
            SameJson.check(Case.MAPPER.readTree(answer.toString().replace(directory.toString(), "<dir>")), expected);
        }

        private static String text(JsonNode args, int index) {
            return args.has(index) && !args.get(index).isNull()
                    ? args.get(index).asText()
                    : null;
        }

        private static Object any(JsonNode args, int index) throws IOException {
            return args.has(index) && !args.get(index).isNull()
                    ? dev.rolecall.codec.JsonText.read(args.get(index).toString())
                    : null;
        }

        private static Usage usage(JsonNode args, int index) throws IOException {
            return args.has(index) && !args.get(index).isNull()
                    ? ReplayCases.MAPPER.readValue(args.get(index).toString(), Usage.class)
                    : null;
        }

        private Object perform(String operation, JsonNode args) throws IOException {
            return switch (operation) {
                case "appendMessage" ->
                    session.appendMessage(
                            AgentMessage.codec().fromJson(args.get(0).toString()));
                case "appendThinkingLevelChange" -> session.appendThinkingLevelChange(text(args, 0));
                case "appendModelChange" -> session.appendModelChange(text(args, 0), text(args, 1));
                case "appendUsage" ->
                    entry(session.appendUsage(
                            text(args, 0), text(args, 1), text(args, 2), usage(args, 3), text(args, 4)));
                case "appendCompaction" ->
                    session.appendCompaction(
                            text(args, 0),
                            text(args, 1),
                            args.get(2).asLong(),
                            any(args, 3),
                            args.has(4) ? args.get(4).asBoolean() : null,
                            usage(args, 5));
                case "appendContextEdit" -> session.appendContextEdit(text(args, 0), any(args, 1));
                case "appendLabelChange" -> session.appendLabelChange(text(args, 0), text(args, 1));
                case "getLabel" -> session.label(text(args, 0)).orElse(null);
                case "branch" -> {
                    session.moveTo(text(args, 0));
                    yield null;
                }
                case "resetLeaf" -> {
                    session.resetLeaf();
                    yield null;
                }
                case "branchWithSummary" -> session.branchWithSummary(text(args, 0), text(args, 1), null, null, null);
                case "getEntry" -> entry(text(args, 0));
                case "getLeafEntry" -> entry(session.leafId().orElse(""));
                case "getBranch" -> jsons(args.isEmpty() ? session.branch() : session.branch(text(args, 0)));
                case "getChildren" -> jsons(session.children(text(args, 0)));
                case "getTree" -> trees(session.tree());
                case "createBranchedSession" -> {
                    Session<AgentMessage> next = session.createBranchedSession(text(args, 0));
                    session.close();
                    session = next;
                    yield next.file().orElseThrow().toString();
                }
                default -> throw new IllegalStateException("unknown operation " + operation);
            };
        }

        private Object entry(String id) {
            Optional<SessionEntry<AgentMessage>> entry = session.entry(id);
            return entry.isPresent() ? entry.get().json() : null;
        }

        private static List<Object> jsons(List<SessionEntry<AgentMessage>> entries) {
            List<Object> jsons = new ArrayList<>();
            entries.forEach(entry -> jsons.add(entry.json()));
            return jsons;
        }

        private static List<Object> trees(List<SessionTree<AgentMessage>> trees) {
            List<Object> jsons = new ArrayList<>();
            for (SessionTree<AgentMessage> tree : trees) {
                java.util.Map<String, Object> json = new java.util.LinkedHashMap<>();
                json.put("entry", tree.entry().json());
                json.put("children", trees(tree.children()));
                if (tree.label() != null) {
                    json.put("label", tree.label());
                    json.put("labelTimestamp", tree.labelTimestamp());
                }
                jsons.add(json);
            }
            return jsons;
        }
    }
}
