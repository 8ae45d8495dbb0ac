package dev.rolecall.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is measured, and how long. Each is a system property, such as {@code -Dbench.forks=1}.
 *
 * @param include which benchmarks, by a part of their names, such as {@code CodecBenchmark.decode|ColdStart}
 * @param candidates which candidates, by their whole names
 * @param forks how many JVMs measure each, and how often compilations are measured; the median is reported
 * @param iterations how often each JVM measures, after as many to warm up
 * @param seconds how long each of these is
 * @param rounds how many pairs of processes tell what the first messages cost
 * @param roles for how many roles the time to compile is measured
 * @param results the directory for the tables and the raw results
 * @param processorJar the processor as users have it
 */
public record Settings(
        Pattern include,
        Pattern candidates,
        int forks,
        int iterations,
        int seconds,
        int rounds,
        List<Integer> roles,
        Path results,
        Path processorJar) {

    static Settings ofSystemProperties() {
        return new Settings(
                Pattern.compile(System.getProperty("bench.include")),
                Pattern.compile(System.getProperty("bench.candidates")),
                Integer.getInteger("bench.forks"),
                Integer.getInteger("bench.iterations"),
                Integer.getInteger("bench.seconds"),
                Integer.getInteger("bench.rounds"),
                Stream.of(System.getProperty("bench.roles").split(","))
                        .map(Integer::valueOf)
                        .toList(),
                Path.of(System.getProperty("bench.results")),
                Path.of(System.getProperty("bench.processor")));
    }

    /** Whether a benchmark is asked for. */
    public boolean includes(String benchmark) {
        return include.matcher(benchmark).find();
    }

    /** Whether a candidate is asked for. */
    public boolean measures(String candidate) {
        return candidates.matcher(candidate).matches();
    }
}
