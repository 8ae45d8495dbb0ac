package dev.rolecall.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** As large as Java lets a class be. */
class LargeRoleTest {

    /** A constructor takes 255 words, and a {@code long} is two. */
    @Test
    void aRoleMayHaveAsManyComponentsAsAConstructorTakes() {
        String components = IntStream.range(0, 253).mapToObj(i -> "int c" + i).collect(Collectors.joining(", "));
        Compilation compilation = Compilations.compile(List.of(Source.withImports(
                "a.R", "@NotSent @MessageRole(\"r\") record R(" + components + ") implements AgentMessage {}")));

        assertThat(compilation).succeededWithoutWarnings();
    }

    @Test
    void aUnionMayHaveManyRoles() {
        List<Source> sources = IntStream.range(0, 200)
                .mapToObj(i -> Source.withImports(
                        "a.R" + i,
                        "@NotSent @MessageRole(\"r" + i + "\") record R" + i
                                + "(String text) implements AgentMessage {}"))
                .toList();

        assertThat(Compilations.compile(sources)).succeededWithoutWarnings();
    }
}
