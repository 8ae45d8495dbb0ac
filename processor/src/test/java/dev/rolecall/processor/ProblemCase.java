package dev.rolecall.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.processor.check.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A mistake, and what the processor says of it. The files of {@code problems} are named after the problem; each has one or
 * more cases:
 *
 * <pre>
 * === a note
 * the message
 * options: what the compiler is told
 * without: a part of the class path that is not there
 * --- the name of a class
 * its source, with {@code /*!*&#47;} before the place that the message must name
 * </pre>
 *
 * @param problem the problem
 * @param note what is special here
 * @param message the message, without the id
 * @param options what the compiler is told
 * @param without parts of the class path that are not there
 * @param sources what is compiled
 */
record ProblemCase(
        Problem problem,
        String note,
        String message,
        List<String> options,
        List<String> without,
        List<Source> sources) {

    private static final Path DIRECTORY = Path.of("src/test/resources/problems");

    static List<ProblemCase> all() {
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            List<ProblemCase> cases = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                cases.addAll(read(file));
            }
            assertThat(cases).isNotEmpty();
            return cases;
        } catch (IOException cannotRead) {
            throw new java.io.UncheckedIOException(cannotRead);
        }
    }

    private static List<ProblemCase> read(Path file) throws IOException {
        String id = file.getFileName().toString().replace(".txt", "");
        Problem problem = Problem.valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
        return Stream.of(Files.readString(file).split("(?m)^==="))
                .filter(part -> !part.isBlank())
                .map(part -> parse(problem, part))
                .toList();
    }

    private static ProblemCase parse(Problem problem, String part) {
        String[] sections = part.split("(?m)^--- ");
        List<String> head = sections[0].lines().toList();
        List<Source> sources =
                Arrays.stream(sections).skip(1).map(ProblemCase::source).toList();
        return new ProblemCase(
                problem, head.get(0).strip(), head.get(1), words(head, "options: "), words(head, "without: "), sources);
    }

    private static List<String> words(List<String> head, String key) {
        return head.stream()
                .filter(line -> line.startsWith(key))
                .flatMap(line -> Stream.of(line.substring(key.length()).split(" ")))
                .toList();
    }

    private static Source source(String section) {
        int line = section.indexOf('\n');
        String name = section.substring(0, line).strip();
        String text = section.substring(line + 1).stripTrailing();
        return name.endsWith("package-info") ? new Source(name, text) : Source.withImports(name, text);
    }

    /** The message with its id. */
    String text() {
        return "[" + problem.id() + "] " + message;
    }

    @Override
    public String toString() {
        return problem.id() + (note.isEmpty() ? "" : " " + note);
    }
}
