package dev.rolecall.session;

import dev.rolecall.codec.UnionType;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.Usage;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an entry says, by its type. An entry that lacks what its type must have, or is of a type that is not known here, is
 * {@link Other}; its JSON has it whole.
 *
 * @param <M> the union of messages
 */
public sealed interface EntryPayload<M> {

    /**
     * A message of the conversation.
     *
     * @param <M> the union of messages
     * @param message the message
     */
    record Said<M>(M message) implements EntryPayload<M> {}

    /**
     * Another level of thinking was chosen.
     *
     * @param <M> the union of messages
     * @param thinkingLevel the level
     */
    record ThinkingLevelChange<M>(String thinkingLevel) implements EntryPayload<M> {}

    /**
     * Another model was chosen.
     *
     * @param <M> the union of messages
     * @param provider who serves it
     * @param modelId its name there
     */
    record ModelChange<M>(String provider, String modelId) implements EntryPayload<M> {}

    /**
     * Something that is no message used a model.
     *
     * @param <M> the union of messages
     * @param kind what it was used for
     * @param provider who served the model
     * @param model the model
     * @param usage what was used
     * @param note a remark; {@code null} if there is none
     */
    record Used<M>(
            String kind,
            String provider,
            String model,
            Usage usage,
            @Nullable String note) implements EntryPayload<M> {}

    /**
     * A summary that stands for what was said before.
     *
     * @param <M> the union of messages
     * @param summary the summary
     * @param firstKeptEntryId the first entry before it that is kept beside it; its own id for none; {@code null} if it does
     *     not say
     * @param tokensBefore how many tokens the context had
     * @param usage what making it used; {@code null} if that is not known
     * @param systemMessage the system messages up to it, as one; {@code null} if it has none
     */
    record Compaction<M>(
            String summary,
            @Nullable String firstKeptEntryId,
            long tokensBefore,
            @Nullable Usage usage,
            @Nullable SystemMessage systemMessage)
            implements EntryPayload<M> {}

    /**
     * A summary of a branch that was left.
     *
     * @param <M> the union of messages
     * @param fromId the leaf that was left, or {@code root}; {@code null} if it does not say
     * @param summary the summary
     * @param usage what making it used; {@code null} if that is not known
     */
    record BranchSummary<M>(
            @Nullable String fromId,
            String summary,
            @Nullable Usage usage) implements EntryPayload<M> {}

    /**
     * Data of an application, which is no message.
     *
     * @param <M> the union of messages
     * @param customType what kind of data it is
     * @param data the data, free-form JSON; {@code null} if there is none
     */
    record Custom<M>(String customType, @Nullable Object data) implements EntryPayload<M> {}

    /**
     * A message of an extension.
     *
     * @param <M> the union of messages
     * @param customType what kind of message it is
     * @param content its content, free-form JSON: text or an array of blocks; {@code null} if there is none
     * @param display whether it is shown to the user
     * @param details more for the extension itself, free-form JSON; {@code null} if there is none
     */
    record CustomMessage<M>(
            String customType,
            @Nullable Object content,
            boolean display,
            @Nullable Object details) implements EntryPayload<M> {}

    /**
     * An entry says something else to the model, or nothing.
     *
     * @param <M> the union of messages
     * @param targetId the entry
     * @param content its content instead, free-form JSON; {@code null} for nothing
     */
    record ContextEdit<M>(String targetId, @Nullable Object content) implements EntryPayload<M> {}

    /**
     * A label for an entry.
     *
     * @param <M> the union of messages
     * @param targetId the entry
     * @param label the label; empty if it was taken away
     */
    record Label<M>(String targetId, Optional<String> label) implements EntryPayload<M> {}

    /**
     * A name for the session.
     *
     * @param <M> the union of messages
     * @param name the name; empty if it was taken away
     */
    record SessionInfo<M>(Optional<String> name) implements EntryPayload<M> {}

    /**
     * An entry of a type that is not known here, or without what its type must have.
     *
     * @param <M> the union of messages
     */
    record Other<M>() implements EntryPayload<M> {}

    /** Reads what an entry says. */
    static <M> EntryPayload<M> of(String type, Map<String, @Nullable Object> json, UnionType<M> union) {
        EntryPayload<M> read =
                switch (type) {
                    case "message" ->
                        json.get("message") == null
                                ? null
                                : new Said<>(union.codec().fromTree(json.get("message")));
                    case "thinking_level_change" ->
                        text(json, "thinkingLevel") == null
                                ? null
                                : new ThinkingLevelChange<M>(text(json, "thinkingLevel"));
                    case "model_change" ->
                        text(json, "provider") == null || text(json, "modelId") == null
                                ? null
                                : new ModelChange<M>(text(json, "provider"), text(json, "modelId"));
                    case "usage" -> used(json);
                    case "compaction" -> compaction(json);
                    case "branch_summary" ->
                        text(json, "summary") == null
                                ? null
                                : new BranchSummary<M>(
                                        text(json, "fromId"),
                                        text(json, "summary"),
                                        StandardJson.usage(json.get("usage")));
                    case "custom" ->
                        text(json, "customType") == null
                                ? null
                                : new Custom<M>(text(json, "customType"), json.get("data"));
                    case "custom_message" ->
                        text(json, "customType") == null
                                ? null
                                : new CustomMessage<M>(
                                        text(json, "customType"),
                                        json.get("content"),
                                        Boolean.TRUE.equals(json.get("display")),
                                        json.get("details"));
                    case "context_edit" -> edit(json);
                    case "label" ->
                        text(json, "targetId") == null
                                ? null
                                : new Label<M>(
                                        text(json, "targetId"),
                                        Optional.ofNullable(text(json, "label")).filter(label -> !label.isEmpty()));
                    case "session_info" ->
                        new SessionInfo<M>(Optional.ofNullable(text(json, "name"))
                                .map(String::strip)
                                .filter(name -> !name.isEmpty()));
                    default -> null;
                };
        return read == null ? new Other<>() : read;
    }

    private static @Nullable String text(Map<String, @Nullable Object> json, String member) {
        return json.get(member) instanceof String text ? text : null;
    }

    private static <M> @Nullable EntryPayload<M> used(Map<String, @Nullable Object> json) {
        Usage usage = StandardJson.usage(json.get("usage"));
        String provider = text(json, "provider");
        String model = text(json, "model");
        String kind = text(json, "kind");
        return usage == null || provider == null || model == null || kind == null
                ? null
                : new Used<>(kind, provider, model, usage, text(json, "note"));
    }

    private static <M> @Nullable EntryPayload<M> compaction(Map<String, @Nullable Object> json) {
        String summary = text(json, "summary");
        if (summary == null || !(json.get("tokensBefore") instanceof Number tokens)) {
            return null;
        }
        return new Compaction<>(
                summary,
                text(json, "firstKeptEntryId"),
                tokens.longValue(),
                StandardJson.usage(json.get("usage")),
                StandardJson.system(json.get("systemMessage")));
    }

    private static <M> @Nullable EntryPayload<M> edit(Map<String, @Nullable Object> json) {
        String target = text(json, "targetId");
        Object replacement = json.get("replacement");
        if (target == null || !json.containsKey("replacement")) {
            return null;
        }
        if (replacement == null) {
            return new ContextEdit<>(target, null);
        }
        return replacement instanceof Map<?, ?> object && object.get("content") != null
                ? new ContextEdit<>(target, object.get("content"))
                : null;
    }
}
