/**
 * What a model sees of a conversation: {@link dev.rolecall.llm.LlmRules} turns the messages of a union into standard ones
 * and explains each, {@link dev.rolecall.llm.Pipeline} does so before every request, after the application has had its say.
 */
@NullMarked
package dev.rolecall.llm;

import org.jspecify.annotations.NullMarked;
