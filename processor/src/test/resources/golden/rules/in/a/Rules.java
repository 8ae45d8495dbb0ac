package a;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import dev.rolecall.ToLlm;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Every kind of rule. */
public class Rules {

    private Rules() {}

    /** Texts. */
    @MessageRole("texts")
    public record Texts(List<String> texts, long timestamp) implements AgentMessage {
        @ToLlm
        List<String> seen() {
            return texts;
        }
    }

    /** Perhaps content. */
    @MessageRole("perhaps")
    public record Perhaps(Optional<UserContent> perhaps, long timestamp) implements AgentMessage {
        /** What the model sees. */
        @ToLlm(unless = "")
        public Optional<UserContent> seen() {
            return perhaps;
        }
    }

    /** Messages. */
    @MessageRole("messages")
    public record Messages(List<Message> messages) implements AgentMessage {
        /** What the model sees. */
        @ToLlm
        public List<Message> seen() {
            return messages;
        }
    }

    /** Content, unless it is hidden. */
    @MessageRole("content")
    public record Content(UserContent content, long timestamp) implements AgentMessage {}

    /** A template with everything that can be in one; its text looks like source and like HTML. */
    @MessageRole("template")
    @ToLlm(value = "{{\"{count}\"}} {mood}\n<b> {label} */ \\u0041 $ {body}", tag = "data", unless = "hidden")
    public record Template(
            OptionalInt count, Mood mood, String label, UserContent body, boolean hidden, long timestamp)
            implements AgentMessage {}

    /** A template that begins with numbers. */
    @MessageRole("sum")
    @ToLlm("{one}{two}")
    public record Sum(int one, int two, long timestamp) implements AgentMessage {}

    /** Nothing. */
    @MessageRole("nothing")
    @NotSent
    public record Nothing() implements AgentMessage {}

    /** A mood. */
    public enum Mood {
        /** A good one. */
        GOOD
    }
}
