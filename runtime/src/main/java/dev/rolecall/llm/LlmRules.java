package dev.rolecall.llm;

import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.RawMessage;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.UnionType;
import dev.rolecall.message.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a model sees of the messages of a union: standard messages as they are, each role by the rule that its class
 * declares, or by one given here instead. Immutable and safe for any number of threads.
 *
 * <p>JSON that is no typed message is left out, unless it is an ill-typed standard message: the model then sees the best
 * typed reading of it. Order is kept.
 *
 * @param <M> the union
 */
public final class LlmRules<M> {

    private static final String REPLACED = "rule given at run time";

    private final UnionType<M> type;
    private final Map<Class<?>, Function<Object, List<Message>>> replaced;
    private final @Nullable Function<RawMessage, List<Message>> raw;

    private LlmRules(
            UnionType<M> type,
            Map<Class<?>, Function<Object, List<Message>>> replaced,
            @Nullable Function<RawMessage, List<Message>> raw) {
        this.type = type;
        this.replaced = Map.copyOf(replaced);
        this.raw = raw;
    }

    /**
     * The rules that the role classes of a union declare.
     *
     * @param <M> the union
     * @param type the union's type
     * @return the rules
     */
    public static <M> LlmRules<M> of(UnionType<M> type) {
        return new LlmRules<>(type, Map.of(), null);
    }

    /**
     * These rules with another one for a role. It also decides whether a message is left out: the component that the
     * declared rule names does not count.
     *
     * @param <T> the role class
     * @param role the role class, or the class of a standard message
     * @param rule what the model sees for a message of this role; an empty list leaves it out
     * @return the rules
     * @throws IllegalArgumentException if the class is no role of the union
     */
    @SuppressWarnings("unchecked") // rules are looked up by the class of the value that they get
    public <T> LlmRules<M> with(Class<T> role, Function<? super T, ? extends List<? extends Message>> rule) {
        Objects.requireNonNull(rule, "rule");
        if (type.role(role).isEmpty() && !(Message.class.isAssignableFrom(role) && role != Message.class)) {
            throw new IllegalArgumentException(
                    role.getName() + " is no role of " + type.javaType().getName());
        }
        Map<Class<?>, Function<Object, List<Message>>> rules = new HashMap<>(replaced);
        rules.put(role, value -> List.copyOf(rule.apply((T) value)));
        return new LlmRules<>(type, rules, raw);
    }

    /**
     * These rules, but the model does not see a role.
     *
     * @param role the role class, or the class of a standard message
     * @return the rules
     * @throws IllegalArgumentException if the class is no role of the union
     */
    public LlmRules<M> without(Class<?> role) {
        return with(role, value -> List.of());
    }

    /**
     * These rules with one for JSON that is no typed message, such as a role that the application does not have.
     *
     * @param rule what the model sees for it; an empty list leaves it out
     * @return the rules
     */
    public LlmRules<M> withRaw(Function<RawMessage, ? extends List<? extends Message>> rule) {
        Objects.requireNonNull(rule, "rule");
        return new LlmRules<>(type, replaced, value -> List.copyOf(rule.apply(value)));
    }

    /**
     * What the model sees of a conversation.
     *
     * @param messages the conversation
     * @return the standard messages, in order
     * @throws ConversionException if a rule throws
     */
    public List<Message> convert(List<? extends M> messages) {
        List<Message> sent = new ArrayList<>(messages.size());
        for (int i = 0; i < messages.size(); i++) {
            sent.addAll(explain(i, messages.get(i)).sent());
        }
        return List.copyOf(sent);
    }

    /**
     * What becomes of each message of a conversation, and why.
     *
     * @param messages the conversation
     * @return one explanation a message, in order
     * @throws ConversionException if a rule throws
     */
    public List<Conversion<M>> explain(List<? extends M> messages) {
        List<Conversion<M>> conversions = new ArrayList<>(messages.size());
        for (int i = 0; i < messages.size(); i++) {
            conversions.add(explain(i, messages.get(i)));
        }
        return List.copyOf(conversions);
    }

    /**
     * What the model sees of one message.
     *
     * @param message the message
     * @return the standard messages that stand for it; empty if the model does not see it
     * @throws ConversionException if a rule throws
     */
    public List<Message> sent(M message) {
        return explain(0, message).sent();
    }

    private Conversion<M> explain(int index, M member) {
        Object value = type.value(member);
        Function<Object, List<Message>> rule = replaced.get(value.getClass());
        if (rule != null) {
            return converted(index, member, REPLACED, () -> rule.apply(value));
        }
        if (value instanceof Message message) {
            return conversion(index, member, Conversion.Outcome.UNCHANGED, List.of(message), "standard message");
        }
        if (value instanceof RawMessage json) {
            return explainRaw(index, member, json);
        }
        return explainRole(index, member, value, role(value));
    }

    private Conversion<M> explainRaw(int index, M member, RawMessage json) {
        if (raw != null) {
            return converted(index, member, REPLACED, () -> raw.apply(json));
        }
        Message repaired = json.repaired();
        return repaired == null
                ? conversion(index, member, Conversion.Outcome.LEFT_OUT, List.of(), json.explanation())
                : conversion(index, member, Conversion.Outcome.REPAIRED, List.of(repaired), json.explanation());
    }

    private Conversion<M> explainRole(int index, M member, Object value, RoleType<Object> role) {
        LlmRule rule = role.rule();
        if (rule.kind() == LlmRule.Kind.NOT_SENT) {
            return conversion(index, member, Conversion.Outcome.LEFT_OUT, List.of(), rule.text());
        }
        if (role.excluded(value)) {
            return conversion(index, member, Conversion.Outcome.LEFT_OUT, List.of(), rule.excludedBy() + " is true");
        }
        return converted(index, member, rule.text(), () -> role.toLlm(value));
    }

    @SuppressWarnings("unchecked") // a role type is looked up by the class of its values
    private RoleType<Object> role(Object value) {
        return (RoleType<Object>) type.role(value.getClass())
                .orElseThrow(() -> new IllegalArgumentException(value.getClass().getName() + " is no role of "
                        + type.javaType().getName()));
    }

    private interface Rule {
        List<Message> apply();
    }

    private Conversion<M> converted(int index, M member, String reason, Rule rule) {
        List<Message> sent;
        try {
            sent = rule.apply();
        } catch (RuntimeException failed) {
            throw new ConversionException(type.roleOf(member), index, reason, failed);
        }
        return sent.isEmpty()
                ? conversion(index, member, Conversion.Outcome.LEFT_OUT, sent, reason + " gave nothing")
                : conversion(index, member, Conversion.Outcome.CONVERTED, sent, reason);
    }

    private Conversion<M> conversion(
            int index, M member, Conversion.Outcome outcome, List<Message> sent, String reason) {
        return new Conversion<>(index, member, outcome, sent, type.roleOf(member), reason);
    }
}
