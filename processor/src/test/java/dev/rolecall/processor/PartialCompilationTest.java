package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.processor.check.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A part of a program is compiled over the classes of an earlier run, as IDEs and build tools do: what comes of it is what a clean
 * build makes, or an error says what to do.
 */
class PartialCompilationTest {

    private static final Source CHAT = new Source("chat.package-info", "@dev.rolecall.MessageUnion package chat;");
    private static final Source PROGRESS =
            Source.role("chat.Progress", "progress", "int percent", " implements AgentMessage");
    private static final Source NOTE = Source.role("chat.Note", "note", "String text", " implements AgentMessage");
    private static final Source ARTIFACT = Source.role("build.Artifact", "artifact", "Item item, Level level", "");
    private static final Source ITEM = Source.withImports("build.Item", "public record Item(String name) {}");
    private static final Source LEVEL = Source.withImports("build.Level", "public enum Level { LOW, HIGH }");
    private static final Source OTHER = Source.withImports("other.Other", "public class Other {}");
    private static final List<Source> APPLICATION = List.of(CHAT, PROGRESS, NOTE, ARTIFACT, ITEM, LEVEL, OTHER);

    @TempDir
    private Path directory;

    private Path output() {
        return directory.resolve("classes");
    }

    private Compiled compile(Source... sources) {
        return Compilations.by(TestedCompiler.JAVAC)
                .withClassPath(output())
                .into(output())
                .compile(sources);
    }

    private void build(List<Source> sources) {
        Compiled compiled = compile(sources.toArray(Source[]::new));
        assertThat(compiled.succeeded()).as(compiled.toString()).isTrue();
    }

    private void delete(String... files) {
        for (String file : files) {
            try {
                Files.delete(output().resolve(file));
            } catch (IOException cannotDelete) {
                throw new UncheckedIOException(cannotDelete);
            }
        }
    }

    /** Compiles some sources, and compares what is there then with what a clean build of the program makes. */
    private Compiled compilesTo(List<Source> program, Source... compiled) throws IOException {
        Set<String> before = Compilations.files(output()).keySet();
        Compiled part = compile(compiled);
        assertThat(part.messages()).isEmpty();
        assertThat(part.succeeded()).isTrue();

        Path clean = Files.createTempDirectory(directory, "clean");
        Compiled whole = Compilations.by(TestedCompiler.JAVAC).into(clean).compile(program);
        assertThat(whole.messages()).isEmpty();
        Map<String, byte[]> made = Compilations.files(output());
        Compilations.files(clean).forEach((name, content) -> {
            assertThat(made).containsKey(name);
            assertThat(Arrays.equals(made.get(name), content))
                    .as(name + " is the same")
                    .isTrue();
        });
        made.keySet().removeAll(before); // a compiler does not delete
        assertThat(Compilations.files(clean).keySet()).containsAll(made.keySet());
        return part;
    }

    private static List<Source> without(Source... removed) {
        List<Source> rest = new ArrayList<>(APPLICATION);
        rest.removeAll(List.of(removed));
        return rest;
    }

    private static List<Source> with(Source changed) {
        List<Source> rest = new ArrayList<>(APPLICATION);
        rest.removeIf(source -> source.name().equals(changed.name()));
        rest.add(changed);
        return rest;
    }

    @Test
    void anUnrelatedClassChangesNothing() throws IOException {
        build(APPLICATION);

        assertThat(compilesTo(APPLICATION, OTHER).generated()).isEmpty();
    }

    @Test
    void aChangedRoleDoesNotPushTheOthersOut() throws IOException {
        build(APPLICATION);
        Source changed =
                Source.role("chat.Progress", "progress", "int percent, String step", " implements AgentMessage");

        compilesTo(with(changed), changed);
    }

    @Test
    void aCarriedRoleThatChangesStaysCarried() throws IOException {
        build(APPLICATION);
        Source changed = Source.role("build.Artifact", "artifact", "Item item", "");

        compilesTo(with(changed), changed);
    }

    @Test
    void aNewRoleJoinsTheUnion() throws IOException {
        build(without(NOTE));

        compilesTo(APPLICATION, NOTE);
    }

    @Test
    void aRoleOfAnotherNameTakesItsNewPlace() throws IOException {
        build(APPLICATION);
        Source renamed = Source.role("chat.Progress", "advance", "int percent", " implements AgentMessage");

        compilesTo(with(renamed), renamed);
    }

    @Test
    void aDeletedRoleIsGoneWhateverIsCompiled() throws IOException {
        for (Source compiled : List.of(OTHER, PROGRESS, CHAT)) {
            build(APPLICATION);
            delete("chat/Note.class");

            compilesTo(without(NOTE), compiled);
        }
    }

    @Test
    void aRoleMovesToAnotherPackage() throws IOException {
        build(APPLICATION);
        delete("build/Artifact.class");
        Source moved = Source.role("ship.Artifact", "artifact", "build.Item item, build.Level level", "");
        List<Source> program = without(ARTIFACT);
        program.add(moved);

        compilesTo(program, moved);
    }

    @Test
    void aRoleThatNoLongerImplementsTheUnionIsCarried() throws IOException {
        build(APPLICATION);
        Source changed = Source.role("chat.Note", "note", "String text", "");

        compilesTo(with(changed), changed);
    }

    @Test
    void aClassThatLosesItsRoleLeavesTheUnion() throws IOException {
        build(APPLICATION);
        Source changed = Source.withImports("chat.Note", "public record Note(String text) {}");

        compilesTo(with(changed), changed);
    }

    @Test
    void aRecordOrEnumInARoleChangesTheCompanion() throws IOException {
        build(APPLICATION);
        Source item = Source.withImports("build.Item", "public record Item(String name, int size) {}");
        compilesTo(with(item), item);

        build(APPLICATION);
        Source level = Source.withImports("build.Level", "public enum Level { LOW, MIDDLE, HIGH }");
        compilesTo(with(level), level);
    }

    /** An annotation of ours calls one processor, and not the one that makes companions. */
    @Test
    void aRecordInARoleThatHasADefaultChangesTheCompanion() throws IOException {
        build(APPLICATION);
        Source item =
                Source.withImports("build.Item", "public record Item(String name, @DefaultValue(\"1\") int size) {}");
        compilesTo(with(item), item);

        build(APPLICATION);
        compilesTo(with(item), item, CHAT);
    }

    @Test
    void theDeclarationOfTheUnionChanges() throws IOException {
        build(APPLICATION);
        Source changed = new Source(
                "chat.package-info",
                "@dev.rolecall.MessageUnion(include = dev.rolecall.coding.BashExecution.class) package chat;");

        compilesTo(with(changed), changed);
    }

    @Test
    void whatIsMissingOfTheUnionIsMadeAgain() throws IOException {
        build(APPLICATION);
        delete("chat/AgentMessages.class");
        compilesTo(APPLICATION, OTHER);

        delete("chat/AgentMessage.class", "chat/AgentMessages.class");
        compilesTo(APPLICATION, PROGRESS);

        delete("chat/NoteRole.class");
        compilesTo(APPLICATION, OTHER);
    }

    /** javac 17 fails where it has read a record, as it may when it lists a package, that is then generated anew. */
    @Test
    void recordsOfTheHolderAreNotReadBeforeTheyAreMadeAgain() throws IOException {
        // Which class of a holder the compiler comes upon first is up to the file system: of several, some are records.
        List<Source> program = Stream.of("One", "Two", "Three", "Four", "Five", "Six")
                .map(name -> new Source(
                        name.toLowerCase(Locale.ROOT) + ".package-info",
                        "@dev.rolecall.MessageUnion(name = \"" + name
                                + "\", include = dev.rolecall.coding.BashExecution.class) package "
                                + name.toLowerCase(Locale.ROOT) + ";"))
                .toList();
        build(program);

        compilesTo(program, program.toArray(Source[]::new));
    }

    @Test
    void aUnionWithoutDeclarationKeepsItsRoles() throws IOException {
        build(without(CHAT));

        compilesTo(without(CHAT), NOTE);
        delete("chat/Note.class");
        compilesTo(without(CHAT, NOTE), OTHER);
    }

    @Test
    void aUnionThatTakesInAnotherFollowsIt() throws IOException {
        Source whole = new Source(
                "app.package-info",
                "@dev.rolecall.MessageUnion(name = \"AppMessage\", include = chat.AgentMessage.class) package app;");
        Source own = Source.role("app.Own", "own", "int x", " implements AppMessage");
        List<Source> program = new ArrayList<>(APPLICATION);
        program.addAll(List.of(whole, own));
        build(program);

        delete("chat/Note.class");
        program.remove(NOTE);
        compilesTo(program, OTHER);

        Source added = Source.role("chat.Added", "added", "int x", " implements AgentMessage");
        program.add(added);
        compilesTo(program, added);
    }

    @Test
    void twoUnionsOfOnePackageStayApart() throws IOException {
        List<Source> program = List.of(
                CHAT,
                Source.withImports("chat.Chat", "@MessageUnion(name = \"ChatMessage\") class Chat {}"),
                PROGRESS,
                Source.role("chat.Note", "note", "String text", " implements ChatMessage"));
        build(program);

        compilesTo(program, program.get(3));
    }

    // What cannot be put right is said

    private void assertProblem(Compiled compiled, Problem problem, String text) {
        assertThat(compiled.messages()).as(compiled.toString()).anySatisfy(message -> {
            assertThat(message.text()).startsWith("[" + problem.id() + "] ").contains(text);
            assertThat(message.kind()).isEqualTo(Diagnostic.Kind.ERROR);
        });
    }

    @Test
    void whereTheClassOutputIsNotReadNothingIsLostInSilence() {
        build(APPLICATION);

        Compiled alone = Compilations.by(TestedCompiler.JAVAC).into(output()).compile(PROGRESS);

        assertProblem(alone, Problem.STALE_ROLE, "chat.Note is a role in the class output");
    }

    @Test
    void aCompanionThatCannotBeMadeAgainIsSaid() {
        Source shape = Source.withImports(
                "build.Shape",
                "@NotSent @MessageRole(\"shape\") public final class Shape { private final Item item;"
                        + " public Shape(Item item) { this.item = item; } public Item item() { return item; } }");
        assertThat(Compilations.by(TestedCompiler.JAVAC)
                        .options("-g:none")
                        .into(output())
                        .compile(CHAT, shape, ITEM)
                        .succeeded())
                .isTrue();

        assertProblem(compile(ITEM), Problem.STALE_COMPANION, "Compile build.Shape too.");
    }

    @Test
    void aUnionThatNobodyAsksForAnyMoreIsToBeDeleted() {
        build(without(CHAT, ARTIFACT));
        delete("chat/Note.class", "chat/Progress.class");

        assertProblem(compile(OTHER), Problem.STALE_UNION, "the union chat.AgentMessage");
    }

    @Test
    void aSpoiltIndexIsSaid() throws IOException {
        build(APPLICATION);
        Files.writeString(output().resolve("META-INF/rolecall/index"), "role\n");

        assertProblem(compile(PROGRESS), Problem.CANNOT_READ, "index");
    }

    @Test
    void aRoleClassThatWasRenamedAndNotDeletedIsSaid() {
        build(APPLICATION);
        Source memo = Source.role("chat.Memo", "note", "String text", " implements AgentMessage");

        Compiled part = compile(memo);

        assertProblem(
                part,
                Problem.DUPLICATE_ROLE,
                "The role \"note\" belongs to chat.Memo and to chat.Note in the union AgentMessage. Rename one, or leave one out. "
                        + "chat.Note is not compiled now, and in the class output: if its source was renamed or deleted, delete "
                        + "its class file too.");
        assertThat(part.toString()).contains("file=chat/Memo.java, line=");
    }

    @Test
    void whatARoleInheritsFromChangesTheCompanion() throws IOException {
        Source described = Source.withImports(
                "chat.Described", "public interface Described { @ToLlm default String text() { return \"d\"; } }");
        Source renamed = Source.withImports(
                "chat.Described", "public interface Described { @ToLlm default String words() { return \"d\"; } }");
        Source between =
                Source.withImports("chat.Between", "public interface Between<T extends Number> extends Described {}");
        Source role = Source.withImports(
                "chat.Step",
                "@MessageRole(\"step\") public record Step(int n, long timestamp) implements AgentMessage, Between<Integer> {}");
        build(List.of(described, between, role));

        compilesTo(List.of(renamed, between, role), renamed);
    }

    /** Its annotations count for the record, too. */
    @Test
    void whatARecordInARoleInheritsFromChangesTheCompanion() throws IOException {
        Source named =
                Source.withImports("chat.Named", "public interface Named { @JsonProperty(\"n\") String name(); }");
        Source renamed =
                Source.withImports("chat.Named", "public interface Named { @JsonProperty(\"m\") String name(); }");
        Source item = Source.withImports("chat.Item", "public record Item(String name) implements Named {}");
        Source role = Source.role("chat.Box", "box", "List<Item> items", " implements AgentMessage");
        build(List.of(named, item, role));

        compilesTo(List.of(renamed, item, role), renamed);
    }

    /** It was left to data binding. */
    @Test
    void aClassInARoleThatBecomesARecordChangesTheCompanion() throws IOException {
        Source bound = Source.withImports("chat.Item", "public class Item { public String name; public Item() {} }");
        Source role = Source.withImports(
                "chat.Box",
                "@NotSent @MessageRole(\"box\") public record Box(Map<String, List<Item[]>> items) implements AgentMessage {}");
        Source item = Source.withImports("chat.Item", "public record Item(String name) {}");
        build(List.of(bound, role));

        compilesTo(List.of(item, role), item);
    }

    /** What the index tells stands in the classes too. */
    @Test
    void withoutAnIndexTheUnionKeepsItsRoles() throws IOException {
        List<Source> undeclared = List.of(PROGRESS, NOTE);
        Source changed =
                Source.role("chat.Progress", "progress", "int percent, String step", " implements AgentMessage");
        build(undeclared);
        delete("META-INF/rolecall/index");

        compilesTo(List.of(changed, NOTE), changed);
    }

    @Test
    void withoutAnIndexTheUnionThatAPackageDeclaresKeepsItsRoles() throws IOException {
        Source progress =
                Source.role("chat.Progress", "progress", "int percent, String step", " implements AgentMessage");
        Source artifact = Source.role("chat.build.Artifact", "artifact", "int x", "");
        Source added = Source.role("chat.build.Added", "added", "int x", "");
        for (Source compiled : List.of(progress, CHAT, added)) {
            build(List.of(CHAT, PROGRESS, NOTE, artifact));
            delete("META-INF/rolecall/index");

            compilesTo(
                    compiled == CHAT
                            ? List.of(CHAT, PROGRESS, NOTE, artifact)
                            : compiled == added
                                    ? List.of(CHAT, PROGRESS, NOTE, artifact, added)
                                    : List.of(CHAT, progress, NOTE, artifact),
                    compiled);
            Compilations.files(output()).keySet().forEach(this::delete);
        }
    }

    /** Which class declares a union, and what it takes in, is in the index alone. */
    @Test
    void withoutAnIndexAUnionThatAClassDeclaresIsNotRewrittenByHalves() {
        Source declaring = Source.withImports(
                "chat.Roles", "@MessageUnion(include = other.Carried.class) final class Roles { private Roles() {} }");
        Source carried = Source.role("other.Carried", "carried", "int x", "");
        build(List.of(declaring, carried, PROGRESS, NOTE));
        delete("META-INF/rolecall/index");
        Source changed =
                Source.role("chat.Progress", "progress", "int percent, String step", " implements AgentMessage");

        Compiled part = compile(changed);

        assertThat(part.messages()).isEmpty(); // the carried class is there to be found
        assertThat(part.generated().get("chat/AgentMessages.java")).contains("record Carried(");
    }

    @Test
    void withoutAnIndexAUnionOfOthersIsNotRewrittenByHalves() {
        Source library = Source.role("lib.Lent", "lent", "int x", " implements AgentMessage");
        Source declaring = Source.withImports(
                "chat.Roles",
                "@MessageUnion(include = lib.AgentMessage.class) final class Roles { private Roles() {} }");
        build(List.of(library));
        build(List.of(declaring, PROGRESS, NOTE));
        delete("META-INF/rolecall/index");

        assertProblem(
                compile(PROGRESS),
                Problem.CANNOT_READ,
                "Rolecall's index could not be read: it is not there, and what declared chat.AgentMessage is not known without "
                        + "it. Delete the class output, and compile everything again.");
    }

    @Test
    void unionsThatTakeEachOtherInAreACircle() {
        Source app = new Source(
                "app.package-info",
                "@dev.rolecall.MessageUnion(name = \"AppMessage\", include = chat.AgentMessage.class) package app;");
        List<Source> program = new ArrayList<>(APPLICATION);
        program.add(app);
        build(program);
        Source circle = new Source(
                "chat.package-info", "@dev.rolecall.MessageUnion(include = app.AppMessage.class) package chat;");

        assertProblem(compile(circle), Problem.UNION_CIRCLE, "includes");
    }

    /** The IDE's own form of the compiler writes them; its batch form does not. */
    @Test
    void theEclipseBatchCompilerIsToldToDeleteWhatIsToBeWrittenAgain() {
        Compilations eclipse =
                Compilations.by(TestedCompiler.ECLIPSE).withClassPath(output()).into(output());
        assertThat(eclipse.compile(APPLICATION).succeeded()).isTrue();

        assertProblem(eclipse.compile(PROGRESS), Problem.CANNOT_WRITE, "Delete its class file, or compile everything");
    }

    // Tests over the classes of main

    @Test
    void aRoleAmongTheTestsDoesNotReplaceTheUnionOfMain() {
        build(APPLICATION);
        Source fake = Source.role("chat.Fake", "fake", "int x", " implements AgentMessage");

        Compiled tests = Compilations.by(TestedCompiler.JAVAC)
                .withClassPath(output())
                .into(directory.resolve("test-classes"))
                .compile(fake);

        assertProblem(tests, Problem.FOREIGN_UNION, "@MessageUnion(name = ..., include = AgentMessage.class)");
        assertThat(tests.generated()).doesNotContainKey("chat/AgentMessage.java");
    }

    @Test
    void norDoesItJoinAUnionOfAnotherName() {
        build(List.of(
                new Source("chat.package-info", "@dev.rolecall.MessageUnion(name = \"ChatMessage\") package chat;"),
                Source.role("chat.Note", "note", "String text", " implements ChatMessage")));

        Compiled tests = Compilations.by(TestedCompiler.JAVAC)
                .withClassPath(output())
                .into(directory.resolve("test-classes"))
                .compile(Source.role("chat.Fake", "fake", "int x", " implements ChatMessage"));

        assertProblem(tests, Problem.FOREIGN_UNION, "The union chat.ChatMessage");
    }

    @Test
    void testsHaveAUnionOfTheirOwnWithThatOfMain() {
        build(APPLICATION);

        Compiled tests = Compilations.by(TestedCompiler.JAVAC)
                .withClassPath(output())
                .into(directory.resolve("test-classes"))
                .compile(
                        Source.role("chat.Fake", "fake", "int x", ""),
                        Source.withImports(
                                "chat.FakeTest",
                                "@MessageUnion(name = \"TestMessage\", include = AgentMessage.class) class FakeTest {"
                                        + " TestMessage a = TestMessage.of(new Fake(1)); TestMessage b = TestMessage.of(new Note(\"\")); }"));

        assertThat(tests.messages()).isEmpty();
        assertThat(tests.generated()).containsKey("chat/TestMessage.java").doesNotContainKey("chat/AgentMessage.java");
    }

    @Test
    void whereNobodyAsksNothingIsMade() {
        build(APPLICATION);

        Compiled tests = Compilations.by(TestedCompiler.JAVAC)
                .withClassPath(output())
                .into(directory.resolve("test-classes"))
                .compile(OTHER);

        assertThat(tests.messages()).isEmpty();
        assertThat(tests.generated()).isEmpty();
    }
}
