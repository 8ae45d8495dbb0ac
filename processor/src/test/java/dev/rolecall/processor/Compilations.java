package dev.rolecall.processor;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.opentest4j.TestAbortedException;

/**
 * Compiles sources of tests with the processor, on whichever compiler. What is not said is the same for all: the processor and
 * another that generates late, the class path of the tests, no options, and directories that are gone afterwards.
 *
 * <pre>
 * Compilations.by(ECLIPSE).options("--release", "17").into(classes).compile(sources)
 * </pre>
 *
 * @param compiler the compiler
 * @param processors makes the processors
 * @param classPath the class path
 * @param options what else the compiler is told
 * @param directory where the sources are laid down; null for a directory that is gone afterwards
 * @param classes where the classes go; null for a directory that is gone afterwards
 */
record Compilations(
        TestedCompiler compiler,
        Supplier<List<Processor>> processors,
        List<Path> classPath,
        List<String> options,
        Path directory,
        Path classes) {

    /** A library whose author forgot the processor. */
    private static final List<Source> PLAIN_LIBRARY = List.of(
            Source.withImports(
                    "lib.Plain",
                    "@NotSent @MessageRole(\"plain\") public record Plain(String text, long timestamp) {}"),
            Source.withImports("lib.Worker", "public record Worker(String name, Thread thread) {}"));

    /** Libraries with unions of their own; of one, a role is missing. */
    private static final List<Source> LIBRARY = List.of(
            Source.withImports(
                    "library.Note",
                    "@NotSent @MessageRole(\"note\") public record Note(String text) implements AgentMessage {}"),
            new Source("lost.package-info", "@dev.rolecall.MessageUnion package lost;"),
            Source.withImports(
                    "lost.Lost",
                    "@NotSent @MessageRole(\"lost\") public record Lost(String text) implements AgentMessage {}"));

    private static final List<Path> CLASS_PATH = classPathOfTests();

    static Compilations by(TestedCompiler compiler) {
        return new Compilations(
                compiler,
                () -> List.of(
                        new OversightProcessor(), new RoleProcessor(), new UnionProcessor(), new LateRoleProcessor()),
                CLASS_PATH,
                List.of(),
                null,
                null);
    }

    Compilations processors(Supplier<List<Processor>> others) {
        return new Compilations(compiler, others, classPath, options, directory, classes);
    }

    Compilations classPath(List<Path> other) {
        return new Compilations(compiler, processors, other, options, directory, classes);
    }

    /** Puts an entry before the rest of the class path. */
    Compilations withClassPath(Path first) {
        return classPath(Stream.concat(Stream.of(first), classPath.stream()).toList());
    }

    /** Leaves artifacts of the class path out. */
    Compilations without(List<String> artifacts) {
        return classPath(classPath.stream()
                .filter(entry -> artifacts.stream().noneMatch(artifact -> isPart(entry, artifact)))
                .toList());
    }

    /** Whether an entry of the class path is an artifact; one of this build may be a directory. */
    private static boolean isPart(Path entry, String artifact) {
        String path = entry.toString().replace('\\', '/');
        return path.contains(artifact) || path.contains("/" + artifact.replace("rolecall-", "") + "/target/");
    }

    /** Adds options. */
    Compilations options(String... more) {
        List<String> all = Stream.concat(options.stream(), Stream.of(more)).toList();
        return new Compilations(compiler, processors, classPath, all, directory, classes);
    }

    /** Lays the sources down in a directory that stays. */
    Compilations in(Path other) {
        return new Compilations(compiler, processors, classPath, options, other, classes);
    }

    /** Writes the classes to a directory that stays. */
    Compilations into(Path other) {
        return new Compilations(compiler, processors, classPath, options, directory, other);
    }

    private static List<Path> classPathOfTests() {
        Path plain = temporary("plain-library");
        Path library = temporary("library");
        List<Path> classPath = new ArrayList<>(
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .toList());
        Compilations onTests =
                new Compilations(TestedCompiler.JAVAC, List::of, List.copyOf(classPath), List.of(), null, null);
        onTests.options("-proc:none").into(plain).compile(PLAIN_LIBRARY);
        onTests.processors(() -> List.of(new RoleProcessor(), new UnionProcessor()))
                .into(library)
                .compile(LIBRARY);
        try {
            Files.delete(library.resolve("lost/Lost.class"));
        } catch (IOException cannotDelete) {
            throw new UncheckedIOException(cannotDelete);
        }
        classPath.addAll(List.of(plain, library));
        return List.copyOf(classPath);
    }

    private static Path temporary(String name) {
        try {
            return Files.createTempDirectory(name);
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }

    Compiled compile(Source... sources) {
        return compile(List.of(sources));
    }

    Compiled compile(List<Source> sources) {
        Path work = temporary("compilation");
        try {
            return compile(
                    sources,
                    directory == null ? work.resolve("sources") : directory,
                    classes == null ? work.resolve("classes") : classes,
                    work.resolve("generated"));
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        } finally {
            delete(work);
        }
    }

    private Compiled compile(List<Source> sources, Path root, Path output, Path generated) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Source source : sources) {
            Path file = resolve(root, source.path());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source.text()));
        }
        Files.createDirectories(output);
        Files.createDirectories(generated);
        JavaCompiler tool = compiler.make();
        DiagnosticCollector<JavaFileObject> heard = new DiagnosticCollector<>();
        boolean succeeded;
        try (StandardJavaFileManager manager =
                tool.getStandardFileManager(heard, Locale.ROOT, StandardCharsets.UTF_8)) {
            manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
            manager.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(generated));
            // What it writes there, it tells the listener too.
            JavaCompiler.CompilationTask task = tool.getTask(
                    new StringWriter(),
                    manager,
                    heard,
                    options,
                    null,
                    manager.getJavaFileObjects(files.toArray(Path[]::new)));
            task.setProcessors(processors.get());
            succeeded = task.call();
        }
        List<Compiled.Message> messages = heard.getDiagnostics().stream()
                .map(diagnostic -> message(diagnostic, List.of(root, generated)))
                .toList();
        return new Compiled(succeeded, messages, texts(generated));
    }

    /** A path below another; where the locale has no such names, there is nothing to test. */
    static Path resolve(Path root, String path) {
        try {
            return root.resolve(path);
        } catch (InvalidPathException cannotBeWritten) {
            throw new TestAbortedException("In this locale no file can be named " + path, cannotBeWritten);
        }
    }

    private static JavaFileObject sourceOf(Diagnostic<? extends JavaFileObject> diagnostic) {
        try {
            return diagnostic.getSource();
        } catch (NullPointerException ofClassFile) {
            return null; // Eclipse's compiler runs into it where a problem is in a class file
        }
    }

    private static Compiled.Message message(Diagnostic<? extends JavaFileObject> diagnostic, List<Path> roots) {
        String file = "";
        JavaFileObject source = sourceOf(diagnostic);
        if (source != null) {
            Path path = Path.of(source.toUri());
            file = roots.stream()
                    .filter(path::startsWith)
                    .map(root -> slashes(root.relativize(path)))
                    .findFirst()
                    .orElse(path.toString());
        }
        return new Compiled.Message(
                diagnostic.getKind(),
                diagnostic.getMessage(Locale.ROOT),
                file,
                diagnostic.getLineNumber(),
                diagnostic.getColumnNumber());
    }

    private static Map<String, String> texts(Path directory) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        files(directory).forEach((name, content) -> texts.put(name, new String(content, StandardCharsets.UTF_8)));
        return texts;
    }

    /** The files below a directory, by their names with slashes. */
    static Map<String, byte[]> files(Path directory) throws IOException {
        Map<String, byte[]> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(slashes(directory.relativize(file)), Files.readAllBytes(file));
            }
        }
        return contents;
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException cannotDelete) {
            throw new UncheckedIOException(cannotDelete);
        }
    }
}
