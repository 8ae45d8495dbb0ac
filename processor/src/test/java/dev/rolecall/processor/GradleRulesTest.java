package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.AdditionalProperties;
import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import dev.rolecall.MessageUnion;
import dev.rolecall.NotSent;
import dev.rolecall.ToLlm;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What Gradle asks of processors that do not need everything to be compiled again, and what it does with them then: it deletes what
 * was made from a changed class and from all classes together, and compiles the changed sources with the names of the other annotated
 * classes.
 */
class GradleRulesTest {

    private static final Source CHAT = new Source("chat.package-info", "@dev.rolecall.MessageUnion package chat;");
    private static final Source PROGRESS =
            Source.role("chat.Progress", "progress", "int percent", " implements AgentMessage");
    private static final Source NOTE = Source.role("chat.Note", "note", "String text", " implements AgentMessage");
    private static final Source ARTIFACT = Source.role("build.Artifact", "artifact", "Item item", "");
    private static final Source ITEM = Source.withImports("build.Item", "public record Item(String name) {}");
    private static final List<Source> APPLICATION = List.of(CHAT, PROGRESS, NOTE, ARTIFACT, ITEM);
    private static final List<String> DECLARATIONS = declarations();
    private static final Set<String> ROLES = Set.of("chat.Progress", "chat.Note", "build.Artifact");

    @TempDir
    private Path directory;

    private final Map<String, Set<String>> origins = new TreeMap<>();

    // Gradle's part

    private static List<String> declarations() {
        try (InputStream file =
                RoleProcessor.class.getResourceAsStream("/META-INF/gradle/incremental.annotation.processors")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException cannotRead) {
            throw new UncheckedIOException(cannotRead);
        }
    }

    /** A processor as Gradle runs it: it hears which elements a file is made from, and hides the compiler's own environment. */
    private final class Wrapped extends AbstractProcessor {

        private final Processor processor;
        private final boolean isAggregating;

        private Wrapped(Processor processor) {
            this.processor = processor;
            isAggregating = DECLARATIONS.contains(processor.getClass().getName() + ",aggregating");
            assertThat(isAggregating
                            || DECLARATIONS.contains(processor.getClass().getName() + ",isolating"))
                    .isTrue();
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            processor.init(wrap(
                    ProcessingEnvironment.class,
                    environment,
                    (name, arguments, result) ->
                            result instanceof Filer filer ? wrap(Filer.class, filer, this::hear) : result));
        }

        private Object hear(String name, Object[] arguments, Object result) {
            if (name.equals("createSourceFile")) {
                Set<String> from = new TreeSet<>();
                for (Element element : (Element[]) arguments[1]) {
                    from.add(element.getKind() == ElementKind.PACKAGE ? element + ".package-info" : element.toString());
                }
                if (!isAggregating) {
                    assertThat(from).hasSize(1);
                }
                origins.put(arguments[0].toString(), from);
            }
            return result;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return processor.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return processor.getSupportedSourceVersion();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (isAggregating) {
                // Gradle reads from class files which classes it has to show the processor again, or compiles
                // everything.
                assertThat(annotations).noneMatch(GradleRulesTest::isInSourcesOnly);
            }
            return processor.process(annotations, round);
        }
    }

    private static boolean isInSourcesOnly(TypeElement annotation) {
        Retention retention = annotation.getAnnotation(Retention.class);
        return retention != null && retention.value() == RetentionPolicy.SOURCE;
    }

    private interface Heard {
        Object answer(String method, Object[] arguments, Object result);
    }

    private static <T> T wrap(Class<T> type, T wrapped, Heard heard) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    try {
                        return heard.answer(method.getName(), arguments, method.invoke(wrapped, arguments));
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                }));
    }

    /** Compiles sources, with the names of classes that processors see too. */
    private void compile(Path output, List<Source> sources, Set<String> classes) throws IOException {
        Path root = Files.createTempDirectory(directory, "sources");
        List<Path> files = new ArrayList<>();
        for (Source source : sources) {
            Path file = root.resolve(source.path());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source.text()));
        }
        List<Path> classPath = new ArrayList<>(List.of(Files.createDirectories(output)));
        classPath.addAll(Compilations.by(TestedCompiler.JAVAC).classPath());
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                javac.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
            manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
            manager.setLocationFromPaths(
                    StandardLocation.SOURCE_OUTPUT, List.of(Files.createDirectories(generated(output))));
            JavaCompiler.CompilationTask task = javac.getTask(
                    new StringWriter(),
                    manager,
                    said,
                    List.of("-implicit:none"),
                    classes,
                    manager.getJavaFileObjects(files.toArray(Path[]::new)));
            task.setProcessors(Stream.of(
                            new OversightProcessor(),
                            new RoleProcessor(),
                            new UnionProcessor(),
                            new GeneratedAnnotationsProcessor())
                    .map(Wrapped::new)
                    .toList());
            boolean succeeded = task.call();
            assertThat(said.getDiagnostics()).isEmpty();
            assertThat(succeeded).isTrue();
        }
    }

    private Path output() {
        return directory.resolve("classes");
    }

    private static Path generated(Path output) {
        return output.resolveSibling(output.getFileName() + "-generated");
    }

    /** Removes the files of classes, and what was generated from one of them, or from all together. */
    private void deleteWhatCameOf(Set<String> changed) throws IOException {
        Set<String> deleted = new TreeSet<>(changed);
        origins.forEach((file, from) -> {
            boolean isOfAll = from.size() > 1;
            if (isOfAll || from.stream().anyMatch(changed::contains)) {
                deleted.add(file);
            }
        });
        for (Path root : List.of(output(), generated(output()))) {
            for (String file : Compilations.files(root).keySet()) {
                if (deleted.contains(file.replace('/', '.').replaceAll("([$].*)?[.](class|java)$", ""))) {
                    Files.delete(root.resolve(file));
                }
            }
        }
    }

    /**
     * Changes a program as Gradle sees it, compiles what it would, and compares with a clean build. javac takes no package by name,
     * and Gradle compiles its source again. Whether Gradle keeps the index or deletes it too, as it came of all classes, makes no
     * difference.
     */
    private void incrementalEqualsClean(List<Source> changed, Set<String> removed, List<Source> program)
            throws IOException {
        Path clean = directory.resolve("clean");
        compile(clean, program, Set.of());
        for (boolean keepsIndex : List.of(true, false)) {
            compile(output(), APPLICATION, Set.of());
            Set<String> touched = changed.stream().map(Source::name).collect(Collectors.toCollection(TreeSet::new));
            touched.addAll(removed);
            touched.add(CHAT.name());
            deleteWhatCameOf(touched);
            if (!keepsIndex) {
                Files.delete(output().resolve("META-INF/rolecall/index"));
            }
            Set<String> others = new TreeSet<>(ROLES);
            others.removeAll(touched);

            compile(output(), Stream.concat(Stream.of(CHAT), changed.stream()).toList(), others);

            assertSame(output(), clean);
            deleteAll(output());
            deleteAll(generated(output()));
        }
    }

    private static void assertSame(Path output, Path clean) throws IOException {
        Map<String, byte[]> made = Compilations.files(output);
        Map<String, byte[]> expected = Compilations.files(clean);
        assertThat(made.keySet()).isEqualTo(expected.keySet());
        expected.forEach((name, content) -> assertThat(Arrays.equals(made.get(name), content))
                .as(name + " is the same")
                .isTrue());
    }

    private static void deleteAll(Path output) throws IOException {
        for (String file : Compilations.files(output).keySet()) {
            Files.delete(output.resolve(file));
        }
    }

    private static List<Source> with(Source changed) {
        return Stream.concat(
                        APPLICATION.stream().filter(source -> !source.name().equals(changed.name())),
                        Stream.of(changed))
                .toList();
    }

    // Rules

    /** Gradle reads from class files which classes an aggregating processor has to see again. */
    @ParameterizedTest
    @ValueSource(
            classes = {
                MessageRole.class,
                MessageUnion.class,
                ToLlm.class,
                NotSent.class,
                DefaultValue.class,
                AdditionalProperties.class
            })
    void annotationsAreInClassFiles(Class<?> annotation) {
        Retention retention = annotation.getAnnotation(Retention.class);

        assertThat(retention == null ? RetentionPolicy.CLASS : retention.value())
                .isNotEqualTo(RetentionPolicy.SOURCE);
    }

    @Test
    void aCompanionIsMadeFromItsClassAloneAndAUnionFromAll() throws IOException {
        compile(output(), APPLICATION, Set.of());

        assertThat(origins)
                .containsOnlyKeys(
                        "chat.AgentMessage",
                        "chat.AgentMessages",
                        "chat.ProgressRole",
                        "chat.NoteRole",
                        "build.ArtifactRole");
        assertThat(origins.get("chat.ProgressRole")).containsExactly("chat.Progress");
        assertThat(origins.get("chat.NoteRole")).containsExactly("chat.Note");
        assertThat(origins.get("build.ArtifactRole")).containsExactly("build.Artifact");
        assertThat(origins.get("chat.AgentMessage"))
                .containsExactly("build.Artifact", "chat.Note", "chat.Progress", "chat.package-info");
        assertThat(origins.get("chat.AgentMessages")).isEqualTo(origins.get("chat.AgentMessage"));
    }

    // Runs

    @Test
    void aRoleChanges() throws IOException {
        Source changed =
                Source.role("chat.Progress", "advance", "int percent, String step", " implements AgentMessage");

        incrementalEqualsClean(List.of(changed), Set.of(), with(changed));
    }

    @Test
    void aCarriedRoleChanges() throws IOException {
        Source changed = Source.role("build.Artifact", "artifact", "Item item, int size", "");

        incrementalEqualsClean(List.of(changed), Set.of(), with(changed));
    }

    /** Gradle compiles what uses a changed class too. */
    @Test
    void aRecordInARoleChanges() throws IOException {
        Source changed = Source.withImports("build.Item", "public record Item(String name, int size) {}");

        incrementalEqualsClean(List.of(changed, ARTIFACT), Set.of(), with(changed));
    }

    @Test
    void aRoleIsNew() throws IOException {
        Source added = Source.role("build.Added", "added", "int size", "");

        incrementalEqualsClean(List.of(added), Set.of(), with(added));
    }

    @Test
    void aRoleIsDeleted() throws IOException {
        incrementalEqualsClean(List.of(), Set.of("build.Artifact"), List.of(CHAT, PROGRESS, NOTE, ITEM));
    }

    @Test
    void aRoleMovesToAnotherPackage() throws IOException {
        Source moved = Source.role("ship.Artifact", "artifact", "build.Item item", "");

        incrementalEqualsClean(List.of(moved), Set.of("build.Artifact"), List.of(CHAT, PROGRESS, NOTE, ITEM, moved));
    }
}
