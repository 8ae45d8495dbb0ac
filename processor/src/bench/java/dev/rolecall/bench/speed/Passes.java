package dev.rolecall.bench.speed;

import dev.rolecall.bench.candidate.Candidate;
import dev.rolecall.bench.candidate.Candidates;
import dev.rolecall.bench.data.DataSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** What one candidate does with all messages of a session, again and again. Of the JDK's types alone to who calls it. */
public final class Passes implements LongSupplier {

    private final Pass pass;

    private interface Pass {
        long run() throws IOException;
    }

    /**
     * Sets a candidate up.
     *
     * @param candidate its name
     * @param operation {@code decode} or {@code encode}
     * @param data the name of the data
     */
    public Passes(String candidate, String operation, String data) throws IOException {
        pass = operation.equals("decode")
                ? decode(Candidates.named(candidate), DataSet.valueOf(data).lines())
                : encode(Candidates.named(candidate), DataSet.valueOf(data).lines());
    }

    private static Pass decode(Candidate<?> candidate, List<byte[]> lines) {
        return () -> {
            long sum = 0;
            for (byte[] line : lines) {
                sum += candidate.decode(line) == null ? 0 : 1;
            }
            return sum;
        };
    }

    private static <M> Pass encode(Candidate<M> candidate, List<byte[]> lines) throws IOException {
        List<M> messages = new ArrayList<>();
        for (byte[] line : lines) {
            messages.add(candidate.decode(line));
        }
        return () -> {
            long sum = 0;
            for (M message : messages) {
                sum += candidate.encode(message).length;
            }
            return sum;
        };
    }

    /** Does it once, and answers what depends on all that was made. */
    @Override
    public long getAsLong() {
        try {
            return pass.run();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // it was read before
        }
    }
}
