package dev.rolecall.codec;

import dev.rolecall.message.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * All that is known of a union of messages: the standard ones, the application's roles, and JSON that is neither. A
 * generated subclass stands behind each union's {@code type()}; code that works with any union takes it.
 *
 * @param <M> the union
 */
public abstract class UnionType<M> {

    private static final int MOST_NAMES = 50;

    private final Class<M> javaType;
    private final List<RoleType<?>> roles;
    private final Map<String, Integer> byRole = new HashMap<>();
    private final Map<Class<?>, Integer> byClass = new HashMap<>();

    /** Made when it is needed first, and the same whoever makes it. */
    private @Nullable String names;

    /**
     * A union.
     *
     * @param javaType the union's sealed interface
     * @param roles its roles beside the standard ones
     */
    protected UnionType(Class<M> javaType, List<RoleType<?>> roles) {
        this.javaType = javaType;
        this.roles = List.copyOf(roles);
        nameRoles();
    }

    /**
     * Fills the tables. No two roles claim a name when a union is compiled; of a newer library one may. Then the class that implements
     * the union has it, else the one whose role it is and not a former name, else the first.
     */
    private void nameRoles() {
        for (int i = 0; i < roles.size(); i++) {
            byClass.put(roles.get(i).javaType(), i);
        }
        nameRoles(true);
        nameRoles(false);
    }

    private void nameRoles(boolean isDirect) {
        for (int i = 0; i < roles.size(); i++) {
            if (javaType.isAssignableFrom(roles.get(i).javaType()) == isDirect) {
                byRole.putIfAbsent(roles.get(i).role(), i);
            }
        }
        for (int i = 0; i < roles.size(); i++) {
            if (javaType.isAssignableFrom(roles.get(i).javaType()) == isDirect) {
                for (String alias : roles.get(i).aliases()) {
                    byRole.putIfAbsent(alias, i);
                }
            }
        }
    }

    /**
     * The union's sealed interface.
     *
     * @return the class
     */
    public final Class<M> javaType() {
        return javaType;
    }

    /**
     * The union's roles beside the standard ones.
     *
     * @return the roles, in the order of their names
     */
    public final List<RoleType<?>> roles() {
        return roles;
    }

    /**
     * The role of a name.
     *
     * @param role a role, or a former name of one
     * @return the role; empty if the union does not have it, or if it is a standard one
     */
    public final Optional<RoleType<?>> role(String role) {
        Integer index = byRole.get(role);
        return index == null ? Optional.empty() : Optional.of(roles.get(index));
    }

    /**
     * The role of a class.
     *
     * @param <T> the class
     * @param roleClass a role class
     * @return the role; empty if the class is no role of the union
     */
    @SuppressWarnings("unchecked") // byClass maps each class to its own role
    public final <T> Optional<RoleType<T>> role(Class<T> roleClass) {
        Integer index = byClass.get(roleClass);
        return index == null ? Optional.empty() : Optional.of((RoleType<T>) roles.get(index));
    }

    /**
     * The union's JSON.
     *
     * @return the codec, lenient, with default limits
     */
    public final MessageCodec<M> codec() {
        return new MessageCodec<>(new UnionFormat<>(this));
    }

    /**
     * A member as an object mapper writes it that knows nothing of the union. Called by generated code.
     *
     * @param member a member of the union
     * @return plain Java; {@code null} for JSON {@code null}
     */
    public final @Nullable Object toJsonValue(M member) {
        return JsonTree.of(codec().toTree(member));
    }

    /**
     * A member from what an object mapper read that knows nothing of the union. Called by generated code.
     *
     * @param json plain Java, as mappers read JSON into {@code Object}
     * @return the member
     */
    public final M fromJsonValue(@Nullable Object json) {
        return codec().fromTree(json);
    }

    /**
     * A standard message as a member of the union.
     *
     * @param message the message
     * @return the member
     */
    public abstract M of(Message message);

    /**
     * JSON that is no typed message as a member of the union.
     *
     * @param raw the JSON
     * @return the member
     */
    public abstract M of(RawMessage raw);

    /**
     * An instance of a role class as a member of the union.
     *
     * @param value the instance
     * @return the member: the instance itself, or what carries it
     * @throws IllegalArgumentException if its class is no role of the union
     */
    public final M ofRole(Object value) {
        Integer index = byClass.get(value.getClass());
        if (index == null) {
            throw new IllegalArgumentException(value.getClass().getName() + " is no role of " + javaType.getName()
                    + ": annotate it with @MessageRole, or name it in @MessageUnion(include)");
        }
        return member(index, value);
    }

    /**
     * An instance of a role class as a member of the union.
     *
     * @param role the role's place in {@link #roles()}
     * @param value an instance of its class
     * @return the member
     */
    protected abstract M member(int role, Object value);

    // Messages of other unions

    /**
     * A message of another union as a member of this one. What only the other union has a class for is kept whole, as
     * JSON, and is typed again when it is converted back; JSON that the other union could not type is read as this union's
     * {@link #codec} reads it. Where the two have different classes for a role, the message becomes one of this union's class if
     * that class writes all of it again, and else is kept whole.
     *
     * <p>Only what the two unions are at run time counts, not what they were when either was compiled.
     *
     * @param <U> the other union
     * @param message a message of the other union
     * @param union the other union's type
     * @return the member
     * @throws JsonException if this union has no such class, and something in the message has no JSON form
     */
    public final <U> M convert(U message, UnionType<U> union) {
        return convert(message, union.codec());
    }

    /**
     * A message of another union as a member of this one, through JSON such as a certain codec's. That is how a mapper of the
     * application's own is heard, or somebody who listens.
     *
     * @param <U> the other union
     * @param message a message of the other union
     * @param codec the other union's codec, whose mapper, engine, limits and listener count; if it is strict, what would be
     *     kept as JSON is an error
     * @return the member, as of {@link #convert(Object, UnionType)}
     * @throws JsonException if this union has no such class, and something in the message has no JSON form
     */
    public final <U> M convert(U message, MessageCodec<U> codec) {
        return convert(message, codec, codec.likewise(new UnionFormat<>(this)));
    }

    private <U> M convert(U message, MessageCodec<U> from, MessageCodec<M> to) {
        Object value = from.value(message);
        if (value instanceof Message standard) {
            return of(standard);
        }
        Integer role = byClass.get(value.getClass());
        if (role != null) {
            return member(role, value);
        }
        Object json = from.toTree(message);
        return value instanceof RawMessage ? to.fromTree(json) : typedIfWhole(json, to);
    }

    /** Reads what the other union had a class for, or keeps it as it is where this union's class would lose something. */
    private M typedIfWhole(@Nullable Object json, MessageCodec<M> codec) {
        List<JsonDiagnostic> reports = new ArrayList<>();
        M member = codec.onDiagnostic(reports::add).fromTree(json);
        String lost = value(member) instanceof RawMessage ? null : LostJson.path(json, codec.toTree(member));
        if (lost != null) {
            reports.clear(); // they are of what was read in vain
            JsonException why = new JsonException(
                    JsonException.Kind.MISMATCH,
                    "The class of the role in this union does not keep this",
                    lost,
                    null,
                    null);
            member = UnionFormat.raw(this, json, RawMessage.Reason.ILL_TYPED, why, codec.options(), reports::add);
        }
        reports.forEach(codec.options().listener());
        return member;
    }

    /**
     * Messages of another union as members of this one.
     *
     * @param <U> the other union
     * @param messages messages of the other union
     * @param union the other union's type
     * @return the members, in order, unmodifiable
     * @throws JsonException as {@link #convert(Object, UnionType)} does
     */
    public final <U> List<M> convertAll(List<? extends U> messages, UnionType<U> union) {
        return convertAll(messages, union.codec());
    }

    /**
     * Messages of another union as members of this one, through JSON such as a certain codec's.
     *
     * @param <U> the other union
     * @param messages messages of the other union
     * @param codec the other union's codec, as in {@link #convert(Object, MessageCodec)}
     * @return the members, in order, unmodifiable
     * @throws JsonException as {@link #convert(Object, MessageCodec)} does
     */
    public final <U> List<M> convertAll(List<? extends U> messages, MessageCodec<U> codec) {
        MessageCodec<M> to = codec.likewise(new UnionFormat<>(this));
        List<M> members = new ArrayList<>(messages.size());
        for (U message : messages) {
            members.add(convert(message, codec, to));
        }
        return Collections.unmodifiableList(members);
    }

    /**
     * A message of another union as a member of this one, if it means the same here.
     *
     * @param <U> the other union
     * @param message a message of the other union
     * @param union the other union's type
     * @return the member; empty if the other union has a type for the message and this one has none, or none that keeps all
     *     of it
     * @throws JsonException as {@link #convert(Object, UnionType)} does
     */
    public final <U> Optional<M> narrow(U message, UnionType<U> union) {
        return narrow(message, union.codec());
    }

    /**
     * A message of another union as a member of this one, if it means the same here, through JSON such as a certain codec's.
     *
     * @param <U> the other union
     * @param message a message of the other union
     * @param codec the other union's codec, as in {@link #convert(Object, MessageCodec)}
     * @return the member, as of {@link #narrow(Object, UnionType)}
     * @throws JsonException as {@link #convert(Object, MessageCodec)} does
     */
    public final <U> Optional<M> narrow(U message, MessageCodec<U> codec) {
        M member = convert(message, codec);
        boolean isLost = value(member) instanceof RawMessage && !(codec.value(message) instanceof RawMessage);
        return isLost ? Optional.empty() : Optional.of(member);
    }

    // What a member is

    /**
     * What a member is, or what it carries.
     *
     * @param member a member of the union
     * @return a {@link Message}, an instance of a role class, or a {@link RawMessage}
     */
    public final Object value(M member) {
        return member instanceof Carrier carrier ? carrier.carried() : member;
    }

    /**
     * The standard message that a member is.
     *
     * @param member a member of the union
     * @return the message; where a standard message is ill-typed, the best typed reading of it; {@code null} if the member
     *     is no standard message
     */
    public final @Nullable Message message(M member) {
        Object value = value(member);
        if (value instanceof RawMessage raw) {
            return raw.repaired();
        }
        return value instanceof Message message ? message : null;
    }

    /**
     * The role of a member.
     *
     * @param member a member of the union
     * @return the role as JSON names it; {@code null} for JSON that has none
     */
    public final @Nullable String roleOf(M member) {
        Object value = value(member);
        if (value instanceof RawMessage raw) {
            return raw.role();
        }
        return value instanceof Message message
                ? message.role()
                : roleType(value).role();
    }

    @SuppressWarnings("unchecked") // byClass maps each class to its own role
    final RoleType<Object> roleType(Object value) {
        Integer index = byClass.get(value.getClass());
        if (index == null) {
            throw new IllegalArgumentException(value.getClass().getName() + " is no role of " + javaType.getName()
                    + ": annotate it with @MessageRole and compile it with Rolecall");
        }
        return (RoleType<Object>) roles.get(index);
    }

    /** The names of all roles, or how many there are, if they are too many to be read. */
    final String names() {
        String made = names;
        if (made == null) {
            Set<String> all = new TreeSet<>(StandardMessages.ROLES);
            roles.forEach(role -> all.add(role.role()));
            made = all.size() > MOST_NAMES ? "the " + all.size() + " roles of " + javaType.getName() : all.toString();
            names = made;
        }
        return made;
    }

    /** Reads the members of a message of the union, or answers null if the union does not have the role. */
    final @Nullable M readMembers(String role, JsonReader in) {
        Message standard = StandardMessages.readMembers(role, in);
        if (standard != null) {
            return of(standard);
        }
        Integer index = byRole.get(role);
        return index == null ? null : member(index, roles.get(index).read(in));
    }
}
