package dev.rolecall.processor;

import static dev.rolecall.processor.JdkTool.home;
import static dev.rolecall.processor.JdkTool.path;
import static dev.rolecall.processor.JdkTool.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rolecall.MessageRole;
import dev.rolecall.processor.JdkTool.Run;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real compilers and JVMs: an application as a named module, with and without a JSON library. */
class NamedModulesTest {

    private static final String APPLICATION = """
            package app;
            import dev.rolecall.*;
            public final class Main {
                private Main() {}
                @MessageRole("progress") @ToLlm("{percent}%")
                public record Progress(int percent, long timestamp) implements AgentMessage {}
                public static void main(String[] arguments) throws Exception {
                    AgentMessage message = new Progress(40, 1);
                    System.out.println(AgentMessage.convertToLlm(java.util.List.of(message)).size());
                    System.out.println(AgentMessage.codec().toJson(message));
                    // more
                }
            }
            """;

    /** What the application prints: how many messages the model sees, and the JSON of one. */
    private static final String WRITTEN = "1%n{\"role\":\"progress\",\"percent\":40,\"timestamp\":1}%n".formatted();

    @TempDir
    private Path directory;

    private Path sources;
    private Path classes;

    @BeforeEach
    void writeApplication() throws IOException {
        sources = directory.resolve("src");
        classes = directory.resolve("classes");
        write("app/Main.java", APPLICATION);
    }

    private void write(String name, String text) throws IOException {
        Path file = sources.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Run compile(String... options) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(
                "-Xlint:all",
                "-Werror",
                "--release",
                "17",
                "-processorpath",
                path(JdkTool.PROCESSORS),
                "-d",
                classes.toString()));
        arguments.addAll(List.of(options));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(Files::isRegularFile).map(Path::toString).forEach(arguments::add);
        }
        return run("javac", arguments);
    }

    private static final Path ANNOTATIONS = home(JsonProperty.class);
    private static final List<Path> JACKSON_2 = List.of(home(JsonFactory.class), home(ObjectMapper.class));
    private static final List<Path> JACKSON_3 =
            List.of(home(tools.jackson.core.JsonParser.class), home(tools.jackson.databind.ObjectMapper.class));

    /** A module with one major or both, and mappers of them with and without our module. */
    @ParameterizedTest
    @CsvSource({"true,false", "false,true", "true,true"})
    void aModuleThatRequiresJacksonWorksWithoutOpeningAnything(boolean two, boolean three) throws Exception {
        List<Path> modules = new ArrayList<>(List.of(home(MessageRole.class), ANNOTATIONS));
        StringBuilder required = new StringBuilder();
        StringBuilder mapping = new StringBuilder();
        if (two) {
            modules.addAll(JACKSON_2);
            required.append("requires com.fasterxml.jackson.core; requires com.fasterxml.jackson.databind; ");
            mapping.append(mapping("com.fasterxml.jackson.databind", "dev.rolecall.jackson2"));
        }
        if (three) {
            modules.addAll(JACKSON_3);
            required.append("requires tools.jackson.core; requires tools.jackson.databind; ");
            mapping.append(mapping("tools.jackson.databind", "dev.rolecall.jackson3"));
        }
        write("app/Main.java", APPLICATION.replace("// more", mapping));
        write(
                "module-info.java",
                "module app { requires transitive dev.rolecall.runtime; " + required + "exports app; }");
        String path = path(modules);

        assertThat(compile("--module-path", path)).isEqualTo(new Run(0, ""));
        Run run = run("java", "--module-path", path(classes) + File.pathSeparator + path, "--module", "app/app.Main");

        String json = "{\"role\":\"progress\",\"percent\":40,\"timestamp\":1}%n".formatted();
        int mappers = (two ? 2 : 0) + (three ? 2 : 0);
        assertThat(run.output()).isEqualTo("1%n".formatted() + json.repeat(1 + mappers));
    }

    /** Code of an application that reads and writes with a mapper, once as it is and once with the module. */
    private static String mapping(String databind, String ours) {
        String mapper = databind + ".json.JsonMapper.builder()";
        String use = "{ var mapper = %s.build(); System.out.println(mapper.writeValueAsString("
                + "mapper.readValue(AgentMessage.codec().toJson(message), AgentMessage.class))); }\n";
        return use.formatted(mapper)
                + use.formatted(mapper + ".addModule(new " + ours + ".RolecallModule(AgentMessage.type()))");
    }

    @Test
    void aModuleWithoutJacksonReadsAndWritesJson() throws Exception {
        write("module-info.java", "module app { requires transitive dev.rolecall.runtime; exports app; }");
        String modules = path(home(MessageRole.class), home(JsonProperty.class));

        assertThat(compile("--module-path", modules)).isEqualTo(new Run(0, ""));
        Run run =
                run("java", "--module-path", path(classes) + File.pathSeparator + modules, "--module", "app/app.Main");

        assertThat(run).isEqualTo(new Run(0, WRITTEN));
    }

    @Test
    void aClassPathWithoutJacksonReadsAndWritesJson() throws Exception {
        String classPath = path(home(MessageRole.class), home(JsonProperty.class));

        assertThat(compile("-classpath", classPath)).isEqualTo(new Run(0, ""));
        Run run = run("java", "-classpath", path(classes) + File.pathSeparator + classPath, "app.Main");

        assertThat(run).isEqualTo(new Run(0, WRITTEN));
    }

    private static final String VIEW =
            "dev.rolecall.codec.JsonViews.as(java.util.Map.of(\"a\", 1), java.util.Map.class);";

    @Test
    void aModuleWithoutDataBindingIsToldWhatToRequireWhenItNeedsIt() throws Exception {
        write("app/Main.java", APPLICATION.replace("// more", VIEW));
        write("module-info.java", "module app { requires transitive dev.rolecall.runtime; exports app; }");
        String modules = path(home(MessageRole.class), home(JsonProperty.class));

        assertThat(compile("--module-path", modules)).isEqualTo(new Run(0, ""));
        Run run =
                run("java", "--module-path", path(classes) + File.pathSeparator + modules, "--module", "app/app.Main");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.output())
                .startsWith(WRITTEN)
                .contains("IllegalStateException: Typed views of JSON need Jackson's data binding. Add the dependency "
                        + "tools.jackson.core:jackson-databind (3.0 or newer), and "
                        + "`requires tools.jackson.databind;` to your module-info.java. Or: Add the dependency "
                        + "com.fasterxml.jackson.core:jackson-databind (2.18 or newer), and "
                        + "`requires com.fasterxml.jackson.databind;` to your module-info.java.");
    }

    @Test
    void aClassPathWithoutDataBindingIsToldWhatToAddWhenItNeedsIt() throws Exception {
        write("app/Main.java", APPLICATION.replace("// more", VIEW));
        String classPath = path(home(MessageRole.class), home(JsonProperty.class));

        assertThat(compile("-classpath", classPath)).isEqualTo(new Run(0, ""));
        Run run = run("java", "-classpath", path(classes) + File.pathSeparator + classPath, "app.Main");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.output())
                .startsWith(WRITTEN)
                .contains("Typed views of JSON need Jackson's data binding. Add the dependency "
                        + "tools.jackson.core:jackson-databind (3.0 or newer). Or: Add the dependency "
                        + "com.fasterxml.jackson.core:jackson-databind (2.18 or newer).");
    }

    /** The messages are right, and so they do not become raw ones. */
    @Test
    void aRoleThatNeedsDataBindingSaysSoWhenItIsRead() throws Exception {
        String reading = "AgentMessage.codec().fromJson(\"{\\\"role\\\":\\\"note\\\",\\\"item\\\":{}}\");";
        write("app/Main.java", APPLICATION.replace("// more", reading));
        write("app/Item.java", "package app; public final class Item { public String name; }");
        write(
                "app/Note.java",
                "package app; @dev.rolecall.NotSent @dev.rolecall.MessageRole(\"note\") "
                        + "public record Note(Item item) implements AgentMessage {}");
        String classPath = path(home(MessageRole.class), home(JsonProperty.class));

        assertThat(compile("-classpath", classPath).exitCode()).isZero();
        Run run = run("java", "-classpath", path(classes) + File.pathSeparator + classPath, "app.Main");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.output()).startsWith(WRITTEN).contains("Typed views of JSON need Jackson's data binding. Add");
    }

    /** What is generated is marked only where a module that reads this one can read the mark too. */
    @ParameterizedTest
    @ValueSource(strings = {"requires static java.compiler;", "requires transitive java.compiler;"})
    void aModuleThatReadsTheCompilersApiIsNotWarnedOfGeneratedCode(String required) throws Exception {
        String modules = path(home(MessageRole.class), home(JsonProperty.class));
        write(
                "module-info.java",
                "module app { requires transitive dev.rolecall.runtime; " + required + " exports app; }");

        assertThat(compile("--module-path", modules)).isEqualTo(new Run(0, ""));
    }

    // A library, an application, and somebody else

    private static final String LIBRARY = """
            package lib;
            import dev.rolecall.*;
            @MessageRole("note") @ToLlm("{text}")
            public record Note(String text, long timestamp) implements AgentMessage {}
            """;

    /** A role of another package of the module. */
    private static final String OTHER_ROLE = """
            package app.build;
            import dev.rolecall.*;
            @MessageRole("artifact") @ToLlm("{path}")
            public record Artifact(String path, long timestamp) implements app.AgentMessage {}
            """;

    private static final String CONSUMER = """
            package use;
            import app.AgentMessage;
            import app.AgentMessages;
            public final class Main {
                private Main() {}
                public static void main(String[] arguments) {
                    for (String line : new String[] {
                        "{'role':'note','text':'a','timestamp':1}", "{'role':'artifact','path':'p','timestamp':2}", "{'role':'x'}"
                    }) {
                        AgentMessage message = AgentMessage.codec().fromJson(line.replace('\\'', '"'));
                        System.out.println(message.getClass().getSimpleName() + " " + AgentMessage.codec().toJson(message) + " "
                                + message.as(lib.AgentMessage.type()).isPresent()
                                + (message instanceof app.build.Artifact) + (message instanceof AgentMessages.Raw));
                    }
                }
            }
            """;

    private Path module(String name, List<Path> path, String... files) throws Exception {
        sources = directory.resolve("src-" + name);
        classes = directory.resolve("classes-" + name);
        for (int i = 0; i < files.length; i += 2) {
            write(files[i], files[i + 1]);
        }
        // A library may show classes of packages that it does not export.
        assertThat(compile("--module-path", path(path), "-Xlint:-exports")).isEqualTo(new Run(0, ""));
        return classes;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLibraryAnApplicationAndAConsumerAreModules(boolean three) throws Exception {
        List<Path> modules = new ArrayList<>(List.of(home(MessageRole.class), ANNOTATIONS));
        modules.addAll(three ? JACKSON_3 : JACKSON_2);
        modules.add(module(
                "lib",
                modules,
                "module-info.java",
                "module lib { requires transitive dev.rolecall.runtime; exports lib; }",
                "lib/Note.java",
                LIBRARY));
        modules.add(module(
                "app",
                modules,
                "module-info.java",
                "module app { requires transitive lib; exports app; exports app.build; }",
                "app/Roles.java",
                "package app; @dev.rolecall.MessageUnion(include = lib.AgentMessage.class) final class Roles { private Roles() {} }",
                "app/build/Artifact.java",
                OTHER_ROLE));
        modules.add(module(
                "use",
                modules,
                "module-info.java",
                "module use { requires app; requires " + (three ? "tools.jackson.core" : "com.fasterxml.jackson.core")
                        + "; }",
                "use/Main.java",
                CONSUMER));

        Run run = run(
                "java",
                "-Ddev.rolecall.engine=" + (three ? "jackson3" : "jackson2"),
                "--module-path",
                path(modules),
                "--module",
                "use/use.Main");

        assertThat(run.output()).isEqualTo("""
                        Note {"role":"note","text":"a","timestamp":1} truefalsefalse
                        Artifact {"role":"artifact","path":"p","timestamp":2} falsetruefalse
                        Raw {"role":"x"} truefalsetrue
                        """.replace("\n", System.lineSeparator()));
    }

    /** Writes, and does not compile, a module whose union takes in that of another. */
    private void writeApplication(String of) throws IOException {
        sources = directory.resolve("src-app");
        classes = directory.resolve("classes-app");
        write("module-info.java", "module app { requires transitive " + of + "; }");
        write(
                "app/Roles.java",
                "package app; @dev.rolecall.MessageUnion(include = " + of
                        + ".AgentMessage.class) final class Roles { private Roles() {} }");
    }

    @Test
    void aUnionThatIsTakenInThroughAnotherIsOfAModuleThatIsRead() throws Exception {
        List<Path> modules = new ArrayList<>(List.of(home(MessageRole.class), ANNOTATIONS));
        modules.add(module(
                "lib",
                modules,
                "module-info.java",
                "module lib { requires transitive dev.rolecall.runtime; exports lib; }",
                "lib/Note.java",
                "package lib; import dev.rolecall.*; @NotSent @MessageRole(\"note\") "
                        + "public record Note(String text) implements AgentMessage {}"));
        modules.add(
                module(
                        "mid",
                        modules,
                        "module-info.java",
                        "module mid { requires lib; requires transitive dev.rolecall.runtime; exports mid; }",
                        "mid/Roles.java",
                        "package mid; @dev.rolecall.MessageUnion(include = lib.AgentMessage.class) final class Roles { private Roles() {} }"));
        writeApplication("mid");

        Run unread = compile("--module-path", path(modules));
        assertThat(unread.exitCode()).isNotZero();
        assertThat(unread.output())
                .contains(
                        "[unread-role] lib.Note is in the module lib, which the module of the union app.AgentMessage does not "
                                + "read, so that it cannot name it. Add \"requires lib\" to its module-info.")
                .doesNotContain("is not visible");

        write("module-info.java", "module app { requires transitive mid; requires lib; }");
        Run read = compile("--module-path", path(modules));
        assertThat(read.exitCode()).as(read.output()).isZero();
    }

    @Test
    void aRoleThatItsModuleHidesIsKeptAsJson() throws Exception {
        List<Path> modules = new ArrayList<>(List.of(home(MessageRole.class), ANNOTATIONS));
        modules.add(module(
                "lib",
                modules,
                "module-info.java",
                "module lib { requires transitive dev.rolecall.runtime; exports lib; }",
                "lib/Roles.java",
                "package lib; @dev.rolecall.MessageUnion final class Roles { private Roles() {} }",
                "lib/hidden/Secret.java",
                "package lib.hidden; import dev.rolecall.*; @NotSent @MessageRole(\"secret\") "
                        + "public record Secret(String text) {}"));
        writeApplication("lib");
        String path = path(modules);

        Run run = compile("--module-path", path);
        assertThat(run.output())
                .contains("warnings found and -Werror specified" + System.lineSeparator() + "1 error")
                .contains(
                        "[unexported-role] lib.hidden.Secret is in a package that its module does not export, and the union "
                                + "app.AgentMessage of another module cannot name it: it keeps its messages as JSON. Let the module "
                                + "export the package.")
                .doesNotContain("is not visible");
    }
}
