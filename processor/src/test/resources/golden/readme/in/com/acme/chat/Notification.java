package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@MessageRole("notification")
@NotSent
public record Notification(String text, Level level, long timestamp) implements AgentMessage {}
