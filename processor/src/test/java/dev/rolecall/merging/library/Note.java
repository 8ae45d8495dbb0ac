package dev.rolecall.merging.library;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** A role that is a member of the library's union. */
@MessageRole("note")
@ToLlm("{text}")
public record Note(String text, long timestamp) implements AgentMessage {}
