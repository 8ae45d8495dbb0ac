package dev.rolecall.bench.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes the messages of a coding agent's session, always the same for one seed.
 *
 * <p>The order of messages and members, and how long what is no tool's output is, are those of the recorded sessions
 * (src/test/resources/recorded): the user asks; the model thinks, says something and calls one or two tools, several times;
 * each answers; at last the model sums up. Recorded tools answer with 1 to 2.5 KB; here they answer with up to 48 KB, and
 * pictures have 20 to 120 KB, as where an agent reads real files. Of 100 messages 42 are results of tools, 42 of the
 * assistant, 7 of the user, and 9 of other roles. Of the bytes tool results are 74 of 100, pictures 10, signatures 8. One
 * message of six has Chinese or emoji, and one character of 18 is escaped.
 */
final class SessionGenerator {

    private static final List<String> TOOLS = List.of("read", "bash", "edit", "grep");

    private final Texts texts;
    private final List<Map<String, Object>> messages = new ArrayList<>();
    private long time = 1_767_225_600_000L;
    private int turns;

    SessionGenerator(long seed) {
        texts = new Texts(new Random(seed));
    }

    /** Turns of a coding session, as many as it takes for this many messages. */
    List<Map<String, Object>> mixed(int count) {
        while (messages.size() < count) {
            turn();
        }
        return messages.subList(0, count);
    }

    /** Messages of some hundred bytes each. */
    List<Map<String, Object>> small(int count) {
        while (messages.size() < count) {
            user(texts.prose(texts.between(10, 80)));
            assistant(List.of(text(texts.between(20, 120))), "stop");
            progress();
            notification();
        }
        return messages.subList(0, count);
    }

    private void turn() {
        if (turns++ % 30 == 0) {
            system();
        }
        user();
        for (int step = texts.between(1, 9); step > 0; step--) {
            step();
        }
        assistant(List.of(text(texts.between(100, 1500))), "stop");
        if (texts.oneIn(6)) {
            bash();
        }
        if (texts.oneIn(3)) {
            notification();
        }
        if (texts.oneIn(8)) {
            custom();
        }
        if (texts.oneIn(40)) {
            add("compactionSummary", "summary", texts.prose(4000), "tokensBefore", texts.between(90_000, 180_000));
        }
        if (texts.oneIn(60)) {
            add("branchSummary", "summary", texts.prose(2000), "fromId", texts.id(""));
        }
    }

    private void step() {
        List<Object> content = new ArrayList<>();
        if (texts.oneIn(3)) {
            content.add(thinking());
        }
        if (texts.oneIn(2)) {
            content.add(text(texts.between(40, 300)));
        }
        List<String> callIds = new ArrayList<>();
        for (int call = texts.oneIn(5) ? 2 : 1; call > 0; call--) {
            callIds.add(texts.id("call_"));
            content.add(object(
                    "type",
                    "toolCall",
                    "id",
                    callIds.get(callIds.size() - 1),
                    "name",
                    texts.oneOf(TOOLS),
                    "arguments",
                    arguments()));
        }
        assistant(content, "toolUse");
        callIds.forEach(this::toolResult);
        if (texts.oneIn(12)) {
            progress();
        }
        if (texts.oneIn(25)) {
            testReport();
        }
    }

    private Map<String, Object> arguments() {
        return texts.oneIn(4)
                ? object("path", texts.path(), "oldText", texts.toolOutput(200), "newText", texts.toolOutput(300))
                : object("path", texts.path(), "from", texts.between(1, 900), "count", 200, "follow", true);
    }

    private void user() {
        if (texts.oneIn(8)) {
            String picture = texts.base64(texts.between(15_000, 90_000));
            addUser(List.of(text(60), object("type", "image", "data", picture, "mimeType", "image/png")));
        } else if (texts.oneIn(7)) {
            user(texts.chinese(60));
        } else {
            addUser(List.of(text(texts.between(20, 400))));
        }
    }

    private void user(String text) {
        addUser(text);
    }

    private void addUser(Object content) {
        add("user", "content", content);
    }

    private Map<String, Object> text(int length) {
        return object("type", "text", "text", texts.oneIn(7) ? texts.chinese(length) : texts.prose(length));
    }

    private Map<String, Object> thinking() {
        return object(
                "type",
                "thinking",
                "thinking",
                texts.prose(texts.between(100, 900)),
                "thinkingSignature",
                texts.base64(texts.between(500, 8000)));
    }

    private void assistant(List<Object> content, String stopReason) {
        int input = texts.between(10, 9000);
        int output = texts.between(10, 900);
        Map<String, Object> cost = object(
                "input",
                texts.decimal(),
                "output",
                texts.decimal(),
                "cacheRead",
                texts.decimal(),
                "cacheWrite",
                0,
                "total",
                texts.decimal(),
                "totalFromProvider",
                false);
        Map<String, Object> usage = object(
                "input",
                input,
                "output",
                output,
                "cacheRead",
                texts.between(0, 90_000),
                "cacheWrite",
                0,
                "totalTokens",
                input + output,
                "cost",
                cost,
                "reasoning",
                texts.between(0, 400));
        Map<String, Object> message = object(
                "role",
                "assistant",
                "content",
                content,
                "api",
                "anthropic-messages",
                "provider",
                "meadow",
                "model",
                "clover-9",
                "usage",
                usage,
                "stopReason",
                stopReason,
                "timestamp",
                time(),
                "responseId",
                texts.id("msg_"),
                "rawStopReason",
                stopReason.equals("stop") ? "end_turn" : "tool_use",
                "durationMs",
                texts.between(400, 20_000),
                "thinkingLevel",
                "medium");
        messages.add(message);
    }

    /** Most results are short, some have many KB. */
    private void toolResult(String callId) {
        int length = texts.oneIn(3) ? texts.between(8_000, 48_000) : texts.between(100, 8_000);
        Map<String, Object> details = new LinkedHashMap<>(object("lines", length / 40, "from", 1));
        if (texts.oneIn(10)) {
            details.put("truncation", null);
        }
        add(
                "toolResult",
                "toolCallId",
                callId,
                "toolName",
                texts.oneOf(TOOLS),
                "content",
                List.of(object("type", "text", "text", texts.toolOutput(length))),
                "details",
                details,
                "isError",
                texts.oneIn(15),
                "durationMs",
                texts.between(1, 4000));
    }

    private void system() {
        Map<String, Object> parameters = object(
                "type",
                "object",
                "properties",
                object("path", object("type", "string", "description", texts.chinese(20))),
                "required",
                List.of("path"),
                "additionalProperties",
                false);
        List<Object> tools = new ArrayList<>();
        for (String tool : TOOLS) {
            tools.add(object("name", tool, "description", texts.prose(120), "parameters", parameters));
        }
        add(
                "system",
                "content",
                "",
                "sections",
                object("preamble", texts.prose(3000), "cwd", "<cwd>\n/work\n</cwd>"),
                "toolsAdded",
                tools);
    }

    private void bash() {
        add(
                "bashExecution",
                "command",
                "mvn -q test | grep \"" + texts.name() + "\"",
                "output",
                texts.toolOutput(texts.between(50, 6000)),
                "exitCode",
                texts.between(0, 1),
                "cancelled",
                false,
                "truncated",
                texts.oneIn(5));
    }

    private void custom() {
        add(
                "custom",
                "customType",
                "diagnostics",
                "content",
                texts.prose(100),
                "display",
                true,
                "details",
                object("files", List.of(texts.path(), texts.path()), "score", texts.decimal()));
    }

    private void progress() {
        add("progress", "percent", texts.between(0, 100), "step", texts.name() + " " + texts.path());
    }

    private void notification() {
        add("notification", "text", texts.oneIn(4) ? texts.chinese(15) : texts.prose(15), "level", "info");
    }

    private void testReport() {
        List<Object> failures = new ArrayList<>();
        for (int failure = texts.between(0, 4); failure > 0; failure--) {
            failures.add(object("test", texts.path(), "message", texts.prose(80), "line", texts.between(1, 400)));
        }
        add(
                "testReport",
                "suite",
                texts.path(),
                "passed",
                texts.between(1, 900),
                "seconds",
                texts.decimal(),
                "failures",
                failures,
                "log",
                texts.toolOutput(1000));
    }

    private void add(String role, Object... members) {
        Map<String, Object> message = object("role", role);
        message.putAll(object(members));
        message.put("timestamp", time());
        messages.add(message);
    }

    private long time() {
        time += texts.between(20, 9000);
        return time;
    }

    private static Map<String, Object> object(Object... members) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < members.length; i += 2) {
            object.put((String) members[i], members[i + 1]);
        }
        return object;
    }
}
