package dev.rolecall.bench.compile;

import dev.rolecall.bench.ClassPath;
import dev.rolecall.bench.Settings;
import dev.rolecall.bench.report.Numbers;
import dev.rolecall.bench.report.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * How long javac takes for records of 20 components: alone, with Rolecall's processor, alone with what that has generated, and
 * with other processors that generate JSON codecs. Only Rolecall's makes a union of them, too.
 */
public final class CompileTime {

    private static final String NAME = "CompileTime";

    private static final Pattern CLASS_PATH = Pattern.compile(
            "/runtime/target/|rolecall-runtime|jackson-(annotations|core-3)|avaje-json|micronaut|jakarta|jspecify|slf4j-api");

    private static final String COMPONENTS =
            "String a, String b, String c, String d, String e, String f, String g, String h, int i, int j, int k, long l, "
                    + "long timestamp, double m, double n, boolean o, boolean p, java.util.List<String> q, "
                    + "java.util.List<String> r, java.util.Map<String, String> s";

    private enum Way {
        ALONE("javac alone", "", "", ""),
        ROLECALL(
                "Rolecall",
                "@dev.rolecall.NotSent @dev.rolecall.MessageRole(\"role%d\")",
                " implements AgentMessage",
                "rolecall-processor"),
        GENERATED("javac alone, with what Rolecall generated", ROLECALL.annotations, ROLECALL.parent, ""),
        WRITTEN("a processor that only writes what Rolecall generates", ROLECALL.annotations, ROLECALL.parent, "none"),
        AVAJE("avaje-jsonb", "@io.avaje.jsonb.Json", "", "avaje-(jsonb-generator|spi)"),
        MICRONAUT(
                "Micronaut Serialization",
                "@io.micronaut.serde.annotation.Serdeable",
                "",
                "micronaut|jakarta|slf4j-api|/asm|javaparser|jackson-annotations|reactive|reactor");

        private final String title;
        private final String annotations;
        private final String parent;
        private final Pattern processorPath;

        Way(String title, String annotations, String parent, String processorPath) {
            this.title = title;
            this.annotations = annotations;
            this.parent = parent;
            this.processorPath = Pattern.compile(processorPath);
        }

        boolean isWithoutProcessor() {
            return processorPath.pattern().isEmpty();
        }

        String source(int role) {
            return "package made;\n\n" + annotations.replace("%d", Integer.toString(role)) + "\npublic record R" + role
                    + "(" + COMPONENTS + ")" + parent + " {}\n";
        }
    }

    private static final int WARM_UPS = 4;

    private final Settings settings;
    private final Path directory;
    private Path generated;

    private CompileTime(Settings settings, Path directory) {
        this.settings = settings;
        this.directory = directory;
    }

    /** Measures if it is asked for, and reports it. */
    public static void run(Settings settings, Report report) throws Exception {
        if (!settings.includes(NAME)) {
            return;
        }
        CompileTime part = new CompileTime(settings, Files.createTempDirectory("compile"));
        report.section("Compiling");
        report.text(
                "Milliseconds for roles of 20 components each, and milliseconds a role above javac alone. javac reads all "
                        + "sources again when a processor has written some: what only writes shows that.");
        part.table(report, "a new process", part::measureNew);
        part.table(report, "a warm process", part::measureWarm);
    }

    private interface Measurement {
        Map<Way, List<Double>> of(Map<Way, List<Path>> sources) throws IOException, InterruptedException;
    }

    private void table(Report report, String process, Measurement measurement) throws Exception {
        List<List<String>> rows = new ArrayList<>();
        for (int count : settings.roles()) {
            Map<Way, List<Double>> times = measurement.of(sources(count));
            times.forEach((way, samples) -> rows.add(row(count, way, samples, times)));
            goals(report, count + " roles in " + process, times);
        }
        report.text("In " + process + ":");
        report.table(
                List.of("roles", "processor", "ms", "to javac alone", "to javac with generated", "ms a role"), rows);
    }

    private static List<String> row(int count, Way way, List<Double> samples, Map<Way, List<Double>> times) {
        double time = Numbers.median(samples);
        double alone = Numbers.median(times.get(Way.ALONE));
        return List.of(
                Integer.toString(count),
                way.title,
                Numbers.spread(samples),
                Numbers.ratio(time / alone),
                Numbers.ratio(time / Numbers.median(times.get(Way.GENERATED))),
                Numbers.ratio((time - alone) / count));
    }

    private static void goals(Report report, String what, Map<Way, List<Double>> times) {
        double alone = Numbers.median(times.get(Way.ALONE));
        double own = Numbers.median(times.get(Way.ROLECALL));
        report.atMost(
                "compiling " + what + ", to javac alone with what is generated",
                1.3,
                own / Numbers.median(times.get(Way.GENERATED)));
        for (Way peer : List.of(Way.AVAJE, Way.MICRONAUT)) {
            double theirs = Numbers.median(times.get(peer));
            report.atMost(
                    "compiling " + what + ", above javac alone, to " + peer.title, 1, (own - alone) / (theirs - alone));
        }
    }

    /** The ways by turns, so that slow minutes hit all alike. */
    private Map<Way, List<Double>> measureNew(Map<Way, List<Path>> sources) throws IOException, InterruptedException {
        Map<Way, List<Double>> times = new EnumMap<>(Way.class);
        for (int round = 0; round < settings.forks(); round++) {
            for (Way way : Way.values()) {
                List<String> options = optionsWithOutput(way, Files.createTempDirectory(directory, "out"));
                long begin = System.nanoTime();
                Javac.run(options, sources.get(way));
                times.computeIfAbsent(way, unseen -> new ArrayList<>()).add((System.nanoTime() - begin) / 1e6);
            }
        }
        return times;
    }

    private Map<Way, List<Double>> measureWarm(Map<Way, List<Path>> sources) throws IOException, InterruptedException {
        Map<Way, List<Double>> times = new EnumMap<>(Way.class);
        for (Way way : Way.values()) {
            times.put(way, Javac.runWarm(options(way), sources.get(way), WARM_UPS, settings.forks()));
        }
        return times;
    }

    private Map<Way, List<Path>> sources(int count) throws IOException, InterruptedException {
        Map<Way, List<Path>> sources = new EnumMap<>(Way.class);
        for (Way way : Way.values()) {
            sources.put(way, write(way, count));
        }
        generated = Files.createTempDirectory(directory, "generated");
        Javac.run(optionsWithOutput(Way.ROLECALL, generated), sources.get(Way.ROLECALL));
        sources.get(Way.GENERATED).addAll(OnlyWrites.javaFiles(generated));
        return sources;
    }

    private String processorPath(Way way) {
        return way == Way.ROLECALL ? settings.processorJar().toString() : ClassPath.of(way.processorPath);
    }

    private List<Path> write(Way way, int count) throws IOException {
        Path sources = Files.createTempDirectory(directory, way.name());
        List<Path> files = new ArrayList<>();
        for (int role = 0; role < count; role++) {
            files.add(Files.writeString(sources.resolve("R" + role + ".java"), way.source(role)));
        }
        return files;
    }

    private List<String> optionsWithOutput(Way way, Path out) {
        List<String> options = options(way);
        options.addAll(List.of("-d", out.toString(), "-s", out.toString()));
        return options;
    }

    private List<String> options(Way way) {
        List<String> options = new ArrayList<>(List.of("-nowarn", "-cp", ClassPath.of(CLASS_PATH)));
        if (way.isWithoutProcessor()) {
            options.add("-proc:none");
        } else if (way == Way.WRITTEN) {
            options.addAll(List.of(
                    "-processorpath",
                    ClassPath.ofBenchmarks(),
                    "-processor",
                    OnlyWrites.class.getName(),
                    "-A" + OnlyWrites.DIRECTORY + "=" + generated));
        } else {
            options.addAll(List.of("-processorpath", processorPath(way)));
        }
        return options;
    }
}
