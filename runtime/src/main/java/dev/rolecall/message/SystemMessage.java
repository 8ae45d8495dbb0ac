package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Instructions to the model: the whole prompt at the start of a conversation, or an update of it later. Absent from pi
 * before 0.86.0.
 *
 * @param content the instructions; may be empty
 * @param sections named parts of the prompt, in order: a text sets one, {@code null} removes it, one that is not named
 *     stays; {@code null} if absent
 * @param toolsAdded tools that the model may call from here on; {@code null} if absent
 * @param toolsRemoved tools that it may no longer call; removed before others are added; {@code null} if absent
 * @param replace whether this message starts a new baseline, discarding what was said before; {@code null} if absent.
 *     Documented with pi 0.87.1 to 1.0.3
 * @param timestamp when the message was made, in Unix milliseconds
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record SystemMessage(
        SystemContent content,
        @Nullable Map<String, @Nullable String> sections,
        @Nullable List<Tool> toolsAdded,
        @Nullable List<ToolReference> toolsRemoved,
        @Nullable Boolean replace,
        long timestamp,
        Map<String, @Nullable Object> additionalProperties)
        implements Message {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public SystemMessage {
        Objects.requireNonNull(content, "content");
        sections = sections == null ? null : SystemMessage.copy(sections);
        toolsAdded = toolsAdded == null ? null : List.copyOf(toolsAdded);
        toolsRemoved = toolsRemoved == null ? null : List.copyOf(toolsRemoved);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "content",
                    content,
                    "sections",
                    sections,
                    "toolsAdded",
                    toolsAdded,
                    "toolsRemoved",
                    toolsRemoved,
                    "replace",
                    replace,
                    "timestamp",
                    timestamp);
        }
    }

    private static Map<String, @Nullable String> copy(Map<String, @Nullable String> sections) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(sections));
    }

    /**
     * A prompt, stamped now.
     *
     * @param text the prompt
     * @return the message
     */
    public static SystemMessage of(String text) {
        return new SystemMessage(SystemContent.of(text), null, null, null, null, System.currentTimeMillis(), Map.of());
    }

    @Override
    public String role() {
        return "system";
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static SystemMessageBuilder builder() {
        return SystemMessageBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public SystemMessageBuilder toBuilder() {
        return SystemMessageBuilder.builder(this);
    }
}
