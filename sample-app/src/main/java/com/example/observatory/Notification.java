package com.example.observatory;

import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.util.Map;

/** Something for the people at the observatory, and not for the model. */
@MessageRole("notification")
@NotSent
public record Notification(
        String level,
        String text,
        long timestamp,
        @AdditionalProperties Map<String, Object> additionalProperties) implements AgentMessage {}
