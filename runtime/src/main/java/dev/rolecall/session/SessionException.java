package dev.rolecall.session;

/** Something that a session cannot do: an entry that is not there, a file that is none, another process at work. */
public final class SessionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * A problem with a session.
     *
     * @param message what is wrong
     */
    public SessionException(String message) {
        super(message);
    }
}
