package dev.rolecall.codec;

import dev.rolecall.message.JsonData;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON value by value, whatever library it comes from. A reader stands on a value: the document at first, then the
 * value of the member that {@link #nextName} found, or the element that {@link #nextElement} found. Reading it takes the
 * whole of it.
 *
 * <pre>{@code
 * in.beginObject();
 * for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
 *     switch (member) {
 *         case 0 -> text = in.readString();
 *         default -> in.unknownMember();
 *     }
 * }
 * }</pre>
 *
 * <p>Every method throws {@link JsonException}: of kind {@code MISMATCH} if the value is of another kind, {@code SYNTAX}
 * if the text is no JSON, {@code LIMIT} if it exceeds a limit.
 */
public abstract class JsonReader {

    /** What {@link #nextName} answers at the end of an object. */
    public static final int END = -1;

    /** What {@link #nextName} answers for a name that is not among those wanted. */
    public static final int OTHER = -2;

    /** The kinds of JSON values. */
    public enum Kind {
        /** An object. */
        OBJECT,
        /** An array. */
        ARRAY,
        /** A string. */
        STRING,
        /** A number. */
        NUMBER,
        /** {@code true} or {@code false}. */
        BOOLEAN,
        /** {@code null}. */
        NULL
    }

    /**
     * Reads one value.
     *
     * @param <T> the type of what is read
     */
    @FunctionalInterface
    public interface Read<T> {

        /**
         * Reads the value that a reader stands on.
         *
         * @param in the reader
         * @return the value
         */
        T from(JsonReader in);
    }

    private final ReadOptions options;
    private @Nullable List<JsonDiagnostic> diagnostics;

    /**
     * A reader.
     *
     * @param options how to read
     */
    protected JsonReader(ReadOptions options) {
        this.options = options;
    }

    /**
     * How this reader reads.
     *
     * @return the options
     */
    public final ReadOptions options() {
        return options;
    }

    // What a JSON library must do

    /**
     * The kind of the value that the reader stands on.
     *
     * @return the kind
     */
    public abstract Kind peek();

    /** Goes into an object. */
    public abstract void beginObject();

    /**
     * Goes to the next member's value.
     *
     * @param names the names that are wanted
     * @return the name's index, {@link #OTHER} if it is not among them, or {@link #END} after the last member
     */
    public abstract int nextName(MemberNames names);

    /**
     * The name of the member that the reader stands on.
     *
     * @return the name
     */
    public abstract String name();

    /** Goes into an array. */
    public abstract void beginArray();

    /**
     * Goes to the next element.
     *
     * @return whether there is one; if not, the array is left behind
     */
    public abstract boolean nextElement();

    /**
     * Reads a string.
     *
     * @return the string, unpaired surrogates included
     */
    public abstract String readString();

    /**
     * Reads an integer; {@code 1.75e12} and {@code 10.0} are integers too.
     *
     * @return the integer
     */
    public abstract long readLong();

    /**
     * Reads a number as a double, as near as a double comes to it. One beyond all doubles is refused.
     *
     * @return the number, finite
     */
    public abstract double readDouble();

    /**
     * Reads an integer of any size; {@code 10.0} and {@code 1e3} are integers too.
     *
     * @return the integer, with every digit
     */
    public abstract BigInteger readInteger();

    /**
     * Reads a number as it is written.
     *
     * @return the number, with every digit
     */
    public abstract BigDecimal readDecimal();

    /**
     * Reads {@code true} or {@code false}.
     *
     * @return the value
     */
    public abstract boolean readBoolean();

    /**
     * Reads any value as free-form JSON.
     *
     * @return the value, see {@link JsonData}
     */
    public abstract @Nullable Object readValue();

    /** Passes over a value. */
    public abstract void skipValue();

    /**
     * Goes into an object and reads the string that tells its type, if that comes first. A reader over a plain Java tree
     * finds it anywhere, and does not show it again.
     *
     * @param tag the member that tells the type, alone
     * @return the type; {@code null} if the member does not come first or is no string: {@link #restOfObject} then has
     *     everything
     */
    public abstract @Nullable String beginTagged(MemberNames tag);

    /**
     * Reads a whole object as free-form JSON, right after {@link #beginTagged}, whatever that answered.
     *
     * @return the whole object
     */
    public abstract Map<String, @Nullable Object> restOfObject();

    /**
     * Whether the reader reads a plain Java tree, in which no name stands twice.
     *
     * @return whether it does
     */
    public abstract boolean isTree();

    /**
     * Remembers the value that the reader stands on.
     *
     * @return what {@link #rewind} takes
     */
    public abstract Object mark();

    /**
     * Reads a remembered value once more, as free-form JSON, whatever was read of it since. The reader then stands behind
     * it.
     *
     * @param mark what {@link #mark} answered
     * @return the whole value
     */
    public abstract @Nullable Object rewind(Object mark);

    /**
     * The place of a remembered value.
     *
     * @param mark what {@link #mark} answered
     * @return the place where it starts, or {@code null} if the JSON does not come as text
     */
    public abstract @Nullable JsonPosition position(Object mark);

    /** Checks that nothing follows the document. */
    public abstract void end();

    /**
     * The path of the value that the reader stands on.
     *
     * @return such as {@code $.content[0].text}
     */
    public abstract String path();

    /**
     * The place of the value that the reader stands on.
     *
     * @return the place, or {@code null} if the JSON does not come as text
     */
    public abstract @Nullable JsonPosition position();

    /**
     * What the reader stands on, for an error message.
     *
     * @return such as {@code the number 42}
     */
    protected abstract String describe();

    // What follows from it

    /**
     * Reads an integer as an {@code int}.
     *
     * @return the integer
     */
    public final int readInt() {
        return (int) readBetween(Integer.MIN_VALUE, Integer.MAX_VALUE, "an integer of 32 bits");
    }

    /**
     * Reads an integer as a {@code short}.
     *
     * @return the integer
     */
    public final short readShort() {
        return (short) readBetween(Short.MIN_VALUE, Short.MAX_VALUE, "an integer of 16 bits");
    }

    /**
     * Reads an integer as a {@code byte}.
     *
     * @return the integer
     */
    public final byte readByte() {
        return (byte) readBetween(Byte.MIN_VALUE, Byte.MAX_VALUE, "an integer of 8 bits");
    }

    private long readBetween(long least, long greatest, String expected) {
        long value = readLong();
        if (value < least || value > greatest) {
            throw expected(expected);
        }
        return value;
    }

    /**
     * Reads a number as a {@code float}, as near as a float comes to it. One beyond all floats is refused.
     *
     * @return the number, finite
     */
    public abstract float readFloat();

    /**
     * Checks a number for {@link #readDouble}.
     *
     * @param nearest the nearest double
     * @return the double
     * @throws JsonException if it is infinite, which has no JSON form to be written in, or no number, as some JSON
     *     libraries can be told to let pass
     */
    protected final double finite(double nearest) {
        if (!Double.isFinite(nearest)) {
            throw expected("a number that a double comes near to");
        }
        return nearest;
    }

    /**
     * Parses a number for {@link #readFloat}. By way of a double it would be rounded twice.
     *
     * @param number the number as JSON has it
     * @return the nearest float
     * @throws JsonException if it is beyond all floats
     */
    protected final float parseFloat(String number) {
        float nearest = Float.parseFloat(number);
        if (!Float.isFinite(nearest)) {
            throw expected("a number that a float comes near to");
        }
        return nearest;
    }

    /**
     * Reads a string of one char.
     *
     * @return the char
     */
    public final char readChar() {
        String value = peek() == Kind.STRING ? readString() : "";
        if (value.length() != 1) {
            throw expected("a string of one character");
        }
        return value.charAt(0);
    }

    /**
     * Reads a string that stands for something else.
     *
     * @param <T> what it stands for
     * @param parse makes it of the string; it may throw any {@link RuntimeException} to refuse one
     * @param expected what is expected, such as {@code a UUID}
     * @return what the string stands for
     */
    public final <T> T readText(Function<String, T> parse, String expected) {
        if (peek() != Kind.STRING) {
            throw expected(expected);
        }
        String text = readString();
        try {
            return parse.apply(text);
        } catch (RuntimeException refused) {
            throw new JsonException(
                    JsonException.Kind.MISMATCH,
                    "Expected " + expected + " but found " + JsonPaths.describe(text),
                    path(),
                    position(),
                    refused);
        }
    }

    /**
     * Answers for a constant that an enum does not have, where the enum declares a default: strictly an error, leniently
     * reported.
     *
     * @param <E> the enum
     * @param unknown the constant's name in JSON
     * @param otherwise the declared default
     * @param expected what was expected, such as {@code one of "low", "high"}
     * @return the declared default
     */
    public final <E extends Enum<E>> E unknownConstant(String unknown, E otherwise, String expected) {
        if (options.strict()) {
            throw expected(expected);
        }
        report(
                JsonDiagnostic.Kind.UNKNOWN_CONSTANT,
                JsonPaths.describe(unknown) + " is not " + expected + ": it is read as " + otherwise.name());
        return otherwise;
    }

    /**
     * Reads a value as a Java type that no codec knows, by the data binding of the JSON library.
     *
     * @param <T> the type
     * @param type the type
     * @return the value
     */
    public final <T> T readAs(Type type) {
        String path = path();
        JsonPosition position = position();
        Object json = readValue();
        T value;
        try {
            value = options.mapper().fromJson(json, type);
        } catch (JsonException wrong) {
            throw new JsonException(
                    wrong.kind(), wrong.problem(), path + wrong.path().substring(1), position, wrong);
        }
        if (value == null) {
            throw new JsonException(
                    JsonException.Kind.MISMATCH,
                    "Expected a " + type.getTypeName() + " but found null",
                    path,
                    position,
                    null);
        }
        return value;
    }

    /**
     * Reads {@code null}, if that is what comes.
     *
     * @return whether it was {@code null}; otherwise nothing was read
     */
    public final boolean readNull() {
        return peek() == Kind.NULL;
    }

    /**
     * Reads a value that may be {@code null}.
     *
     * @param <T> the type of what is read
     * @param read reads it if it is not {@code null}
     * @return the value, or {@code null}
     */
    public final <T> @Nullable T readOptional(Read<T> read) {
        return readNull() ? null : read.from(this);
    }

    /**
     * Reads an array.
     *
     * @param <T> the type of the elements
     * @param read reads an element
     * @return the elements, unmodifiable
     */
    public final <T extends @Nullable Object> List<T> readList(Read<T> read) {
        beginArray();
        List<T> elements = new ArrayList<>();
        while (nextElement()) {
            elements.add(read.from(this));
        }
        return Collections.unmodifiableList(elements);
    }

    /**
     * Reads an array as a set. An element that stands twice is one: strictly an error, leniently reported.
     *
     * @param <T> the type of the elements
     * @param read reads an element
     * @return the elements, in order, unmodifiable
     */
    public final <T extends @Nullable Object> Set<T> readSet(Read<T> read) {
        beginArray();
        Set<T> elements = new LinkedHashSet<>();
        while (nextElement()) {
            if (!elements.add(read.from(this))) {
                if (options.strict()) {
                    throw mismatch("An element of a set stands twice");
                }
                report(JsonDiagnostic.Kind.REPEATED_ELEMENT, "An element of a set stands twice: the set has it once");
            }
        }
        return Collections.unmodifiableSet(elements);
    }

    /**
     * Reads an object as a map.
     *
     * @param <V> the type of the values
     * @param read reads a value
     * @return the values by name, in order, unmodifiable
     */
    public final <V extends @Nullable Object> Map<String, V> readMap(Read<V> read) {
        beginObject();
        Map<String, V> members = new LinkedHashMap<>();
        while (nextName(NO_NAMES) != END) {
            members.put(name(), read.from(this));
        }
        return Collections.unmodifiableMap(members);
    }

    /**
     * Reads an object as free-form JSON.
     *
     * @return its members, in order, unmodifiable
     */
    @SuppressWarnings("unchecked") // what readValue reads from an object
    public final Map<String, @Nullable Object> readObject() {
        if (peek() != Kind.OBJECT) {
            throw expected("an object");
        }
        return (Map<String, @Nullable Object>) JsonData.copyOf(readValue());
    }

    /**
     * Reads any value but {@code null} as free-form JSON.
     *
     * @return the value, see {@link JsonData}
     */
    public final Object readNonNull() {
        Object value = readValue();
        if (value == null) {
            throw expected("a value");
        }
        return value;
    }

    /**
     * Checks that what was read is of a narrower type than what could have been.
     *
     * @param <T> the narrower type
     * @param type the narrower type
     * @param value what was read
     * @return the value
     */
    public final <T> T narrow(Class<T> type, Object value) {
        if (!type.isInstance(value)) {
            throw mismatch("Expected " + type.getSimpleName() + " but found another kind of the same");
        }
        return type.cast(value);
    }

    /**
     * Keeps the member that the reader stands on among the additional ones.
     *
     * @param additional those kept so far, or an empty map to begin with
     * @return those and this one
     */
    public final Map<String, @Nullable Object> keep(Map<String, @Nullable Object> additional) {
        Map<String, @Nullable Object> kept = additional.isEmpty() ? new LinkedHashMap<>() : additional;
        kept.put(name(), readValue());
        return kept;
    }

    /** Passes over a member that the type does not have: strictly an error, leniently reported. */
    public final void unknownMember() {
        if (options.strict()) {
            throw mismatch("\"" + name() + "\" is no member of this type");
        }
        report(
                JsonDiagnostic.Kind.UNKNOWN_MEMBER,
                "\"" + name() + "\" is no member of this type, and the type keeps no additional ones: it is left out");
        skipValue();
    }

    /**
     * A reader over a plain Java tree that stands where this one stands.
     *
     * @param json the free-form JSON value, see {@link JsonData}
     * @return the reader
     */
    public final JsonReader over(@Nullable Object json) {
        return over(json, position());
    }

    final JsonReader over(@Nullable Object json, @Nullable JsonPosition position) {
        return new TreeReader(json, path(), position, this);
    }

    /**
     * The error of a value that is of another kind than expected.
     *
     * @param expected what was expected, such as {@code a string}
     * @return the error, to be thrown
     */
    public final JsonException expected(String expected) {
        return mismatch("Expected " + expected + " but found " + describe());
    }

    /**
     * The error of a required member that is not there.
     *
     * @param name the member's name
     * @return the error, to be thrown
     */
    public final JsonException missing(String name) {
        return mismatch("The required member \"" + name + "\" is missing");
    }

    /**
     * Checks that the required members of an object were read.
     *
     * @param names the names of the object's members
     * @param read the bits of the indexes that were read; others may be set too
     * @param required the bits of the indexes of required members
     * @throws JsonException if one of them was not read; it names the first
     */
    public final void require(MemberNames names, long read, long required) {
        require(names, 0, read, required);
    }

    /**
     * Checks that the required members of an object were read: as many as one number has bits for, from an index on.
     *
     * @param names the names of the object's members
     * @param first the index that the lowest bit stands for
     * @param read the bits of the indexes that were read; others may be set too
     * @param required the bits of the indexes of required members
     * @throws JsonException if one of them was not read; it names the first
     */
    public final void require(MemberNames names, int first, long read, long required) {
        if ((read & required) != required) {
            throw missing(names.get(first + Long.numberOfTrailingZeros(required & ~read)));
        }
    }

    /**
     * The error of a member that stands twice and decides over the others. The last one is meant, so a codec that gets it
     * reads the object again as a tree.
     *
     * @param name the member's name
     * @return the error, to be thrown
     */
    public final JsonException repeated(String name) {
        return mismatch("The member \"" + name + "\" stands twice");
    }

    /**
     * An error at the value that the reader stands on.
     *
     * @param problem what is wrong, a sentence without its full stop
     * @return the error, to be thrown
     */
    public final JsonException mismatch(String problem) {
        return new JsonException(JsonException.Kind.MISMATCH, problem, path(), position(), null);
    }

    /**
     * Reports something that lenient reading lets pass. It is heard of when the document has been read.
     *
     * @param kind what it is
     * @param message what was found and what was done, a sentence
     */
    public final void report(JsonDiagnostic.Kind kind, String message) {
        report(new JsonDiagnostic(kind, message, path(), position()));
    }

    void report(JsonDiagnostic diagnostic) {
        if (diagnostics == null) {
            diagnostics = new ArrayList<>();
        }
        diagnostics.add(diagnostic);
    }

    /** How much was reported: what {@link #forgetReports} goes back to. */
    final int reports() {
        return diagnostics == null ? 0 : diagnostics.size();
    }

    /** Forgets what was reported since, because the value is read again. */
    final void forgetReports(int since) {
        if (diagnostics != null) {
            diagnostics.subList(since, diagnostics.size()).clear();
        }
    }

    /** Tells the listener what was reported. */
    final void deliverReports() {
        if (diagnostics != null) {
            diagnostics.forEach(options.listener());
            diagnostics = null;
        }
    }

    private static final MemberNames NO_NAMES = MemberNames.of();

    /**
     * An integer of any size from a number that is written with a fraction or an exponent.
     *
     * @param number the number
     * @return the integer, or {@code null} if it is none, or longer than a number may be
     */
    protected final @Nullable BigInteger anyIntegral(BigDecimal number) {
        if (number.signum() == 0) {
            return BigInteger.ZERO;
        }
        // Not more digits than a limit allows, and none behind the point alone: neither 1e999999999 nor 1e-999999999 is
        // written out.
        long digits = number.precision() - (long) number.scale();
        if (digits <= 0 || digits > options.limits().maxNumberLength()) {
            return null;
        }
        try {
            return number.toBigIntegerExact();
        } catch (ArithmeticException notIntegral) {
            return null;
        }
    }

    /**
     * An integer from a number that is written with a fraction or an exponent.
     *
     * @param number the number
     * @return the integer, or {@code null} if it is none or does not fit
     */
    protected static @Nullable Long integral(BigDecimal number) {
        if (number.signum() == 0) {
            return 0L;
        }
        // Not more digits than a long has, so that 1e999999999 is not written out.
        if (number.precision() - (long) number.scale() > 19) {
            return null;
        }
        try {
            return number.longValueExact();
        } catch (ArithmeticException notIntegralOrTooLarge) {
            return null;
        }
    }

    /**
     * A free-form number that keeps every digit of an integer.
     *
     * @param integer the integer
     * @return a {@link Long} if it fits, else the integer itself
     */
    protected static Number smallest(BigInteger integer) {
        return integer.bitLength() < Long.SIZE ? (Number) integer.longValue() : integer;
    }

    /**
     * A free-form number that keeps every digit of a number with a fraction or an exponent.
     *
     * @param text the number as JSON has it
     * @return a {@link Double} if that keeps every digit, else a {@link BigDecimal}
     */
    protected final Number decimal(String text) {
        double nearest = Double.parseDouble(text);
        if (isExact(nearest, text.length())) {
            return nearest;
        }
        BigDecimal exact = exactly(text);
        if (Double.isInfinite(nearest) || new BigDecimal(Double.toString(nearest)).compareTo(exact) != 0) {
            return exact;
        }
        return nearest;
    }

    /**
     * Whether it is plain that a double keeps every digit of a number with a fraction or an exponent: of at most 15 digits, the
     * shortest form of the nearest double has the same ones.
     *
     * @param nearest the double that is nearest to the number
     * @param length how many chars the number has as JSON has it
     * @return whether it keeps them; if not, it still may
     */
    protected static boolean isExact(double nearest, int length) {
        return length <= 16 && nearest != 0 && Math.abs(nearest) > 1e-200 && Math.abs(nearest) < 1e200;
    }

    /**
     * A number with every digit.
     *
     * @param text the number as JSON has it
     * @return the number
     * @throws JsonException of kind {@code LIMIT} if its exponent is beyond those of {@link BigDecimal}
     */
    protected final BigDecimal exactly(String text) {
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException exponentOutOfRange) {
            throw new JsonException(
                    JsonException.Kind.LIMIT,
                    "The exponent of a number is out of range",
                    path(),
                    position(),
                    exponentOutOfRange);
        }
    }
}
