package dev.rolecall.bench.speed;

import dev.rolecall.bench.Settings;
import dev.rolecall.bench.data.DataSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Node's JSON, in processes of its own: it has no types to find and nothing to check, but does what pi does. */
public final class Node {

    /** Its name among the candidates. */
    public static final String NAME = "node";

    private Node() {}

    /** The version that is installed, if one is. */
    public static Optional<String> version() throws IOException, InterruptedException {
        try {
            return Optional.of(output(List.of("node", "--version")).strip());
        } catch (IOException absent) {
            return Optional.empty();
        }
    }

    /** A script of this package, where Node finds it. */
    public static Path script(String name) throws IOException {
        Path script = Files.createTempFile(name, ".mjs");
        try (InputStream content = Node.class.getResourceAsStream(name + ".mjs")) {
            Files.write(script, content.readAllBytes());
        }
        return script;
    }

    /** Reads and writes all lines as JMH has the others do it: as often to warm up, and as long. */
    static void run(Settings settings, DataSet data, Samples samples) throws IOException, InterruptedException {
        Path lines = Files.createTempFile(data.name(), ".jsonl");
        data.writeLines(lines, data.lines().size());
        Path script = script("codec");
        String output = output(List.of(
                "node",
                script.toString(),
                lines.toString(),
                Integer.toString(settings.iterations()),
                Integer.toString(settings.seconds())));
        for (String line : output.lines().toList()) {
            String[] words = line.split(" ");
            String benchmark = "CodecBenchmark." + words[0];
            if (settings.includes(benchmark)) {
                samples.add(CodecPart.key(benchmark, NAME, data), Double.parseDouble(words[1]), Double.NaN);
            }
        }
        Files.delete(lines);
        Files.delete(script);
    }

    private static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command + " ended with " + process.exitValue());
        }
        return output;
    }
}
