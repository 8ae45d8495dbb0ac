package com.acme.test;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@SuppressWarnings("rolecall")
@NotSent
@MessageRole("result")
public record Result(boolean passed, long timestamp) {}
