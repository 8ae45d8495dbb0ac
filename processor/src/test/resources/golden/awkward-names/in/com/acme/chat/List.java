package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

@NotSent
@MessageRole("list")
record List(String text) {}
