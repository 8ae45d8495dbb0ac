package dev.rolecall.llm;

import org.jspecify.annotations.Nullable;

/** A rule that failed: of which role, and at which message. Its cause is what the rule threw. */
public final class ConversionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final @Nullable String role;
    private final int index;

    ConversionException(@Nullable String role, int index, String rule, RuntimeException cause) {
        super("The rule of role \"" + role + "\" (" + rule + ") failed at message " + index + ": " + cause, cause);
        this.role = role;
        this.index = index;
    }

    /**
     * The role whose rule failed.
     *
     * @return the role as JSON names it; {@code null} for JSON that has none
     */
    public @Nullable String role() {
        return role;
    }

    /**
     * The message at which it failed.
     *
     * @return its place in the conversation, counted from 0
     */
    public int index() {
        return index;
    }
}
