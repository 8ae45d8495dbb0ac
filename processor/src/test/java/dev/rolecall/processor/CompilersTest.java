package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What compilers may be told, and where sources may lie. */
class CompilersTest {

    private static final Source ROLE = Source.withImports(
            "a.Progress",
            "@NotSent @MessageRole(\"progress\") public record Progress(int percent) implements AgentMessage {}");

    /** Its parameters have names in the source, and in a class file only with {@code -parameters}. */
    private static final Source CLASS_ROLE = Source.withImports("lib.Alarm", """
            @NotSent @MessageRole("alarm")
            public final class Alarm {
                private final String text;
                public Alarm(String text) { this.text = text; }
                public String text() { return text; }
            }
            """);

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource
    void withoutClassesTheSameSourcesAreGenerated(TestedCompiler compiler) throws IOException {
        Path classes = directory.resolve("classes");
        Compiled whole = Compilations.by(compiler).compile(ROLE);
        Compiled sources =
                Compilations.by(compiler).options("-proc:only").into(classes).compile(ROLE);

        assertThat(sources.succeeded()).isTrue();
        assertThat(sources.generated()).isNotEmpty().isEqualTo(whole.generated());
        try (Stream<Path> files = Files.walk(classes)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString()))
                    .containsExactly("index");
        }
    }

    /** What newer compilers need, where no processor is named. */
    @Test
    void processorsAreAskedForByProcFull() {
        assumeTrue(Runtime.version().feature() >= 21, "this JDK does not know -proc:full");
        Compiled compiled =
                Compilations.by(TestedCompiler.JAVAC).options("-proc:full").compile(ROLE);

        assertThat(compiled.messages()).isEmpty();
        assertThat(compiled.generated())
                .isEqualTo(Compilations.by(TestedCompiler.JAVAC).compile(ROLE).generated());
    }

    @ParameterizedTest
    @EnumSource
    void aRoleOfALibraryNeedsNoNamesOfParametersInItsClassFile(TestedCompiler compiler) {
        Path library = directory.resolve("library");
        assertThat(Compilations.by(compiler).into(library).compile(CLASS_ROLE).succeeded())
                .isTrue();

        Compiled compiled = Compilations.by(compiler)
                .withClassPath(library)
                .compile(Source.withImports("a.A", "@MessageUnion(include = lib.Alarm.class) interface A {}"));

        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.generated().get("a/AgentMessages.java")).contains("record Alarm(lib.Alarm value)");
    }

    /** A class file does not tell the order of all that is in it to every compiler. */
    @Test
    void typesOfALibraryAreReadAlike() {
        Path library = directory.resolve("library");
        List<Source> types = List.of(
                Source.withImports(
                        "lib.Level",
                        "public enum Level { WARNING, @JsonProperty(\"info\") INFO, ERROR, @JsonEnumDefaultValue DEBUG }"),
                Source.withImports("lib.Page", "public record Page<T>(T zeta, List<T> alpha, Optional<T> middle) {}"),
                Source.withImports(
                        "lib.Point",
                        "public record Point(@JsonProperty(\"Z\") int z, @Null.Nullable String a, Level m, Page<Level> b) {}"),
                Source.withImports(
                        "lib.Null",
                        "import java.lang.annotation.*; public interface Null { "
                                + "@Retention(RetentionPolicy.RUNTIME) @interface Nullable {} }"));
        assertThat(Compilations.by(TestedCompiler.JAVAC)
                        .into(library)
                        .compile(types)
                        .succeeded())
                .isTrue();

        Source role = Source.withImports(
                "a.Located",
                "import lib.*; @NotSent @MessageRole(\"located\") public record Located(Point point, Level level, "
                        + "Page<Point> points) implements AgentMessage {}");
        Compiled javac =
                Compilations.by(TestedCompiler.JAVAC).withClassPath(library).compile(role);
        Compiled eclipse =
                Compilations.by(TestedCompiler.ECLIPSE).withClassPath(library).compile(role);

        assertThat(javac.errors()).isEmpty();
        assertThat(eclipse.errors()).isEmpty();
        assertThat(eclipse.generated()).isEqualTo(javac.generated());
    }

    @ParameterizedTest
    @EnumSource
    void sourcesMayLieInADirectoryOfAnyName(TestedCompiler compiler) {
        Compiled compiled = Compilations.by(compiler)
                .in(Compilations.resolve(directory, "größe und 大きさ/src"))
                .into(Compilations.resolve(directory, "größe und 大きさ/classes"))
                .compile(
                        Source.withImports(
                                "größen.Größe",
                                "@NotSent @MessageRole(\"größe\") public record Größe(int höhe, String 名前) implements AgentMessage {}"));

        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.succeeded()).isTrue();
        assertThat(compiled.generated())
                .containsOnlyKeys("größen/AgentMessage.java", "größen/AgentMessages.java", "größen/GrößeRole.java");
    }

    /** Of a newer Java, the JDK that runs the tests has to know. */
    @ParameterizedTest
    @CsvSource({"JAVAC,17", "JAVAC,21", "JAVAC,25", "ECLIPSE,17", "ECLIPSE,21", "ECLIPSE,25"})
    void theSameIsGeneratedForEveryRelease(TestedCompiler compiler, int release) {
        assumeTrue(Runtime.version().feature() >= release, "this JDK is older");
        Compiled compiled = Compilations.by(compiler)
                .options("--release", String.valueOf(release))
                .compile(ROLE);

        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.succeeded()).isTrue();
        assertThat(compiled.generated())
                .isEqualTo(Compilations.by(TestedCompiler.JAVAC).compile(ROLE).generated());
    }
}
