package dev.rolecall.bench.speed;

import dev.rolecall.bench.data.DataSet;
import dev.rolecall.bench.union.AgentMessage;
import dev.rolecall.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Files of more and more short lines. */
@State(Scope.Benchmark)
public class LineBenchmark {

    /** How many lines the file has. */
    @Param({"1", "10", "100", "1000", "10000", "100000", "1000000"})
    public int lines;

    private Path messages;
    private Path session;

    /** Writes the files. */
    @Setup
    public void write() throws IOException {
        messages = Files.createTempFile("lines", ".jsonl");
        session = Files.createTempFile("session", ".jsonl");
        DataSet.SHORT.writeLines(messages, lines);
        DataSet.SHORT.writeSession(session, lines);
    }

    /** Deletes them. */
    @TearDown
    public void delete() throws IOException {
        Files.delete(messages);
        Files.delete(session);
    }

    /** Each message of the file. */
    @Benchmark
    public void read(Blackhole blackhole) throws IOException {
        try (InputStream in = Files.newInputStream(messages)) {
            AgentMessage.codec().lines(in).forEach(line -> blackhole.consume(line.value()));
        }
    }

    /** The file as a session, and its context. */
    @Benchmark
    public void open(Blackhole blackhole) throws IOException {
        try (Session<AgentMessage> opened = Session.open(session, AgentMessage.type())) {
            blackhole.consume(opened.context());
        }
    }
}
