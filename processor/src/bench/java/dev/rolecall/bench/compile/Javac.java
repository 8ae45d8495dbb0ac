package dev.rolecall.bench.compile;

import dev.rolecall.bench.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The compiler, in a process of its own. */
public final class Javac {

    private static final Path BIN = Path.of(System.getProperty("java.home"), "bin");

    private Javac() {}

    /** Compiles once; javac's words are in the exception if it fails. */
    public static void run(List<String> options, List<Path> sources) throws IOException, InterruptedException {
        Path arguments = Files.createTempFile("javac", ".txt");
        List<String> lines = new ArrayList<>(options);
        sources.forEach(source -> lines.add(source.toString()));
        Files.write(arguments, lines);
        output(List.of(BIN.resolve("javac").toString(), "@" + arguments));
        Files.delete(arguments);
    }

    /** Compiles in one process again and again, and answers how many milliseconds the last ones took. */
    static List<Double> runWarm(List<String> options, List<Path> sources, int warmUps, int count)
            throws IOException, InterruptedException {
        Path optionFile = Files.write(Files.createTempFile("options", ".txt"), options);
        Path sourceFile = Files.createTempFile("sources", ".txt");
        Files.write(sourceFile, sources.stream().map(Path::toString).toList());
        String output = output(List.of(
                BIN.resolve("java").toString(),
                "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                "-cp",
                ClassPath.ofBenchmarks(),
                WarmJavac.class.getName(),
                optionFile.toString(),
                sourceFile.toString(),
                Integer.toString(warmUps + count)));
        Files.delete(optionFile);
        Files.delete(sourceFile);
        return output.lines().skip(warmUps).map(Double::valueOf).toList();
    }

    private static String output(List<String> command) throws IOException, InterruptedException {
        Path errors = Files.createTempFile("errors", ".txt");
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IllegalStateException("javac: " + output + Files.readString(errors));
        }
        Files.delete(errors);
        return output;
    }
}
