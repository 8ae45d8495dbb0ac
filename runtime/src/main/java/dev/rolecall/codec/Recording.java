package dev.rolecall.codec;

import dev.rolecall.message.JsonData;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a stream of JSON has shown, so that a value can be read again. For adapters of JSON libraries whose sources cannot
 * be read twice: each token is added when the reader goes past it.
 */
public final class Recording {

    /** Tokens that are no values. */
    private enum Mark {
        OBJECT,
        ARRAY,
        END,
        NULL
    }

    /** A number with a point or an exponent, which nobody may want to have read again. */
    private record Decimal(String text) {}

    private final List<Object> tokens = new ArrayList<>();

    /** Nothing yet. */
    public Recording() {}

    /** Adds the begin of an object. */
    public void beginObject() {
        tokens.add(Mark.OBJECT);
    }

    /** Adds the begin of an array. */
    public void beginArray() {
        tokens.add(Mark.ARRAY);
    }

    /** Adds the end of an object or an array. */
    public void end() {
        tokens.add(Mark.END);
    }

    /**
     * Adds a member's name.
     *
     * @param name the name
     */
    public void name(String name) {
        tokens.add(name);
    }

    /**
     * Adds a string, a number, a boolean or {@code null}.
     *
     * @param value the value, see {@link JsonData}
     */
    public void value(@Nullable Object value) {
        tokens.add(value == null ? Mark.NULL : value);
    }

    /**
     * Adds a number with a point or an exponent.
     *
     * @param text the number as JSON has it
     */
    public void decimal(String text) {
        tokens.add(new Decimal(text));
    }

    /**
     * How much was added.
     *
     * @return the number of tokens
     */
    public int size() {
        return tokens.size();
    }

    /**
     * Forgets what was added since.
     *
     * @param size what {@link #size} was
     */
    public void truncate(int size) {
        tokens.subList(size, tokens.size()).clear();
    }

    /**
     * The value that begins with a token, and is whole.
     *
     * @param start which token
     * @param decimals what a number with a point or an exponent is, by its text
     * @return the value as free-form JSON
     */
    public @Nullable Object value(int start, Function<String, Number> decimals) {
        return new Builder(start, decimals).next();
    }

    private final class Builder {

        private final Function<String, Number> decimals;
        private int at;

        Builder(int start, Function<String, Number> decimals) {
            this.at = start;
            this.decimals = decimals;
        }

        @Nullable
        Object next() {
            Object token = tokens.get(at++);
            if (token == Mark.OBJECT) {
                Map<String, @Nullable Object> members = new LinkedHashMap<>();
                while (tokens.get(at) != Mark.END) {
                    String name = (String) tokens.get(at++);
                    members.put(name, next());
                }
                at++;
                return JsonData.object(members);
            }
            if (token == Mark.ARRAY) {
                List<@Nullable Object> elements = new ArrayList<>();
                while (tokens.get(at) != Mark.END) {
                    elements.add(next());
                }
                at++;
                return JsonData.array(elements);
            }
            if (token instanceof Decimal decimal) {
                return decimals.apply(decimal.text());
            }
            return token == Mark.NULL ? null : token;
        }
    }
}
