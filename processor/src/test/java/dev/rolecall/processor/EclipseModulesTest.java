package dev.rolecall.processor;

import static dev.rolecall.processor.JdkTool.home;
import static dev.rolecall.processor.JdkTool.path;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import dev.rolecall.MessageRole;
import dev.rolecall.processor.JdkTool.Run;
import dev.rolecall.processor.check.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the Eclipse compiler, outside of the IDE, cannot do for a named module, and what can be done instead. */
class EclipseModulesTest {

    private static final String PATH = path(home(MessageRole.class), home(JsonProperty.class), home(JsonFactory.class));

    /** After the class path or the module path: before it, Eclipse does not heed it. */
    private static final List<String> PROCESSOR_PATH = List.of("-processorpath", path(JdkTool.PROCESSORS));

    @TempDir
    private Path directory;

    private Path sources;
    private Path generated;
    private Path classes;
    private Path moduleInfo;
    private Path role;

    @BeforeEach
    void writeModule() throws IOException {
        sources = Files.createDirectories(directory.resolve("src/app")).getParent();
        generated = Files.createDirectories(directory.resolve("generated"));
        classes = Files.createDirectories(directory.resolve("classes"));
        // What is generated without module-info.java is marked as generated.
        moduleInfo = Files.writeString(
                sources.resolve("module-info.java"),
                "module app { requires transitive dev.rolecall.runtime; requires com.fasterxml.jackson.core; "
                        + "requires static java.compiler; exports app; }");
        role = Files.writeString(sources.resolve("app/Progress.java"), """
                package app;
                import dev.rolecall.*;
                @MessageRole("progress") @ToLlm("{percent}%")
                public record Progress(int percent, long timestamp) implements AgentMessage {}
                """);
    }

    /** In a JVM of its own, as otherwise the class path of the tests would be the compiler's too. */
    private Run compile(List<String> options, List<String> more) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(
                "-jar",
                home(BatchCompiler.class).toString(),
                "--release",
                "17",
                "-s",
                generated.toString(),
                "-d",
                classes.toString()));
        arguments.addAll(options);
        arguments.addAll(more);
        return JdkTool.run("java", arguments);
    }

    @Test
    void generatedTypesAreInNoModuleAndAreNotSeen() throws Exception {
        Run run = compile(List.of("--module-path", PATH, moduleInfo.toString(), role.toString()), PROCESSOR_PATH);

        assertThat(run.exitCode()).isNotZero();
        assertThat(run.output())
                .contains("AgentMessage cannot be resolved to a type", "Progress cannot be resolved to a type")
                .contains(Problem.ECLIPSE_MODULE.message("app"));
        assertThat(generated.resolve("app/AgentMessage.java")).exists();
    }

    @Test
    void withoutAModuleNothingIsAmiss() throws Exception {
        Run run = compile(List.of("-classpath", PATH, role.toString()), PROCESSOR_PATH);

        assertThat(run).isEqualTo(new Run(0, ""));
    }

    @Test
    void inTwoRunsAModuleIsCompiled() throws Exception {
        Run first = compile(List.of("-classpath", PATH, "-proc:only", role.toString()), PROCESSOR_PATH);
        Run second = compile(
                List.of("--module-path", PATH, "-proc:none", sources.toString(), generated.toString()), List.of());

        assertThat(first).isEqualTo(new Run(0, ""));
        assertThat(second).isEqualTo(new Run(0, ""));
        assertThat(classes.resolve("app/AgentMessage.class")).exists();
        assertThat(classes.resolve("module-info.class")).exists();
    }
}
