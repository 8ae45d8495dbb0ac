package com.acme.build;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@SuppressWarnings("rolecall")
@NotSent
@MessageRole("progress")
public record Progress(int percent, long timestamp) implements AgentMessage {}
