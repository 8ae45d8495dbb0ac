package dev.rolecall.json;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Arrays for what is being decoded and encoded, used again so that a message does not need its own. */
final class Buffers {

    private static final int PLACES = 16;
    private static final int LARGEST_KEPT = 1 << 18;

    /** How long an array can be. */
    static final int LARGEST = Integer.MAX_VALUE - Long.BYTES;

    /** A thread has its place among them; threads that share one make new ones now and then. */
    private static final AtomicReferenceArray<Buffers> SPARE = new AtomicReferenceArray<>(PLACES);

    byte[] bytes = new byte[1 << 12];
    char[] chars = new char[0];

    private Buffers() {}

    private static int place() {
        return (int) Thread.currentThread().getId() & PLACES - 1;
    }

    static Buffers take() {
        Buffers spare = SPARE.getAndSet(place(), null);
        return spare == null ? new Buffers() : spare;
    }

    /** Gives them back with other bytes instead of their own. */
    void giveBack(byte[] others) {
        bytes = others;
        giveBack();
    }

    void giveBack() {
        if (bytes.length <= LARGEST_KEPT && chars.length <= LARGEST_KEPT) {
            SPARE.set(place(), this);
        }
    }

    /** Makes the bytes at least so many, and keeps what they are. */
    byte[] bytes(int atLeast) {
        if (bytes.length < atLeast) {
            bytes = Arrays.copyOf(bytes, larger(bytes.length, atLeast));
        }
        return bytes;
    }

    /** Makes the chars at least so many, and keeps what they are. */
    char[] chars(int atLeast) {
        if (chars.length < atLeast) {
            chars = Arrays.copyOf(chars, larger(chars.length, atLeast));
        }
        return chars;
    }

    /** The next length of an array that must be longer: twice as much, if that is enough. */
    static int larger(int length, int atLeast) {
        return (int) Math.min(Math.max(length * 2L, atLeast), LARGEST);
    }
}
