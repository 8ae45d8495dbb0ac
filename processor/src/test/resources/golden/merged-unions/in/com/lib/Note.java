package com.lib;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

@MessageRole("note")
@ToLlm("{text}")
public record Note(String text, long timestamp) implements LibMessage {}
