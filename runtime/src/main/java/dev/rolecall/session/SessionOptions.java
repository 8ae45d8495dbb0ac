package dev.rolecall.session;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * How a session works with its file.
 *
 * @param clock tells the time of entries
 * @param entryIds makes ids of entries; one that is taken is asked for again
 * @param sessionIds makes ids of sessions
 * @param isSynced whether each append waits until the device has it; otherwise the operating system has it, and loses it
 *     only if the whole machine fails
 * @param lockWait how long an append waits for another process that has the file open for appending
 */
public record SessionOptions(
        Clock clock, Supplier<String> entryIds, Supplier<String> sessionIds, boolean isSynced, Duration lockWait) {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** The machine's clock, random ids, no synchronization, and no waiting. */
    public static final SessionOptions DEFAULT = new SessionOptions(
            Clock.systemUTC(),
            () -> UUID.randomUUID().toString().substring(0, 8),
            SessionOptions::timeOrderedId,
            false,
            Duration.ZERO);

    /** A UUID of version 7: the time, and random bits. */
    private static String timeOrderedId() {
        long time = System.currentTimeMillis();
        long high = time << 16 | 0x7000 | RANDOM.nextInt(0x1000);
        long low = RANDOM.nextLong() & 0x3FFF_FFFF_FFFF_FFFFL | 0x8000_0000_0000_0000L;
        return new UUID(high, low).toString();
    }

    /**
     * These options, but each append waits until the device has it.
     *
     * @return other options
     */
    public SessionOptions synced() {
        return new SessionOptions(clock, entryIds, sessionIds, true, lockWait);
    }

    /**
     * These options, but an append waits for another process.
     *
     * @param wait how long
     * @return other options
     */
    public SessionOptions waiting(Duration wait) {
        return new SessionOptions(clock, entryIds, sessionIds, isSynced, wait);
    }
}
