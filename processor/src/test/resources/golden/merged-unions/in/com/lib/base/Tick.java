package com.lib.base;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("tick")
public record Tick(long timestamp) implements BaseMessage {}
