package dev.rolecall.codec;

import dev.rolecall.message.Message;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads and writes the messages of a union: what cannot be typed is kept whole, or refused where reading is strict. */
final class UnionFormat<M> implements MessageFormat<M> {

    private final UnionType<M> type;

    UnionFormat(UnionType<M> type) {
        this.type = type;
    }

    @Override
    public M read(JsonReader in) {
        return TaggedValues.read(in, StandardMessages.ROLE, this::members, this::untyped);
    }

    private @Nullable M members(String role, JsonReader in) {
        return readChecked(role, in, at -> type.readMembers(role, at));
    }

    /** Reads the members of a message whose class may check its components, and refuse them. */
    static <T extends @Nullable Object> T readChecked(String role, JsonReader in, JsonReader.Read<T> read) {
        try {
            return read.from(in);
        } catch (JsonException | UncheckedIOException | EngineMapper.AbsentException notOfTheClass) {
            throw notOfTheClass;
        } catch (RuntimeException refused) {
            throw new JsonException(
                    JsonException.Kind.MISMATCH,
                    "The class of role \"" + role + "\" refuses the message: " + refused.getMessage(),
                    in.path(),
                    in.position(),
                    refused);
        }
    }

    private M untyped(JsonReader in, @Nullable Object json, @Nullable JsonException wrong) {
        RawMessage.Reason reason;
        JsonException why;
        if (wrong != null) {
            reason = RawMessage.Reason.ILL_TYPED;
            why = wrong;
        } else if (!(json instanceof Map<?, ?> object)) {
            reason = RawMessage.Reason.NOT_AN_OBJECT;
            why = in.expected("a message, which is an object,");
        } else if (!(object.get("role") instanceof String role)) {
            reason = RawMessage.Reason.NO_ROLE;
            why = in.mismatch(
                    object.containsKey("role") ? "The role is no string" : "The required member \"role\" is missing");
        } else {
            reason = RawMessage.Reason.UNKNOWN_ROLE;
            why = in.mismatch("The role \"" + role + "\" is none of " + type.names());
        }
        return raw(type, json, reason, why, in.options(), in::report);
    }

    /** JSON that is kept as it is, and reported; where reading is strict, the error. */
    static <M> M raw(
            UnionType<M> type,
            @Nullable Object json,
            RawMessage.Reason reason,
            JsonException why,
            ReadOptions options,
            Consumer<JsonDiagnostic> report) {
        if (options.strict()) {
            throw why;
        }
        report.accept(new JsonDiagnostic(
                reason == RawMessage.Reason.UNKNOWN_ROLE
                        ? JsonDiagnostic.Kind.UNKNOWN_ROLE
                        : JsonDiagnostic.Kind.ILL_TYPED,
                why.problem() + ": the message is kept as it is",
                why.path(),
                why.position().orElse(null)));
        return type.of(new RawMessage(
                json,
                reason,
                why.problem() + " at " + why.path(),
                reason == RawMessage.Reason.ILL_TYPED ? Repair.repair(json) : null));
    }

    @Override
    public Object value(M member) {
        return type.value(member);
    }

    @Override
    public void write(JsonWriter out, M member) {
        Object value = type.value(member);
        if (value instanceof Message message) {
            StandardMessages.writeMessage(out, message);
        } else if (value instanceof RawMessage raw) {
            out.writeValue(raw.json());
        } else {
            writeRole(out, type.roleType(value), value);
        }
    }

    static <T> void writeRole(JsonWriter out, RoleType<T> role, T value) {
        out.beginObject();
        out.name(StandardMessages.ROLE, 0);
        out.writeString(role.role());
        try {
            role.write(out, value);
        } catch (NullPointerException absent) {
            throw new JsonException(
                    JsonException.Kind.NOT_WRITABLE,
                    "A component of " + value + " is null, and JSON must have it: " + absent.getMessage(),
                    "the written value",
                    null,
                    absent);
        }
        out.endObject();
    }
}
