package a;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.util.List;
import java.util.Map;

/** Messages within a message. */
@NotSent
@MessageRole("branch")
public record Branch(AgentMessage first, List<AgentMessage> rest, Map<String, AgentMessage> named)
        implements AgentMessage {}
