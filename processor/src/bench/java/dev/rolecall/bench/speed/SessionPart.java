package dev.rolecall.bench.speed;

import dev.rolecall.bench.Settings;
import dev.rolecall.bench.data.DataSet;
import dev.rolecall.bench.report.Numbers;
import dev.rolecall.bench.report.Report;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Sessions, files of lines, and what the model sees of them. */
public final class SessionPart {

    /** What each benchmark does, in the order of the table. */
    private static final Map<String, String> BENCHMARKS = new LinkedHashMap<>();

    static {
        BENCHMARKS.put("SessionBenchmark.openWithDatabind", "annotated databind 2 reads the entries");
        BENCHMARKS.put("SessionBenchmark.openWithRolecall", "a session is opened, and its context read");
        BENCHMARKS.put("SessionBenchmark.linesWithDatabind", "annotated databind 2 reads the messages");
        BENCHMARKS.put("SessionBenchmark.linesWithRolecall", "the messages are read, line by line");
        BENCHMARKS.put("SessionBenchmark.linesAhead", "the same, decoded ahead by all cores");
        BENCHMARKS.put("ConversionBenchmark.convertToLlm", "convertToLlm of the messages");
    }

    private SessionPart() {}

    /** Measures what is asked for, and reports it. */
    public static void run(Settings settings, Report report) throws Exception {
        if (BENCHMARKS.keySet().stream().noneMatch(settings::includes)) {
            return;
        }
        Samples samples = new Samples(settings);
        for (int round = 1; round <= settings.forks(); round++) {
            for (String benchmark : BENCHMARKS.keySet()) {
                samples.run(round, benchmark, Map.of());
            }
        }
        report.section("Sessions");
        report.text("The long session of " + DataSet.MIXED.lines().size()
                + " messages, by one thread where nothing else is said.");
        report.atLeast(
                "lines decoded ahead by all cores, to one thread",
                1.5,
                time(samples, "SessionBenchmark.linesWithRolecall") / time(samples, "SessionBenchmark.linesAhead"));
        List<List<String>> rows = new ArrayList<>();
        for (String benchmark : BENCHMARKS.keySet()) {
            Samples.Key key = new Samples.Key(benchmark, Map.of());
            List<Double> times = samples.nanoseconds(key);
            if (!times.isEmpty()) {
                rows.add(List.of(
                        BENCHMARKS.get(benchmark),
                        Numbers.spread(times.stream().map(time -> time / 1e6).toList()),
                        Numbers.rounded(Numbers.median(samples.bytes(key)) / 1e6)));
            }
        }
        report.table(List.of("what", "ms", "MB allocated"), rows);
    }

    private static double time(Samples samples, String benchmark) {
        return Numbers.median(samples.nanoseconds(new Samples.Key(benchmark, Map.of())));
    }
}
