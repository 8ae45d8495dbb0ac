package dev.rolecall.bench.data;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is read and written: messages, each a line of JSON. */
public enum DataSet {
    /** A long coding session of about 15 MB. */
    MIXED {
        @Override
        List<Map<String, Object>> messages() {
            return new SessionGenerator(7).mixed(1900);
        }
    },

    /** Some hundred bytes a message. */
    SHORT {
        @Override
        List<Map<String, Object>> messages() {
            return new SessionGenerator(7).small(8000);
        }
    },

    /** The long session, each message with its role at the end. */
    ROLE_LAST {
        @Override
        List<Map<String, Object>> messages() {
            return MIXED.messages().stream().map(DataSet::withRoleLast).toList();
        }
    };

    private static final String TIME = "\"timestamp\":\"2026-01-01T00:00:00.000Z\"";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    abstract List<Map<String, Object>> messages();

    /** The messages, in UTF-8. */
    public List<byte[]> lines() {
        List<byte[]> lines = new ArrayList<>();
        for (Map<String, Object> message : messages()) {
            try {
                lines.add(MAPPER.writeValueAsBytes(message));
            } catch (JsonProcessingException impossible) {
                throw new AssertionError(impossible);
            }
        }
        return lines;
    }

    /** Writes the messages to a file, again and again until it has a number of lines. */
    public void writeLines(Path file, int count) throws IOException {
        write(file, count, null, (line, number) -> line);
    }

    /** Writes the messages as a session, one entry after the other, again and again until there is a number of them. */
    public void writeSession(Path file, int count) throws IOException {
        write(
                file,
                count,
                "{\"type\":\"session\",\"version\":3,\"id\":\"bench\"," + TIME + ",\"cwd\":\"/work\"}",
                DataSet::entry);
    }

    private interface Form {
        String of(String message, int number);
    }

    private void write(Path file, int count, String header, Form form) throws IOException {
        List<byte[]> lines = lines();
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            if (header != null) {
                out.write(header + "\n");
            }
            for (int number = 0; number < count; number++) {
                String message = new String(lines.get(number % lines.size()), StandardCharsets.UTF_8);
                out.write(form.of(message, number) + "\n");
            }
        }
    }

    private static String entry(String message, int number) {
        String parent = number == 0 ? "null" : "\"" + id(number - 1) + "\"";
        return "{\"type\":\"message\",\"id\":\"" + id(number) + "\",\"parentId\":" + parent + "," + TIME
                + ",\"message\":" + message + "}";
    }

    private static String id(int number) {
        return String.format("%08x", number);
    }

    private static Map<String, Object> withRoleLast(Map<String, Object> message) {
        Map<String, Object> moved = new LinkedHashMap<>(message);
        moved.put("role", moved.remove("role"));
        return moved;
    }
}
