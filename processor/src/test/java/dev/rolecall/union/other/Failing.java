package dev.rolecall.union.other;

import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import java.util.Map;
import java.util.Optional;

/** A role of another package, whose rule may fail, and which keeps what it does not know. */
@MessageRole("failing")
public record Failing(
        boolean fails,
        Optional<String> note,
        long timestamp,
        @AdditionalProperties Map<String, Object> more) {

    /** What the model sees. */
    @ToLlm
    public Optional<String> seen() {
        if (fails) {
            throw new IllegalStateException("as it was told");
        }
        return note;
    }
}
