package dev.rolecall.bench.speed;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rolecall.bench.data.DataSet;
import dev.rolecall.bench.plain.PlainMessage;
import dev.rolecall.bench.union.AgentMessage;
import dev.rolecall.codec.JsonLine;
import dev.rolecall.codec.JsonLines;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionContext;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The long session in a file. */
@State(Scope.Benchmark)
public class SessionBenchmark {

    private static final ObjectReader ENTRIES = JsonMapper.builder().build().readerFor(Entry.class);
    private static final ObjectReader MESSAGES = JsonMapper.builder().build().readerFor(PlainMessage.class);

    /** A line of a session file, without what a session makes of it. */
    public record Entry(
            String type,
            Integer version,
            String id,
            String parentId,
            String timestamp,
            String cwd,
            PlainMessage message) {}

    private Path session;
    private Path lines;

    /** Writes the files. */
    @Setup
    public void write() throws IOException {
        session = Files.createTempFile("session", ".jsonl");
        lines = Files.createTempFile("lines", ".jsonl");
        int count = DataSet.MIXED.lines().size();
        DataSet.MIXED.writeSession(session, count);
        DataSet.MIXED.writeLines(lines, count);
    }

    /** Deletes them. */
    @TearDown
    public void delete() throws IOException {
        Files.delete(session);
        Files.delete(lines);
    }

    /** What an application does first: the session's tree, and then the messages of its context. */
    @Benchmark
    public SessionContext<AgentMessage> openWithRolecall() throws IOException {
        try (Session<AgentMessage> opened = Session.open(session, AgentMessage.type())) {
            return opened.context();
        }
    }

    /** Entries alone, by annotated data binding: no tree, no context, no place of what is wrong. */
    @Benchmark
    public List<Entry> openWithDatabind() throws IOException {
        List<Entry> entries = new ArrayList<>();
        try (MappingIterator<Entry> lines = ENTRIES.readValues(session.toFile())) {
            while (lines.hasNext()) {
                entries.add(lines.next());
            }
        }
        return entries;
    }

    /** Messages, line by line. */
    @Benchmark
    public List<JsonLine<AgentMessage>> linesWithRolecall() throws IOException {
        try (JsonLines<AgentMessage> read = AgentMessage.codec().lines(Files.newInputStream(lines))) {
            return read.stream().toList();
        }
    }

    /** Messages, decoded ahead by all cores that there are. */
    @Benchmark
    public List<JsonLine<AgentMessage>> linesAhead() throws IOException {
        try (JsonLines<AgentMessage> read = AgentMessage.codec().lines(Files.newInputStream(lines))) {
            return read.ahead(ForkJoinPool.commonPool()).stream().toList();
        }
    }

    /** Messages, by annotated data binding. */
    @Benchmark
    public List<PlainMessage> linesWithDatabind() throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(lines));
                MappingIterator<PlainMessage> messages = MESSAGES.readValues(in)) {
            return messages.readAll();
        }
    }
}
