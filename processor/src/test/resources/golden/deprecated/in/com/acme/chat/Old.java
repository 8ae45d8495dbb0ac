package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

@Deprecated
@MessageRole("old")
@ToLlm("{text}")
public record Old(String text, long timestamp) implements AgentMessage {}
