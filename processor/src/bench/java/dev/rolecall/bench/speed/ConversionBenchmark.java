package dev.rolecall.bench.speed;

import dev.rolecall.bench.data.DataSet;
import dev.rolecall.bench.union.AgentMessage;
import dev.rolecall.message.Message;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the model sees of a session. */
@State(Scope.Benchmark)
public class ConversionBenchmark {

    private List<AgentMessage> messages;

    /** Reads the data. */
    @Setup
    public void read() {
        messages = DataSet.MIXED.lines().stream()
                .map(AgentMessage.codec()::fromJson)
                .toList();
    }

    /** All of it. */
    @Benchmark
    public List<Message> convertToLlm() {
        return AgentMessage.convertToLlm(messages);
    }
}
