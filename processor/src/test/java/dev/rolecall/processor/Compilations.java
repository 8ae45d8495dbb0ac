package dev.rolecall.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** Compiles sources of tests with the processor. */
final class Compilations {

    /** A library whose author forgot the processor. */
    private static final Source PLAIN_LIBRARY = Source.withImports(
            "lib.Plain", "@NotSent @MessageRole(\"plain\") public record Plain(String text, long timestamp) {}");

    private static final Source LIBRARY_RECORD =
            Source.withImports("lib.Worker", "public record Worker(String name, Thread thread) {}");

    private static final List<File> CLASS_PATH = classPath();

    private Compilations() {}

    private static List<File> classPath() {
        List<File> classPath = new ArrayList<>(
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(File::new)
                        .toList());
        try {
            Path library = Files.createTempDirectory("plain-library");
            write(
                    Compiler.javac().withOptions("-proc:none").compile(PLAIN_LIBRARY.file(), LIBRARY_RECORD.file()),
                    library);
            classPath.add(library.toFile());
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
        return List.copyOf(classPath);
    }

    /** Writes the classes of a compilation to a directory. */
    static void write(Compilation compilation, Path directory) throws IOException {
        for (JavaFileObject file : compilation.generatedFiles()) {
            String prefix = "/" + StandardLocation.CLASS_OUTPUT.getName() + "/";
            if (file.getKind() == JavaFileObject.Kind.CLASS && file.getName().startsWith(prefix)) {
                Path target = directory.resolve(file.getName().substring(prefix.length()));
                Files.createDirectories(target.getParent());
                try (InputStream content = file.openInputStream()) {
                    Files.copy(content, target);
                }
            }
        }
    }

    /** Compiles without a note or a warning of javac's own. */
    static Compilation compile(List<Source> sources) {
        return compile(sources, CLASS_PATH, "-Xlint:all,-processing");
    }

    /** Compiles without parts of the class path. */
    static Compilation compile(List<Source> sources, List<String> without, List<String> options) {
        List<File> classPath = CLASS_PATH.stream()
                .filter(entry -> without.stream().noneMatch(part -> isPart(entry.getPath(), part)))
                .toList();
        List<String> all = new ArrayList<>(options);
        all.add("-Xlint:all,-processing,-options,-classfile");
        return compile(sources, classPath, all.toArray(String[]::new));
    }

    /** Whether an entry of the class path is an artifact; one of this build may be a directory. */
    private static boolean isPart(String entry, String artifact) {
        String path = entry.replace('\\', '/');
        return path.contains(artifact) || path.contains("/" + artifact.replace("rolecall-", "") + "/target/");
    }

    static Compilation compile(List<Source> sources, List<File> classPath, String... options) {
        return Compiler.javac()
                .withProcessors(
                        new OversightProcessor(), new RoleProcessor(), new UnionProcessor(), new LateRoleProcessor())
                .withClasspath(classPath)
                .withOptions((Object[]) options)
                .compile(sources.stream().map(Source::file).toList());
    }
}
