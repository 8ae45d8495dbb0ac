package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Generated code, whole, and the same on every compiler: each folder of {@code golden} has sources in {@code in} and what is
 * generated from them in {@code out}. {@code -Drolecall.goldens.update=true} writes {@code out} anew, as javac has it. In names
 * of files, what is not ASCII is percent-encoded, as not every system has it.
 */
class GoldenTest {

    private static final Path GOLDENS = Path.of("src/test/resources/golden");
    private static final boolean UPDATE = Boolean.getBoolean("rolecall.goldens.update");

    @TestFactory
    Stream<DynamicTest> generatedCodeIsAsExpected() throws IOException {
        List<Path> directories = directories();
        return Stream.of(TestedCompiler.values()).flatMap(compiler -> directories.stream()
                .map(directory -> DynamicTest.dynamicTest(
                        compiler + " " + directory.getFileName(), () -> compare(compiler, directory))));
    }

    private static List<Path> directories() throws IOException {
        try (Stream<Path> directories = Files.list(GOLDENS)) {
            List<Path> sorted = directories.sorted().toList();
            assertThat(sorted).isNotEmpty();
            return sorted;
        }
    }

    private static void compare(TestedCompiler compiler, Path directory) throws IOException {
        Map<String, String> generated = generate(compiler, sources(directory.resolve("in")));
        Path out = directory.resolve("out");
        if (UPDATE && compiler == TestedCompiler.JAVAC) {
            for (Map.Entry<String, String> file : generated.entrySet()) {
                Path target = out.resolve(encoded(file.getKey()));
                Files.createDirectories(target.getParent());
                Files.writeString(target, file.getValue());
            }
        }
        for (Map.Entry<String, String> file : generated.entrySet()) {
            Path golden = out.resolve(encoded(file.getKey()));
            assertThat(golden)
                    .as("create it, or run with -Drolecall.goldens.update=true")
                    .exists();
            assertThat(file.getValue()).as(golden.toString()).isEqualTo(Files.readString(golden));
        }
        assertThat(generated.keySet()).isEqualTo(names(out));
    }

    private static Set<String> names(Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> name(out, file))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** The name of a class's file, with slashes. */
    private static String name(Path directory, Path file) {
        String path = directory.relativize(file).toString().replace('\\', '/');
        return URLDecoder.decode(path, StandardCharsets.UTF_8);
    }

    private static String encoded(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("%2F", "/");
    }

    private static List<Source> sources(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            List<Source> sources = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                sources.add(new Source(
                        name(directory, file).replace(".java", "").replace('/', '.'), Files.readString(file)));
            }
            return sources;
        }
    }

    private static Map<String, String> generate(TestedCompiler compiler, List<Source> sources) {
        Compiled compiled = Compilations.by(compiler)
                .processors(
                        () -> List.of(new RoleProcessor(), new UnionProcessor(), new GeneratedAnnotationsProcessor()))
                .options(compiler == TestedCompiler.JAVAC ? everyLint(sources) : new String[0])
                .compile(sources);
        assertThat(compiled.messages())
                .filteredOn(message -> compiler == TestedCompiler.JAVAC || concernsUs(message, compiled))
                .isEmpty();
        assertThat(compiled.succeeded()).isTrue();
        return compiled.generated();
    }

    /** Eclipse warns of what it thinks of the tests' own sources, and has notes on style. */
    private static boolean concernsUs(Compiled.Message message, Compiled compiled) {
        boolean isInOurs = message.isOurs() || compiled.generated().containsKey(message.file());
        return message.kind() == Diagnostic.Kind.ERROR || isInOurs && message.kind() != Diagnostic.Kind.NOTE;
    }

    /** As a consumer would who wants to hear everything: of annotations that no processor claims too, if they are ours. */
    private static String[] everyLint(List<Source> sources) {
        boolean foreign = sources.stream().anyMatch(source -> source.text().contains("com.fasterxml"));
        return new String[] {foreign ? "-Xlint:all,-processing" : "-Xlint:all", "-Xdoclint:all,-missing", "-Werror"};
    }

    @ParameterizedTest
    @EnumSource
    void theOrderOfSourcesDoesNotMatter(TestedCompiler compiler) throws IOException {
        for (Path directory : directories()) {
            List<Source> sources = sources(directory.resolve("in"));
            List<Source> reversed = new ArrayList<>(sources);
            Collections.reverse(reversed);
            assertThat(generate(compiler, reversed)).isEqualTo(generate(compiler, sources));
        }
    }

    /** The runtime's own roles are compiled without the processor, which would have to be built before it. */
    @Test
    void theCompanionsOfTheRuntimeAreWhatIsGenerated() throws IOException {
        Path coding = Path.of("../runtime/src/main/java/dev/rolecall/coding");
        List<Source> roles = new ArrayList<>();
        for (String name : List.of("BashExecution", "BranchSummary", "CompactionSummary", "CustomMessage")) {
            // The annotations of the runtime's own build are not on this class path, and do not matter here.
            roles.add(new Source(
                    "dev.rolecall.coding." + name,
                    Files.readString(coding.resolve(name + ".java"))
                            .replace("@Nullable ", "@Null.Nullable ")
                            .replaceFirst("import org.jspecify.annotations.Nullable;", "")
                            .replaceFirst("import io.soabase.recordbuilder.core.RecordBuilder;", "")
                            .replaceFirst("(?s)@RecordBuilder.*?(?=@MessageRole)", "")));
        }
        roles.add(new Source(
                "dev.rolecall.coding.Null",
                "package dev.rolecall.coding; import java.lang.annotation.*; interface Null { "
                        + "@Target(ElementType.TYPE_USE) @interface Nullable {} }"));
        Map<String, String> generated = generate(TestedCompiler.JAVAC, roles);

        assertThat(generated).hasSize(4);
        for (Map.Entry<String, String> file : generated.entrySet()) {
            String checkedIn =
                    Files.readString(coding.getParent().getParent().getParent().resolve(file.getKey()));
            assertThat(withoutSpace(checkedIn)).as(file.getKey()).isEqualTo(withoutSpace(file.getValue()));
        }
    }

    /** The formatter lays the checked-in files out in its own way. */
    private static String withoutSpace(String source) {
        return source.replaceAll("\\s+|(?<=[*])\\s|\\*", "");
    }
}
