package a;

import a.b.Note;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.UnionDescriptor;
import dev.rolecall.codec.UnionType;
import dev.rolecall.coding.BashExecution;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * A message of this application: a standard one, one of its own roles, or JSON that is neither.
 *
 * <p>The standard messages are in {@link ChatMessages.Standard}, JSON that does not fit in {@link ChatMessages.Raw}.
 *
 * <table>
 * <caption>Its roles</caption>
 * <thead><tr><th>role</th><th>class</th><th>what a model sees</th></tr></thead>
 * <tbody>
 * <tr><td>bashExecution</td><td>{@link BashExecution} in {@link ChatMessages.Bash}</td><td>method toLlm()</td></tr>
 * <tr><td>note</td><td>{@link Note} in {@link ChatMessages.Note}</td><td>template "&#123;text&#125;"</td></tr>
 * </tbody>
 * </table>
 */
@UnionDescriptor(
        carried = {
                "dev.rolecall.coding.BashExecution",
                "a.b.Note"
        }
)
@SuppressWarnings("deprecation")
@Generated("dev.rolecall.processor.UnionProcessor")
public sealed interface ChatMessage
        permits ChatMessages.Standard, ChatMessages.Bash, ChatMessages.Note, ChatMessages.Raw {
    /**
     * A standard message as one of this application.
     *
     * @param message the message
     * @return what carries it
     */
    static ChatMessage of(Message message) {
        return new ChatMessages.Standard(message);
    }

    /**
     * A message of role {@code bashExecution} as one of this application.
     *
     * @param value the message
     * @return what carries it
     */
    static ChatMessage of(BashExecution value) {
        return new ChatMessages.Bash(value);
    }

    /**
     * A message of role {@code note} as one of this application.
     *
     * @param value the message
     * @return what carries it
     */
    @Deprecated
    static ChatMessage of(Note value) {
        return new ChatMessages.Note(value);
    }

    /**
     * What the user said, stamped now.
     *
     * @param text what the user said
     * @return a user message
     */
    static ChatMessage user(String text) {
        return of(UserMessage.of(text));
    }

    /**
     * Standard messages as ones of this application.
     *
     * @param messages the messages
     * @return what carries them, in order
     */
    static List<ChatMessage> all(List<? extends Message> messages) {
        return messages.stream().map(ChatMessage::of).toList();
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
    static <U> List<ChatMessage> all(List<? extends U> messages, UnionType<U> union) {
        return type().convertAll(messages, union);
    }

    /**
     * All that is known of this union, for code that works with any.
     *
     * @return the type
     */
    static UnionType<ChatMessage> type() {
        return ChatMessages.TYPE;
    }

    /**
     * The JSON of these messages.
     *
     * @return the codec, lenient
     */
    static MessageCodec<ChatMessage> codec() {
        return type().codec();
    }

    /**
     * What a model sees of a conversation, by the rules that the roles declare.
     *
     * @param messages the conversation
     * @return the standard messages, in order
     */
    static List<Message> convertToLlm(List<? extends ChatMessage> messages) {
        return ChatMessages.RULES.convert(messages);
    }

    /**
     * The role as JSON names it.
     *
     * @return the role; null for JSON that has none
     */
    default String role() {
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
    static ChatMessage fromJsonValue(Object json) {
        return type().fromJsonValue(json);
    }

    /**
     * The message as an object mapper writes it. Jackson calls it.
     *
     * @return plain Java
     */
    @JsonValue
    default Object toJsonValue() {
        return type().toJsonValue(this);
    }

    /**
     * Calls the visitor's method for what this is.
     *
     * @param <R> what the visitor answers
     * @param visitor the visitor
     * @return what it answered
     */
    default <R> R accept(ChatMessages.Visitor<R> visitor) {
        throw new IllegalStateException(getClass().getName() + " was no member of ChatMessage when it was compiled");
    }
}
