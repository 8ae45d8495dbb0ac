package dev.rolecall.codec;

import dev.rolecall.message.JsonData;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads free-form JSON that is already in memory. */
final class TreeReader extends JsonReader {

    private final String basePath;
    private final @Nullable JsonPosition position;
    private final @Nullable JsonReader reportsTo;
    private final Deque<Level> levels = new ArrayDeque<>();
    private @Nullable Object current;

    TreeReader(@Nullable Object json, String basePath, @Nullable JsonPosition position, JsonReader reportsTo) {
        super(reportsTo.options());
        this.current = JsonData.copyOf(json);
        this.basePath = basePath;
        this.position = position;
        this.reportsTo = reportsTo;
    }

    TreeReader(@Nullable Object json, ReadOptions options) {
        super(options);
        this.current = JsonData.copyOf(json);
        this.basePath = "$";
        this.position = null;
        this.reportsTo = null;
    }

    /** An object or an array that the reader is in. */
    private abstract static class Level {

        final Object value;

        Level(Object value) {
            this.value = value;
        }

        abstract void appendTo(StringBuilder path);
    }

    private static final class ObjectLevel extends Level {

        final Iterator<? extends Map.Entry<?, ?>> members;

        @Nullable
        String tag;

        @Nullable
        String name;

        ObjectLevel(Map<?, ?> value) {
            super(value);
            this.members = value.entrySet().iterator();
        }

        @Override
        void appendTo(StringBuilder path) {
            if (name != null) {
                JsonPaths.member(path, name);
            }
        }
    }

    private static final class ArrayLevel extends Level {

        final Iterator<?> elements;
        int index = -1;

        ArrayLevel(List<?> value) {
            super(value);
            this.elements = value.iterator();
        }

        @Override
        void appendTo(StringBuilder path) {
            if (index >= 0) {
                JsonPaths.element(path, index);
            }
        }
    }

    @Override
    public Kind peek() {
        if (current == null) {
            return Kind.NULL;
        }
        if (current instanceof String) {
            return Kind.STRING;
        }
        if (current instanceof Number) {
            return Kind.NUMBER;
        }
        if (current instanceof Boolean) {
            return Kind.BOOLEAN;
        }
        return current instanceof Map ? Kind.OBJECT : Kind.ARRAY;
    }

    @Override
    public void beginObject() {
        if (!(current instanceof Map<?, ?> object)) {
            throw expected("an object");
        }
        levels.push(new ObjectLevel(object));
    }

    @Override
    public int nextName(MemberNames names) {
        ObjectLevel level = (ObjectLevel) levels.getFirst();
        while (level.members.hasNext()) {
            Map.Entry<?, ?> member = level.members.next();
            String name = (String) member.getKey();
            if (!name.equals(level.tag)) {
                level.name = name;
                current = member.getValue();
                return names.indexOf(name);
            }
        }
        leave();
        return END;
    }

    @Override
    public String name() {
        String name = ((ObjectLevel) levels.getFirst()).name;
        if (name == null) {
            throw new IllegalStateException("No member has been read yet");
        }
        return name;
    }

    @Override
    public void beginArray() {
        if (!(current instanceof List<?> array)) {
            throw expected("an array");
        }
        levels.push(new ArrayLevel(array));
    }

    @Override
    public boolean nextElement() {
        ArrayLevel level = (ArrayLevel) levels.getFirst();
        if (level.elements.hasNext()) {
            level.index++;
            current = level.elements.next();
            return true;
        }
        leave();
        return false;
    }

    private void leave() {
        current = levels.pop().value;
    }

    @Override
    public String readString() {
        if (!(current instanceof String string)) {
            throw expected("a string");
        }
        return string;
    }

    @Override
    public long readLong() {
        if (current instanceof Long number) {
            return number;
        }
        Long integral = null;
        if (current instanceof Double number) {
            integral = integral(BigDecimal.valueOf(number));
        } else if (current instanceof BigDecimal number) {
            integral = integral(number);
        }
        if (integral == null) {
            throw expected("an integer");
        }
        return integral;
    }

    @Override
    public double readDouble() {
        return finite(number().doubleValue());
    }

    @Override
    public float readFloat() {
        return parseFloat(number().toString());
    }

    private Number number() {
        if (!(current instanceof Number number)) {
            throw expected("a number");
        }
        return number;
    }

    @Override
    public BigInteger readInteger() {
        BigInteger integer = current instanceof Number ? anyIntegral(readDecimal()) : null;
        if (integer == null) {
            throw expected("an integer");
        }
        return integer;
    }

    @Override
    public BigDecimal readDecimal() {
        if (current instanceof BigDecimal number) {
            return number;
        }
        if (current instanceof BigInteger number) {
            return new BigDecimal(number);
        }
        if (current instanceof Long number) {
            return BigDecimal.valueOf(number);
        }
        if (!(current instanceof Double number)) {
            throw expected("a number");
        }
        return new BigDecimal(number.toString());
    }

    @Override
    public boolean readBoolean() {
        if (!(current instanceof Boolean truth)) {
            throw expected("true or false");
        }
        return truth;
    }

    @Override
    public @Nullable Object readValue() {
        return current;
    }

    @Override
    public void skipValue() {
        // Standing on a value is enough: the next step goes past it.
    }

    @Override
    public @Nullable String beginTagged(MemberNames tag) {
        beginObject();
        ObjectLevel level = (ObjectLevel) levels.getFirst();
        if (((Map<?, ?>) level.value).get(tag.get(0)) instanceof String type) {
            level.tag = tag.get(0);
            return type;
        }
        return null;
    }

    @Override
    @SuppressWarnings("unchecked") // objects are maps with string keys here
    public Map<String, @Nullable Object> restOfObject() {
        leave();
        return (Map<String, @Nullable Object>) current;
    }

    @Override
    public boolean isTree() {
        return true;
    }

    /** A value and the levels around it. */
    private record Mark(@Nullable Object value, int depth) {}

    @Override
    public Object mark() {
        return new Mark(current, levels.size());
    }

    @Override
    public @Nullable Object rewind(Object mark) {
        Mark remembered = (Mark) mark;
        while (levels.size() > remembered.depth()) {
            levels.pop();
        }
        current = remembered.value();
        return current;
    }

    @Override
    public @Nullable JsonPosition position(Object mark) {
        return position;
    }

    @Override
    public void end() {
        // A tree is a whole document.
    }

    @Override
    public String path() {
        StringBuilder path = new StringBuilder(basePath);
        levels.descendingIterator().forEachRemaining(level -> level.appendTo(path));
        return path.toString();
    }

    @Override
    public @Nullable JsonPosition position() {
        return position;
    }

    @Override
    void report(JsonDiagnostic diagnostic) {
        if (reportsTo == null) {
            super.report(diagnostic);
        } else {
            reportsTo.report(diagnostic);
        }
    }

    /** A number as it was most likely written. */
    private static String plain(double number) {
        double size = Math.abs(number);
        return size >= 1e-6 && size < 1e21 ? BigDecimal.valueOf(number).toPlainString() : Double.toString(number);
    }

    @Override
    protected String describe() {
        if (current == null) {
            return "null";
        }
        if (current instanceof String string) {
            return JsonPaths.describe(string);
        }
        if (current instanceof Double number) {
            return "the number " + plain(number);
        }
        if (current instanceof Number) {
            return "the number " + current;
        }
        if (current instanceof Boolean) {
            return current.toString();
        }
        return current instanceof Map ? "an object" : "an array";
    }
}
