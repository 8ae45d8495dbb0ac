package com.lib;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("draft")
public record Draft(String text) implements LibMessage {}
