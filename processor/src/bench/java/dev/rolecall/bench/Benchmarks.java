package dev.rolecall.bench;

import dev.rolecall.bench.candidate.Candidates;
import dev.rolecall.bench.cold.ColdStart;
import dev.rolecall.bench.compile.CompileTime;
import dev.rolecall.bench.report.Report;
import dev.rolecall.bench.speed.CodecPart;
import dev.rolecall.bench.speed.GrowthPart;
import dev.rolecall.bench.speed.PairPart;
import dev.rolecall.bench.speed.SessionPart;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs what {@link Settings} ask for, and writes the tables. */
public final class Benchmarks {

    private Benchmarks() {}

    /** Takes its settings from system properties. */
    public static void main(String[] arguments) throws Exception {
        Settings settings = Settings.ofSystemProperties();
        Files.createDirectories(Path.of(System.getProperty("java.io.tmpdir")));
        int jdk = Runtime.version().feature();
        Report report = new Report("Rolecall and others on JDK " + jdk);
        report.text("Java " + System.getProperty("java.runtime.version") + " of " + System.getProperty("java.vendor")
                + ", "
                + Runtime.getRuntime().availableProcessors() + " cores. Medians of " + settings.forks()
                + " JVMs, and the lowest and the highest of them in parentheses. Ratios are to " + Candidates.BASE
                + ", annotated data binding of Jackson 2.");
        Path file = settings.results().resolve("jdk-" + jdk + ".md");
        try {
            CodecPart.run(settings, report);
            PairPart.run(settings, report);
            SessionPart.run(settings, report);
            GrowthPart.run(settings, report);
            ColdStart.run(settings, report);
            CompileTime.run(settings, report);
        } finally {
            report.write(file); // what was measured before something failed took its time
            System.out.println("The results are in " + file);
        }
    }
}
