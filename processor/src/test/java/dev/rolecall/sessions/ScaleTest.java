package dev.rolecall.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are much larger than the memory. */
class ScaleTest {

    private static final String TIMES = "\"timestamp\":\"2026-01-01T00:00:00.000Z\"";

    @TempDir
    private Path directory;

    /** The file has as many megabytes as the property rolecall.megabytes says; the profile "long" says 1024. */
    @Test
    void aFileIsReadInTheMemoryOfItsIndex() throws Exception {
        long bytes = Long.getLong("rolecall.megabytes", 128) << 20;
        Path file = directory.resolve("large.jsonl");
        long messages = write(file, bytes);

        List<String> said = ChildJvm.lines(ChildJvm.of(LargeSessionReader.class, List.of("-Xmx64m"), file.toString()));

        assertThat(said)
                .containsExactly(
                        "entries " + (messages + 1),
                        "middle true",
                        "context 3", // the summary, what it kept, and what was said after it
                        "total " + messages,
                        "streamed " + (messages + 2));
    }

    /** Answers how many messages the file has; before the last of them is a compaction that kept one. */
    private static long write(Path file, long bytes) throws IOException {
        String text = "A line of a log, \\\"quoted\\\", of a tool: 简短 \\u00e9\\n".repeat(160);
        long count = 0;
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("{\"type\":\"session\",\"version\":3,\"id\":\"s\"," + TIMES + ",\"cwd\":\"/p\"}\n");
            for (long written = 0; written < bytes; count++) {
                String line = line(count, count == 0 ? null : id(count - 1), text);
                out.write(line);
                written += line.length();
            }
            out.write("{\"type\":\"compaction\",\"id\":\"compaction\",\"parentId\":\"" + id(count - 1) + "\"," + TIMES
                    + ",\"summary\":\"a long story\",\"firstKeptEntryId\":\"" + id(count - 1)
                    + "\",\"tokensBefore\":100000}\n");
            out.write(line(count, "compaction", text));
        }
        return count + 1;
    }

    private static String line(long count, String parent, String text) {
        return "{\"type\":\"message\",\"id\":\"" + id(count) + "\",\"parentId\":"
                + (parent == null ? "null" : "\"" + parent + "\"") + "," + TIMES
                + ",\"message\":{\"role\":\"toolResult\",\"toolCallId\":\"c" + count
                + "\",\"toolName\":\"log\",\"content\":[{\"type\":\"text\",\"text\":\"" + text
                + "\"}],\"isError\":false,\"timestamp\":1750000000000}}\n";
    }

    private static String id(long count) {
        return String.format("%08x", count);
    }
}
