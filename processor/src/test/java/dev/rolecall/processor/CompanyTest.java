package dev.rolecall.processor;

import static dev.rolecall.processor.JdkTool.home;
import static dev.rolecall.processor.JdkTool.path;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.google.auto.common.MoreElements;
import com.google.common.collect.Multimap;
import dev.rolecall.MessageRole;
import dev.rolecall.processor.JdkTool.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Other processors on the same classes, found as services on one processor path, in a javac of its own: Lombok reaches into the
 * compiler. What was compiled is run.
 */
class CompanyTest {

    private static final Path COPIED = Path.of("target/company");
    private static final Path LOMBOK = COPIED.resolve("lombok.jar");
    private static final List<Path> CLASS_PATH = List.of(
            home(MessageRole.class),
            home(JsonProperty.class),
            home(JsonFactory.class),
            LOMBOK,
            COPIED.resolve("record-builder-core.jar"),
            COPIED.resolve("mapstruct.jar"),
            COPIED.resolve("auto-service-annotations.jar"));

    @TempDir
    private Path directory;

    /** Ours before the others, or after them. */
    private static List<Path> processors(boolean oursFirst, List<Path> others) {
        Stream<List<Path>> all =
                oursFirst ? Stream.of(JdkTool.PROCESSORS, others) : Stream.of(others, JdkTool.PROCESSORS);
        return all.flatMap(List::stream).toList();
    }

    private static Run run(String tool, List<String> arguments) throws IOException, InterruptedException {
        Run run = JdkTool.run(tool, arguments);
        return new Run(
                run.exitCode(),
                run.output()
                        .lines()
                        .filter(line -> !line.startsWith("WARNING: ")) // from the JVM, of Lombok's ways
                        .collect(Collectors.joining("\n")));
    }

    private Run compile(List<Path> processors, List<Source> sources) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("-Xlint:all,-processing", "--release", "17"));
        arguments.addAll(List.of("-processorpath", path(processors), "-classpath", path(CLASS_PATH)));
        Path generated = Files.createDirectories(directory.resolve("generated"));
        Path classes = Files.createDirectories(directory.resolve("classes"));
        arguments.addAll(List.of("-s", generated.toString(), "-d", classes.toString()));
        for (Source source : sources) {
            Path file = directory.resolve("src").resolve(source.path());
            Files.createDirectories(file.getParent());
            arguments.add(Files.writeString(file, source.text()).toString());
        }
        return run("javac", arguments);
    }

    /** A program that writes messages, reads them again, and says whether they are the same. */
    private static Source printing(String... messages) {
        return Source.withImports("chat.Main", """
                public final class Main {
                    private Main() {}
                    public static void main(String[] arguments) {
                        for (AgentMessage message : List.<AgentMessage>of(%s)) {
                            String json = AgentMessage.codec().toJson(message);
                            System.out.println(json + " " + AgentMessage.codec().fromJson(json).equals(message));
                        }
                    }
                }
                """.formatted(String.join(", ", messages)));
    }

    private void assertPrints(String... lines) throws IOException, InterruptedException {
        List<Path> classPath = new ArrayList<>(CLASS_PATH);
        classPath.add(directory.resolve("classes"));
        Run run = run("java", List.of("-cp", path(classPath), "chat.Main"));

        assertThat(run.output()).isEqualTo(String.join("\n", lines));
        assertThat(run.exitCode()).isZero();
    }

    // Lombok

    private static final List<Source> LOMBOK_ROLES = List.of(
            Source.withImports("chat.Progress", """
                    import lombok.*;
                    @Value @Builder @AllArgsConstructor
                    @MessageRole("progress") @ToLlm("{percent}%: {step}")
                    public class Progress implements AgentMessage { int percent; @NonNull String step; boolean done; long timestamp; }
                    """),
            Source.withImports("chat.Note", """
                    import lombok.*;
                    @MessageRole("note")
                    @RequiredArgsConstructor @Getter @EqualsAndHashCode
                    public final class Note implements AgentMessage {
                        private final UserContent content;
                        @JsonProperty("labels") private final List<String> tags;
                        private final long timestamp;
                    }
                    """),
            Source.withImports("chat.Shot", """
                    import lombok.*;
                    @MessageRole("shot") @NotSent @Builder @With
                    public record Shot(String text, int width) implements AgentMessage {}
                    """),
            Source.withImports("other.Carried", """
                    import lombok.*;
                    import lombok.experimental.Accessors;
                    @MessageRole("carried") @NotSent @Value @Accessors(fluent = true)
                    public class Carried { Optional<Integer> size; }
                    """),
            new Source("chat.package-info", "@dev.rolecall.MessageUnion package chat;"));

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void lombokWritesTheConstructorsOfRolesInWhateverOrder(boolean oursFirst) throws Exception {
        List<Source> sources = new ArrayList<>(LOMBOK_ROLES);
        sources.add(printing(
                "Progress.builder().percent(40).step(\"linking\").done(true).timestamp(7).build()",
                "new Note(UserContent.of(\"hi\"), List.of(\"a\"), 8)",
                "Shot.builder().text(\"q\").width(2).build().withWidth(3)",
                "AgentMessage.of(new other.Carried(Optional.of(5)))"));

        Run compiled = compile(processors(oursFirst, List.of(LOMBOK)), sources);

        assertThat(compiled.output()).isEmpty();
        assertPrints(
                "{\"role\":\"progress\",\"percent\":40,\"step\":\"linking\",\"done\":true,\"timestamp\":7} true",
                "{\"role\":\"note\",\"content\":\"hi\",\"labels\":[\"a\"],\"timestamp\":8} true",
                "{\"role\":\"shot\",\"text\":\"q\",\"width\":3} true",
                "{\"role\":\"carried\",\"size\":5} true");
        assertThat(Files.readString(directory.resolve("generated/chat/AgentMessage.java")))
                .contains("<td>component content</td>");
    }

    @Test
    void whatIsWrongWithAClassIsSaidOfWhatLombokMadeOfIt() throws Exception {
        Run compiled = compile(processors(true, List.of(LOMBOK)), List.of(Source.withImports("chat.Progress", """
                import lombok.*;
                @Data @MessageRole("progress") @ToLlm("{percent}%: {step}")
                public class Progress implements AgentMessage { private final int percent; private String step; }
                """)));

        assertThat(compiled.output().lines().filter(line -> line.contains("error: ")))
                .anyMatch(line -> line.contains("[not-final] Progress is not final"))
                .anyMatch(line -> line.contains("[lost-state] step of Progress"));
    }

    @Test
    void withoutLombokItsAnnotationsAreNotTakenForAClassWithoutComponents() throws Exception {
        Run compiled = compile(JdkTool.PROCESSORS, LOMBOK_ROLES);

        assertThat(compiled.output().lines().filter(line -> line.contains("error: [")))
                .hasSize(3)
                .allMatch(line -> line.contains("[lombok-absent]"));
    }

    // record-builder, MapStruct and AutoService

    private static final List<Path> OTHERS = List.of(
            COPIED.resolve("record-builder-processor.jar"),
            COPIED.resolve("record-builder-core.jar"),
            COPIED.resolve("mapstruct-processor.jar"),
            COPIED.resolve("auto-service.jar"),
            COPIED.resolve("auto-service-annotations.jar"),
            home(MoreElements.class),
            home(Multimap.class));

    private static final List<Source> OTHER_ROLES = List.of(
            Source.withImports("chat.Progress", """
                    @io.soabase.recordbuilder.core.RecordBuilder
                    @MessageRole("progress") @ToLlm("{percent}%: {step}")
                    public record Progress(int percent, String step, long timestamp)
                            implements AgentMessage, ProgressBuilder.With {}
                    """),
            Source.withImports("chat.Note", """
                    @com.google.auto.service.AutoService(Runnable.class)
                    @MessageRole("note") @NotSent
                    public record Note(String text) implements AgentMessage, Runnable {
                        public Note() { this("provided"); }
                        @Override public void run() {}
                    }
                    """),
            Source.withImports("web.Dto", """
                    public abstract class Dto {
                        public static final class OfNote extends Dto {
                            private String text;
                            public String getText() { return text; }
                            public void setText(String text) { this.text = text; }
                        }
                        public static final class OfShot extends Dto {
                            private int width;
                            public int getWidth() { return width; }
                            public void setWidth(int width) { this.width = width; }
                        }
                    }
                    """),
            Source.withImports(
                    "chat.Shot",
                    "@NotSent @MessageRole(\"shot\") public record Shot(int width) implements AgentMessage {}"),
            Source.withImports("chat.Mapping", """
                    import org.mapstruct.*;
                    import org.mapstruct.factory.Mappers;
                    import web.Dto;
                    @Mapper(subclassExhaustiveStrategy = SubclassExhaustiveStrategy.RUNTIME_EXCEPTION)
                    public interface Mapping {
                        Mapping MAPPING = Mappers.getMapper(Mapping.class);
                        Shot toShot(Dto.OfShot dto);
                        Dto.OfShot toDto(Shot shot);
                        Note toNote(Dto.OfNote dto);
                        Dto.OfNote toDto(Note note);
                        @SubclassMapping(source = Dto.OfShot.class, target = Shot.class)
                        @SubclassMapping(source = Dto.OfNote.class, target = Note.class)
                        AgentMessage toMessage(Dto dto);
                    }
                    """));

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void buildersMappersAndServicesOfRolesAreGeneratedInWhateverOrder(boolean oursFirst) throws Exception {
        List<Source> sources = new ArrayList<>(OTHER_ROLES);
        sources.add(printing(
                "ProgressBuilder.builder().percent(40).step(\"linking\").build().withPercent(41)",
                "Mapping.MAPPING.toShot(Mapping.MAPPING.toDto(new Shot(3)))",
                "Mapping.MAPPING.toMessage(Mapping.MAPPING.toDto(new Shot(4)))",
                "(Note) ServiceLoader.load(Runnable.class).findFirst().orElseThrow()"));

        Run compiled = compile(processors(oursFirst, OTHERS), sources);

        assertThat(compiled.output()).isEmpty();
        assertPrints(
                "{\"role\":\"progress\",\"percent\":41,\"step\":\"linking\",\"timestamp\":0} true",
                "{\"role\":\"shot\",\"width\":3} true",
                "{\"role\":\"shot\",\"width\":4} true",
                "{\"role\":\"note\",\"text\":\"provided\"} true");
    }
}
