package a;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

/** A role of a name that everything needs. */
@NotSent
@MessageRole("string")
record String(int length, long timestamp) implements AgentMessage {}
