package a.b;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** A note of another package, and a deprecated one. */
@Deprecated
@MessageRole("note")
@ToLlm("{text}")
public record Note(String text, long timestamp) {}
