package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.processor.check.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Maven builds an application, and once more after a change, without a clean: the class output is what a clean build makes, or an
 * error says what to do. Run by the profile build-tools, with the jars of this build.
 */
@Tag("build-tools")
class MavenTwiceTest {

    /** What Maven's compiler plugin compiles where something has changed. */
    private enum Recompiled {
        /** The default; it deletes what it made before. */
        EVERYTHING,
        /** It deletes nothing, not even the class files of deleted sources. */
        CHANGED_SOURCES
    }

    private static final Source CHAT = new Source("chat.package-info", "@dev.rolecall.MessageUnion package chat;");
    private static final Source PROGRESS =
            Source.role("chat.Progress", "progress", "int percent", " implements AgentMessage");
    private static final Source NOTE = Source.role("chat.Note", "note", "String text", " implements AgentMessage");
    private static final Source ARTIFACT = Source.role("build.Artifact", "artifact", "Item item", "");
    private static final Source ITEM = Source.withImports("build.Item", "public record Item(String name) {}");
    private static final Source OTHER = Source.withImports("other.Other", "public class Other {}");
    private static final List<Source> APPLICATION = List.of(CHAT, PROGRESS, NOTE, ARTIFACT, ITEM, OTHER);

    private static final List<Source> RENAMED_UNION = List.of(
            new Source("chat.package-info", "@dev.rolecall.MessageUnion(name = \"ChatMessage\") package chat;"),
            Source.role("chat.Progress", "progress", "int percent", " implements ChatMessage"),
            Source.role("chat.Note", "note", "String text", " implements ChatMessage"),
            ARTIFACT,
            ITEM,
            OTHER);

    private static final Source FAKE = Source.role("chat.Fake", "fake", "int size", "");
    private static final Source FAKE_TEST = Source.withImports(
            "chat.FakeTest",
            "@MessageUnion(name = \"TestMessage\", include = AgentMessage.class) class FakeTest {"
                    + " TestMessage fake = TestMessage.of(new Fake(1)); TestMessage note = TestMessage.of(new Note(\"\")); }");
    private static final List<Source> TESTS = List.of(FAKE, FAKE_TEST);

    @TempDir
    private Path directory;

    /** The application with other sources in the place of some, or beside them. */
    private static List<Source> without(List<Source> removed, Source... added) {
        return Stream.concat(APPLICATION.stream().filter(source -> !removed.contains(source)), Stream.of(added))
                .toList();
    }

    // Maven

    private MavenProject application;

    @BeforeEach
    void layApplication() throws IOException {
        application = new MavenProject(directory.resolve("application"), "java");
    }

    /** Makes the sources of a project these: a file that has its text already is not touched. */
    private static void lay(MavenProject project, List<Source> main, List<Source> tests) throws IOException {
        lay(project.resolve("src/main/java"), main);
        lay(project.resolve("src/test/java"), tests);
    }

    private static void lay(Path root, List<Source> sources) throws IOException {
        Files.createDirectories(root);
        List<String> paths = sources.stream().map(Source::path).toList();
        for (String path : Compilations.files(root).keySet()) {
            if (!paths.contains(path)) {
                Files.delete(root.resolve(path));
            }
        }
        for (Source source : sources) {
            Path file = root.resolve(source.path());
            if (!Files.exists(file) || !Files.readString(file).equals(source.text())) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, source.text());
            }
        }
    }

    private static JdkTool.Run maven(MavenProject project, Recompiled recompiled)
            throws IOException, InterruptedException {
        return recompiled == Recompiled.CHANGED_SOURCES
                ? project.compile("-Dmaven.compiler.useIncrementalCompilation=false")
                : project.compile();
    }

    /** Builds sources over what was built before, and tells what Maven said. */
    private String build(MavenProject project, Recompiled recompiled, List<Source> main, List<Source> tests)
            throws IOException, InterruptedException {
        lay(project, main, tests);
        JdkTool.Run run = maven(project, recompiled);
        assertThat(run.exitCode()).as(run.output()).isZero();
        return run.output();
    }

    /** Builds the application, and once more when it is another, and compares that with a clean build of the other. */
    private String secondBuildEqualsClean(Recompiled recompiled, List<Source> main)
            throws IOException, InterruptedException {
        build(application, recompiled, APPLICATION, List.of());
        return secondBuildEqualsClean(recompiled, main, List.of());
    }

    private String secondBuildEqualsClean(Recompiled recompiled, List<Source> main, List<Source> tests)
            throws IOException, InterruptedException {
        String second = build(application, recompiled, main, tests);
        if (recompiled == Recompiled.CHANGED_SOURCES) {
            assertThat(second).doesNotContain("Recompiling the module");
        }
        MavenProject clean = new MavenProject(directory.resolve("clean"), "java");
        build(clean, recompiled, main, tests);
        assertSameFiles(application.resolve("target/classes"), clean.resolve("target/classes"));
        if (!tests.isEmpty()) {
            assertSameFiles(application.resolve("target/test-classes"), clean.resolve("target/test-classes"));
        }
        return second;
    }

    private static void assertSameFiles(Path made, Path expected) throws IOException {
        Map<String, byte[]> files = Compilations.files(made);
        Map<String, byte[]> expectedFiles = Compilations.files(expected);
        assertThat(files.keySet()).contains("META-INF/rolecall/index").isEqualTo(expectedFiles.keySet());
        files.forEach((name, content) -> assertThat(Arrays.equals(content, expectedFiles.get(name)))
                .as(name + " is the same")
                .isTrue());
    }

    // What changes

    @ParameterizedTest
    @EnumSource
    void nothing(Recompiled recompiled) throws Exception {
        assertThat(secondBuildEqualsClean(recompiled, APPLICATION)).contains("Nothing to compile");
    }

    @ParameterizedTest
    @EnumSource
    void anUnrelatedClass(Recompiled recompiled) throws Exception {
        Source changed = Source.withImports("other.Other", "public class Other { int size; }");

        secondBuildEqualsClean(recompiled, without(List.of(OTHER), changed));
    }

    @ParameterizedTest
    @EnumSource
    void aComponentOfARole(Recompiled recompiled) throws Exception {
        Source changed =
                Source.role("chat.Progress", "progress", "int percent, String step", " implements AgentMessage");

        secondBuildEqualsClean(recompiled, without(List.of(PROGRESS), changed));
    }

    @ParameterizedTest
    @EnumSource
    void aComponentOfACarriedRole(Recompiled recompiled) throws Exception {
        Source changed = Source.role("build.Artifact", "artifact", "Item item, int size", "");

        secondBuildEqualsClean(recompiled, without(List.of(ARTIFACT), changed));
    }

    @ParameterizedTest
    @EnumSource
    void theNameOfARole(Recompiled recompiled) throws Exception {
        Source renamed = Source.role("chat.Progress", "advance", "int percent", " implements AgentMessage");

        secondBuildEqualsClean(recompiled, without(List.of(PROGRESS), renamed));
    }

    @ParameterizedTest
    @EnumSource
    void aRecordInARole(Recompiled recompiled) throws Exception {
        Source changed = Source.withImports("build.Item", "public record Item(String name, int size) {}");

        secondBuildEqualsClean(recompiled, without(List.of(ITEM), changed));
    }

    @Test
    void aRoleIsDeleted() throws Exception {
        secondBuildEqualsClean(Recompiled.EVERYTHING, without(List.of(NOTE)));
    }

    @Test
    void theClassOfARoleIsRenamed() throws Exception {
        Source renamed = Source.role("chat.Memo", "note", "String text", " implements AgentMessage");

        secondBuildEqualsClean(Recompiled.EVERYTHING, without(List.of(NOTE), renamed));
    }

    @Test
    void aRoleMovesToAnotherPackage() throws Exception {
        Source moved = Source.role("ship.Artifact", "artifact", "build.Item item", "");

        secondBuildEqualsClean(Recompiled.EVERYTHING, without(List.of(ARTIFACT), moved));
    }

    @Test
    void theNameOfTheUnion() throws Exception {
        secondBuildEqualsClean(Recompiled.EVERYTHING, RENAMED_UNION);
    }

    /** The union of the old name is then to be deleted by hand. */
    @Test
    void theNameOfTheUnionWhereNothingIsDeleted() throws Exception {
        build(application, Recompiled.CHANGED_SOURCES, APPLICATION, List.of());
        lay(application, RENAMED_UNION, List.of());

        JdkTool.Run second = maven(application, Recompiled.CHANGED_SOURCES);

        assertThat(second.exitCode()).isNotZero();
        assertThat(second.output()).contains("[" + Problem.STALE_UNION.id() + "] ", "the union chat.AgentMessage");
        Files.delete(application.resolve("target/classes/chat/AgentMessage.class"));
        build(application, Recompiled.CHANGED_SOURCES, RENAMED_UNION, List.of());
    }

    // Tests with a role and a union of their own

    private void assertUnionIsOfMain() {
        assertThat(application.resolve("target/classes/chat/AgentMessage.class"))
                .exists();
        assertThat(application.resolve("target/test-classes/chat/AgentMessage.class"))
                .doesNotExist();
    }

    @ParameterizedTest
    @EnumSource
    void aRoleOfTheTests(Recompiled recompiled) throws Exception {
        build(application, recompiled, APPLICATION, TESTS);
        Source changed = Source.role("chat.Fake", "pretence", "int size", "");

        secondBuildEqualsClean(recompiled, APPLICATION, List.of(changed, FAKE_TEST));

        assertUnionIsOfMain();
    }

    @Test
    void aRoleOfMainThatTheTestsTakeIn() throws Exception {
        build(application, Recompiled.EVERYTHING, APPLICATION, TESTS);

        secondBuildEqualsClean(Recompiled.EVERYTHING, without(List.of(PROGRESS)), TESTS);

        assertUnionIsOfMain();
    }

    @Test
    void aRoleOfTheTestsThatWouldJoinTheUnionOfMain() throws Exception {
        build(application, Recompiled.EVERYTHING, APPLICATION, TESTS);
        Source joining = Source.role("chat.Fake", "fake", "int size", " implements AgentMessage");
        lay(application, APPLICATION, List.of(joining, FAKE_TEST));

        JdkTool.Run second = maven(application, Recompiled.EVERYTHING);

        assertThat(second.exitCode()).isNotZero();
        assertThat(second.output())
                .contains("[" + Problem.FOREIGN_UNION.id() + "] ")
                .contains("@MessageUnion(name = ..., include = AgentMessage.class)");
        assertUnionIsOfMain();
    }
}
