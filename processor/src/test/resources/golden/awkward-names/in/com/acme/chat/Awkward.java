package com.acme.chat;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.util.List;
import java.util.Map;

@NotSent
@MessageRole("$L \"awkward\" */ <b>&amp; {@code} \\u002a/")
record Awkward(
        int in,
        String out,
        Integer value,
        boolean member,
        boolean memberRead,
        List<@Nullable String> element,
        List<List<@Nullable String>> additional,
        String yield,
        String record,
        @JsonProperty("class") String kind,
        @JsonProperty("say \"$T\"") String quote,
        @AdditionalProperties Map<String, Object> NAMES)
        implements AgentMessage {}
