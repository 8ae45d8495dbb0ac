package dev.rolecall.bench.union;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

/** What only the user is told. */
@NotSent
@MessageRole("notification")
public record Notification(String text, String level, long timestamp) implements AgentMessage {}
