package dev.rolecall.bench.compile;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Run in a JVM of its own: compiles again and again, as a build tool's daemon does. Nothing of the processors is on its class
 * path, so that each compilation loads them anew from the processor path.
 */
final class WarmJavac {

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    private WarmJavac() {}

    /** Takes a file of options, one of the names of the sources, and how often; prints milliseconds. */
    public static void main(String[] arguments) throws IOException {
        List<String> options = Files.readAllLines(Path.of(arguments[0]));
        List<String> sources = Files.readAllLines(Path.of(arguments[1]));
        for (int left = Integer.parseInt(arguments[2]); left > 0; left--) {
            Path out = Files.createTempDirectory("out");
            List<String> all = new ArrayList<>(options);
            all.addAll(List.of("-d", out.toString(), "-s", out.toString()));
            long begin = System.nanoTime();
            compile(all, sources);
            System.out.println((System.nanoTime() - begin) / 1e6);
        }
    }

    private static void compile(List<String> options, List<String> sources) throws IOException {
        StringWriter output = new StringWriter();
        try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null)) {
            boolean succeeded = COMPILER.getTask(
                            output, files, null, options, null, files.getJavaFileObjectsFromStrings(sources))
                    .call();
            if (!succeeded) {
                throw new IllegalStateException(output.toString());
            }
        }
    }
}
