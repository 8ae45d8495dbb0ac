package dev.rolecall.codec;

import dev.rolecall.message.JsonData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a stream of JSON has shown, so that a value can be read again. For adapters of JSON libraries whose sources cannot
 * be read twice: each token is added when it is read, and at the latest when the reader goes past it. What is added again, or
 * while nothing is recorded, does not count.
 */
public final class Recording {

    /** Tokens that are no values. */
    private enum Mark {
        OBJECT,
        ARRAY,
        END,
        NULL
    }

    private static final int INITIAL = 32;

    /** A number with a point or an exponent, which nobody may want to have read again. */
    private record Decimal(String text) {}

    private Object[] tokens = new Object[INITIAL];
    private int size;
    private boolean isOn;

    /** Whether the token that the reader stands on was added. */
    private boolean hasCurrent;

    /** Nothing yet. */
    public Recording() {}

    private void add(Object token) {
        if (!needsCurrent()) {
            return;
        }
        if (size == tokens.length) {
            tokens = Arrays.copyOf(tokens, size * 2);
        }
        tokens[size++] = token;
        hasCurrent = true;
    }

    /** Forgets all, and records from the token on that the reader stands on. */
    public void restart() {
        Arrays.fill(tokens, 0, size, null);
        size = 0;
        hasCurrent = false;
        isOn = true;
    }

    /**
     * Whether the token that the reader stands on is to be added: it was not yet, and something is recorded.
     *
     * @return whether it is
     */
    public boolean needsCurrent() {
        return isOn && !hasCurrent;
    }

    /** Says that the reader goes to its next token. */
    public void next() {
        hasCurrent = false;
    }

    /**
     * Where the token that the reader stands on is, or will be.
     *
     * @return its place
     */
    public int current() {
        return hasCurrent ? size - 1 : size;
    }

    /** Adds the begin of an object. */
    public void beginObject() {
        add(Mark.OBJECT);
    }

    /** Adds the begin of an array. */
    public void beginArray() {
        add(Mark.ARRAY);
    }

    /** Adds the end of an object or an array. */
    public void end() {
        add(Mark.END);
    }

    /**
     * Adds a member's name.
     *
     * @param name the name
     */
    public void name(String name) {
        add(name);
    }

    /**
     * Adds a string, a number, a boolean or {@code null}.
     *
     * @param value the value, see {@link JsonData}
     */
    public void value(@Nullable Object value) {
        add(value == null ? Mark.NULL : value);
    }

    /**
     * Adds a number with a point or an exponent.
     *
     * @param text the number as JSON has it
     */
    public void decimal(String text) {
        add(new Decimal(text));
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
            Object token = tokens[at++];
            if (token == Mark.OBJECT) {
                Map<String, @Nullable Object> members = new LinkedHashMap<>();
                while (tokens[at] != Mark.END) {
                    String name = (String) tokens[at++];
                    members.put(name, next());
                }
                at++;
                return JsonData.object(members);
            }
            if (token == Mark.ARRAY) {
                List<@Nullable Object> elements = new ArrayList<>();
                while (tokens[at] != Mark.END) {
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
