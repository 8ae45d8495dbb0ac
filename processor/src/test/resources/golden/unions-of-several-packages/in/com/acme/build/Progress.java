package com.acme.build;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("progress")
public record Progress(int percent, long timestamp) implements AgentMessage {}
