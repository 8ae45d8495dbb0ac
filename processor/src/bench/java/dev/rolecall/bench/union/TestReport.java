package dev.rolecall.bench.union;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a run of tests found. */
@MessageRole("testReport")
public record TestReport(
        String suite,
        int passed,
        double seconds,
        List<Failure> failures,
        @Nullable String log,
        long timestamp) implements AgentMessage {

    /** A test that failed. */
    public record Failure(String test, String message, int line) {}

    /** What the model is told of it. */
    @ToLlm
    public String toLlm() {
        StringBuilder text = new StringBuilder(suite + ": " + passed + " passed, " + failures.size() + " failed");
        for (Failure failure : failures) {
            text.append('\n').append(failure.test()).append(": ").append(failure.message());
        }
        return text.toString();
    }
}
