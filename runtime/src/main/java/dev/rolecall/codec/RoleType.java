package dev.rolecall.codec;

import dev.rolecall.message.Message;
import java.util.List;

/**
 * All that is known of a role class: its names, its JSON, and what a model sees of it. One is generated beside each class
 * that is annotated with {@code @MessageRole}.
 *
 * @param <T> the role class
 */
public abstract class RoleType<T> {

    private final Class<T> javaType;
    private final String role;
    private final List<String> aliases;
    private final LlmRule rule;

    /**
     * Made by generated classes.
     *
     * @param javaType the role class
     * @param role the role as JSON names it
     * @param aliases former names of the role
     * @param rule the rule by which a model sees messages of this role
     */
    protected RoleType(Class<T> javaType, String role, List<String> aliases, LlmRule rule) {
        this.javaType = javaType;
        this.role = role;
        this.aliases = List.copyOf(aliases);
        this.rule = rule;
    }

    /**
     * The role class.
     *
     * @return the class
     */
    public final Class<T> javaType() {
        return javaType;
    }

    /**
     * The role as JSON names it.
     *
     * @return the role
     */
    public final String role() {
        return role;
    }

    /**
     * Former names of the role, which are read too.
     *
     * @return the names; empty if there are none
     */
    public final List<String> aliases() {
        return aliases;
    }

    /**
     * The rule by which a model sees messages of this role.
     *
     * @return the rule
     */
    public final LlmRule rule() {
        return rule;
    }

    /**
     * Reads the members of a message, behind its role.
     *
     * @param in a reader in the message's object
     * @return the message
     * @throws JsonException if the members do not fit the class
     */
    public abstract T read(JsonReader in);

    /**
     * Writes the members of a message, without its role.
     *
     * @param out a writer in the message's object
     * @param value the message
     */
    public abstract void write(JsonWriter out, T value);

    /**
     * Whether a message is kept from the model by the component that its rule names.
     *
     * @param value the message
     * @return whether it is; {@code false} where the rule names none
     */
    public boolean excluded(T value) {
        return false;
    }

    /**
     * What a model sees of a message that is not {@linkplain #excluded excluded}.
     *
     * @param value the message
     * @return the standard messages that stand for it; empty if the model sees nothing, as where there is no rule
     */
    public List<Message> toLlm(T value) {
        return List.of();
    }
}
