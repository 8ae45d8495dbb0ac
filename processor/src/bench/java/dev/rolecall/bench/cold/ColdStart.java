package dev.rolecall.bench.cold;

import dev.rolecall.bench.ClassPath;
import dev.rolecall.bench.Settings;
import dev.rolecall.bench.candidate.Candidates;
import dev.rolecall.bench.data.DataSet;
import dev.rolecall.bench.report.Numbers;
import dev.rolecall.bench.report.Report;
import dev.rolecall.bench.speed.Node;
import dev.rolecall.codec.JsonEngines;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Times whole processes that read the first message, or the first hundred, with the class path that an application has which
 * uses one library. Each is followed by one that reads nothing, and their difference is what counts.
 */
public final class ColdStart {

    private static final String NAME = "ColdStart";
    private static final List<Integer> COUNTS = List.of(1, 100);

    /** The jars that each library needs, by a part of their paths; the first that a name begins with counts. */
    private static final Map<String, Pattern> CLASS_PATHS = new LinkedHashMap<>();

    static {
        String rolecall = "/runtime/target/|rolecall-runtime|jackson-annotations";
        String engine = JsonEngines.find().name().replace("Jackson ", "|jackson-core-");
        String jackson2 = "jackson-(annotations|core-2|databind-2)";
        String jackson3 = "jackson-(annotations|core-3|databind-3)";
        classPath("rolecall-on-jackson2", rolecall + "|jackson-core-2");
        classPath("rolecall-on-jackson3", rolecall + "|jackson-core-3");
        classPath("rolecall", rolecall + (engine.startsWith("|") ? engine : ""));
        classPath("module-jackson2", rolecall + "|" + jackson2);
        classPath("module-jackson3", rolecall + "|" + jackson3);
        classPath("databind-jackson2", jackson2);
        classPath("databind-jackson3", jackson3);
        classPath("blackbird-jackson2", jackson2 + "|jackson-module-blackbird-2");
        classPath("blackbird-jackson3", jackson3 + "|jackson-module-blackbird-3");
        classPath("avaje", "avaje-jsonb-3|avaje-json-core");
        classPath("moshi", "moshi|okio|kotlin-stdlib|jackson-annotations");
        classPath("gson", "/gson-|jackson-annotations");
        classPath("fastjson2", "fastjson2");
    }

    private final Settings settings;
    private final Path messages;
    private final Map<String, List<String>> commands = new LinkedHashMap<>();
    private final Map<String, String> failures = new LinkedHashMap<>();

    /** Milliseconds by candidate and count. */
    private final Map<String, List<Double>> whole = new LinkedHashMap<>();

    private final Map<String, List<Double>> above = new LinkedHashMap<>();

    private ColdStart(Settings settings, Path messages) {
        this.settings = settings;
        this.messages = messages;
    }

    private static void classPath(String candidate, String jars) {
        CLASS_PATHS.put(candidate, Pattern.compile(jars));
    }

    /** Measures if it is asked for, and reports it. */
    public static void run(Settings settings, Report report) throws Exception {
        if (!settings.includes(NAME)) {
            return;
        }
        Path messages = Files.createTempFile("first", ".jsonl");
        // Of these every library can read each: avaje-jsonb refuses long strings.
        List<byte[]> lines = DataSet.MIXED.lines().stream()
                .filter(line -> line.length < 30_000)
                .limit(100)
                .toList();
        for (byte[] line : lines) {
            Files.write(messages, line, StandardOpenOption.APPEND);
            Files.writeString(messages, "\n", StandardOpenOption.APPEND);
        }
        ColdStart part = new ColdStart(settings, messages);
        part.measure();
        part.report(report);
        Files.delete(messages);
    }

    private void measure() throws Exception {
        for (String candidate : Candidates.all()) {
            if (settings.measures(candidate)) {
                commands.put(candidate, javaCommand(candidate));
            }
        }
        if (settings.measures(Node.NAME) && Node.version().isPresent()) {
            commands.put(Node.NAME, List.of("node", Node.script("first").toString()));
        }
        List<String> order = new ArrayList<>(commands.keySet());
        Random random = new Random(1);
        for (int round = 0; round <= settings.rounds(); round++) {
            Collections.shuffle(order, random);
            for (String candidate : order) {
                for (int count : COUNTS) {
                    double time = milliseconds(candidate, count);
                    double empty = milliseconds(candidate, 0);
                    if (round > 0) { // the first has files read from the disk
                        add(whole, candidate, count, time);
                        add(above, candidate, count, time - empty);
                        add(whole, candidate, 0, empty);
                    }
                }
            }
        }
    }

    private static List<String> javaCommand(String candidate) {
        Pattern jars = CLASS_PATHS.entrySet().stream()
                .filter(entry -> candidate.startsWith(entry.getKey()))
                .findFirst()
                .orElseThrow()
                .getValue();
        String classPath = ClassPath.ofBenchmarks() + File.pathSeparator + ClassPath.of(jars);
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                FirstMessages.class.getName());
    }

    private double milliseconds(String candidate, int count) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(commands.get(candidate));
        command.addAll(List.of(messages.toString(), Integer.toString(count), candidate));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        long begin = System.nanoTime();
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes());
        int status = process.waitFor();
        double time = (System.nanoTime() - begin) / 1e6;
        if (status != 0) {
            if (Candidates.isOwn(candidate)) {
                throw new IllegalStateException(output);
            }
            failures.put(candidate, output.lines().findFirst().orElse(""));
            return Double.NaN;
        }
        return time;
    }

    private static void add(Map<String, List<Double>> samples, String candidate, int count, double time) {
        samples.computeIfAbsent(candidate + " " + count, unseen -> new ArrayList<>())
                .add(time);
    }

    private void report(Report report) {
        report.section("The first messages of a process");
        report.text(
                "Milliseconds of whole processes, and what they are above one that reads the file alone. Medians of "
                        + settings.rounds() + " pairs.");
        List<List<String>> rows = new ArrayList<>();
        for (String candidate : commands.keySet()) {
            if (failures.containsKey(candidate)) {
                continue;
            }
            List<String> row = new ArrayList<>(List.of(candidate, Numbers.rounded(median(whole, candidate, 0))));
            for (int count : COUNTS) {
                row.add(Numbers.rounded(median(whole, candidate, count)));
                row.add(Numbers.rounded(median(above, candidate, count)));
                row.add(Numbers.ratio(median(above, candidate, count) / median(above, Candidates.BASE, count)));
            }
            rows.add(row);
        }
        report.table(
                List.of("candidate", "empty", "first message", "above", "ratio", "first 100", "above", "ratio"), rows);
        failures.forEach((candidate, failure) -> report.text(candidate + " is left out: " + failure));
        report.atMost("the first message to that of databind", 0.2, first(Candidates.OWN) / first(Candidates.BASE));
        report.atMost("the first message to that of Gson", 1, first(Candidates.OWN) / first("gson"));
        report.atMost("the first message to that of avaje-jsonb", 1, first(Candidates.OWN) / first("avaje"));
    }

    private double first(String candidate) {
        return median(above, candidate, 1);
    }

    private static double median(Map<String, List<Double>> samples, String candidate, int count) {
        return Numbers.median(samples.getOrDefault(candidate + " " + count, List.of()));
    }
}
