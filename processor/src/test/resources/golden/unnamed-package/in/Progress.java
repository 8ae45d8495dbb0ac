import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("progress")
record Progress(int percent, long timestamp) implements AgentMessage {}
