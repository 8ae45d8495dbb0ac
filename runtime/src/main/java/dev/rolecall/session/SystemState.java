package dev.rolecall.session;

import dev.rolecall.message.Message;
import dev.rolecall.message.SystemContent;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.Tool;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the system messages of a conversation say together, up to some point: prompt, sections and tools.
 *
 * @param content the texts of their contents, joined by blank lines
 * @param sections the current sections by name, in order
 * @param tools the current tools, in order
 * @param timestamp when the first of them was made, or the last that replaced all before it; in Unix milliseconds
 */
public record SystemState(String content, Map<String, String> sections, List<Tool> tools, long timestamp) {

    /** Copies what it is given. */
    public SystemState {
        sections = Collections.unmodifiableMap(new LinkedHashMap<>(sections));
        tools = List.copyOf(tools);
    }

    /**
     * Replays the system messages of a conversation, in order.
     *
     * @param messages the conversation; other messages are passed over
     * @return the state; empty if there is no system message
     */
    public static Optional<SystemState> of(Collection<? extends Message> messages) {
        List<SystemMessage> system = messages.stream()
                .filter(SystemMessage.class::isInstance)
                .map(SystemMessage.class::cast)
                .toList();
        return system.isEmpty() ? Optional.empty() : Optional.of(replay(system));
    }

    private static SystemState replay(List<SystemMessage> system) {
        List<String> contents = new ArrayList<>();
        Map<String, String> sections = new LinkedHashMap<>();
        Map<String, Tool> tools = new LinkedHashMap<>();
        long timestamp = system.get(0).timestamp();
        for (SystemMessage message : system) {
            if (Boolean.TRUE.equals(message.replace())) {
                contents.clear();
                sections.clear();
                tools.clear();
                timestamp = message.timestamp();
            }
            String text = message.content().text();
            if (!text.isEmpty()) {
                contents.add(text);
            }
            if (message.sections() != null) {
                message.sections().forEach((name, section) -> {
                    if (section == null) {
                        sections.remove(name);
                    } else {
                        sections.put(name, section);
                    }
                });
            }
            if (message.toolsRemoved() != null) {
                message.toolsRemoved().forEach(tool -> tools.remove(tool.name()));
            }
            if (message.toolsAdded() != null) {
                message.toolsAdded().forEach(tool -> tools.put(tool.name(), tool));
            }
        }
        return new SystemState(String.join("\n\n", contents), sections, List.copyOf(tools.values()), timestamp);
    }

    /**
     * The whole prompt: content and sections, joined by blank lines.
     *
     * @return the text; empty if they say nothing
     */
    public String prompt() {
        return Stream.concat(Stream.of(content), sections.values().stream())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n\n"));
    }

    /**
     * One system message that says the same.
     *
     * @return the message
     */
    public SystemMessage toMessage() {
        return new SystemMessage(
                SystemContent.of(content),
                sections.isEmpty() ? null : Collections.unmodifiableMap(new LinkedHashMap<>(sections)),
                tools.isEmpty() ? null : tools,
                null,
                null,
                timestamp,
                Map.of());
    }

    /**
     * A conversation with one system message in front, which says what all of them say together: for models that take none
     * in its midst.
     *
     * @param messages the conversation
     * @return that message, if there is any, and all messages that are none
     */
    public static List<Message> collapse(Collection<? extends Message> messages) {
        List<Message> collapsed = new ArrayList<>();
        of(messages).ifPresent(state -> collapsed.add(state.toMessage()));
        messages.stream().filter(message -> !(message instanceof SystemMessage)).forEach(collapsed::add);
        return List.copyOf(collapsed);
    }
}
