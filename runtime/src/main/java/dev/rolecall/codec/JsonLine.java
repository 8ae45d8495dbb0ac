package dev.rolecall.codec;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A line of JSON lines: what was read from it, or why nothing could be.
 *
 * @param <T> what lines are read as
 */
public final class JsonLine<T> {

    private final long number;
    private final @Nullable T value;
    private final @Nullable JsonException error;

    JsonLine(long number, @Nullable T value, @Nullable JsonException error) {
        this.number = number;
        this.value = value;
        this.error = error;
    }

    /**
     * The line's number in its file.
     *
     * @return the number, counted from 1; blank lines count
     */
    public long number() {
        return number;
    }

    /**
     * What was read from the line.
     *
     * @return the value
     * @throws JsonException if the line could not be read; its position is that in the file
     */
    public T value() {
        if (error != null) {
            throw error;
        }
        if (value == null) {
            throw new IllegalStateException("A line has a value or an error");
        }
        return value;
    }

    /**
     * Why the line could not be read.
     *
     * @return the error, whose position is that in the file; empty if the line was read
     */
    public Optional<JsonException> error() {
        return Optional.ofNullable(error);
    }
}
