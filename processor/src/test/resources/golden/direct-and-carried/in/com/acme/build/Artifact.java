package com.acme.build;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import dev.rolecall.message.UserMessage;

@MessageRole("artifact")
public record Artifact(String path, long size) {

    @ToLlm
    public UserMessage toLlm() {
        return UserMessage.of(path + " has " + size + " bytes");
    }
}
