/**
 * Rolecall's own JSON engine, over bytes: what is used where no other is asked for. It needs no JSON library; only types that
 * are left to data binding need one.
 */
@NullMarked
package dev.rolecall.json;

import org.jspecify.annotations.NullMarked;
