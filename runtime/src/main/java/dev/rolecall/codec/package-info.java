/**
 * JSON of messages: the seam to JSON libraries ({@link dev.rolecall.codec.JsonReader}, {@link
 * dev.rolecall.codec.JsonWriter}, {@link dev.rolecall.codec.JsonEngine}), what a user calls ({@link
 * dev.rolecall.codec.MessageCodec}), and what generated code implements ({@link dev.rolecall.codec.RoleType}, {@link
 * dev.rolecall.codec.UnionType}).
 *
 * <p>Nothing here names a class of a JSON library.
 */
@NullMarked
package dev.rolecall.codec;

import org.jspecify.annotations.NullMarked;
