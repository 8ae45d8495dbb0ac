package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Unions of libraries that were compiled before, one of which takes in others: as they come from their jars. */
class MergedLibrariesTest {

    private static final List<Source> BASE = List.of(
            Source.role("base.Note", "note", "String text", " implements AgentMessage"),
            Source.role("base.plan.Plan", "plan", "List<String> steps", ""),
            Source.role("base.plan.Draft", "draft", "String text", ""));

    private static final List<Source> MIDDLE = List.of(
            new Source(
                    "middle.package-info",
                    "@dev.rolecall.MessageUnion(name = \"MiddleMessage\", include = base.AgentMessage.class, "
                            + "exclude = base.plan.Draft.class) package middle;"),
            Source.role("middle.Review", "review", "String verdict", " implements MiddleMessage"));

    private static final List<Source> RIVAL =
            List.of(Source.role("rival.Memo", "note", "String memo", " implements AgentMessage"));

    private static final Source MAIN = Source.withImports("app.Main", """
            public class Main {
                public static String run() {
                    StringBuilder said = new StringBuilder();
                    AgentMessage.type().roles().forEach(role -> said.append(role.role()).append(' '));
                    for (String json : List.of(
                            "{'role':'note','text':'a'}", "{'role':'plan','steps':['b']}", "{'role':'draft','text':'c'}",
                            "{'role':'review','verdict':'d'}", "{'role':'own','n':1}")) {
                        AgentMessage message = AgentMessage.codec().fromJson(json.replace('\\'', '"'));
                        said.append(message.accept(new Names()))
                                .append(message.as(middle.MiddleMessage.type()).isPresent() ? " middle" : "")
                                .append(message.as(base.AgentMessage.type()).isPresent() ? " base, " : ", ");
                    }
                    return said.toString();
                }
                private static final class Names implements AgentMessages.Visitor<String> {
                    @Override public String visitSystemMessage(SystemMessage value) { return "system"; }
                    @Override public String visitUserMessage(UserMessage value) { return "user"; }
                    @Override public String visitAssistantMessage(AssistantMessage value) { return "assistant"; }
                    @Override public String visitToolResultMessage(ToolResultMessage value) { return "toolResult"; }
                    @Override public String visitNote(base.Note value) { return "Note"; }
                    @Override public String visitPlan(base.plan.Plan value) { return "Plan"; }
                    @Override public String visitReview(middle.Review value) { return "Review"; }
                    @Override public String visitOwn(Own value) { return "Own"; }
                    @Override public String visitRaw(AgentMessages.Raw value) { return "Raw"; }
                }
            }
            """);

    @TempDir
    private Path directory;

    private final List<Path> classPath = new ArrayList<>();

    private Compiled compile(TestedCompiler compiler, String name, List<Source> sources) {
        Compilations compilations =
                Compilations.by(compiler).options("--release", "17").into(directory.resolve(name));
        for (Path entry : classPath) {
            compilations = compilations.withClassPath(entry);
        }
        classPath.add(directory.resolve(name));
        return compilations.compile(sources);
    }

    private void library(TestedCompiler compiler, String name, List<Source> sources) {
        assertThat(compile(compiler, name, sources).errors()).isEmpty();
    }

    /** Compiles an application of nothing but a union. */
    private Compiled application(TestedCompiler compiler, String union) {
        return compile(
                compiler,
                "app",
                List.of(new Source("app.package-info", "@dev.rolecall.MessageUnion(" + union + ") package app;")));
    }

    @ParameterizedTest
    @EnumSource
    void rolesComeThroughEveryUnion(TestedCompiler compiler) throws Exception {
        library(compiler, "base", BASE);
        library(compiler, "middle", MIDDLE);
        library(
                compiler,
                "app",
                List.of(
                        new Source(
                                "app.package-info",
                                "@dev.rolecall.MessageUnion(include = middle.MiddleMessage.class) package app;"),
                        Source.role("app.Own", "own", "int n", " implements AgentMessage"),
                        MAIN));

        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classPath.get(i).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
            assertThat(loader.loadClass("app.Main").getMethod("run").invoke(null))
                    .isEqualTo("note own plan review "
                            + "Note middle base, Plan middle base, Raw middle base, Review middle, Own, ");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aClassThatComesTwiceIsInTheUnionOnce(TestedCompiler compiler) {
        library(compiler, "base", BASE);
        library(compiler, "middle", MIDDLE);
        Compiled app = application(
                compiler, "include = {base.plan.Plan.class, middle.MiddleMessage.class, base.AgentMessage.class}");

        assertThat(app.errors()).isEmpty();
        assertThat(app.generated().get("app/AgentMessages.java"))
                .containsOnlyOnce("record Plan(")
                .containsOnlyOnce("record Note(")
                .containsOnlyOnce("record Draft(");
    }

    @ParameterizedTest
    @EnumSource
    void twoClassesOfOneRoleAreNamedWithTheUnionsThroughWhichTheyCome(TestedCompiler compiler) {
        library(compiler, "base", BASE);
        library(compiler, "middle", MIDDLE);
        library(compiler, "rival", RIVAL);
        Compiled app = application(compiler, "include = {middle.MiddleMessage.class, rival.AgentMessage.class}");

        assertThat(app.errors())
                .extracting(Compiled.Message::text)
                .singleElement()
                .asString()
                .startsWith("[duplicate-role] The role \"note\" belongs to base.Note (through middle.MiddleMessage and "
                        + "base.AgentMessage) and to rival.Memo (through rival.AgentMessage) in the union AgentMessage. "
                        + "Rename one, or leave one out with @MessageUnion(exclude).");
    }

    @ParameterizedTest
    @EnumSource
    void ofTwoClassesOfOneRoleOneMayBeLeftOut(TestedCompiler compiler) {
        library(compiler, "base", BASE);
        library(compiler, "rival", RIVAL);
        Compiled app = application(
                compiler, "include = {base.AgentMessage.class, rival.AgentMessage.class}, exclude = base.Note.class");

        assertThat(app.errors()).isEmpty();
        assertThat(app.generated().get("app/AgentMessages.java"))
                .contains("record Memo(")
                .doesNotContain("record Note(");
    }

    @ParameterizedTest
    @EnumSource
    void unionsThatTakeEachOtherInAreACircleInACleanBuild(TestedCompiler compiler) {
        Compiled compiled = compile(
                compiler,
                "both",
                List.of(
                        Source.withImports(
                                "one.One",
                                "@MessageUnion(include = two.AgentMessage.class) public class One { "
                                        + "@NotSent @MessageRole(\"one\") public record A(int n) {} }"),
                        Source.withImports(
                                "two.Two",
                                "@MessageUnion(include = one.AgentMessage.class) public class Two { "
                                        + "@NotSent @MessageRole(\"two\") public record B(int n) {} }")));

        assertThat(compiled.succeeded()).isFalse();
        assertThat(compiled.ours())
                .extracting(Compiled.Message::text)
                .allMatch(text -> text.startsWith("[late-include]")
                        && text.endsWith("unions of one compilation cannot include each other in a circle."))
                .hasSize(2);
    }
}
