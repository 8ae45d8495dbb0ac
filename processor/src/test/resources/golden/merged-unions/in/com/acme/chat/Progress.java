package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

@MessageRole("progress")
@ToLlm("{percent}%")
public record Progress(int percent, long timestamp) implements AgentMessage {}
