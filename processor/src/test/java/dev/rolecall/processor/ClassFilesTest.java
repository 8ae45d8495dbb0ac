package dev.rolecall.processor;

import static dev.rolecall.processor.JdkTool.home;
import static dev.rolecall.processor.JdkTool.path;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.google.testing.compile.JavaFileObjects;
import dev.rolecall.MessageRole;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** What a role and the records in it mean is the same whether the compiler reads them in sources or in class files. */
class ClassFilesTest {

    private static final List<Source> LIBRARY = List.of(
            new Source("lib.Nullable", """
                    package lib;
                    import java.lang.annotation.*;
                    @Target(ElementType.TYPE_USE) public @interface Nullable {}
                    """),
            new Source("kept.Nullable", """
                    package kept;
                    import java.lang.annotation.*;
                    @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
                    """),
            new Source("declared.Nullable", """
                    package declared;
                    public @interface Nullable {}
                    """),
            Source.withImports("lib.Item", """
                    public record Item(
                            String sure,
                            @Nullable String component,
                            @kept.Nullable String kept,
                            @declared.Nullable String declared,
                            String answered,
                            @Nullable @JsonInclude(JsonInclude.Include.ALWAYS) Integer there,
                            @Nullable @DefaultValue("7") Long defaulted,
                            List<@Nullable String> list,
                            Set<java.lang.@kept.Nullable String> set,
                            List<? extends @Nullable String> wildcard,
                            Map<String, @Nullable Integer> map,
                            @Nullable List<List<@Nullable String>> lists,
                            Optional<List<@Nullable String>> optional,
                            String @Nullable [] array,
                            @Nullable String[] strings,
                            @Nullable Integer @Nullable [][] matrix,
                            int[] @Nullable [] numbers,
                            Page<@Nullable String> page,
                            Page<String @Nullable []> arrays,
                            Pair<@Nullable String, String> first,
                            Pair<String, @Nullable String> second,
                            Shell.@Nullable Part part,
                            Shell.@Nullable Core core,
                            List<Shell.@Nullable Core> cores,
                            @Nullable Item next) {
                        @Override public @Nullable String answered() { return answered; }
                    }
                    """),
            Source.withImports("lib.Page", """
                    public record Page<T>(List<T> items, @Nullable T first, Pair<T, @Nullable T> both) {}
                    """),
            Source.withImports("lib.Pair", "public record Pair<A, B>(A left, B right, List<@Nullable A> lefts) {}"),
            Source.withImports("lib.Shell", """
                    public class Shell {
                        public record Part(@Nullable String text) {}
                        public class Core { public int size; }
                    }
                    """),
            Source.withImports("lib.Made", """
                    public record Made(int number, String[] texts, List<String> list) {
                        @JsonCreator
                        public static Made of(int number, @Nullable String @Nullable [] texts, List<@Nullable String> list) {
                            return new Made(number, texts, list);
                        }
                    }
                    """),
            Source.withImports("lib.Base", """
                    public abstract class Base {
                        public @Nullable String note() { return null; }
                    }
                    """));

    private static final List<Source> ROLES =
            List.of(Source.withImports("app.Progress", """
                    @MessageRole("progress") @ToLlm("Build is {percent}% done: {step}")
                    public record Progress(
                            @DefaultValue("1") int percent,
                            @JsonProperty("what") @lib.Nullable String step,
                            @JsonAlias("parts") List<lib.@lib.Nullable Item> items,
                            lib.Made made,
                            lib.Page<@lib.Nullable Integer> page,
                            long timestamp) {}
                    """), Source.withImports("app.Alarm", """
                    @MessageRole("alarm") @NotSent
                    public final class Alarm extends lib.Base {
                        private final List<@lib.Nullable String> places;
                        public Alarm(String note, @lib.Nullable List<@lib.Nullable String> places) { this.places = places; }
                        public List<@lib.Nullable String> getPlaces() { return places; }
                    }
                    """));

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    @TempDir
    private static Path shared;

    @TempDir
    private Path directory;

    // What is compiled once: the library, and all at once, which the rest is compared with.
    private static Path classes;
    private static Path clean;
    private static Path module;
    private static Path cleanModule;

    @BeforeAll
    static void compileAllAtOnce() throws IOException {
        classes = shared.resolve("library");
        assertThat(compile(classes, List.of("-proc:none", "-g"), LIBRARY)).isEmpty();
        clean = shared.resolve("clean");
        assertThat(compile(clean, List.of(), and(LIBRARY, ROLES))).isEmpty();
        assertThat(companion(clean, "Progress")).contains("writeNullable");
        module = compileModule(shared.resolve("module"));
        cleanModule = shared.resolve("clean-module");
        assertThat(compile(cleanModule, modulePath(), and(and(LIBRARY, ROLES), WHOLE_MODULE)))
                .isEmpty();
    }

    // Running a compiler

    /** Compiles, and answers what the compiler says. */
    private static List<String> compile(Path output, List<String> options, List<Source> sources) throws IOException {
        return compile(output, options, List.of(), sources, new RoleProcessor(), NOTHING_SPECIAL);
    }

    private interface FileManagers {
        JavaFileManager of(StandardJavaFileManager standard);
    }

    private static final FileManagers NOTHING_SPECIAL = standard -> standard;

    private static List<String> compile(
            Path output,
            List<String> options,
            List<String> classNames,
            List<Source> sources,
            Processor processor,
            FileManagers fileManagers)
            throws IOException {
        Files.createDirectories(output);
        List<String> all = new ArrayList<>(
                List.of("-Xlint:all,-processing,-exports,-missing-explicit-ctor", "-d", output.toString()));
        all.addAll(options);
        if (!options.contains("--module-path") && !options.contains("--class-path")) {
            all.addAll(List.of("--class-path", System.getProperty("java.class.path")));
        }
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (JavaFileManager files = fileManagers.of(COMPILER.getStandardFileManager(said, Locale.ROOT, null))) {
            JavaCompiler.CompilationTask task = COMPILER.getTask(
                    null,
                    files,
                    said,
                    all,
                    classNames,
                    sources.stream()
                            .map(source -> JavaFileObjects.forSourceString(source.name(), source.text()))
                            .toList());
            if (!options.contains("-proc:none")) {
                task.setProcessors(List.of(processor));
            }
            task.call();
        }
        return said.getDiagnostics().stream()
                .map(diagnostic -> diagnostic.getKind() + " " + diagnostic.getMessage(Locale.ROOT))
                .toList();
    }

    private static List<String> classPath(Path... entries) {
        return List.of("--class-path", path(entries) + File.pathSeparator + System.getProperty("java.class.path"));
    }

    private static List<Source> and(List<Source> sources, Source... more) {
        return and(sources, List.of(more));
    }

    private static List<Source> and(List<Source> sources, List<Source> more) {
        return Stream.concat(sources.stream(), more.stream()).toList();
    }

    private static String companion(Path output, String name) throws IOException {
        return Files.readString(output.resolve("app/" + name + "Role.java"));
    }

    /** Compares the companions of two compilations. */
    private static void assertSame(Path output, Path expected) throws IOException {
        for (String role : List.of("Progress", "Alarm")) {
            assertThat(companion(output, role)).isEqualTo(companion(expected, role));
        }
    }

    private static Path jar(Path classes, Path jar) throws IOException {
        Files.createDirectories(jar.getParent());
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> entries = Files.walk(classes)) {
            for (Path entry : entries.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(entry).toString().replace('\\', '/')));
                Files.copy(entry, out);
            }
        }
        return jar;
    }

    // Nested records

    @Test
    void aRecordIsAnotherShapeWhereAnotherOfItsTypeArgumentsIsNullable() throws IOException {
        assertThat(companion(clean, "Progress"))
                .contains("readPairOfStringAndString(", "readPairOfStringAndString2(", "readPairOfStringAndString3(");
    }

    @Test
    void aRecordOfADirectoryOfClassesIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");

        assertThat(compile(output, classPath(classes), ROLES)).isEmpty();

        assertSame(output, clean);
    }

    @Test
    void aRecordOfAJarIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");

        assertThat(compile(output, classPath(jar(classes, directory.resolve("library.jar"))), ROLES))
                .isEmpty();

        assertSame(output, clean);
    }

    @Test
    void aRecordOfAnEarlierRunIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");
        assertThat(compile(output, List.of("-proc:none", "-g"), LIBRARY)).isEmpty();

        assertThat(compile(output, classPath(output), ROLES)).isEmpty();

        assertSame(output, clean);
    }

    @Test
    void aRecordThatIsCompiledIsNotReadFromItsOldClassFile() throws IOException {
        Path output = directory.resolve("output");
        Source role = Source.withImports(
                "app.Progress", "@NotSent @MessageRole(\"p\") public record Progress(lib.Part part, lib.Item item) {}");
        Source old = Source.withImports("lib.Part", "public record Part(@Nullable String text) {}");
        Source edited = Source.withImports("lib.Part", "public record Part(String text) {}");
        assertThat(compile(output, classPath(classes), List.of(role, old))).isEmpty();

        assertThat(compile(output, classPath(output, classes), List.of(role, edited)))
                .isEmpty();

        Path atOnce = directory.resolve("at-once");
        assertThat(compile(atOnce, List.of(), and(LIBRARY, role, edited))).isEmpty();
        assertThat(companion(output, "Progress")).isEqualTo(companion(atOnce, "Progress"));
    }

    /** Gradle and IntelliJ hand processors environments of their own, from which there is no way to javac's trees. */
    @Test
    void aBuildToolThatStandsBetweenChangesNothing() throws IOException {
        Path output = directory.resolve("output");
        Processor wrapped = new AbstractProcessor() {
            private final Processor processor = new RoleProcessor();

            @Override
            public synchronized void init(ProcessingEnvironment environment) {
                processor.init((ProcessingEnvironment) Proxy.newProxyInstance(
                        ProcessingEnvironment.class.getClassLoader(),
                        new Class<?>[] {ProcessingEnvironment.class},
                        (proxy, method, arguments) -> method.invoke(environment, arguments)));
            }

            @Override
            public java.util.Set<String> getSupportedAnnotationTypes() {
                return processor.getSupportedAnnotationTypes();
            }

            @Override
            public SourceVersion getSupportedSourceVersion() {
                return processor.getSupportedSourceVersion();
            }

            @Override
            public boolean process(java.util.Set<? extends TypeElement> annotations, RoundEnvironment round) {
                return processor.process(annotations, round);
            }
        };

        assertThat(compile(output, classPath(classes), List.of(), ROLES, wrapped, NOTHING_SPECIAL))
                .isEmpty();

        assertSame(output, clean);
    }

    // Named modules

    private static final Source LIBRARY_MODULE = new Source("module-info", """
            module lib {
                requires static com.fasterxml.jackson.annotation; requires static dev.rolecall.runtime;
                exports lib; exports kept; exports declared;
            }
            """);
    private static final Source APPLICATION_MODULE = new Source("module-info", """
            module app { requires dev.rolecall.runtime; requires transitive lib; exports app; }
            """);
    private static final Source WHOLE_MODULE = new Source("module-info", """
            module app { requires dev.rolecall.runtime; exports app; exports lib; exports kept; exports declared; }
            """);
    private static final Path[] MODULES = {home(MessageRole.class), home(JsonProperty.class), home(JsonFactory.class)};

    private static List<String> modulePath(Path... more) {
        return List.of(
                "--module-path",
                path(Stream.concat(Stream.of(MODULES), Stream.of(more)).toArray(Path[]::new)));
    }

    private static Path compileModule(Path output) throws IOException {
        List<String> options = new ArrayList<>(modulePath());
        options.addAll(List.of("-proc:none", "-g"));
        assertThat(compile(output, options, and(LIBRARY, LIBRARY_MODULE))).isEmpty();
        return output;
    }

    @Test
    void aRecordOfAModuleIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");

        assertThat(compile(output, modulePath(module), and(ROLES, APPLICATION_MODULE)))
                .isEmpty();

        assertSame(output, cleanModule);
    }

    @Test
    void aRecordOfAModuleInAFolderOfJarsIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");
        Path jar = jar(module, directory.resolve("modules/lib.jar"));

        assertThat(compile(output, modulePath(jar.getParent()), and(ROLES, APPLICATION_MODULE)))
                .isEmpty();

        assertSame(output, cleanModule);
    }

    @Test
    void aRecordOfAModuleThatIsPatchedIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");
        Path patched = compileModule(directory.resolve("patched"));
        Path patch = directory.resolve("patch");
        for (String moved : List.of("lib/Item.class", "lib/Shell$Part.class")) {
            Files.createDirectories(patch.resolve(moved).getParent());
            Files.move(patched.resolve(moved), patch.resolve(moved));
        }
        List<String> options = new ArrayList<>(modulePath(patched));
        options.addAll(List.of("--patch-module", "lib=" + patch));

        assertThat(compile(output, options, and(ROLES, APPLICATION_MODULE))).isEmpty();

        assertSame(output, cleanModule);
    }

    @Test
    void aRecordOfAnEarlierRunInTheSameModuleIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");
        List<String> withNames = new ArrayList<>(modulePath());
        withNames.addAll(List.of("-g", "-proc:none"));
        Source library = new Source("module-info", WHOLE_MODULE.text().replace("exports app;", ""));
        assertThat(compile(output, withNames, and(LIBRARY, library))).isEmpty();

        assertThat(compile(output, modulePath(), and(ROLES, WHOLE_MODULE))).isEmpty();

        assertSame(output, cleanModule);
    }

    @Test
    void aRecordOfAModuleThatAClassPathUsesIsReadAsItsSource() throws IOException {
        Path output = directory.resolve("output");
        List<String> options = new ArrayList<>(classPath());
        options.addAll(List.of("--module-path", module.toString(), "--add-modules", "lib"));
        options.addAll(List.of("--add-reads", "lib=ALL-UNNAMED"));

        assertThat(compile(output, options, ROLES)).isEmpty();

        assertSame(output, clean);
    }

    // Roles

    /** Build tools hand the classes of roles to the processor that are not compiled again. */
    @Test
    void aRoleOfAClassFileIsReadAsItsSource() throws IOException {
        Path roles = directory.resolve("roles");
        List<String> withNames = new ArrayList<>(classPath(classes));
        withNames.addAll(List.of("-g", "-proc:none"));
        assertThat(compile(roles, withNames, ROLES)).isEmpty();
        Path output = directory.resolve("output");

        assertThat(compile(
                        output,
                        classPath(roles, classes),
                        List.of("app.Progress", "app.Alarm"),
                        List.of(),
                        new RoleProcessor(),
                        NOTHING_SPECIAL))
                .isEmpty();

        assertSame(output, clean);
    }

    // What class files do not tell

    @Test
    void aRoleWhoseClassFileHasNoNamesIsRefused() throws IOException {
        Path roles = directory.resolve("roles");
        List<String> withoutNames = new ArrayList<>(classPath(classes));
        withoutNames.addAll(List.of("-g:none", "-proc:none"));
        assertThat(compile(roles, withoutNames, ROLES)).isEmpty();

        assertThat(compile(
                        directory.resolve("output"),
                        classPath(roles, classes),
                        List.of("app.Alarm"),
                        List.of(),
                        new RoleProcessor(),
                        NOTHING_SPECIAL))
                .containsExactly(
                        "ERROR [stale-companion] app.AlarmRole must be made anew, and the class file of app.Alarm does "
                                + "not tell enough for that. Compile app.Alarm too. (Of its class file: [no-creator] Alarm cannot be "
                                + "made from JSON: its class file does not have the names of what the constructor takes. Compile it "
                                + "with javac's option -parameters or -g.)");
    }

    @Test
    void aRecordWhoseClassFileHasNoNamesIsRefused() throws IOException {
        Path nameless = directory.resolve("nameless");
        assertThat(compile(nameless, List.of("-g:none", "-proc:none"), LIBRARY)).isEmpty();
        Source role = Source.withImports(
                "app.Progress", "@NotSent @MessageRole(\"p\") public record Progress(lib.Made made) {}");

        assertThat(compile(directory.resolve("output"), classPath(nameless), List.of(role)))
                .containsExactly("ERROR [no-creator] Made cannot be made from JSON: its class file does not have the "
                        + "names of what the method of() takes. Compile it with javac's option -parameters or -g. (This "
                        + "is about lib.Made.of.)");
    }

    /** A tool that keeps class files to itself. */
    private static final FileManagers RETICENT = standard -> new ForwardingJavaFileManager<>(standard) {
        @Override
        public FileObject getFileForInput(Location location, String packageName, String relativeName) {
            return null;
        }
    };

    private List<String> compileReticently(Path library, String role) throws IOException {
        return compile(
                directory.resolve("output"),
                classPath(library),
                List.of(),
                List.of(Source.withImports("app.Progress", role)),
                new RoleProcessor(),
                RETICENT);
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_21, disabledReason = "newer compilers show what is in class files")
    void aClassFileThatIsMissingIsWarnedOf() throws IOException {
        assertThat(
                        compileReticently(
                                classes,
                                "@NotSent @MessageRole(\"p\") public record Progress(lib.Pair<String, Long> pair, lib.Pair<Long, Long> other) {}"))
                .containsExactly(
                        "WARNING [hidden-nullness] javac " + Runtime.version().feature()
                                + " does not show what is @Nullable in the class file of lib.Pair, and the file was not found: "
                                + "nothing in it is taken as @Nullable. Compile Pair from its source together with the role, or "
                                + "use javac 22 or newer. (This is about lib.Pair.)");
    }

    @Test
    void aClassFileInWhichNothingCanBeNullableIsNotMissed() throws IOException {
        Source plain = Source.withImports("lib.Point", "public record Point(int x, int y) {}");
        Path library = directory.resolve("points");
        assertThat(compile(library, List.of("-proc:none"), List.of(plain))).isEmpty();

        assertThat(compileReticently(
                        library, "@NotSent @MessageRole(\"p\") public record Progress(lib.Point point) {}"))
                .isEmpty();
    }

    @Test
    void aClassOfTheJdkIsNotMissed() throws IOException {
        assertThat(compileReticently(
                        classes,
                        "@NotSent @MessageRole(\"p\") public final class Progress extends Exception { "
                                + "private static final long serialVersionUID = 1L; "
                                + "public Progress(String message) { super(message); } }"))
                .isEmpty();
    }
}
