package dev.rolecall.session;

import dev.rolecall.message.Message;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.Tool;
import dev.rolecall.message.ToolReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The tools of a conversation, and how they changed: what a provider needs to know that takes changes in its midst.
 *
 * @param declared every tool that was ever added, with its last definition, in the order of their first
 * @param isAdditive whether tools were only added, each name once, and nothing was removed or replaced
 * @param isRedefined whether a name was given another definition
 * @param lastNotAdditive the place of the last system message that did more than add tools, among the system messages; -1
 *     if there is none
 */
public record ToolHistory(List<Tool> declared, boolean isAdditive, boolean isRedefined, int lastNotAdditive) {

    /** What changes of tools a model takes in the midst of a conversation. */
    public enum Support {
        /** None: the tools of a request are the current ones. */
        NONE,
        /** Additions. */
        ADDITIONS,
        /** Additions and removals. */
        CHANGES
    }

    /**
     * The tools to declare with a request.
     *
     * @param tools the tools
     * @param folded how many of the leading system messages are accounted for by them
     */
    public record RequestTools(List<Tool> tools, int folded) {}

    /**
     * Looks at the system messages of a conversation.
     *
     * @param messages the conversation; other messages are passed over
     * @return their history
     */
    public static ToolHistory of(Collection<? extends Message> messages) {
        Map<String, Tool> declared = new LinkedHashMap<>();
        boolean isRedefined = false;
        int last = -1;
        int index = 0;
        for (SystemMessage message : system(messages)) {
            boolean isAdditive = isEmpty(message.toolsRemoved()) && !Boolean.TRUE.equals(message.replace());
            if (message.toolsAdded() != null) {
                for (Tool tool : message.toolsAdded()) {
                    Tool before = declared.put(tool.name(), tool);
                    isAdditive &= before == null;
                    isRedefined |= before != null && !isSame(before, tool);
                }
            }
            if (!isAdditive) {
                last = index;
            }
            index++;
        }
        return new ToolHistory(List.copyOf(declared.values()), last < 0, isRedefined, last);
    }

    private static boolean isEmpty(@Nullable List<?> list) {
        return list == null || list.isEmpty();
    }

    private static List<SystemMessage> system(Collection<? extends Message> messages) {
        return messages.stream()
                .filter(SystemMessage.class::isInstance)
                .map(SystemMessage.class::cast)
                .toList();
    }

    /**
     * The tools to declare with the next request.
     *
     * @param messages the conversation
     * @param support what the model takes
     * @return the tools, and how many system messages they account for
     */
    public static RequestTools request(List<? extends Message> messages, Support support) {
        List<SystemMessage> system = system(messages);
        int folded =
                switch (support) {
                    case NONE -> system.size();
                    case CHANGES -> 0;
                    case ADDITIONS -> {
                        boolean isLed = !messages.isEmpty() && messages.get(0) instanceof SystemMessage;
                        yield Math.max(isLed ? 1 : 0, of(messages).lastNotAdditive() + 1);
                    }
                };
        List<Tool> tools = SystemState.of(system.subList(0, folded))
                .map(SystemState::tools)
                .orElse(List.of());
        return new RequestTools(tools, folded);
    }

    /**
     * What a system message must say so that one set of tools becomes another.
     *
     * @param added the tools to add, those with another definition among them
     * @param removed the tools to remove first, those with another definition among them
     */
    public record Changes(List<Tool> added, List<ToolReference> removed) {

        /**
         * Whether nothing changes.
         *
         * @return whether it does not
         */
        public boolean isEmpty() {
            return added.isEmpty() && removed.isEmpty();
        }
    }

    /**
     * Compares two sets of tools, by what a model sees of them; the order of members in their schemas does not matter.
     *
     * @param previous the tools before
     * @param current the tools now
     * @return the changes
     */
    public static Changes changes(Collection<Tool> previous, Collection<Tool> current) {
        Map<String, Tool> before = byName(previous);
        Map<String, Tool> now = byName(current);
        List<Tool> added = new ArrayList<>();
        List<ToolReference> removed = new ArrayList<>();
        before.forEach((name, tool) -> {
            if (!now.containsKey(name) || !isSame(tool, now.get(name))) {
                removed.add(new ToolReference(name, Map.of()));
            }
        });
        now.forEach((name, tool) -> {
            if (!before.containsKey(name) || !isSame(before.get(name), tool)) {
                added.add(tool);
            }
        });
        return new Changes(List.copyOf(added), List.copyOf(removed));
    }

    private static Map<String, Tool> byName(Collection<Tool> tools) {
        Map<String, Tool> byName = new LinkedHashMap<>();
        tools.forEach(tool -> byName.put(tool.name(), tool));
        return byName;
    }

    /** Whether a model sees the same; what only concerns the execution does not count. */
    private static boolean isSame(Tool one, Tool other) {
        return one.description().equals(other.description())
                && one.parameters().equals(other.parameters())
                && Objects.equals(one.constrainedSampling(), other.constrainedSampling());
    }
}
