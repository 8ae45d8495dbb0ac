package dev.rolecall.session;

import dev.rolecall.message.JsonData;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The first line of a session file.
 *
 * @param json all of it, as free-form JSON
 */
public record SessionHeader(Map<String, @Nullable Object> json) {

    /** Copies the JSON. */
    public SessionHeader {
        json = JsonData.object(json);
    }

    static SessionHeader create(String id, String timestamp, String cwd, @Nullable String parentSession) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("type", "session");
        json.put("version", Migration.CURRENT);
        json.put("id", id);
        json.put("timestamp", timestamp);
        json.put("cwd", cwd);
        if (parentSession != null) {
            json.put("parentSession", parentSession);
        }
        return new SessionHeader(json);
    }

    private @Nullable String text(String member) {
        return json.get(member) instanceof String text ? text : null;
    }

    /**
     * The session's id.
     *
     * @return the id
     */
    public String id() {
        return String.valueOf(text("id"));
    }

    /**
     * When the session was begun, as it says.
     *
     * @return an ISO time; {@code null} if it does not say
     */
    public @Nullable String timestamp() {
        return text("timestamp");
    }

    /**
     * The directory that the session was begun in.
     *
     * @return the directory; {@code null} if it does not say
     */
    public @Nullable String cwd() {
        return text("cwd");
    }

    /**
     * The file of the session that this one was branched from.
     *
     * @return the file; {@code null} if it was not
     */
    public @Nullable String parentSession() {
        return text("parentSession");
    }
}
