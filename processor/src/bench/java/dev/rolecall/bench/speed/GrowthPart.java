package dev.rolecall.bench.speed;

import dev.rolecall.bench.Settings;
import dev.rolecall.bench.report.Numbers;
import dev.rolecall.bench.report.Report;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Whether the time for one of many stays what it is for one of few. */
public final class GrowthPart {

    private final Settings settings;
    private final Report report;
    private final Samples samples;

    private GrowthPart(Settings settings, Report report) {
        this.settings = settings;
        this.report = report;
        this.samples = new Samples(settings);
    }

    /** Measures what is asked for, and reports it. */
    public static void run(Settings settings, Report report) throws Exception {
        GrowthPart part = new GrowthPart(settings, report);
        part.measure(List.of(
                "UnionBenchmark.decodeLastRole",
                "UnionBenchmark.decodeAllRoles",
                "UnionBenchmark.decodeUnknownRole",
                "UnionBenchmark.encodeLastRole"));
        part.measure(List.of("BlockBenchmark.decode", "BlockBenchmark.encode"));
        part.measure(List.of("LineBenchmark.read", "LineBenchmark.open"));
        if (!part.samples.keys().isEmpty()) {
            report.section("Growth");
            part.table("Nanoseconds a message, by the roles of its union.", "UnionBenchmark", "roles", false);
            part.table("Nanoseconds a block, by the blocks of its message.", "BlockBenchmark", "blocks", true);
            part.table("Nanoseconds a line, by the lines of its file.", "LineBenchmark", "lines", true);
        }
    }

    private void measure(List<String> benchmarks) throws Exception {
        for (int round = 1; round <= settings.forks(); round++) {
            for (String benchmark : benchmarks) {
                samples.run(round, benchmark, Map.of());
            }
        }
    }

    private void table(String title, String benchmark, String parameter, boolean isDivided) {
        List<String> methods = samples.keys().stream()
                .map(Samples.Key::benchmark)
                .filter(name -> name.startsWith(benchmark + "."))
                .distinct()
                .sorted()
                .toList();
        if (methods.isEmpty()) {
            return;
        }
        List<Integer> counts = samples.keys().stream()
                .filter(key -> key.benchmark().startsWith(benchmark + "."))
                .map(key -> Integer.valueOf(key.parameters().get(parameter)))
                .distinct()
                .sorted(Comparator.naturalOrder())
                .toList();
        List<List<String>> rows = new ArrayList<>();
        for (int count : counts) {
            List<String> row = new ArrayList<>(List.of(Integer.toString(count)));
            for (String method : methods) {
                Samples.Key key = new Samples.Key(method, Map.of(parameter, Integer.toString(count)));
                row.add(Numbers.rounded(Numbers.median(samples.nanoseconds(key)) / (isDivided ? count : 1)));
            }
            rows.add(row);
        }
        List<String> header = new ArrayList<>(List.of(parameter));
        methods.forEach(method -> header.add(method.substring(benchmark.length() + 1)));
        report.text(title);
        report.table(header, rows);
    }
}
