package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

@MessageRole(value = "progress", aliases = {"status", "state"})
@ToLlm("Build is {percent}% done")
public record Progress(int percent, long timestamp) implements AgentMessage {}
