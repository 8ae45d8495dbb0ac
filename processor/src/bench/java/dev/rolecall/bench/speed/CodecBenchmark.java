package dev.rolecall.bench.speed;

import dev.rolecall.bench.candidate.Candidate;
import dev.rolecall.bench.candidate.Candidates;
import dev.rolecall.bench.data.DataSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** All messages of a session from bytes, and back to bytes. */
public class CodecBenchmark {

    /** What is read. */
    @State(Scope.Benchmark)
    public static class Lines {

        /** The candidate's name. */
        @Param(Candidates.BASE)
        public String candidate;

        /** The data. */
        @Param("MIXED")
        public DataSet data;

        private Candidate<?> codec;
        private List<byte[]> lines;

        /** Makes the data. */
        @Setup
        public void make() {
            codec = Candidates.named(candidate);
            lines = data.lines();
        }
    }

    /** What is written. */
    @State(Scope.Benchmark)
    public static class Messages {

        private Conversation<?> conversation;

        /** Reads the data. */
        @Setup
        public void read(Lines lines) throws IOException {
            conversation = Conversation.read(lines.codec, lines.lines);
        }
    }

    private record Conversation<M>(Candidate<M> codec, List<M> messages) {

        static <M> Conversation<M> read(Candidate<M> codec, List<byte[]> lines) throws IOException {
            List<M> messages = new ArrayList<>();
            for (byte[] line : lines) {
                messages.add(codec.decode(line));
            }
            return new Conversation<>(codec, messages);
        }

        void encode(Blackhole blackhole) throws IOException {
            for (M message : messages) {
                blackhole.consume(codec.encode(message));
            }
        }
    }

    /** From bytes. */
    @Benchmark
    public void decode(Lines lines, Blackhole blackhole) throws IOException {
        for (byte[] line : lines.lines) {
            blackhole.consume(lines.codec.decode(line));
        }
    }

    /** To bytes. */
    @Benchmark
    public void encode(Messages messages, Blackhole blackhole) throws IOException {
        messages.conversation.encode(blackhole);
    }
}
