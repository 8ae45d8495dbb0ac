package com.example.observatory.cli;

import com.example.observatory.AgentMessage;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.llm.Conversion;
import dev.rolecall.message.Tool;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Shows a conversation to a program: a JSON object a line. */
final class JsonReport implements Report {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final PrintWriter out;

    JsonReport(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void message(StoredConversation.Stored stored, Conversion<AgentMessage> conversion) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("index", conversion.index());
        if (stored.entryId() == null) {
            line.put("line", stored.line());
        } else {
            line.put("entry", stored.entryId());
        }
        line.put("role", conversion.role());
        line.put("class", AgentMessage.type().value(stored.message()).getClass().getName());
        line.put("outcome", conversion.outcome());
        line.put("reason", conversion.reason());
        line.put("message", AgentMessage.codec().toTree(stored.message()));
        line.put(
                "sent",
                conversion.sent().stream().map(MessageCodec.standard()::toTree).toList());
        print(line);
    }

    @Override
    public void session(StoredSession.At at) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("leaf", at.entryId());
        line.put("model", at.model());
        line.put("thinkingLevel", at.thinkingLevel());
        at.system().ifPresent(state -> {
            line.put("prompt", state.prompt());
            line.put("tools", state.tools().stream().map(Tool::name).toList());
        });
        line.put("used", at.used());
        print(line);
    }

    @Override
    public void entry(StoredSession.Line line) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("entry", line.tree().entry().id());
        entry.put("parent", line.tree().entry().parentId());
        entry.put("type", line.tree().entry().type());
        line.tree().entry().message().ifPresent(message -> entry.put("role", message.role()));
        entry.put("label", line.tree().label());
        entry.put("isLeaf", line.isLeaf());
        print(entry);
    }

    @Override
    public void end(StoredConversation conversation) {
        conversation.problems().forEach(problem -> print(Map.of("problem", problem)));
        out.flush();
    }

    private void print(Map<String, Object> line) {
        try {
            out.println(MAPPER.writeValueAsString(line));
        } catch (JsonProcessingException cannotHappen) {
            throw new IllegalStateException(cannotHappen); // plain JSON values
        }
    }
}
