/**
 * The roles of pi's coding agent, as a library would declare them: shell commands, messages of extensions, and the
 * summaries that stand for what was left behind. Take them into a union with {@code @MessageUnion(include = {...})}.
 *
 * <p>What the model sees of them is, to the letter, what pi shows it.
 */
@NullMarked
package dev.rolecall.coding;

import org.jspecify.annotations.NullMarked;
