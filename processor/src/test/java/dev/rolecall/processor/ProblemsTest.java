package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import com.google.testing.compile.Compilation;
import dev.rolecall.processor.check.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every problem that the processor reports: its id, its place, and its text. The message is the first error that a
 * user sees, and the only one of its kind.
 */
class ProblemsTest {

    /** Of a class that does not exist javac complains itself, and first. */
    private static final Set<Problem> JAVAC_SAYS_IT_TOO = EnumSet.of(
            Problem.UNRESOLVED_TYPE, Problem.MISSPELT_UNION, Problem.RUNTIME_ABSENT, Problem.UNION_WITHOUT_ROLE);

    /** Newer compilers do not have it: {@link ClassFilesTest} does. */
    private static final Set<Problem> OF_OLD_COMPILERS = EnumSet.of(Problem.HIDDEN_NULLNESS);

    private static final List<ProblemCase> CASES = ProblemCase.all();

    private static Source source(String name, String text) {
        return Source.withImports(name, text);
    }

    @TestFactory
    Stream<DynamicTest> everyProblemIsReportedWhereItIs() {
        return CASES.stream().map(problem -> DynamicTest.dynamicTest(problem.toString(), () -> check(problem)));
    }

    private static void check(ProblemCase problem) {
        Compilation compilation = Compilations.compile(problem.sources(), problem.without(), problem.options());
        List<Diagnostic<? extends JavaFileObject>> ours = compilation.diagnostics().stream()
                .filter(diagnostic -> text(diagnostic).startsWith("["))
                .collect(Collectors.toList());
        assertThat(ours).as("our messages in %s", compilation.diagnostics()).hasSize(1);
        Diagnostic<? extends JavaFileObject> found = ours.get(0);
        assertThat(text(found)).isEqualTo("[" + problem.problem().id() + "] " + problem.message());
        assertThat(found.getKind()).isEqualTo(problem.problem().kind());
        Source.Mark mark = Source.mark(problem.sources());
        assertThat(found.getSource().getName()).endsWith(mark.file());
        assertThat(found.getLineNumber()).as("line").isEqualTo(mark.line());
        assertThat(found.getColumnNumber()).as("column").isEqualTo(mark.column());
        if (problem.problem().kind() == Diagnostic.Kind.ERROR && !JAVAC_SAYS_IT_TOO.contains(problem.problem())) {
            assertThat(compilation.errors().get(0)).as("the first error").isSameAs(found);
        }
    }

    private static String text(Diagnostic<?> diagnostic) {
        return diagnostic.getMessage(Locale.ROOT);
    }

    @Test
    void everyProblemHasACase() {
        Set<Problem> tested = CASES.stream().map(ProblemCase::problem).collect(Collectors.toSet());
        Set<Problem> untested = EnumSet.allOf(Problem.class);
        untested.removeAll(tested);
        untested.removeAll(OF_OLD_COMPILERS);
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

    @Test
    void theProblemsOfOneClassDoNotHideThoseOfAnother() {
        Compilation compilation = Compilations.compile(List.of(
                source("a.First", "@NotSent @MessageRole(\"\") record First(String text) implements AgentMessage {}"),
                source(
                        "a.Second",
                        "@NotSent @MessageRole(\"s\") record Second(Thread thread) implements AgentMessage {}"),
                source("a.Third", "@MessageRole(\"t\") @ToLlm(\"{x}\") record Third(long timestamp) {}")));

        assertThat(compilation.errors().stream().map(ProblemsTest::text))
                .hasSize(3)
                .anyMatch(text -> text.startsWith("[blank-role]"))
                .anyMatch(text -> text.startsWith("[unsupported-type]"))
                .anyMatch(text -> text.startsWith("[unknown-placeholder]"));
    }

    @Test
    void everyProblemOfOneClassIsReported() {
        Compilation compilation = Compilations.compile(
                List.of(
                        source(
                                "a.R",
                                "@MessageRole(\"user\") @ToLlm(\"{txt}\") record R(String text, Thread thread) implements AgentMessage {}")));

        assertThat(compilation.errors().stream().map(ProblemsTest::text))
                .hasSize(4)
                .anyMatch(text -> text.startsWith("[reserved-role]"))
                .anyMatch(text -> text.startsWith("[unknown-placeholder]"))
                .anyMatch(text -> text.startsWith("[unsupported-type]"))
                .anyMatch(text -> text.startsWith("[no-timestamp]"));
    }

    @Test
    void aFaultyRoleDoesNotMakeJavacComplainOfOthers() {
        Compilation compilation = Compilations.compile(List.of(
                source("a.R", "@NotSent @MessageRole(\"r\") record R(Thread thread) implements AgentMessage {}"),
                source("a.b.Carried", "@NotSent @MessageRole(\"c\") public record Carried(String text) {}")));

        assertThat(compilation.errors().stream().map(ProblemsTest::text))
                .singleElement(as(STRING))
                .startsWith("[unsupported-type]");
    }

    @Test
    void aWarningCanBeSuppressed() {
        Compilation compilation = Compilations.compile(List.of(source(
                "a.R",
                "@SuppressWarnings(\"rolecall\") @MessageRole(\"r\") record R(String text, long timestamp) {}")));

        assertThat(compilation.diagnostics()).isEmpty();
    }
}
