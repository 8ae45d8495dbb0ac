package dev.rolecall.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A page of tables in Markdown. */
public final class Report {

    private final List<String> lines = new ArrayList<>();
    private final List<List<String>> goals = new ArrayList<>();

    /** Begins a page. */
    public Report(String title) {
        lines.add("# " + title);
    }

    /** Begins a section. */
    public void section(String title) {
        lines.addAll(List.of("", "## " + title));
    }

    /** A paragraph. */
    public void text(String text) {
        lines.addAll(List.of("", text));
    }

    /** A table, or a word of its absence if it has no rows. */
    public void table(List<String> header, List<List<String>> rows) {
        if (rows.isEmpty()) {
            text("Not measured.");
            return;
        }
        lines.add("");
        row(header);
        row(Collections.nCopies(header.size(), "---"));
        rows.forEach(this::row);
    }

    private void row(List<String> cells) {
        lines.add("| " + String.join(" | ", cells) + " |");
    }

    /** That something shall be at least so much. */
    public void atLeast(String goal, double bound, double measured) {
        goal(goal, "at least " + Numbers.ratio(bound), measured, measured >= bound);
    }

    /** That something shall be at most so much. */
    public void atMost(String goal, double bound, double measured) {
        goal(goal, "at most " + Numbers.ratio(bound), measured, measured <= bound);
    }

    private void goal(String goal, String bound, double measured, boolean reached) {
        String verdict = Double.isNaN(measured) ? "not measured" : reached ? "reached" : "**missed**";
        goals.add(List.of(goal, bound, Numbers.ratio(measured), verdict));
    }

    /** Writes the page; what shall be comes last. */
    public void write(Path file) throws IOException {
        section("Goals");
        table(List.of("goal", "ratio", "measured", "verdict"), goals);
        goals.clear();
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
    }
}
