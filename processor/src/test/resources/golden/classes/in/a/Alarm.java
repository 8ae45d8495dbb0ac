package a;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.rolecall.AdditionalProperties;
import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import java.util.Map;

/** A class with a constructor and accessors of both kinds. */
@MessageRole("alarm")
public final class Alarm extends Base<String> implements AgentMessage, Described {

    private final String text;
    private final boolean loud;
    private final int level;
    private final long timestamp;
    private final Map<String, Object> more;

    /** Makes one. */
    public Alarm(
            String subject,
            @JsonProperty("message") String text,
            boolean loud,
            @DefaultValue("3") int level,
            long timestamp,
            @AdditionalProperties Map<String, Object> more) {
        super(subject);
        this.text = text;
        this.loud = loud;
        this.level = level;
        this.timestamp = timestamp;
        this.more = more;
    }

    @Override
    public String text() {
        return text;
    }

    public boolean isLoud() {
        return loud;
    }

    public int getLevel() {
        return level;
    }

    public long timestamp() {
        return timestamp;
    }

    Map<String, Object> more() {
        return more;
    }
}
