package dev.rolecall.session;

import dev.rolecall.llm.Conversion;
import dev.rolecall.llm.LlmRules;
import dev.rolecall.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a session says to the model at some leaf: the messages of its path, after compactions and edits, and the settings.
 *
 * @param <M> the union of messages
 * @param messages the messages, in order
 * @param model the model that was chosen or answered last; {@code null} if there is none
 * @param thinkingLevel the level that was chosen last, else {@code off}
 * @param entries the entries that the messages are from, each with the number of its messages
 */
public record SessionContext<M>(List<M> messages, @Nullable Model model, String thinkingLevel, List<Part> entries) {

    /**
     * A model.
     *
     * @param provider who serves it
     * @param modelId its name there
     */
    public record Model(String provider, String modelId) {}

    /**
     * The part of an entry.
     *
     * @param entryId the entry
     * @param messages how many messages are from it
     */
    public record Part(String entryId, int messages) {}

    /** Copies what it is given. */
    public SessionContext {
        messages = List.copyOf(messages);
        entries = List.copyOf(entries);
    }

    /**
     * What the model sees.
     *
     * @param rules the union's rules
     * @return the standard messages, in order
     */
    public List<Message> toLlm(LlmRules<M> rules) {
        return rules.convert(messages);
    }

    /**
     * What became of each message, and why.
     *
     * @param rules the union's rules
     * @return the explanations, in order
     */
    public List<Conversion<M>> explain(LlmRules<M> rules) {
        return rules.explain(messages);
    }
}
