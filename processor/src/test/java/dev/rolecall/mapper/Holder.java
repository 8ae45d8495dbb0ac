package dev.rolecall.mapper;

import dev.rolecall.mapper.other.Note;
import dev.rolecall.message.Message;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A class of an application that has messages in every position. */
public record Holder(
        AgentMessage one,
        List<AgentMessage> list,
        Set<AgentMessage> set,
        Map<String, AgentMessage> map,
        Optional<AgentMessage> optional,
        Box<AgentMessage> box,
        Progress member,
        Note note,
        Message message,
        UserMessage user,
        UserContent content,
        Usage usage,
        ToolCall call) {

    /** A generic class. */
    public record Box<T>(T inside, List<T> more) {}
}
