package chat;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("note")
public record Note(String text) implements AgentMessage {}
