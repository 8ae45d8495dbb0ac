package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

@MessageRole("progress")
@ToLlm("Build is {percent}% done: {step}")
public record Progress(int percent, String step, long timestamp) implements AgentMessage {}
