package dev.rolecall.message;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Free-form JSON as plain, unmodifiable Java values: {@code null}, {@link Boolean}, {@link String}, a number, a
 * {@link List} or a {@link Map} with string keys in insertion order.
 *
 * <p>Numbers are {@link Long} where an integer fits, else {@link BigInteger}; a number with a fraction or an exponent is
 * {@link Double} where that keeps every digit, else {@link BigDecimal}.
 */
public final class JsonData {

    private JsonData() {}

    /**
     * An unmodifiable deep copy of a JSON value. A value that came from this method, or from reading JSON, is returned as
     * it is.
     *
     * @param value a JSON value; also taken: any {@link CharSequence}, the small number types, any {@link Collection}
     * @return the value, unmodifiable at every depth; {@code null} for {@code null}
     * @throws IllegalArgumentException if something in it has no JSON form (a date, NaN, a map key that is no string)
     */
    public static @Nullable Object copyOf(@Nullable Object value) {
        if (value == null || value instanceof String || value instanceof Boolean || value instanceof Frozen) {
            return value;
        }
        if (value instanceof Number number) {
            return number(number);
        }
        if (value instanceof Map<?, ?> map) {
            return map(map);
        }
        if (value instanceof Collection<?> elements) {
            return elements.isEmpty() ? FrozenList.EMPTY : list(elements);
        }
        if (value instanceof CharSequence || value instanceof Character) {
            return value.toString();
        }
        throw new IllegalArgumentException("A " + value.getClass().getName() + " has no JSON form; use null, Boolean, "
                + "String, Number, List or Map, or convert it with dev.rolecall.codec.JsonViews.toJson first");
    }

    /**
     * An unmodifiable deep copy of a JSON object.
     *
     * @param members the object's members, in order; values may be {@code null}
     * @return the object, unmodifiable at every depth
     * @throws IllegalArgumentException if a value in it has no JSON form
     */
    public static Map<String, @Nullable Object> object(Map<String, ? extends @Nullable Object> members) {
        return members instanceof FrozenMap frozen ? frozen : map(members);
    }

    /**
     * An unmodifiable deep copy of a JSON array.
     *
     * @param elements the elements, which may be {@code null}
     * @return the array, unmodifiable at every depth
     * @throws IllegalArgumentException if an element has no JSON form
     */
    public static List<@Nullable Object> array(Collection<? extends @Nullable Object> elements) {
        return elements instanceof FrozenList frozen ? frozen : list(elements);
    }

    /** An object that is being made, without a copy of it. */
    public static final class ObjectBuilder {

        private @Nullable Map<String, @Nullable Object> members;

        /** An object without members. */
        public ObjectBuilder() {}

        /**
         * Adds a member, or replaces the one that has its name.
         *
         * @param name the name
         * @param value any JSON value, see {@link #copyOf}
         * @throws IllegalArgumentException if something in the value has no JSON form
         */
        public void put(String name, @Nullable Object value) {
            if (members == null) {
                members = new LinkedHashMap<>();
            }
            members.put(name, copyOf(value));
        }

        /**
         * The object. What is added from then on is in another one.
         *
         * @return the object, unmodifiable at every depth
         */
        public Map<String, @Nullable Object> build() {
            Map<String, @Nullable Object> made = members;
            members = null;
            return made == null ? FrozenMap.EMPTY : new FrozenMap(Collections.unmodifiableMap(made));
        }
    }

    /** An array that is being made, without a copy of it. */
    public static final class ArrayBuilder {

        private @Nullable List<@Nullable Object> elements;

        /** An array without elements. */
        public ArrayBuilder() {}

        /**
         * Adds an element.
         *
         * @param value any JSON value, see {@link #copyOf}
         * @throws IllegalArgumentException if something in the value has no JSON form
         */
        public void add(@Nullable Object value) {
            if (elements == null) {
                elements = new ArrayList<>();
            }
            elements.add(copyOf(value));
        }

        /**
         * The array. What is added from then on is in another one.
         *
         * @return the array, unmodifiable at every depth
         */
        public List<@Nullable Object> build() {
            List<@Nullable Object> made = elements;
            elements = null;
            return made == null ? FrozenList.EMPTY : new FrozenList(made);
        }
    }

    private static FrozenMap map(Map<?, ?> map) {
        if (map.isEmpty()) {
            return FrozenMap.EMPTY;
        }
        Map<String, @Nullable Object> copy = new LinkedHashMap<>(map.size() * 4 / 3 + 1);
        map.forEach((name, member) -> {
            if (!(name instanceof String text)) {
                throw new IllegalArgumentException("A JSON member name must be a String, not " + name);
            }
            copy.put(text, copyOf(member));
        });
        return new FrozenMap(Collections.unmodifiableMap(copy));
    }

    private static FrozenList list(Collection<?> elements) {
        List<@Nullable Object> copy = new ArrayList<>(elements.size());
        for (Object element : elements) {
            copy.add(copyOf(element));
        }
        return new FrozenList(copy);
    }

    private static Number number(Number number) {
        if (number instanceof Long || number instanceof BigInteger || number instanceof BigDecimal) {
            return number;
        }
        if (number instanceof Double || number instanceof Float) {
            double value = number instanceof Float ? Double.parseDouble(number.toString()) : number.doubleValue();
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException(number + " has no JSON form");
            }
            return value;
        }
        if (number instanceof Integer || number instanceof Short || number instanceof Byte) {
            return number.longValue();
        }
        throw new IllegalArgumentException("A " + number.getClass().getName() + " has no JSON form");
    }

    /** Marks values that are unmodifiable at every depth, so that nobody copies them again. */
    private sealed interface Frozen {}

    private static final class FrozenMap extends AbstractMap<String, @Nullable Object> implements Frozen {

        static final FrozenMap EMPTY = new FrozenMap(Map.of());

        private final Map<String, @Nullable Object> members;

        FrozenMap(Map<String, @Nullable Object> members) {
            this.members = members;
        }

        @Override
        public @Nullable Object get(@Nullable Object name) {
            return name == null ? null : members.get(name);
        }

        @Override
        public boolean containsKey(@Nullable Object name) {
            return name != null && members.containsKey(name);
        }

        @Override
        public int size() {
            return members.size();
        }

        @Override
        public Set<Entry<String, @Nullable Object>> entrySet() {
            return members.entrySet();
        }
    }

    private static final class FrozenList extends AbstractList<@Nullable Object> implements Frozen, RandomAccess {

        static final FrozenList EMPTY = new FrozenList(List.of());

        private final List<@Nullable Object> elements;

        FrozenList(List<@Nullable Object> elements) {
            this.elements = elements;
        }

        @Override
        public @Nullable Object get(int index) {
            return elements.get(index);
        }

        @Override
        public int size() {
            return elements.size();
        }
    }
}
