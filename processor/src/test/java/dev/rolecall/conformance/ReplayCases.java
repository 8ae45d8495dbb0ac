package dev.rolecall.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.rolecall.jackson2.RolecallModule;
import dev.rolecall.message.Context;
import dev.rolecall.message.Message;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.Tool;
import dev.rolecall.session.SystemState;
import dev.rolecall.session.SystemUpdates;
import dev.rolecall.session.ToolHistory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Cases of system messages that are replayed. */
final class ReplayCases {

    static final com.fasterxml.jackson.databind.json.JsonMapper MAPPER =
            com.fasterxml.jackson.databind.json.JsonMapper.builder()
                    .addModule(new RolecallModule(AgentMessage.type()))
                    .enable(com.fasterxml.jackson.databind.DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .build();

    private ReplayCases() {}

    static List<Message> messages(JsonNode json) {
        List<Message> messages = new ArrayList<>();
        for (AgentMessage message : AgentMessage.codec().listFromJson(json.toString())) {
            if (message.message() != null) {
                messages.add(message.message());
            }
        }
        return messages;
    }

    private static List<Tool> tools(JsonNode json) throws IOException {
        return List.of(MAPPER.readValue(json.toString(), Tool[].class));
    }

    private static JsonNode tree(Object value) throws IOException {
        return Case.MAPPER.readTree(MAPPER.writeValueAsString(value));
    }

    private static JsonNode tools(List<Tool> tools) throws IOException {
        return tree(tools.toArray(Tool[]::new));
    }

    private static JsonNode trees(List<? extends Message> messages) throws IOException {
        ArrayNode array = Case.MAPPER.createArrayNode();
        for (Message message : messages) {
            array.add(tree(message));
        }
        return array;
    }

    static void state(Case recorded) throws IOException {
        List<Message> messages = messages(recorded.input("messages"));
        Optional<SystemState> state = SystemState.of(messages);
        ToolHistory history = ToolHistory.of(messages);
        ObjectNode answer = Case.MAPPER.createObjectNode();
        answer.set("systemMessage", state.isPresent() ? tree(state.get().toMessage()) : null);
        answer.put("prompt", state.map(SystemState::prompt).orElse(""));
        answer.set("tools", tools(state.map(SystemState::tools).orElse(List.of())));
        answer.set("declaredTools", tools(history.declared()));
        answer.put("nonAdditive", !history.isAdditive());
        answer.put("redefined", history.isRedefined());
        answer.set("collapsed", trees(SystemState.collapse(messages)));
        ObjectNode requests = answer.putObject("requestTools");
        for (ToolHistory.Support support : ToolHistory.Support.values()) {
            ToolHistory.RequestTools request = ToolHistory.request(messages, support);
            ObjectNode json = requests.putObject(support.name().toLowerCase(Locale.ROOT));
            ArrayNode names = json.putArray("names");
            request.tools().forEach(tool -> names.add(tool.name()));
            json.put("folded", request.folded());
        }
        SameJson.check(answer, Deviations.expected(recorded));
    }

    static void render(Case recorded) throws IOException {
        SystemMessage message =
                (SystemMessage) messages(Case.MAPPER.createArrayNode().add(recorded.input("message")))
                        .get(0);
        ObjectNode answer = Case.MAPPER.createObjectNode();
        answer.put("full", SystemUpdates.asPrompt(message));
        answer.put("update", SystemUpdates.asUpdate(message));
        SameJson.check(answer, Deviations.expected(recorded));
    }

    static void normalizeContext(Case recorded) throws IOException {
        Context context = MAPPER.readValue(recorded.input("context").toString(), Context.class);
        ObjectNode answer = Case.MAPPER.createObjectNode();
        answer.set("messages", trees(SystemUpdates.normalize(context)));
        SameJson.check(answer, Deviations.expected(recorded));
    }

    static void toolChanges(Case recorded) throws IOException {
        ToolHistory.Changes changes =
                ToolHistory.changes(tools(recorded.input("previous")), tools(recorded.input("current")));
        ObjectNode answer = Case.MAPPER.createObjectNode();
        answer.set("toolsAdded", tools(changes.added()));
        answer.set("toolsRemoved", tree(changes.removed().toArray()));
        SameJson.check(answer, Deviations.expected(recorded));
    }
}
