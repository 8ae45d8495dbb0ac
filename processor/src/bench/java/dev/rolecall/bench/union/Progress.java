package dev.rolecall.bench.union;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** How far a build is. */
@MessageRole("progress")
@ToLlm("Build is {percent}% done: {step}")
public record Progress(int percent, String step, long timestamp) implements AgentMessage {}
