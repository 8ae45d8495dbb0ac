package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

@MessageRole("new")
public record New(String text, Level level, long timestamp) {

    @Deprecated(forRemoval = true)
    @ToLlm
    public String seen() {
        return "new";
    }

    public enum Level {
        LOW,
        @Deprecated
        HIGH
    }
}
