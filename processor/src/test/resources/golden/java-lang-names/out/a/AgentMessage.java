package a;

import b.Override;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.UnionDescriptor;
import dev.rolecall.codec.UnionType;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * A message of this application: a standard one, one of its own roles, or JSON that is neither.
 *
 * <p>The standard messages are in {@link AgentMessages.Standard}, JSON that does not fit in {@link AgentMessages.Raw}.
 *
 * <table>
 * <caption>Its roles</caption>
 * <thead><tr><th>role</th><th>class</th><th>what a model sees</th></tr></thead>
 * <tbody>
 * <tr><td>object</td><td>{@link Object}</td><td>template "&#123;text&#125;"</td></tr>
 * <tr><td>override</td><td>{@link Override} in {@link AgentMessages.Override}</td><td>&#64;NotSent</td></tr>
 * <tr><td>string</td><td>{@link String}</td><td>&#64;NotSent</td></tr>
 * </tbody>
 * </table>
 */
@UnionDescriptor(
        direct = {
                "a.Object",
                "a.String"
        },
        carried = "b.Override"
)
@Generated("dev.rolecall.processor.UnionProcessor")
sealed interface AgentMessage
        permits AgentMessages.Standard, Object, AgentMessages.Override, String, AgentMessages.Raw {
    /**
     * A standard message as one of this application.
     *
     * @param message the message
     * @return what carries it
     */
    static AgentMessage of(Message message) {
        return new AgentMessages.Standard(message);
    }

    /**
     * A message of role {@code override} as one of this application.
     *
     * @param value the message
     * @return what carries it
     */
    static AgentMessage of(Override value) {
        return new AgentMessages.Override(value);
    }

    /**
     * What the user said, stamped now.
     *
     * @param text what the user said
     * @return a user message
     */
    static AgentMessage user(java.lang.String text) {
        return of(UserMessage.of(text));
    }

    /**
     * Standard messages as ones of this application.
     *
     * @param messages the messages
     * @return what carries them, in order
     */
    static List<AgentMessage> all(List<? extends Message> messages) {
        return messages.stream().map(AgentMessage::of).toList();
    }

    /**
     * Messages of another union as ones of this application. What only the other union has a class for
     * is kept as JSON, and is what it was when it is converted back.
     *
     * @param <U> the other union
     * @param messages the messages
     * @param union the other union's type
     * @return the same messages, in order
     */
    static <U> List<AgentMessage> all(List<? extends U> messages, UnionType<U> union) {
        return type().convertAll(messages, union);
    }

    /**
     * All that is known of this union, for code that works with any.
     *
     * @return the type
     */
    static UnionType<AgentMessage> type() {
        return AgentMessages.TYPE;
    }

    /**
     * The JSON of these messages.
     *
     * @return the codec, lenient
     */
    static MessageCodec<AgentMessage> codec() {
        return type().codec();
    }

    /**
     * What a model sees of a conversation, by the rules that the roles declare.
     *
     * @param messages the conversation
     * @return the standard messages, in order
     */
    static List<Message> convertToLlm(List<? extends AgentMessage> messages) {
        return AgentMessages.RULES.convert(messages);
    }

    /**
     * The role as JSON names it.
     *
     * @return the role; null for JSON that has none
     */
    default java.lang.String role() {
        return type().roleOf(this);
    }

    /**
     * This message as one of another union, such as a library's.
     *
     * @param <U> the other union
     * @param union the other union's type
     * @return the same message; empty if the other union has no class for it, or one that does not keep all of it
     */
    default <U> Optional<U> as(UnionType<U> union) {
        return union.narrow(this, type());
    }

    /**
     * The standard message that this is.
     *
     * @return the message; where a standard message is ill-typed, the best typed reading of it; null if this is none
     */
    default Message message() {
        return type().message(this);
    }

    /**
     * The message that an object mapper has read. Jackson calls it.
     *
     * @param json plain Java
     * @return the message
     */
    @JsonCreator(
            mode = JsonCreator.Mode.DELEGATING
    )
    static AgentMessage fromJsonValue(java.lang.Object json) {
        return type().fromJsonValue(json);
    }

    /**
     * The message as an object mapper writes it. Jackson calls it.
     *
     * @return plain Java
     */
    @JsonValue
    default java.lang.Object toJsonValue() {
        return type().toJsonValue(this);
    }

    /**
     * Calls the visitor's method for what this is.
     *
     * @param <R> what the visitor answers
     * @param visitor the visitor
     * @return what it answered
     */
    default <R> R accept(AgentMessages.Visitor<R> visitor) {
        if (this instanceof Object value) {
            return visitor.visitObject(value);
        }
        if (this instanceof String value) {
            return visitor.visitString(value);
        }
        throw new IllegalStateException(getClass().getName() + " was no member of AgentMessage when it was compiled");
    }
}
