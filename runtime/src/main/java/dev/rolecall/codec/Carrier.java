package dev.rolecall.codec;

/**
 * A member of a union that carries a message of a class that cannot be a member itself: a standard message, a role class
 * from elsewhere, or JSON that is kept whole. Implemented by generated records; JSON never shows it.
 */
public interface Carrier {

    /**
     * What it carries.
     *
     * @return a {@link dev.rolecall.message.Message}, an instance of a role class, or a {@link RawMessage}
     */
    Object carried();
}
