package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.MessageRole;
import dev.rolecall.processor.check.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kotlin's kapt runs the processors on roles in Kotlin, beside one in Java. Run by the profile build-tools. */
@Tag("build-tools")
class KotlinTest {

    private static final String VERSION = "2.4.21";
    private static final String STDLIB =
            "org/jetbrains/kotlin/kotlin-stdlib/" + VERSION + "/kotlin-stdlib-" + VERSION + ".jar";

    private static final String KOTLIN = "-Dkotlin.version=" + VERSION;

    @TempDir
    private Path directory;

    private MavenProject application;

    @BeforeEach
    void layApplication() throws IOException {
        application = new MavenProject(directory.resolve("application"), "kotlin");
    }

    @Test
    void rolesInKotlinAndInJava() throws Exception {
        JdkTool.Run maven = application.compile(KOTLIN);
        assertThat(maven.exitCode()).as(maven.output()).isZero();

        String classPath = JdkTool.path(
                application.resolve("target/classes"),
                JdkTool.home(MessageRole.class),
                JdkTool.home(Nullable.class),
                MavenProject.jar(STDLIB));
        assertThat(JdkTool.run("java", "-cp", classPath, "chat.MainKt").output())
                .isEqualToNormalizingNewlines("""
                        5 null [1, 2] {"role":"progress","percent":5,"sizes":[1,2],"timestamp":1}
                        late WARNING true {"role":"alert","text":"late","level":"WARNING","isUrgent":true}
                        saved {"role":"note","text":"saved"}
                        The required member "sizes" is missing at $ {"role":"progress","percent":5}
                        [UserMessage[content=Text[text=Build is 40% done: linking], timestamp=7, additionalProperties={}]]
                        """);
    }

    /** Of an unknown supertype kapt tells only where it is asked to. */
    @Test
    void aRoleInKotlinThatWouldImplementTheUnion() throws Exception {
        Path source = application.resolve("src/main/kotlin/chat/Progress.kt");
        Files.writeString(
                source,
                Files.readString(source).replace("val isUrgent: Boolean)", "val isUrgent: Boolean) : AgentMessage"));

        JdkTool.Run maven = application.compile(KOTLIN, "-Dkapt.correctErrorTypes=true");

        assertThat(maven.exitCode()).isNotZero();
        assertThat(maven.output()).contains("[" + Problem.KOTLIN_MEMBER.id() + "] Alert is a class of Kotlin");
    }
}
