package dev.rolecall.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** The processors as a compiler finds them: by their registration. */
class ServicesTest {

    private static final String OURS = "dev.rolecall.processor.";

    private static List<Processor> found() {
        return ServiceLoader.load(Processor.class).stream()
                .filter(provider -> provider.type().getName().startsWith(OURS))
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    private static Compilation compile() {
        return Compiler.javac()
                .withProcessors(found())
                .withOptions("-Xlint:all", "-Werror")
                .compile(JavaFileObjects.forSourceLines(
                        "com.acme.chat.Progress",
                        "package com.acme.chat;",
                        "import dev.rolecall.*;",
                        "@MessageRole(\"progress\") @ToLlm(\"Build is {percent}% done\")",
                        "public record Progress(int percent, long timestamp) implements AgentMessage {}"));
    }

    @Test
    void aCompilerThatFindsThemNeedsNothingElse() {
        Compilation compilation = compile();

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation)
                .generatedSourceFile("com.acme.chat.AgentMessage")
                .contentsAsUtf8String()
                .contains("public sealed interface AgentMessage");
        assertThat(compilation).generatedSourceFile("com.acme.chat.ProgressRole");
        assertThat(compilation)
                .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/rolecall/index")
                .contentsAsUtf8String()
                .contains("role com.acme.chat/Progress\nunion com.acme.chat/AgentMessage\n");
    }

    /** javac calls no other processor once everything is claimed, and the one for unions claims all that is ours. */
    @Test
    void theOneThatClaimsComesLast() {
        List<String> names = found().stream()
                .map(processor -> processor.getClass().getSimpleName())
                .toList();

        assertThat(names).containsSubsequence("OversightProcessor", "RoleProcessor", "UnionProcessor");
    }

    /** Gradle takes a processor that it is not told of for one that needs everything to be compiled. */
    @Test
    void gradleIsToldOfEach() throws IOException {
        try (InputStream told = getClass().getResourceAsStream("/META-INF/gradle/incremental.annotation.processors")) {
            assertThat(new String(told.readAllBytes(), StandardCharsets.UTF_8).lines())
                    .containsExactlyInAnyOrder(found().stream()
                            .map(processor -> processor.getClass().getName()
                                    + (processor instanceof UnionProcessor ? ",aggregating" : ",isolating"))
                            .toArray(String[]::new));
        }
    }
}
