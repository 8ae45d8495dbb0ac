package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.message.UserContent;

@MessageRole("remark")
record Remark(@Nullable UserContent content, long timestamp) implements AgentMessage {}
