package com.acme.chat;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.rolecall.AdditionalProperties;
import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

@NotSent
@MessageRole("setting")
record Setting(
        String required,
        @Nullable String optional,
        @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Integer mustBeThere,
        @DefaultValue("3") int retries,
        @DefaultValue("0.5") Double rate,
        @DefaultValue("WARNING") Level level,
        @DefaultValue("none") @Nullable String reason,
        Optional<Level> least,
        OptionalInt count,
        @AdditionalProperties Map<String, Object> more,
        long timestamp)
        implements AgentMessage {

    enum Level {
        INFO,
        WARNING
    }
}
