package dev.rolecall.merging;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** A role of the application. */
@MessageRole("progress")
@ToLlm("{percent}%")
public record Progress(int percent, long timestamp) implements AgentMessage {}
