package dev.rolecall.llm;

import java.util.List;

/**
 * The application's say in what goes to the model, before roles are converted: it may leave out, add or change messages.
 * The stored conversation is not changed by it.
 *
 * @param <M> the union
 */
@FunctionalInterface
public interface TransformContext<M> {

    /**
     * Transforms a conversation for one request.
     *
     * @param messages the conversation, unmodifiable
     * @return what is to be converted and sent
     */
    List<? extends M> transform(List<M> messages);
}
