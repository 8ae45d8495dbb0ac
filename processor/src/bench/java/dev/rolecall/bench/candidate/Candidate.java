package dev.rolecall.bench.candidate;

import java.io.IOException;

/**
 * A way to read and write messages. An interface, and without lambdas in what implements it, so that a fresh JVM that
 * uses one loads nothing of the others.
 *
 * @param <M> what messages are read as
 */
public interface Candidate<M> {

    /** Reads a message from UTF-8 bytes. */
    M decode(byte[] json) throws IOException;

    /** Writes a message as UTF-8 bytes. */
    byte[] encode(M message) throws IOException;
}
