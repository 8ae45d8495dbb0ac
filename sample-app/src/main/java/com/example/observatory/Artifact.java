package com.example.observatory;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;

/** A document that the observatory made. The model hears of it, and does not get all of it. */
@MessageRole("artifact")
public record Artifact(String id, String mime, String title, String body, int revision) implements AgentMessage {

    /** Artifacts have no time of their own, so the message is made here. */
    @ToLlm
    public Message announcement() {
        String text = "Artifact %s (%s), revision %d: %s".formatted(id, mime, revision, title);
        return new UserMessage(UserContent.of(text), 0);
    }
}
