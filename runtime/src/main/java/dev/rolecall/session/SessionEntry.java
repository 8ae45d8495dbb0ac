package dev.rolecall.session;

import dev.rolecall.codec.UnionType;
import dev.rolecall.message.JsonData;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a session.
 *
 * @param <M> the union of messages
 * @param id its id
 * @param parentId the entry before it; {@code null} for a root
 * @param type its type as JSON names it, such as {@code message}; also one that is not known here
 * @param timestamp when it was written, an ISO time; {@code null} if it does not say
 * @param json all of it, as free-form JSON
 * @param payload what it says, by its type
 */
public record SessionEntry<M>(
        String id,
        @Nullable String parentId,
        String type,
        @Nullable String timestamp,
        Map<String, @Nullable Object> json,
        EntryPayload<M> payload) {

    /** Copies the JSON. */
    public SessionEntry {
        json = JsonData.object(json);
    }

    static <M> SessionEntry<M> of(
            String id,
            @Nullable String parentId,
            String type,
            @Nullable String timestamp,
            Map<String, @Nullable Object> json,
            UnionType<M> union) {
        return new SessionEntry<>(id, parentId, type, timestamp, json, EntryPayload.of(type, json, union));
    }

    /**
     * The message that it stores.
     *
     * @return the message; empty if it is of another type
     */
    public Optional<M> message() {
        return payload instanceof EntryPayload.Said<M> said ? Optional.of(said.message()) : Optional.empty();
    }
}
