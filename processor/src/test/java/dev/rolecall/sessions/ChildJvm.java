package dev.rolecall.sessions;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a class of the tests in a process of its own, which may be killed, or have little memory or disk. */
final class ChildJvm {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    private ChildJvm() {}

    static ProcessBuilder of(Class<?> main, List<String> options, String... arguments) {
        return new ProcessBuilder(command(main, options, arguments)).redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    /** A process that may not write files beyond a size, as if the disk were full. */
    static ProcessBuilder withFileSizeLimit(int kilobytes, Class<?> main, String... arguments) {
        List<String> command =
                new ArrayList<>(List.of("bash", "-c", "ulimit -f " + kilobytes + " && exec \"$@\"", "bash"));
        // The virtual machine's own files count too.
        command.addAll(command(main, List.of("-XX:-UsePerfData", "-Xshare:auto"), arguments));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    private static List<String> command(Class<?> main, List<String> options, String... arguments) {
        List<String> command = new ArrayList<>(List.of(JAVA.toString(), "-cp", System.getProperty("java.class.path")));
        command.addAll(options);
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }

    /** The lines that a process prints, when it has ended well. */
    static List<String> lines(ProcessBuilder child) throws IOException, InterruptedException {
        Process process = child.start();
        List<String> lines =
                new String(process.getInputStream().readAllBytes()).lines().toList();
        if (process.waitFor() != 0) {
            throw new AssertionError("The process ended with " + process.exitValue() + ": " + lines);
        }
        return lines;
    }
}
