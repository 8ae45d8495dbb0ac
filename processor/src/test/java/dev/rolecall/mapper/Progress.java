package dev.rolecall.mapper;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import java.util.Map;
import java.util.Optional;

@MessageRole(value = "progress", aliases = "buildProgress")
@ToLlm("{percent}%")
public record Progress(
        int percent,
        @JsonProperty("stepName") String step,
        Optional<String> emptyNote,
        long timestamp,
        @AdditionalProperties Map<String, Object> more)
        implements AgentMessage {

    /** What a mapper with other settings would take for a member. */
    public boolean isDone() {
        return percent == 100;
    }
}
