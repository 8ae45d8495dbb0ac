package dev.rolecall.union;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** A role with a template, and with a check of its own. */
@MessageRole(value = "progress", aliases = "buildProgress")
@ToLlm("Build is {percent}% done: {step}")
public record Progress(int percent, String step, long timestamp) implements AgentMessage {

    /** Checks the percentage. */
    public Progress {
        if (percent > 100) {
            throw new IllegalArgumentException("percent is " + percent + ", above 100");
        }
    }
}
