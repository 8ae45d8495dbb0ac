package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application runs with another version of a library than it was compiled with. */
class NewerLibraryTest {

    private static final Source NOTE = Source.withImports(
            "com.lib.Note",
            "@NotSent @MessageRole(\"note\") public record Note(String text) implements AgentMessage {}");

    private static final Source EXTRA = Source.withImports(
            "com.lib.Extra",
            "@NotSent @MessageRole(\"extra\") public record Extra(double x, List<String> more) implements AgentMessage {}");

    private static final Source APPLICATION = Source.withImports("app.Main", """
            public class Main {
                static final String WRITTEN = "%s as %s then %s then %s";
                public static String run() {
                    List<AgentMessage> history = new ArrayList<>(List.of(AgentMessage.of(new com.lib.Note("a")), AgentMessage.of(new Own(1))));
                    List<com.lib.AgentMessage> lent = com.lib.AgentMessage.all(history, AgentMessage.type());
                    List<AgentMessage> back = AgentMessage.all(com.lib.Library.work(lent), com.lib.AgentMessage.type());
                    AgentMessage last = AgentMessage.of(com.lib.Library.last(lent));
                    return WRITTEN.formatted(
                            AgentMessage.codec().listToJson(back),
                            AgentMessage.type().value(back.get(1)).getClass().getSimpleName(),
                            com.lib.Library.describe(com.lib.AgentMessage.all(back, AgentMessage.type())),
                            last.as(com.lib.AgentMessage.type()));
                }
                @NotSent @MessageRole("mine") public record Own(int x) {}
            }
            """);

    @TempDir
    private Path directory;

    private static Source library(String added) {
        return Source.withImports("com.lib.Library", """
                public class Library {
                    public static List<AgentMessage> work(List<AgentMessage> history) {
                        List<AgentMessage> more = new ArrayList<>(history);
                        more.add(last(history));
                        return more;
                    }
                    public static AgentMessage last(List<AgentMessage> history) { return %s; }
                    public static String describe(List<AgentMessage> history) {
                        StringBuilder names = new StringBuilder();
                        history.forEach(message -> names.append(message.getClass().getSimpleName()).append(' '));
                        return names.toString().strip();
                    }
                }
                """.formatted(added));
    }

    private Path compile(String name, Path on, Source... sources) {
        Path classes = directory.resolve(name);
        Compilations compilations = Compilations.by(TestedCompiler.JAVAC).into(classes);
        Compiled compiled = (on == null ? compilations : compilations.withClassPath(on)).compile(sources);
        assertThat(compiled.errors()).isEmpty();
        return classes;
    }

    private static String run(Path... classPath) throws Exception {
        URL[] urls = new URL[classPath.length];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classPath[i].toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, NewerLibraryTest.class.getClassLoader())) {
            return (String) loader.loadClass("app.Main").getMethod("run").invoke(null);
        }
    }

    private Path old;
    private Path application;

    @BeforeEach
    void compileTheApplication() {
        old = compile("old", null, NOTE, library("new Note(\"b\")"));
        application = compile(
                "application",
                old,
                APPLICATION,
                Source.withImports("app.Asks", "@MessageUnion(include = com.lib.AgentMessage.class) class Asks {}"));
    }

    @Test
    void withTheSameVersionAllIsTyped() throws Exception {
        assertThat(run(application, old))
                .isEqualTo(
                        "[{\"role\":\"note\",\"text\":\"a\"},{\"role\":\"mine\",\"x\":1},{\"role\":\"note\",\"text\":\"b\"}]"
                                + " as Own then Note Raw Note then Optional[Note[text=b]]");
    }

    @Test
    void whatANewerVersionAddsGoesThroughItsJson() throws Exception {
        Path newer = compile("newer", null, NOTE, EXTRA, library("new Extra(0.1, List.of(\"m\"))"));

        assertThat(run(application, newer))
                .isEqualTo("[{\"role\":\"note\",\"text\":\"a\"},{\"role\":\"mine\",\"x\":1},"
                        + "{\"role\":\"extra\",\"x\":0.1,\"more\":[\"m\"]}]"
                        + " as Own then Note Raw Extra then Optional[Extra[x=0.1, more=[m]]]");
    }

    /** The library then carries what implemented its union before. */
    @Test
    void aRoleThatIsNoMemberAnyMoreButCarriedIsTheSame() throws Exception {
        Source note = Source.withImports(
                "com.lib.Note", "@NotSent @MessageRole(\"note\") public record Note(String text) {}");
        Source union = new Source("com.lib.package-info", "@dev.rolecall.MessageUnion package com.lib;");
        Path other = compile("other", null, note, union, library("AgentMessage.of(new Note(\"b\"))"));

        assertThat(run(application, other))
                .startsWith(
                        "[{\"role\":\"note\",\"text\":\"a\"},{\"role\":\"mine\",\"x\":1},{\"role\":\"note\",\"text\":\"b\"}]"
                                + " as Own then Note Raw Note");
    }

    /** What the library claims now was the application's before it, of a role that its union carries. */
    @Test
    void aRoleOfTheApplicationsIsNotTakenOverByAnAliasOfANewerVersion() throws Exception {
        Source note = Source.withImports("com.lib.Note", """
                        @NotSent @MessageRole(value = "note", aliases = "mine")
                        public record Note(String text) implements AgentMessage {}
                        """);
        Path newer = compile("newer", null, note, library("new Note(\"b\")"));

        assertThat(run(application, newer))
                .isEqualTo(
                        "[{\"role\":\"note\",\"text\":\"a\"},{\"role\":\"mine\",\"x\":1},{\"role\":\"note\",\"text\":\"b\"}]"
                                + " as Own then Note Raw Note then Optional[Note[text=b]]");
    }
}
