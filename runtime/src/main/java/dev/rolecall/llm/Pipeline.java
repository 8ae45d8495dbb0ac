package dev.rolecall.llm;

import dev.rolecall.codec.UnionType;
import dev.rolecall.message.Message;
import java.util.List;
import java.util.Objects;

/**
 * What happens to a conversation before every request to a model: {@link TransformContext}, then {@link LlmRules}. Nothing
 * of it is written back. Immutable, and usable with any agent loop.
 *
 * @param <M> the union
 * @param transformContext the application's say
 * @param convertToLlm the rules
 */
public record Pipeline<M>(TransformContext<M> transformContext, LlmRules<M> convertToLlm) {

    /**
     * A pipeline.
     *
     * @throws NullPointerException if a part is null
     */
    public Pipeline {
        Objects.requireNonNull(transformContext, "transformContext");
        Objects.requireNonNull(convertToLlm, "convertToLlm");
    }

    /**
     * A pipeline that converts by the declared rules and transforms nothing.
     *
     * @param <M> the union
     * @param type the union's type
     * @return the pipeline
     */
    public static <M> Pipeline<M> of(UnionType<M> type) {
        return new Pipeline<>(messages -> messages, LlmRules.of(type));
    }

    /**
     * This pipeline with another transformation.
     *
     * @param transform the application's say
     * @return the pipeline
     */
    public Pipeline<M> transformContext(TransformContext<M> transform) {
        return new Pipeline<>(transform, convertToLlm);
    }

    /**
     * This pipeline with other rules.
     *
     * @param rules the rules
     * @return the pipeline
     */
    public Pipeline<M> convertToLlm(LlmRules<M> rules) {
        return new Pipeline<>(transformContext, rules);
    }

    /**
     * What the model sees of a conversation.
     *
     * @param messages the conversation
     * @return the standard messages, in order
     * @throws ConversionException if a rule throws; what the transformation throws is thrown as it is
     */
    public List<Message> apply(List<? extends M> messages) {
        return convertToLlm.convert(transformContext.transform(List.copyOf(messages)));
    }

    /**
     * What becomes of each message that the transformation left, and why.
     *
     * @param messages the conversation
     * @return one explanation a message, in order
     * @throws ConversionException if a rule throws; what the transformation throws is thrown as it is
     */
    public List<Conversion<M>> explain(List<? extends M> messages) {
        return convertToLlm.explain(transformContext.transform(List.copyOf(messages)));
    }
}
