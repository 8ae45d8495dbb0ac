package dev.rolecall.codec;

import dev.rolecall.message.JsonData;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON value by value, whatever library it goes to.
 *
 * <p>Methods throw {@link JsonException} of kind {@code NOT_WRITABLE} for what has no JSON form.
 */
public abstract class JsonWriter {

    /**
     * Writes one value.
     *
     * @param <T> the type of what is written
     */
    @FunctionalInterface
    public interface Write<T> {

        /**
         * Writes a value.
         *
         * @param out where to
         * @param value the value
         */
        void to(JsonWriter out, T value);
    }

    private static final double LARGEST_PLAIN = 1e15;

    private final ValueMapper mapper;

    /**
     * A writer.
     *
     * @param mapper what converts types that the codecs do not know
     */
    protected JsonWriter(ValueMapper mapper) {
        this.mapper = mapper;
    }

    // What a JSON library must do

    /** Begins an object. */
    public abstract void beginObject();

    /** Ends an object. */
    public abstract void endObject();

    /** Begins an array. */
    public abstract void beginArray();

    /** Ends an array. */
    public abstract void endArray();

    /**
     * Writes a member's name.
     *
     * @param names the names of the object's type
     * @param index which of them
     */
    public abstract void name(MemberNames names, int index);

    /**
     * Writes a member's name.
     *
     * @param name the name
     */
    public abstract void name(String name);

    /**
     * Writes a string. Unpaired surrogates are written as escapes.
     *
     * @param value the string
     */
    public abstract void writeString(String value);

    /**
     * Writes an integer.
     *
     * @param value the integer
     */
    public abstract void writeLong(long value);

    /**
     * Writes an integer of any size.
     *
     * @param value the integer
     */
    public abstract void writeInteger(BigInteger value);

    /**
     * Writes a decimal number with every digit.
     *
     * @param value the number
     */
    public abstract void writeDecimal(BigDecimal value);

    /**
     * Writes a double in its shortest form.
     *
     * @param value the number, finite
     */
    protected abstract void writeFinite(double value);

    /**
     * Writes {@code true} or {@code false}.
     *
     * @param value the value
     */
    public abstract void writeBoolean(boolean value);

    /** Writes {@code null}. */
    public abstract void writeNull();

    /** Hands everything written to where it goes. */
    public abstract void flush();

    // What follows from it

    /**
     * Writes a double as JavaScript does: {@code 10} and not {@code 10.0}.
     *
     * @param value the number
     */
    public final void writeDouble(double value) {
        if (value == Math.rint(value) && Math.abs(value) < LARGEST_PLAIN) {
            writeLong((long) value);
        } else {
            writeAsDouble(value);
        }
    }

    /**
     * Writes a float in its own shortest form, not in that of the double it widens to.
     *
     * @param value the number
     */
    public final void writeFloat(float value) {
        writeDouble(Double.parseDouble(Float.toString(value)));
    }

    /**
     * Writes a char as a string.
     *
     * @param value the char
     */
    public final void writeChar(char value) {
        writeString(String.valueOf(value));
    }

    private void writeAsDouble(double value) {
        if (!Double.isFinite(value)) {
            throw new JsonException(
                    JsonException.Kind.NOT_WRITABLE, value + " has no JSON form", "the written value", null, null);
        }
        writeFinite(value);
    }

    /**
     * Writes a value of a Java type that no codec knows, by the data binding of the JSON library.
     *
     * @param value the value
     * @param type its type, as it is declared
     */
    public final void writeAs(Object value, Type type) {
        writeValue(mapper.toJson(value, type));
    }

    /**
     * Writes a value, or {@code null}.
     *
     * @param <T> the type of the value
     * @param value the value, or {@code null}
     * @param write writes it if it is not {@code null}
     */
    public final <T> void writeNullable(@Nullable T value, Write<T> write) {
        if (value == null) {
            writeNull();
        } else {
            write.to(this, value);
        }
    }

    /**
     * Writes an array.
     *
     * @param <T> the type of the elements
     * @param elements the elements
     * @param write writes an element
     */
    public final <T extends @Nullable Object> void writeList(Collection<? extends T> elements, Write<T> write) {
        beginArray();
        for (T element : elements) {
            write.to(this, element);
        }
        endArray();
    }

    /**
     * Writes a map as an object.
     *
     * @param <V> the type of the values
     * @param members the values by name
     * @param write writes a value
     */
    public final <V extends @Nullable Object> void writeMap(Map<String, ? extends V> members, Write<V> write) {
        beginObject();
        for (Map.Entry<String, ? extends V> member : members.entrySet()) {
            name(member.getKey());
            write.to(this, member.getValue());
        }
        endObject();
    }

    /**
     * Writes an explicit {@code null} that was kept among the additional properties.
     *
     * @param names the names of the object's type
     * @param index which of them is absent
     * @param additional the additional properties
     */
    public final void keptNull(MemberNames names, int index, Map<String, ? extends @Nullable Object> additional) {
        if (!additional.isEmpty() && additional.containsKey(names.get(index))) {
            name(names, index);
            writeNull();
        }
    }

    /**
     * Writes the additional properties that are no members of the type's own.
     *
     * @param names the names of the object's type
     * @param additional the additional properties
     */
    public final void writeAdditional(MemberNames names, Map<String, ? extends @Nullable Object> additional) {
        for (Map.Entry<String, ? extends @Nullable Object> member : additional.entrySet()) {
            if (names.indexOf(member.getKey()) == JsonReader.OTHER) {
                name(member.getKey());
                writeValue(member.getValue());
            } else if (member.getValue() != null) {
                throw new JsonException(
                        JsonException.Kind.NOT_WRITABLE,
                        "The additional properties hold \"" + member.getKey() + "\", which is a member of its own",
                        "the written value",
                        null,
                        null);
            }
        }
    }

    /**
     * Writes free-form JSON.
     *
     * @param json a free-form JSON value, see {@link JsonData}
     */
    public final void writeValue(@Nullable Object json) {
        if (json == null) {
            writeNull();
        } else if (json instanceof String string) {
            writeString(string);
        } else if (json instanceof Long number) {
            writeLong(number);
        } else if (json instanceof Double number) {
            writeAsDouble(number);
        } else if (json instanceof Boolean truth) {
            writeBoolean(truth);
        } else if (json instanceof Map<?, ?> members) {
            beginObject();
            members.forEach((name, member) -> {
                name((String) name);
                writeValue(member);
            });
            endObject();
        } else if (json instanceof List<?> elements) {
            beginArray();
            elements.forEach(this::writeValue);
            endArray();
        } else if (json instanceof BigInteger number) {
            writeInteger(number);
        } else if (json instanceof BigDecimal number) {
            writeDecimal(number);
        } else {
            writeValue(JsonData.copyOf(json));
        }
    }
}
