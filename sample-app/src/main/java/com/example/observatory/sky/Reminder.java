package com.example.observatory.sky;

import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** Something to think of, until it is done. */
@MessageRole("reminder")
@ToLlm(value = "Do not forget: {text}", unless = "done")
public record Reminder(String text, @DefaultValue("false") boolean done, long timestamp) {}
