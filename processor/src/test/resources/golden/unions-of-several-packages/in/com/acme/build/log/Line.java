package com.acme.build.log;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("line")
public record Line(String text, long timestamp) {}
