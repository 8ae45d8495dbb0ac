package dev.rolecall.codec;

import dev.rolecall.message.Message;
import java.util.List;

/**
 * All that is known of a role class: its names, its JSON, and what a model sees of it. Generated beside each class that
 * is annotated with {@code @MessageRole}.
 *
 * @param <T> the role class
 */
public interface RoleType<T> {

    /**
     * The role class.
     *
     * @return the class
     */
    Class<T> javaType();

    /**
     * The role as JSON names it.
     *
     * @return the role
     */
    String role();

    /**
     * Former names of the role, which are read too.
     *
     * @return the names; empty if there are none
     */
    List<String> aliases();

    /**
     * Reads the members of a message, behind its role.
     *
     * @param in a reader in the message's object
     * @return the message
     * @throws JsonException if the members do not fit the class
     */
    T read(JsonReader in);

    /**
     * Writes the members of a message, without its role.
     *
     * @param out a writer in the message's object
     * @param value the message
     */
    void write(JsonWriter out, T value);

    /**
     * The rule by which a model sees messages of this role.
     *
     * @return the rule
     */
    LlmRule rule();

    /**
     * Whether a message is kept from the model by the component that its rule names.
     *
     * @param value the message
     * @return whether it is; {@code false} where the rule names none
     */
    default boolean excluded(T value) {
        return false;
    }

    /**
     * What a model sees of a message that is not {@linkplain #excluded excluded}.
     *
     * @param value the message
     * @return the standard messages that stand for it; empty if the model sees nothing
     */
    List<Message> toLlm(T value);
}
