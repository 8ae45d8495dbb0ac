package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rolecall.processor.check.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every problem that the processor reports: its id, its place, and its text. The message is the first error that a
 * user sees, and the only one of its kind.
 */
class ProblemsTest {

    /** Of a class that does not exist javac complains itself, and first. */
    private static final Set<Problem> JAVAC_SAYS_IT_TOO = EnumSet.of(
            Problem.UNRESOLVED_TYPE, Problem.MISSPELT_UNION, Problem.RUNTIME_ABSENT, Problem.UNION_WITHOUT_ROLE);

    /**
     * Not every compiler has the first two: {@link ClassFilesTest} and {@link EclipseModulesTest} do. {@link CompanyTest} has
     * Lombok, {@link NamedModulesTest} modules, and {@link PartialCompilationTest} the rest.
     */
    private static final Set<Problem> TESTED_ELSEWHERE = EnumSet.of(
            Problem.HIDDEN_NULLNESS,
            Problem.ECLIPSE_MODULE,
            Problem.LOMBOK_ABSENT,
            Problem.UNEXPORTED_ROLE,
            Problem.UNREAD_ROLE,
            Problem.UNION_CIRCLE,
            Problem.CANNOT_READ,
            Problem.STALE_ROLE,
            Problem.STALE_COMPANION,
            Problem.STALE_UNION);

    private static final List<ProblemCase> CASES = ProblemCase.all();

    private static Source source(String name, String text) {
        return Source.withImports(name, text);
    }

    @TestFactory
    Stream<DynamicTest> everyProblemIsReportedWhereItIs() {
        return Stream.of(TestedCompiler.values()).flatMap(compiler -> CASES.stream()
                .map(problem -> DynamicTest.dynamicTest(compiler + " " + problem, () -> check(compiler, problem))));
    }

    private static void check(TestedCompiler compiler, ProblemCase problem) {
        assumeTrue(
                compiler == TestedCompiler.JAVAC || Runtime.version().feature() >= 18 || !needsSourceText(problem),
                "On Java 17, Eclipse shows neither the imports of a class that does not exist nor classes in methods");
        assumeTrue(
                compiler == TestedCompiler.JAVAC || problem.problem() != Problem.INCLUDED_ROLE_ABSENT,
                "Eclipse's compiler stops at a class file that names a missing class, before it runs a processor");
        Compiled compiled = Compilations.by(compiler)
                .without(problem.without())
                .options(problem.options().toArray(String[]::new))
                .compile(problem.sources());
        assertThat(compiled.ours())
                .as("our messages in %s", compiled.messages())
                .hasSize(1);
        Compiled.Message found = compiled.ours().get(0);
        Source.Mark mark = Source.mark(problem.sources());
        assertThat(found.kind()).isEqualTo(problem.problem().kind());
        if (compiler == TestedCompiler.ECLIPSE) {
            checkEclipse(problem, mark, found);
            return;
        }
        assertThat(found.text()).isEqualTo(problem.text());
        assertThat(found.file()).isEqualTo(mark.file());
        assertThat(found.line()).as("line").isEqualTo(mark.line());
        assertThat(found.column()).as("column").isEqualTo(mark.column());
        if (problem.problem().kind() == Diagnostic.Kind.ERROR && !JAVAC_SAYS_IT_TOO.contains(problem.problem())) {
            assertThat(compiled.errors().get(0)).as("the first error").isEqualTo(found);
        }
    }

    private static boolean needsSourceText(ProblemCase problem) {
        return problem.problem() == Problem.LOCAL_ROLE
                || problem.problem() == Problem.RUNTIME_ABSENT
                || problem.sources().stream()
                        .flatMap(source -> source.text().lines())
                        .anyMatch(line -> line.matches("import .*[.]AgentMessage;"));
    }

    /**
     * Eclipse goes on after our errors and reports what follows from them too, in its own order. It shows the name of a class where
     * javac shows its keyword, and a member of an annotation where javac shows its value: the line is the same. Of what it does not
     * show at all, the message names the file.
     */
    private static void checkEclipse(ProblemCase problem, Source.Mark mark, Compiled.Message found) {
        boolean isShown = !found.file().isEmpty();
        String file = mark.file().replace(".java", "").replace('/', '.');
        String expected = problem.text() + (isShown ? "" : " (This is in " + file + ".)");
        if (problem.problem() == Problem.CANNOT_WRITE) {
            // What follows is in the words of the compiler.
            expected = expected.substring(0, expected.indexOf(':') + 1);
            assertThat(found.text()).startsWith(expected);
        } else {
            assertThat(found.text()).isEqualTo(expected);
        }
        // Only javac tells where a class within a method is: the class around it is shown.
        if (isShown && problem.problem() != Problem.LOCAL_ROLE) {
            assertThat(found.file()).isEqualTo(mark.file());
            assertThat(found.line()).as("line").isEqualTo(mark.line());
        }
    }

    @Test
    void everyProblemHasACase() {
        Set<Problem> tested = CASES.stream().map(ProblemCase::problem).collect(Collectors.toSet());
        Set<Problem> untested = EnumSet.allOf(Problem.class);
        untested.removeAll(tested);
        untested.removeAll(TESTED_ELSEWHERE);
        assertThat(untested).isEmpty();
    }

    @Test
    void everyProblemIsInTheReadme() throws IOException {
        List<String> listed = Files.readAllLines(Path.of("../README.md")).stream()
                .dropWhile(line -> !line.equals("## Problems"))
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.substring(3, line.indexOf('`', 3)))
                .toList();

        assertThat(listed)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Problem.values()).map(Problem::id).toList());
    }

    @ParameterizedTest
    @EnumSource
    void theProblemsOfOneClassDoNotHideThoseOfAnother(TestedCompiler compiler) {
        Compiled compiled = Compilations.by(compiler)
                .compile(List.of(
                        source(
                                "a.First",
                                "@NotSent @MessageRole(\"\") record First(String text) implements AgentMessage {}"),
                        source(
                                "a.Second",
                                "@NotSent @MessageRole(\"s\") record Second(Thread thread) implements AgentMessage {}"),
                        source("a.Third", "@MessageRole(\"t\") @ToLlm(\"{x}\") record Third(long timestamp) {}")));

        assertThat(compiled.ours())
                .extracting(Compiled.Message::text)
                .hasSize(3)
                .anyMatch(text -> text.startsWith("[blank-role]"))
                .anyMatch(text -> text.startsWith("[unsupported-type]"))
                .anyMatch(text -> text.startsWith("[unknown-placeholder]"));
    }

    @ParameterizedTest
    @EnumSource
    void everyProblemOfOneClassIsReported(TestedCompiler compiler) {
        Compiled compiled = Compilations.by(compiler)
                .compile(
                        List.of(
                                source(
                                        "a.R",
                                        "@MessageRole(\"user\") @ToLlm(\"{txt}\") record R(String text, Thread thread) implements AgentMessage {}")));

        assertThat(compiled.ours())
                .extracting(Compiled.Message::text)
                .hasSize(4)
                .anyMatch(text -> text.startsWith("[reserved-role]"))
                .anyMatch(text -> text.startsWith("[unknown-placeholder]"))
                .anyMatch(text -> text.startsWith("[unsupported-type]"))
                .anyMatch(text -> text.startsWith("[no-timestamp]"));
    }

    @ParameterizedTest
    @EnumSource
    void aFaultyRoleDoesNotMakeJavacComplainOfOthers(TestedCompiler compiler) {
        Compiled compiled = Compilations.by(compiler)
                .compile(List.of(
                        source(
                                "a.R",
                                "@NotSent @MessageRole(\"r\") record R(Thread thread) implements AgentMessage {}"),
                        source("a.b.Carried", "@NotSent @MessageRole(\"c\") public record Carried(String text) {}")));

        assertThat(compiled.ours())
                .extracting(Compiled.Message::text)
                .singleElement(as(STRING))
                .startsWith("[unsupported-type]");
    }

    @ParameterizedTest
    @EnumSource
    void aWarningCanBeSuppressed(TestedCompiler compiler) {
        Compiled compiled = Compilations.by(compiler)
                .compile(
                        List.of(
                                source(
                                        "a.R",
                                        "@SuppressWarnings(\"rolecall\") @MessageRole(\"r\") record R(String text, long timestamp) {}")));

        assertThat(compiled.ours()).isEmpty();
    }
}
