package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("notification")
public record Notification(String text, long timestamp) {}
