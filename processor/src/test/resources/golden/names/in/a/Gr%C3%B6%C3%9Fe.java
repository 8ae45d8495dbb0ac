package a;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** Names of every kind. */
@MessageRole(value = "größe 📏 \"x\"", aliases = "进度")
@ToLlm("{höhe} × {in} 📐 \"{{}}\"")
public record Größe(
        int höhe,
        @JsonProperty("class") String in,
        String out,
        String value,
        @JsonProperty("进度") String member,
        String additional,
        String element,
        String inRead,
        @JsonProperty("a\"b\\c\n") String constant,
        @JsonProperty("") String name,
        long timestamp)
        implements AgentMessage {}
