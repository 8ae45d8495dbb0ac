package dev.rolecall.codec;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** JSON that cannot be read or written: what is wrong, and where. */
public final class JsonException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What kind of thing is wrong. */
    public enum Kind {
        /** The text is not JSON, or something follows the document. */
        SYNTAX,
        /** It is JSON, but not of the shape that is wanted. */
        MISMATCH,
        /** It exceeds a limit of {@link JsonLimits}. */
        LIMIT,
        /** A value has no JSON form. */
        NOT_WRITABLE
    }

    private final Kind kind;
    private final String problem;
    private final String path;
    private final transient @Nullable JsonPosition position;

    /**
     * A problem with JSON.
     *
     * @param kind what kind of thing is wrong
     * @param problem what is wrong, a sentence without its full stop
     * @param path where in the value, such as {@code $.content[0].text}
     * @param position where in the text, or {@code null} if the JSON did not come as text
     * @param cause the exception behind it, or {@code null}
     */
    public JsonException(
            Kind kind, String problem, String path, @Nullable JsonPosition position, @Nullable Throwable cause) {
        super(problem + " at " + path + (position == null ? "" : " (" + position + ")"), cause);
        this.kind = kind;
        this.problem = problem;
        this.path = path;
        this.position = position;
    }

    /**
     * What kind of thing is wrong.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * What is wrong, without the place.
     *
     * @return a sentence without its full stop
     */
    public String problem() {
        return problem;
    }

    /**
     * Where in the value it is.
     *
     * @return a path such as {@code $.content[0].text}; {@code $} is the document itself
     */
    public String path() {
        return path;
    }

    /**
     * Where in the text it is.
     *
     * @return the place, or empty if the JSON did not come as text
     */
    public Optional<JsonPosition> position() {
        return Optional.ofNullable(position);
    }

    /**
     * The same problem in a line of a larger text.
     *
     * @param line the line's number, counted from 1
     * @return the problem, with its line so many lines further down
     */
    JsonException inLine(long line) {
        JsonPosition place = position == null ? new JsonPosition(line, 1) : new JsonPosition(line, position.column());
        return new JsonException(kind, problem, path, place, this);
    }
}
