package a;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** Another. */
@MessageRole("object")
@ToLlm("{text}")
record Object(java.lang.String text, long timestamp) implements AgentMessage {}
