package dev.rolecall.bench.speed;

import dev.rolecall.bench.compile.Javac;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.UnionType;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Messages of unions that have more and more roles. */
@State(Scope.Benchmark)
@OperationsPerInvocation(UnionBenchmark.MESSAGES)
public class UnionBenchmark {

    static final int MESSAGES = 1000;

    /** How many roles the union has. */
    @Param({"1", "10", "100", "1000"})
    public int roles;

    private MessageCodec<Object> codec;
    private List<byte[]> ofAllRoles;
    private List<byte[]> ofLastRole;
    private List<byte[]> ofNoRole;
    private Object last;

    /** Compiles the union in another process, and makes messages. */
    @Setup
    public void make() throws Exception {
        Path directory = Files.createTempDirectory("union");
        List<Path> sources = new ArrayList<>();
        for (int role = 0; role < roles; role++) {
            sources.add(Files.writeString(directory.resolve("R" + role + ".java"), source(role)));
        }
        List<String> options = List.of(
                "-cp", System.getProperty("java.class.path"),
                // The others on the class path shall not run.
                "-processor", "dev.rolecall.processor.RoleProcessor,dev.rolecall.processor.UnionProcessor",
                "-d", directory.toString());
        Javac.run(options, sources);
        ClassLoader classes = new URLClassLoader(new URL[] {directory.toUri().toURL()});
        @SuppressWarnings("unchecked") // whatever its type, it takes what it has read itself
        UnionType<Object> type = (UnionType<Object>)
                classes.loadClass("made.AgentMessage").getMethod("type").invoke(null);
        codec = type.codec();
        ofAllRoles = new ArrayList<>();
        ofLastRole = new ArrayList<>();
        ofNoRole = new ArrayList<>();
        for (int message = 0; message < MESSAGES; message++) {
            ofAllRoles.add(json(message % roles));
            ofLastRole.add(json(roles - 1));
            ofNoRole.add(json(roles));
        }
        last = codec.fromJson(json(roles - 1));
    }

    private static String source(int role) throws IOException {
        return "package made; @dev.rolecall.NotSent @dev.rolecall.MessageRole(\"role" + role + "\") public record R"
                + role + "(String text, int number, long timestamp) implements AgentMessage {}";
    }

    private static byte[] json(int role) {
        return ("{\"role\":\"role" + role + "\",\"text\":\"a short text\",\"number\":7,\"timestamp\":1767225600000}")
                .getBytes(StandardCharsets.UTF_8);
    }

    /** One role again and again: what it costs that there are others. */
    @Benchmark
    public void decodeLastRole(Blackhole blackhole) {
        for (byte[] message : ofLastRole) {
            blackhole.consume(codec.fromJson(message));
        }
    }

    /** A role that the union does not have: the message is kept as it is. */
    @Benchmark
    public void decodeUnknownRole(Blackhole blackhole) {
        for (byte[] message : ofNoRole) {
            blackhole.consume(codec.fromJson(message));
        }
    }

    /** One role again and again. */
    @Benchmark
    public void encodeLastRole(Blackhole blackhole) {
        for (int i = 0; i < MESSAGES; i++) {
            blackhole.consume(codec.toJsonBytes(last));
        }
    }

    /** Each role in turn: every message runs code of its own, which the processor's caches must hold. */
    @Benchmark
    public void decodeAllRoles(Blackhole blackhole) {
        for (byte[] message : ofAllRoles) {
            blackhole.consume(codec.fromJson(message));
        }
    }
}
