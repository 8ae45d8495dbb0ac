package a;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.rolecall.AdditionalProperties;
import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import dev.rolecall.message.AssistantBlock;
import dev.rolecall.message.Message;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A component of every kind, some with names that generated code would like to use. */
@MessageRole(value = "everything", aliases = "all")
@NotSent
public record Everything(
        int in,
        long out,
        short member,
        byte additional,
        double value,
        float ratio,
        boolean flag,
        char letter,
        Integer boxed,
        String text,
        @JsonProperty("class") String javaClass,
        @Nullable String note,
        @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Long parent,
        @DefaultValue("3") int retries,
        @DefaultValue("a \"text\"") String greeting,
        @DefaultValue("WARNING") Level level,
        Optional<String> maybe,
        OptionalInt count,
        OptionalLong size,
        OptionalDouble share,
        List<String> tags,
        List<@Nullable Integer> numbers,
        Map<String, List<Boolean>> table,
        List<Node> nodes,
        @Nullable Level worst,
        Object anything,
        Map<String, Object> object,
        UserContent content,
        List<AssistantBlock> blocks,
        @Nullable ToolCall call,
        @Nullable Usage usage,
        StopReason reason,
        List<Message> messages,
        @AdditionalProperties Map<String, Object> more) {

    /** How bad it is. */
    public enum Level {
        /** Not bad. */
        @JsonProperty("info")
        INFO,
        /** Bad. */
        WARNING
    }

    /** A record that holds records of its kind. */
    public record Node(String name, @Nullable Node parent, List<Node> children) {}
}
