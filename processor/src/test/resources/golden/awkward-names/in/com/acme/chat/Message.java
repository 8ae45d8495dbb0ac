package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("message")
record Message(String text) implements AgentMessage {}
