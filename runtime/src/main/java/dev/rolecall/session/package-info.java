/**
 * What really happened in a conversation: the replay of its system messages, its usage and what it cost, and, from the
 * entries of a session, the messages that the model would see next.
 */
@NullMarked
package dev.rolecall.session;

import org.jspecify.annotations.NullMarked;
