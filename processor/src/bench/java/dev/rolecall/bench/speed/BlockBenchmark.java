package dev.rolecall.bench.speed;

import dev.rolecall.bench.union.AgentMessage;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A message of more and more blocks. */
@State(Scope.Benchmark)
public class BlockBenchmark {

    /** How many blocks the message has. */
    @Param({"1", "10", "100", "1000", "10000"})
    public int blocks;

    private byte[] json;
    private AgentMessage message;

    /** Makes the message. */
    @Setup
    public void make() {
        String block = "{\"type\":\"text\",\"text\":\"a short text\"}";
        json = ("{\"role\":\"user\",\"content\":[" + String.join(",", Collections.nCopies(blocks, block))
                        + "],\"timestamp\":1767225600000}")
                .getBytes(StandardCharsets.UTF_8);
        message = AgentMessage.codec().fromJson(json);
    }

    /** From bytes. */
    @Benchmark
    public AgentMessage decode() {
        return AgentMessage.codec().fromJson(json);
    }

    /** To bytes. */
    @Benchmark
    public byte[] encode() {
        return AgentMessage.codec().toJsonBytes(message);
    }
}
