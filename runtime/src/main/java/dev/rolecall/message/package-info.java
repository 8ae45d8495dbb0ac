/**
 * The standard messages of an agent's conversation, as immutable values: what a system, a user, an assistant and a tool
 * say, the blocks their content is made of, what a response cost, and the tools that were offered.
 *
 * <p>The shapes are those of the pi agent toolkit (1.6.0). Every type here can hold what its JSON held: members that it
 * does not know, and optional members that were explicitly {@code null}, stand in {@code additionalProperties}; values
 * of open enumerations are kept as they were written; a block that a message does not allow is an
 * {@link dev.rolecall.message.UnknownContent}.
 *
 * <p>Free-form JSON is plain Java here, see {@link dev.rolecall.message.JsonData}. This package depends on nothing.
 */
@NullMarked
package dev.rolecall.message;

import org.jspecify.annotations.NullMarked;
