package dev.rolecall.session;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry and those that follow it.
 *
 * @param <M> the union of messages
 * @param entry the entry
 * @param children those that follow it, by their time
 * @param label its label; {@code null} if it has none
 * @param labelTimestamp when it was labelled; {@code null} if it is not
 */
public record SessionTree<M>(
        SessionEntry<M> entry,
        List<SessionTree<M>> children,
        @Nullable String label,
        @Nullable String labelTimestamp) {

    /** Copies the children. */
    public SessionTree {
        children = List.copyOf(children);
    }
}
