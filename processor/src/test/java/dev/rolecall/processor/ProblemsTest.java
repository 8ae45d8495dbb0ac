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
 * Every problem that the processor reports: its id, its place, which is the line marked {@code // here}, and its text. The
 * message is the first that a user sees, and the only one of its kind.
 */
class ProblemsTest {

    private record Case(Problem problem, String note, String message, List<Source> sources) {

        String name() {
            return problem.id() + (note.isEmpty() ? "" : " " + note);
        }
    }

    private static Case problem(Problem problem, String note, String message, Source... sources) {
        return new Case(problem, note, message, List.of(sources));
    }

    private static Source source(String name, String text) {
        return Source.withImports(name, text);
    }

    private static final List<Case> CASES = List.of(
            problem(
                    Problem.BLANK_ROLE,
                    "",
                    "The role of R is blank. Name the role as JSON is to have it, such as @MessageRole(\"progress\").",
                    source("a.R", """
                    @NotSent
                    @MessageRole(" ") // here
                    record R(long timestamp) {}""")),
            problem(
                    Problem.RESERVED_ROLE,
                    "",
                    "\"user\" is a standard role. Choose another name for the role of R.",
                    source("a.R", """
                    @NotSent
                    @MessageRole("user") // here
                    record R(long timestamp) {}""")),
            problem(
                    Problem.RESERVED_ROLE,
                    "as an alias",
                    "\"toolResult\" is a standard role. Choose another name for the role of R.",
                    source("a.R", """
                    @NotSent
                    @MessageRole(value = "r", aliases = "toolResult") // here
                    record R(long timestamp) {}""")),
            problem(
                    Problem.REPEATED_ALIAS,
                    "",
                    "\"r\" is a name of the role of R already. Remove the alias.",
                    source("a.R", """
                    @NotSent
                    @MessageRole(value = "r", aliases = "r") // here
                    record R(long timestamp) {}""")),
            problem(
                    Problem.NOT_A_RECORD,
                    "",
                    "R is a class, and only a record can be a message. Make it a record.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    class R {} // here""")),
            problem(
                    Problem.GENERIC_ROLE,
                    "",
                    "R has type parameters, and JSON does not tell what they stand for. Declare a record without any.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R<T>(String text) {} // here""")),
            problem(
                    Problem.PRIVATE_ROLE,
                    "",
                    "R is private, or in a private class, and nothing generated can name it. Make it package-private.",
                    source("a.Outer", """
                    class Outer {
                      @NotSent @MessageRole("r")
                      private record R(String text) {} // here
                    }""")),
            problem(
                    Problem.ROLE_MEMBER,
                    "",
                    "The member \"role\" tells messages apart and is written already. Rename the component role of R, or give it another name in JSON with @JsonProperty.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      String role) {} // here""")),
            problem(
                    Problem.UNION_METHOD,
                    "",
                    "The component message clashes with the method AgentMessage.message() that R inherits. Rename the component, and keep its name in JSON with @JsonProperty(\"message\").",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      String message) // here
                      implements AgentMessage {}""")),
            problem(
                    Problem.DUPLICATE_MEMBER,
                    "",
                    "The components text and other of R have one name in JSON, \"text\". Rename one of them.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(String text,
                      @JsonProperty("text") String other) {} // here""")),
            problem(
                    Problem.UNSUPPORTED_TYPE,
                    "",
                    "Rolecall does not read and write java.util.Set<java.lang.String> yet, the type of R.tags. Use a primitive type or its box, String, an enum, Optional, List, Map<String, ...>, a record, a type of dev.rolecall.message, or Object for free-form JSON.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      Set<String> tags) {} // here""")),
            problem(
                    Problem.UNSUPPORTED_TYPE,
                    "within a record of a library, which has no place",
                    "Rolecall does not read and write java.lang.Thread yet, the type of Worker.thread. Use a primitive type or its box, String, an enum, Optional, List, Map<String, ...>, a record, a type of dev.rolecall.message, or Object for free-form JSON. (This is about lib.Worker.thread.)",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(lib.Worker worker) {} // here""")),
            problem(
                    Problem.UNSUPPORTED_TYPE,
                    "an enum without constants",
                    "Rolecall does not read and write a.R.Nothing yet, the type of R.nothing. Use a primitive type or its box, String, an enum, Optional, List, Map<String, ...>, a record, a type of dev.rolecall.message, or Object for free-form JSON.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(Nothing nothing) { // here
                      enum Nothing {}
                    }""")),
            problem(
                    Problem.INACCESSIBLE_TYPE,
                    "",
                    "The type a.R.Step of R.steps cannot be named by the generated code, which is in the package a. Make it package-private there, or public elsewhere, and the classes around it too.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(List<Step> steps) { // here
                      private record Step(String name) {}
                    }""")),
            problem(
                    Problem.DUPLICATE_CONSTANT,
                    "",
                    "The constants LOW and LOWEST of Level have one name in JSON, \"LOW\". Rename one of them.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(Level level) {
                      enum Level { LOW,
                        @JsonProperty("LOW") LOWEST } // here
                    }""")),
            problem(
                    Problem.UNSUPPORTED_ANNOTATION,
                    "within an enum",
                    "Rolecall does not honour @JsonValue on Level.text yet. Remove it; of Jackson's annotations there are @JsonProperty(\"name\") and, with @Nullable, @JsonInclude(ALWAYS).",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(Level level) {
                      enum Level { LOW;
                        @JsonValue String text() { return "low"; } // here
                      }
                    }""")),
            problem(
                    Problem.UNSUPPORTED_ANNOTATION,
                    "",
                    "Rolecall does not honour @JsonAlias on R.text yet. Remove it; of Jackson's annotations there are @JsonProperty(\"name\") and, with @Nullable, @JsonInclude(ALWAYS).",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      @JsonAlias("t") String text) {} // here""")),
            problem(
                    Problem.BAD_INCLUDE,
                    "",
                    "@JsonInclude(NON_EMPTY) on R.text is not honoured. @JsonInclude(ALWAYS) beside @Nullable makes a member that must be there and may be null; otherwise an absent value is left out.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      @JsonInclude(JsonInclude.Include.NON_EMPTY) String text) {} // here""")),
            problem(
                    Problem.BAD_DEFAULT,
                    "",
                    "\"three\" is no default for R.retries of type int. Write it as Java does, without quotes or suffixes.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      @DefaultValue("three") int retries) {} // here""")),
            problem(
                    Problem.BAD_DEFAULT,
                    "of an enum",
                    "\"INF\" is no default for R.level of type a.R.Level. Did you mean INFO?",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      @DefaultValue("INF") Level level) { // here
                      enum Level { INFO, WARNING }
                    }""")),
            problem(
                    Problem.BAD_DEFAULT,
                    "of an optional",
                    "\"LOW\" is no default for R.level of type java.util.Optional<a.R.Level>. Defaults are for numbers, boolean, char, String and enums.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      @DefaultValue("LOW") Optional<Level> level) { // here
                      enum Level { LOW }
                    }""")),
            problem(
                    Problem.BAD_ADDITIONAL_PROPERTIES,
                    "",
                    "@AdditionalProperties on more does not work: its type is java.util.Map<java.lang.String, java.lang.String>. Put it on one component of type Map<String, Object>.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      @AdditionalProperties Map<String, String> more) {} // here""")),
            problem(
                    Problem.UNRESOLVED_TYPE,
                    "",
                    "The type Missing of R.parts does not exist. If an annotation processor makes it, that processor must run in this compilation too; otherwise check its name and its import.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(
                      List<Missing> parts) {} // here""")),
            problem(
                    Problem.TWO_RULES,
                    "",
                    "R has two rules for what the model sees: method seen() and template \"{text}\". Keep one of them.",
                    source("a.R", """
                    @MessageRole("r")
                    @ToLlm("{text}") // here
                    record R(String text, long timestamp) {
                      @ToLlm String seen() { return text; }
                    }""")),
            problem(
                    Problem.RULE_AND_NOT_SENT,
                    "",
                    "R is @NotSent and has a rule for what the model sees: template \"{text}\". Keep one of them.",
                    source("a.R", """
                    @MessageRole("r") @ToLlm("{text}")
                    @NotSent // here
                    record R(String text, long timestamp) {}""")),
            problem(
                    Problem.NO_RULE,
                    "",
                    "The model will not see R: it has no rule. Add @ToLlm to say what the model sees, or @NotSent to say that this is meant (or @SuppressWarnings(\"rolecall\")).",
                    source("a.R", """
                    @MessageRole("r")
                    record R(String text, long timestamp) {} // here""")),
            problem(
                    Problem.EMPTY_TEMPLATE,
                    "",
                    "@ToLlm on R has no template. Write one, such as @ToLlm(\"Build is {percent}% done\").",
                    source("a.R", """
                    @MessageRole("r")
                    @ToLlm // here
                    record R(String text, long timestamp) {}""")),
            problem(
                    Problem.TEMPLATE_ON_METHOD,
                    "",
                    "@ToLlm on the method seen() has a template, which the method replaces. Remove it.",
                    source("a.R", """
                    @MessageRole("r")
                    record R(String text, long timestamp) {
                      @ToLlm("{text}") // here
                      String seen() { return text; }
                    }""")),
            problem(
                    Problem.MALFORMED_TEMPLATE,
                    "",
                    "The template of R is malformed: the { at position 0 is not closed. Components stand in braces, and a brace itself is doubled.",
                    source("a.R", """
                    @MessageRole("r")
                    @ToLlm("{text") // here
                    record R(String text, long timestamp) {}""")),
            problem(
                    Problem.UNKNOWN_PLACEHOLDER,
                    "",
                    "The template of R names {txt}, and there is no such component. Did you mean text?",
                    source("a.R", """
                    @MessageRole("r")
                    @ToLlm("{txt}") // here
                    record R(String text, long timestamp) {}""")),
            problem(
                    Problem.PLACEHOLDER_WITHOUT_TEXT,
                    "",
                    "The template of R names {tags}, whose type java.util.List<java.lang.String> has no text form. Use a method with @ToLlm instead.",
                    source("a.R", """
                    @MessageRole("r")
                    @ToLlm("{tags}") // here
                    record R(List<String> tags, long timestamp) {}""")),
            problem(
                    Problem.BAD_TAG,
                    "",
                    "\"<data>\" is no name for a tag. Use letters, digits, '-' and '_', beginning with a letter.",
                    source("a.R", """
                    @MessageRole("r")
                    @ToLlm(value = "{text}", tag = "<data>") // here
                    record R(String text, long timestamp) {}""")),
            problem(
                    Problem.BAD_RULE_METHOD,
                    "",
                    "The rule seen() of R does not work: it returns int. Return String, UserContent, a Message, or an Optional or List of one of these.",
                    source("a.R", """
                    @MessageRole("r")
                    record R(String text, long timestamp) {
                      @ToLlm int seen() { return 1; } // here
                    }""")),
            problem(
                    Problem.BAD_RULE_METHOD,
                    "that is static",
                    "The rule seen() of R does not work: it is static. Make it an instance method.",
                    source("a.R", """
                    @MessageRole("r")
                    record R(String text, long timestamp) {
                      @ToLlm static String seen() { return ""; } // here
                    }""")),
            problem(
                    Problem.BAD_RULE_METHOD,
                    "that is private",
                    "The rule seen() of R does not work: it is private. Make it package-private or public.",
                    source("a.R", """
                    @MessageRole("r")
                    record R(String text, long timestamp) {
                      @ToLlm private String seen() { return ""; } // here
                    }""")),
            problem(
                    Problem.BAD_RULE_METHOD,
                    "with parameters",
                    "The rule seen() of R does not work: it has parameters. A rule sees nothing but the message itself.",
                    source("a.R", """
                    @MessageRole("r")
                    record R(String text, long timestamp) {
                      @ToLlm String seen(int length) { return text; } // here
                    }""")),
            problem(
                    Problem.BAD_RULE_METHOD,
                    "with a checked exception",
                    "The rule seen() of R does not work: it declares a checked exception. Throw a RuntimeException instead.",
                    source("a.R", """
                    @MessageRole("r")
                    record R(String text, long timestamp) {
                      @ToLlm String seen() throws Exception { return text; } // here
                    }""")),
            problem(
                    Problem.NO_TIMESTAMP,
                    "",
                    "The rule of R makes a user message, which needs a time, and R has no component `long timestamp`. Add one, or return a Message from a method with @ToLlm.",
                    source("a.R", """
                    @MessageRole("r") @ToLlm("{text}")
                    record R(String text) {} // here""")),
            problem(
                    Problem.BAD_EXCLUSION,
                    "",
                    "@ToLlm(unless = \"hiden\") on R must name a component of type boolean. Did you mean hidden?",
                    source("a.R", """
                    @MessageRole("r")
                    @ToLlm(value = "{text}", unless = "hiden") // here
                    record R(String text, boolean hidden, long timestamp) {}""")),
            problem(
                    Problem.DUPLICATE_ROLE,
                    "",
                    "The role \"r\" belongs to a.A and to a.B in the union AgentMessage. Rename one, or leave one out.",
                    source("a.A", """
                    @NotSent @MessageRole("r")
                    record A(String text) implements AgentMessage {}"""),
                    source("a.B", """
                    @NotSent @MessageRole("r")
                    record B(String text) implements AgentMessage {} // here""")),
            problem(
                    Problem.ROLES_DIFFER_IN_CASE,
                    "",
                    "The roles \"Note\" (a.B) and \"note\" (a.A) in the union AgentMessage differ in case alone. Roles are matched exactly, so a slip of the pen would change the type.",
                    source("a.A", """
                    @NotSent @MessageRole("note")
                    record A(String text) implements AgentMessage {} // here"""),
                    source("a.B", """
                    @NotSent @MessageRole("Note")
                    record B(String text) implements AgentMessage {}""")),
            problem(
                    Problem.ROLES_DIFFER_IN_CASE,
                    "from a standard role",
                    "The roles \"toolResult\" (a standard role) and \"toolresult\" (a.A) in the union AgentMessage differ in case alone. Roles are matched exactly, so a slip of the pen would change the type.",
                    source("a.A", """
                    @NotSent @MessageRole("toolresult")
                    record A(String text) implements AgentMessage {} // here""")),
            problem(
                    Problem.INACCESSIBLE_ROLE,
                    "",
                    "a.b.B is not public, and the union a.AgentMessage in another package cannot name it. Make it public.",
                    source("a.A", """
                    @NotSent @MessageRole("a")
                    record A(String text) implements AgentMessage {}"""),
                    source("a.b.B", """
                    @NotSent @MessageRole("b")
                    record B(String text) {} // here""")),
            problem(
                    Problem.DIRECT_MEMBER_ELSEWHERE,
                    "",
                    "B implements a.AgentMessage of another package, which Java permits in a named module only. Remove the union from its implements clause: a generated record AgentMessages.B will carry it.",
                    source("a.A", """
                    @NotSent @MessageRole("a")
                    public record A(String text) implements AgentMessage {}"""),
                    source("b.B", """
                    import a.AgentMessage;
                    @NotSent @MessageRole("b")
                    public record B(String text) implements AgentMessage {} // here""")),
            problem(
                    Problem.TWO_UNIONS,
                    "",
                    "A implements two unions, a.AgentMessage and a.ChatMessage. Keep one; @MessageUnion(include) brings it into the other.",
                    new Source("a.package-info", """
                    @dev.rolecall.MessageUnion(name = "ChatMessage")
                    package a;"""),
                    source("a.A", """
                    @NotSent @MessageRole("a")
                    record A(String text) implements AgentMessage, ChatMessage {} // here""")),
            problem(
                    Problem.DUPLICATE_UNION,
                    "",
                    "a.B declares the union a.AgentMessage, which a.A declares too. Keep one of them.",
                    source("a.A", """
                    @MessageUnion
                    class A {}"""),
                    source("a.B", """
                    @MessageUnion // here
                    class B {}""")),
            problem(
                    Problem.BAD_UNION_NAME,
                    "",
                    "\"chat message\" is no name for a union. Use a Java class name, such as AgentMessage.",
                    source("a.A", """
                    @MessageUnion(name = "chat message") // here
                    class A {}""")),
            problem(
                    Problem.INCLUDE_WITHOUT_ROLE,
                    "",
                    "java.lang.String has no @MessageRole and cannot be included in AgentMessage. Annotate it, or remove it.",
                    source("a.A", """
                    @MessageUnion(include = String.class) // here
                    class A {}""")),
            problem(
                    Problem.INCLUDE_WITHOUT_COMPANION,
                    "",
                    "lib.Plain was compiled without Rolecall, and the union AgentMessage needs its PlainRole. Compile the library that has it with rolecall-processor.",
                    source("a.A", """
                    @MessageUnion(include = lib.Plain.class) // here
                    class A {}""")),
            problem(
                    Problem.CARRIER_CLASH,
                    "",
                    "The records that carry a.x.Note and a.y.Note would both be named Note. Rename one with @MessageUnion(carried = @Carried(type = ..., as = ...)).",
                    new Source("a.package-info", """
                    @dev.rolecall.MessageUnion
                    package a;"""),
                    source("a.x.Note", """
                    @NotSent @MessageRole("x")
                    public record Note(String text) {}"""),
                    source("a.y.Note", """
                    @NotSent @MessageRole("y")
                    public record Note(String text) {} // here""")),
            problem(
                    Problem.RESERVED_CARRIER,
                    "",
                    "The record that carries a.x.Raw cannot be named Raw, which the union needs itself. Rename it with @MessageUnion(carried = @Carried(type = ..., as = ...)).",
                    new Source("a.package-info", """
                    @dev.rolecall.MessageUnion
                    package a;"""),
                    source("a.x.Raw", """
                    @NotSent @MessageRole("x")
                    public record Raw(String text) {} // here""")),
            problem(
                    Problem.RESERVED_CARRIER,
                    "of the class around it",
                    "The record that carries a.x.Note cannot be named AgentMessages, which the union needs itself. Rename it with @MessageUnion(carried = @Carried(type = ..., as = ...)).",
                    new Source("a.package-info", """
                    @dev.rolecall.MessageUnion(carried = @dev.rolecall.MessageUnion.Carried(type = a.x.Note.class, as = "AgentMessages")) // here
                    package a;"""),
                    source("a.x.Note", """
                    @NotSent @MessageRole("x")
                    public record Note(String text) {}""")),
            problem(
                    Problem.BAD_CARRIER,
                    "",
                    "@Carried does not work for dev.rolecall.coding.BashExecution: it is not in the union AgentMessage. Include it, or remove this.",
                    source("a.A", """
                    @MessageUnion(carried = @MessageUnion.Carried(type = dev.rolecall.coding.BashExecution.class, as = "Bash")) // here
                    class A {}""")),
            problem(
                    Problem.BAD_CARRIER,
                    "with a bad name",
                    "@Carried does not work for BashExecution: \"bash run\" is no Java class name.",
                    source("a.A", """
                    @MessageUnion(include = dev.rolecall.coding.BashExecution.class,
                      carried = @MessageUnion.Carried(type = dev.rolecall.coding.BashExecution.class, as = "bash run")) // here
                    class A {}""")),
            problem(
                    Problem.NAME_TAKEN,
                    "",
                    "a.RRole cannot be generated, as a class of that name exists already. Rename the class or R.",
                    source("a.R", """
                    @NotSent @MessageRole("r")
                    record R(String text) {} // here"""),
                    source("a.RRole", """
                    class RRole {}""")),
            problem(
                    Problem.NAME_TAKEN,
                    "by a union",
                    "a.Chat cannot be generated, as a class of that name exists already. Rename the class or name the union otherwise with @MessageUnion(name).",
                    source("a.A", """
                    @MessageUnion(name = "Chat") // here
                    class A {}"""),
                    source("a.Chat", """
                    interface Chat {}""")),
            problem(
                    Problem.ROLE_WITHOUT_PACKAGE,
                    "",
                    "R is in the unnamed package, and the union a.AgentMessage cannot import it. Move it to a package, or let it implement a union of the unnamed package.",
                    new Source("a.package-info", """
                    @dev.rolecall.MessageUnion
                    package a;"""),
                    source("R", """
                    @NotSent @MessageRole("r")
                    public record R(String text) {} // here""")),
            problem(
                    Problem.CANNOT_WRITE,
                    "",
                    "a.A_BRole could not be written: Attempt to recreate a file for type a.A_BRole.",
                    source("a.A", """
                    class A {
                      @NotSent @MessageRole("x")
                      record B(String text) {}
                    }"""),
                    source("a.A_B", """
                    @NotSent @MessageRole("y")
                    record A_B(String text) {} // here""")),
            problem(
                    Problem.LATE_ROLE,
                    "",
                    "Late was generated after the union a.AgentMessage had been written. Name the union's roles in sources, or compile the generated ones first.",
                    source("a.R", """
                    @SuppressWarnings("lateRole") @NotSent @MessageRole("r")
                    public record R(String text) implements AgentMessage {}""")));

    @TestFactory
    Stream<DynamicTest> everyProblemIsReportedWhereItIs() {
        return CASES.stream().map(problem -> DynamicTest.dynamicTest(problem.name(), () -> check(problem)));
    }

    private static void check(Case problem) {
        Compilation compilation = Compilations.compile(problem.sources());
        List<Diagnostic<? extends JavaFileObject>> ours = compilation.diagnostics().stream()
                .filter(diagnostic -> text(diagnostic).startsWith("["))
                .collect(Collectors.toList());
        assertThat(ours).as("our messages in %s", compilation.diagnostics()).hasSize(1);
        Diagnostic<? extends JavaFileObject> found = ours.get(0);
        assertThat(text(found)).isEqualTo("[" + problem.problem().id() + "] " + problem.message());
        assertThat(found.getKind()).isEqualTo(problem.problem().kind());
        Source.Mark mark = Source.mark(problem.sources());
        assertThat(found.getSource().getName()).endsWith(mark.file());
        assertThat(found.getLineNumber()).isEqualTo(mark.line());
        // Of a class that does not exist javac complains itself, and first.
        if (problem.problem().kind() == Diagnostic.Kind.ERROR && problem.problem() != Problem.UNRESOLVED_TYPE) {
            assertThat(compilation.errors().get(0)).as("the first error").isSameAs(found);
        }
    }

    private static String text(Diagnostic<?> diagnostic) {
        return diagnostic.getMessage(Locale.ROOT);
    }

    @Test
    void everyProblemHasACase() {
        Set<Problem> tested = CASES.stream().map(Case::problem).collect(Collectors.toSet());
        Set<Problem> untested = EnumSet.allOf(Problem.class);
        untested.removeAll(tested);
        assertThat(untested).isEmpty();
    }

    @Test
    void everyProblemIsInTheReadme() throws IOException {
        List<String> listed = Files.readAllLines(Path.of("../README.md")).stream()
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
                        "@NotSent @MessageRole(\"s\") record Second(Set<String> tags) implements AgentMessage {}"),
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
