package dev.rolecall.codec;

import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Chunks of lines that an executor decodes ahead, handed out in order. Whoever takes them does not wait while there is one that
 * nobody has begun with.
 *
 * @param <C> what chunks are decoded to
 */
final class LinesAhead<C> {

    private static final int MOST = 2 * Runtime.getRuntime().availableProcessors() + 1;

    private final Executor executor;
    private final Supplier<@Nullable Callable<C>> chunks;
    private final Deque<FutureTask<C>> ahead = new ArrayDeque<>();
    private boolean isAtEnd;
    private @Nullable UncheckedIOException failure;

    /**
     * Chunks.
     *
     * @param executor decodes them
     * @param chunks how the next one is decoded; null at the end
     */
    LinesAhead(Executor executor, Supplier<@Nullable Callable<C>> chunks) {
        this.executor = executor;
        this.chunks = chunks;
    }

    /** The next chunk; null at the end. */
    @Nullable
    C next() {
        begin();
        FutureTask<C> first = ahead.poll();
        if (first == null) {
            if (failure != null) {
                throw failure;
            }
            return null;
        }
        first.run(); // nothing, if another thread has begun with it
        for (FutureTask<C> other : ahead) {
            if (first.isDone()) {
                break;
            }
            other.run();
        }
        return resultOf(first);
    }

    private void begin() {
        while (!isAtEnd && ahead.size() < MOST) {
            Callable<C> chunk = null;
            try {
                chunk = chunks.get();
            } catch (UncheckedIOException cannotRead) {
                failure = cannotRead; // of what comes behind the lines that were read
            }
            isAtEnd = chunk == null;
            if (chunk != null) {
                FutureTask<C> task = new FutureTask<>(chunk);
                ahead.add(task);
                executor.execute(task);
            }
        }
    }

    private static <C> C resultOf(FutureTask<C> task) {
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException interrupted) {
                    isInterrupted = true; // for whoever waits for more than for a processor
                }
            }
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failed.getCause(); // decoding throws no other
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** What nobody has begun with is not decoded any more. */
    void cancel() {
        isAtEnd = true;
        ahead.forEach(task -> task.cancel(false));
        ahead.clear();
    }
}
