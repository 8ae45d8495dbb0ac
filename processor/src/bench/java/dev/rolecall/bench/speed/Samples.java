package dev.rolecall.bench.speed;

import dev.rolecall.bench.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** What benchmarks measured, in nanoseconds and bytes allocated, one sample of each a fork. */
public final class Samples {

    /** JMH's name for the bytes that a call allocates. */
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    /**
     * One of the things measured.
     *
     * @param benchmark its class and method
     * @param parameters the values of its parameters
     */
    public record Key(String benchmark, Map<String, String> parameters) {}

    private final Settings settings;
    private final Map<Key, List<Double>> nanoseconds = new HashMap<>();
    private final Map<Key, List<Double>> bytes = new HashMap<>();

    /** No samples yet. */
    public Samples(Settings settings) {
        this.settings = settings;
    }

    /** Runs a benchmark with JMH, if it is asked for, in one fork. */
    public void run(int round, String benchmark, Map<String, List<String>> parameters)
            throws RunnerException, IOException {
        if (!settings.includes(benchmark)) {
            return;
        }
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("\\." + benchmark.replace(".", "\\.") + "$")
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .forks(1)
                .warmupIterations(settings.iterations())
                .warmupTime(TimeValue.seconds(settings.seconds()))
                .measurementIterations(settings.iterations())
                .measurementTime(TimeValue.seconds(settings.seconds()))
                .addProfiler(GCProfiler.class)
                .jvmArgs("-Xms2g", "-Xmx6g", "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"))
                .shouldFailOnError(true)
                .resultFormat(ResultFormatType.JSON)
                .result(rawFile(round, benchmark, parameters));
        parameters.forEach((name, values) -> options.param(name, values.toArray(String[]::new)));
        add(new Runner(options.build()).run());
    }

    private String rawFile(int round, String benchmark, Map<String, List<String>> parameters) throws IOException {
        Files.createDirectories(settings.results().resolve("raw"));
        String name = benchmark
                + (parameters.containsKey("data") ? "-" + parameters.get("data").get(0) : "") + "-" + round;
        return settings.results().resolve("raw").resolve(name + ".json").toString();
    }

    private void add(Collection<RunResult> results) {
        for (RunResult result : results) {
            Map<String, String> parameters = new TreeMap<>();
            for (String name : result.getParams().getParamsKeys()) {
                parameters.put(name, result.getParams().getParam(name));
            }
            String benchmark = result.getParams().getBenchmark().replaceAll(".*\\.(\\w+\\.\\w+)", "$1");
            Result<?> allocated = result.getSecondaryResults().get(ALLOCATED);
            add(new Key(benchmark, parameters), result.getPrimaryResult().getScore(), allocated.getScore());
        }
    }

    /** Adds a sample that something else than JMH took. */
    public void add(Key key, double time, double allocated) {
        nanoseconds.computeIfAbsent(key, unseen -> new ArrayList<>()).add(time);
        bytes.computeIfAbsent(key, unseen -> new ArrayList<>()).add(allocated);
    }

    /** What was measured. */
    public Set<Key> keys() {
        return nanoseconds.keySet();
    }

    /** Nanoseconds a call, one a fork; empty if it was not measured. */
    public List<Double> nanoseconds(Key key) {
        return nanoseconds.getOrDefault(key, List.of());
    }

    /** Bytes allocated a call, one a fork; empty if it was not measured. */
    public List<Double> bytes(Key key) {
        return bytes.getOrDefault(key, List.of());
    }
}
