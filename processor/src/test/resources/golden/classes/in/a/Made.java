package a;

import com.fasterxml.jackson.annotation.JsonCreator;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** A class that a method makes. */
@MessageRole("made")
@ToLlm("{text}")
public final class Made implements AgentMessage {

    private final String text;
    private final long timestamp;

    private Made(String text, long timestamp) {
        this.text = text;
        this.timestamp = timestamp;
    }

    /** Makes one. */
    @JsonCreator
    static Made of(String text, long timestamp) {
        return new Made(text, timestamp);
    }

    public String text() {
        return text;
    }

    public long timestamp() {
        return timestamp;
    }
}
