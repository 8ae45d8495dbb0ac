package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** As large as Java lets a class be. */
class LargeRoleTest {

    /** A constructor takes 255 words, and a {@code long} is two. */
    @ParameterizedTest
    @EnumSource
    void aRoleMayHaveAsManyComponentsAsAConstructorTakes(TestedCompiler compiler) {
        String components = IntStream.range(0, 253).mapToObj(i -> "int c" + i).collect(Collectors.joining(", "));

        assertCompiles(
                compiler,
                List.of(Source.withImports(
                        "a.R",
                        "@NotSent @MessageRole(\"r\") record Large(" + components + ") implements AgentMessage {}")));
    }

    /** Every other one implements the union, the rest is carried. */
    @ParameterizedTest
    @EnumSource
    void aUnionMayHaveManyRoles(TestedCompiler compiler) {
        String components = IntStream.range(0, 20)
                .mapToObj(i -> (i % 2 == 0 ? "String" : "List<Integer>") + " c" + i)
                .collect(Collectors.joining(", "));
        List<Source> sources = IntStream.range(0, Integer.getInteger("rolecall.roles", 200))
                .mapToObj(
                        i -> Source.role("a.R" + i, "r" + i, components, i % 2 == 0 ? " implements AgentMessage" : ""))
                .toList();

        assertCompiles(compiler, sources);
    }

    private static void assertCompiles(TestedCompiler compiler, List<Source> sources) {
        Compiled compiled = Compilations.by(compiler).compile(sources);

        assertThat(compiled.messages())
                .filteredOn(message -> message.isOurs() || compiled.generated().containsKey(message.file()))
                .isEmpty();
        assertThat(compiled.succeeded()).isTrue();
    }
}
