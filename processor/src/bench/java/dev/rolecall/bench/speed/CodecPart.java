package dev.rolecall.bench.speed;

import dev.rolecall.bench.Settings;
import dev.rolecall.bench.candidate.Candidates;
import dev.rolecall.bench.candidate.Fidelity;
import dev.rolecall.bench.data.DataSet;
import dev.rolecall.bench.report.Numbers;
import dev.rolecall.bench.report.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Reading and writing JSON, by all candidates. */
public final class CodecPart {

    private static final String DECODE = "CodecBenchmark.decode";
    private static final String ENCODE = "CodecBenchmark.encode";

    private final Settings settings;
    private final Report report;
    private final Samples samples;
    private final Map<DataSet, List<String>> candidates = new EnumMap<>(DataSet.class);
    private final Map<DataSet, Long> sizes = new EnumMap<>(DataSet.class);
    private final Map<String, Set<String>> notes = new LinkedHashMap<>();

    private CodecPart(Settings settings, Report report) {
        this.settings = settings;
        this.report = report;
        this.samples = new Samples(settings);
    }

    /** Measures what is asked for, and reports it. */
    public static void run(Settings settings, Report report) throws Exception {
        if (settings.includes(DECODE) || settings.includes(ENCODE)) {
            CodecPart part = new CodecPart(settings, report);
            part.check();
            part.measure();
            part.report();
        }
    }

    static Samples.Key key(String benchmark, String candidate, DataSet data) {
        return new Samples.Key(benchmark, new TreeMap<>(Map.of("candidate", candidate, "data", data.name())));
    }

    /** Leaves out who cannot read the data, and notes who does not write it back as it was. */
    private void check() throws Exception {
        for (DataSet data : DataSet.values()) {
            List<byte[]> lines = data.lines();
            sizes.put(data, lines.stream().mapToLong(line -> line.length).sum());
            List<String> able = new ArrayList<>();
            for (String candidate : Candidates.all()) {
                if (settings.measures(candidate)
                        && (data != DataSet.ROLE_LAST || hasRoleLastMeasured(candidate))
                        && isAble(candidate, data, lines)) {
                    able.add(candidate);
                }
            }
            candidates.put(data, able);
        }
    }

    private boolean isAble(String candidate, DataSet data, List<byte[]> lines) throws IOException {
        try {
            Fidelity.losses(Candidates.named(candidate), lines).forEach(loss -> note(candidate, loss));
            return true;
        } catch (RuntimeException refused) {
            if (Candidates.isOwn(candidate) || candidate.equals(Candidates.BASE)) {
                throw refused;
            }
            note(
                    candidate,
                    "refuses " + data + ": "
                            + refused.getMessage().lines().findFirst().orElse(""));
            return false;
        }
    }

    private static boolean hasRoleLastMeasured(String candidate) {
        return Candidates.isOwn(candidate) || candidate.startsWith("databind");
    }

    private void note(String candidate, String note) {
        notes.computeIfAbsent(candidate, unseen -> new LinkedHashSet<>()).add(note);
    }

    private void measure() throws Exception {
        boolean hasNode = settings.measures(Node.NAME) && Node.version().isPresent();
        for (int round = 1; round <= settings.forks(); round++) {
            for (DataSet data : DataSet.values()) {
                Map<String, List<String>> parameters =
                        Map.of("candidate", candidates.get(data), "data", List.of(data.name()));
                samples.run(round, DECODE, parameters);
                if (data != DataSet.ROLE_LAST) {
                    samples.run(round, ENCODE, parameters);
                    if (hasNode) {
                        Node.run(settings, data, samples);
                    }
                }
            }
        }
        if (hasNode) {
            for (DataSet data : DataSet.values()) {
                candidates.get(data).add(Node.NAME);
            }
            note(
                    Node.NAME,
                    "version " + Node.version().orElseThrow()
                            + ", in processes of its own, from UTF-8 bytes to untyped objects and back");
        }
    }

    private void report() {
        report.section("Reading");
        report.text("MB a second, from UTF-8 bytes, each message by itself.");
        rates(DECODE);
        report.section("Writing");
        report.text("MB a second, to UTF-8 bytes, each message by itself.");
        rates(ENCODE);
        report.section("Bytes allocated");
        report.text("For each byte of JSON.");
        allocated();
        report.section("The role at the end");
        report.text(
                "Milliseconds for the long session, with the role as the first member of each message and as the last.");
        roleLast();
        report.section("What is not kept");
        report.text("Each candidate had to read all data, and write it back; this was not equal:");
        report.table(
                List.of("candidate", "note"),
                notes.entrySet().stream()
                        .map(note -> List.of(note.getKey(), String.join("; ", note.getValue())))
                        .toList());
        goals();
    }

    private void rates(String benchmark) {
        List<List<String>> rows = new ArrayList<>();
        for (String candidate : measured()) {
            List<String> row = new ArrayList<>(List.of(candidate));
            for (DataSet data : List.of(DataSet.MIXED, DataSet.SHORT)) {
                List<Double> rates = samples.nanoseconds(key(benchmark, candidate, data)).stream()
                        .map(nanoseconds -> sizes.get(data) * 1000 / nanoseconds)
                        .toList();
                row.add(Numbers.spread(rates));
                row.add(Numbers.ratio(speed(benchmark, candidate, data)));
            }
            rows.add(row);
        }
        report.table(List.of("candidate", "mixed", "ratio", "short", "ratio"), rows);
    }

    private void allocated() {
        List<List<String>> rows = new ArrayList<>();
        for (String candidate : measured()) {
            List<String> row = new ArrayList<>(List.of(candidate));
            for (String benchmark : List.of(DECODE, ENCODE)) {
                for (DataSet data : List.of(DataSet.MIXED, DataSet.SHORT)) {
                    row.add(Numbers.rounded(allocated(benchmark, candidate, data) / sizes.get(data)));
                    row.add(Numbers.ratio(allocation(benchmark, candidate, data)));
                }
            }
            rows.add(row);
        }
        report.table(
                List.of(
                        "candidate",
                        "reading mixed",
                        "ratio",
                        "reading short",
                        "ratio",
                        "writing mixed",
                        "ratio",
                        "writing short",
                        "ratio"),
                rows);
    }

    private void roleLast() {
        List<List<String>> rows = new ArrayList<>();
        for (String candidate : candidates.get(DataSet.ROLE_LAST)) {
            double last = time(DECODE, candidate, DataSet.ROLE_LAST);
            if (!Double.isNaN(last)) {
                double first = time(DECODE, candidate, DataSet.MIXED);
                rows.add(List.of(
                        candidate,
                        Numbers.rounded(first / 1e6),
                        Numbers.rounded(last / 1e6),
                        Numbers.ratio(last / first)));
            }
        }
        report.table(List.of("candidate", "first", "last", "ratio"), rows);
    }

    private void goals() {
        for (DataSet data : List.of(DataSet.MIXED, DataSet.SHORT)) {
            boolean mixed = data == DataSet.MIXED;
            report.atLeast("reading " + data, mixed ? 1.6 : 1.5, speed(DECODE, Candidates.OWN, data));
            report.atLeast("writing " + data, mixed ? 1.8 : 1.5, speed(ENCODE, Candidates.OWN, data));
            report.atMost("allocated on reading " + data, 0.8, allocation(DECODE, Candidates.OWN, data));
            ahead("reading " + data, other -> time(DECODE, other, data));
            ahead("writing " + data, other -> time(ENCODE, other, data));
            ahead("allocated on reading " + data, other -> allocated(DECODE, other, data));
            for (String major : List.of("jackson2", "jackson3")) {
                for (String benchmark : List.of(DECODE, ENCODE)) {
                    report.atLeast(
                            benchmark + " of " + data + ", the module to annotations on " + major,
                            1,
                            time(benchmark, "databind-" + major, data) / time(benchmark, "module-" + major, data));
                }
            }
        }
        report.atMost(
                "the role last to the role first",
                1.3,
                time(DECODE, Candidates.OWN, DataSet.ROLE_LAST) / time(DECODE, Candidates.OWN, DataSet.MIXED));
    }

    /** That Rolecall's own entry points need less than the best of the others. */
    private void ahead(String what, ToDoubleFunction<String> cost) {
        measured().stream()
                .filter(candidate -> !Candidates.isOwn(candidate) && !Double.isNaN(cost.applyAsDouble(candidate)))
                .min((one, other) -> Double.compare(cost.applyAsDouble(one), cost.applyAsDouble(other)))
                .ifPresent(best -> report.atLeast(
                        what + ", ahead of the best other, " + best,
                        1,
                        cost.applyAsDouble(best) / cost.applyAsDouble(Candidates.OWN)));
    }

    private List<String> measured() {
        List<String> all = new ArrayList<>(Candidates.all());
        all.add(Node.NAME);
        return all.stream()
                .filter(candidate -> samples.keys().stream()
                        .anyMatch(key -> key.parameters().get("candidate").equals(candidate)))
                .toList();
    }

    private double time(String benchmark, String candidate, DataSet data) {
        return Numbers.median(samples.nanoseconds(key(benchmark, candidate, data)));
    }

    private double speed(String benchmark, String candidate, DataSet data) {
        return time(benchmark, Candidates.BASE, data) / time(benchmark, candidate, data);
    }

    private double allocated(String benchmark, String candidate, DataSet data) {
        return Numbers.median(samples.bytes(key(benchmark, candidate, data)));
    }

    private double allocation(String benchmark, String candidate, DataSet data) {
        return allocated(benchmark, candidate, data) / allocated(benchmark, Candidates.BASE, data);
    }
}
