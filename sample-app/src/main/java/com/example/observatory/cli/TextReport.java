package com.example.observatory.cli;

import com.example.observatory.AgentMessage;
import dev.rolecall.llm.Conversion;
import dev.rolecall.message.Message;
import dev.rolecall.message.Tool;
import dev.rolecall.message.UserMessage;
import dev.rolecall.session.SessionEntry;
import dev.rolecall.session.SessionStats;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;

/** Shows a conversation to a person. */
final class TextReport implements Report {

    private static final int SHORT = 100;

    private final PrintWriter out;
    private final Ansi colours;
    private final boolean isFull;
    private final Describer describer = new Describer();
    private final Map<Conversion.Outcome, Integer> outcomes = new TreeMap<>();

    TextReport(PrintWriter out, Ansi colours, boolean isFull) {
        this.out = out;
        this.colours = colours;
        this.isFull = isFull;
    }

    @Override
    public void message(StoredConversation.Stored stored, Conversion<AgentMessage> conversion) {
        outcomes.merge(conversion.outcome(), 1, Integer::sum);
        Described described = stored.message().accept(describer);
        String place = stored.entryId() != null
                ? "entry " + shown(stored.entryId())
                : stored.line() == 0 ? "" : "line " + stored.line();
        out.printf(
                "%s %s %s%n",
                style("bold", "%4d %s".formatted(conversion.index() + 1, conversion.role())),
                shown(described.title()),
                style("faint", place));
        described.lines().forEach(line -> out.println("       " + shown(line)));
        described.remarks().forEach(remark -> out.println(style("fg(yellow)", "     ! " + shown(remark))));
        model(conversion);
    }

    private void model(Conversion<AgentMessage> conversion) {
        switch (conversion.outcome()) {
            case UNCHANGED -> out.println(style("faint", "     = the model sees it as it is"));
            case LEFT_OUT ->
                out.println(style("fg(red)", "     x the model does not see it: " + shown(conversion.reason())));
            case CONVERTED, REPAIRED -> {
                out.println(style("fg(cyan)", "     > the model sees, by " + shown(conversion.reason()) + ":"));
                conversion.sent().forEach(this::sent);
            }
        }
        out.println();
    }

    private void sent(Message message) {
        List<String> lines = message instanceof UserMessage user
                ? Describer.blocks(user.content().blocks())
                : List.of(message.toString());
        lines.forEach(line -> out.println(style("fg(cyan)", "       %s: %s".formatted(message.role(), shown(line)))));
    }

    @Override
    public void session(StoredSession.At at) {
        String model = at.model() == null
                ? "no model"
                : at.model().provider() + "/" + at.model().modelId();
        out.println(style("bold", "At the entry " + shown(at.entryId()))
                + ": "
                + shown("%s, thinking level %s".formatted(model, at.thinkingLevel())));
        at.system().ifPresent(state -> {
            out.println(style("bold", "The prompt in effect:"));
            state.prompt().lines().forEach(line -> out.println("       " + shown(line)));
            String tools = state.tools().stream().map(Tool::name).collect(Collectors.joining(", "));
            out.println(style("bold", "The tools: ") + (tools.isEmpty() ? "none" : shown(tools)));
        });
        SessionStats used = at.used();
        out.println(style("bold", "The whole session: ")
                + "%d messages, %d tool calls; %d tokens in, %d out, %d from and %d to caches; cost %s"
                        .formatted(
                                used.totalMessages(),
                                used.toolCalls(),
                                used.input(),
                                used.output(),
                                used.cacheRead(),
                                used.cacheWrite(),
                                dollars(used.cost())));
        used.breakdown()
                .forEach(part -> out.println("       %s: %d tokens, cost %s"
                        .formatted(shown(part.key()), part.tokens(), dollars(part.cost()))));
    }

    private static String dollars(double cost) {
        return String.format(Locale.ROOT, "$%.4f", cost);
    }

    @Override
    public void entry(StoredSession.Line line) {
        SessionEntry<AgentMessage> entry = line.tree().entry();
        String label = line.tree().label() == null ? "" : " [" + line.tree().label() + "]";
        out.println("  ".repeat(line.depth())
                + style("faint", shown(entry.id()))
                + " "
                + shown(entry.message().map(this::words).orElse(entry.type()))
                + style("fg(yellow)", shown(label))
                + (line.isLeaf() ? style("bold", " <- here") : ""));
    }

    private String words(AgentMessage message) {
        Described described = message.accept(describer);
        String first =
                described.lines().isEmpty() ? "" : ": " + described.lines().get(0);
        return message.role() + " " + described.title() + first;
    }

    @Override
    public void end(StoredConversation conversation) {
        int count = conversation.messages().size();
        out.println(style("bold", count + (count == 1 ? " message: " : " messages: "))
                + outcomes.entrySet().stream()
                        .map(entry -> entry.getValue() + " "
                                + entry.getKey().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                        .collect(Collectors.joining(", ")));
        if (!conversation.otherEntries().isEmpty()) {
            out.println("Beside them: "
                    + conversation.otherEntries().entrySet().stream()
                            .map(entry -> entry.getValue() + " " + shown(entry.getKey()))
                            .collect(Collectors.joining(", ")));
        }
        out.flush();
    }

    private String style(String style, String text) {
        return colours.enabled() && !text.isEmpty()
                ? Ansi.Style.on(Ansi.Style.parse(style)) + text + Ansi.Style.reset.on()
                : text;
    }

    /** Text of others, made harmless for a terminal, and on one line unless all of it is wanted. */
    private String shown(String text) {
        StringBuilder shown = new StringBuilder();
        int length = 0;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int c = text.codePointAt(at);
            if (!isFull && length++ == SHORT) {
                return shown.append("...").toString();
            }
            if (c == '\n') {
                shown.append(isFull ? "\n       " : " ");
            } else if (Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE) {
                shown.append('\uFFFD');
            } else {
                shown.appendCodePoint(c);
            }
        }
        return shown.toString();
    }
}
