package dev.rolecall.processor;

import com.palantir.javapoet.JavaFile;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;

/** A tool of the JDK that runs the tests, in a process of its own, and the paths that it is told. */
final class JdkTool {

    /** Our processors, and what is shaded into their jar. */
    static final List<Path> PROCESSORS =
            List.of(home(RoleProcessor.class), home(JavaFile.class), home(ClassReader.class));

    /** What came of a run; the output is that for errors too. */
    record Run(int exitCode, String output) {}

    private JdkTool() {}

    /** Runs a tool, such as {@code javac}. */
    static Run run(String tool, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
        command.addAll(arguments);
        return run(new ProcessBuilder(command));
    }

    /** Runs any program. */
    static Run run(ProcessBuilder program) throws IOException, InterruptedException {
        Process process = program.redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), output);
    }

    static Run run(String tool, String... arguments) throws IOException, InterruptedException {
        return run(tool, List.of(arguments));
    }

    /** The jar or the directory that a class comes from. */
    static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
    }

    static String path(List<Path> entries) {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    static String path(Path... entries) {
        return path(List.of(entries));
    }
}
