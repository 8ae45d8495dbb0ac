package dev.rolecall.bench.speed;

import dev.rolecall.bench.Settings;
import dev.rolecall.bench.candidate.Candidates;
import dev.rolecall.bench.data.DataSet;
import dev.rolecall.bench.report.Numbers;
import dev.rolecall.bench.report.Report;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Two candidates in one process by turns. Where JVMs that are measured one after the other find a machine that is sometimes
 * slower than at other times, ratios of turns stay the same.
 */
public final class PairPart {

    private static final String NAME = "Alternation";
    private static final List<String> OPERATIONS = List.of("decode", "encode");
    private static final List<DataSet> DATA = List.of(DataSet.MIXED, DataSet.SHORT);

    private final Settings settings;

    /** The ratios by what was compared. */
    private final Map<String, List<Double>> ratios = new TreeMap<>();

    private PairPart(Settings settings) {
        this.settings = settings;
    }

    /** Measures if it is asked for, and reports it. */
    public static void run(Settings settings, Report report) throws Exception {
        if (settings.includes(NAME)) {
            PairPart part = new PairPart(settings);
            part.measure();
            part.report(report);
        }
    }

    private void measure() throws Exception {
        for (int round = 0; round < settings.forks(); round++) {
            for (String other : others()) {
                for (String operation : OPERATIONS) {
                    for (DataSet data : DATA) {
                        both(own(other), other, operation, data, data);
                    }
                }
            }
            if (settings.measures(Candidates.OWN)) {
                both(Candidates.OWN, Candidates.OWN, "decode", DataSet.MIXED, DataSet.ROLE_LAST);
            }
        }
    }

    /** Those that are compared: with Rolecall, and modules with the annotated mapper. */
    private List<String> others() {
        return Candidates.all().stream()
                .filter(candidate -> settings.measures(candidate)
                        && settings.measures(own(candidate))
                        && !candidate.startsWith(Candidates.OWN))
                .toList();
    }

    private static String own(String candidate) {
        return candidate.startsWith("module-") ? candidate.replace("module-", "databind-") : Candidates.OWN;
    }

    /** Measures in both orders, as it matters which classes are loaded first. */
    private void both(String own, String other, String operation, DataSet ownData, DataSet otherData) throws Exception {
        List<Double> found = ratios.computeIfAbsent(key(other, operation, otherData), unseen -> new ArrayList<>());
        found.add(ratio(List.of(other, operation, otherData.name(), own, operation, ownData.name())));
        found.add(1 / ratio(List.of(own, operation, ownData.name(), other, operation, otherData.name())));
    }

    private static String key(String other, String operation, DataSet data) {
        return other + " " + operation + " " + data;
    }

    /** Not a number where a candidate refuses the data, of which {@link CodecPart} tells, or fails, which is printed. */
    private double ratio(List<String> pair) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Alternation.class.getName(),
                Integer.toString(settings.iterations() * settings.seconds())));
        command.addAll(pair);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        process.waitFor();
        return output.lines()
                .filter(line -> line.startsWith("ratio "))
                .mapToDouble(line -> Double.parseDouble(line.split(" ")[1]))
                .findFirst()
                .orElse(Double.NaN);
    }

    private void report(Report report) {
        report.section("By turns");
        report.text("Processor time of others, as a multiple of Rolecall's, in one process by turns; of modules, as a "
                + "multiple of the annotated mapper's. Collecting garbage, which is done by other threads, does not count. "
                + "Medians of " + 2 * settings.forks() + " processes.");
        List<List<String>> rows = new ArrayList<>();
        for (String other : others()) {
            List<String> row = new ArrayList<>(List.of(other));
            for (String operation : OPERATIONS) {
                for (DataSet data : DATA) {
                    row.add(Numbers.spread(ratiosOf(other, operation, data)));
                    goal(report, other, operation, data);
                }
            }
            rows.add(row);
        }
        report.table(List.of("candidate", "decode mixed", "decode short", "encode mixed", "encode short"), rows);
        report.atMost(
                "by turns, the role last to the role first",
                1.3,
                Numbers.median(ratiosOf(Candidates.OWN, "decode", DataSet.ROLE_LAST)));
    }

    private List<Double> ratiosOf(String other, String operation, DataSet data) {
        return ratios.getOrDefault(key(other, operation, data), List.of()).stream()
                .filter(ratio -> !ratio.isNaN())
                .toList();
    }

    private void goal(Report report, String other, String operation, DataSet data) {
        double ratio = Numbers.median(ratiosOf(other, operation, data));
        String what = "by turns, " + operation + " of " + data + ", " + other + " to " + own(other);
        if (other.startsWith("module-")) {
            report.atMost(what, 1, ratio);
        } else if (other.equals(Candidates.BASE)) {
            report.atLeast(what, data == DataSet.SHORT ? 1.5 : operation.equals("decode") ? 1.6 : 1.8, ratio);
        } else {
            report.atLeast(what, 1, ratio);
        }
    }
}
