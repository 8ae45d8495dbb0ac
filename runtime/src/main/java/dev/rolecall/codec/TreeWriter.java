package dev.rolecall.codec;

import dev.rolecall.message.JsonData;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes free-form JSON into memory. */
final class TreeWriter extends JsonWriter {

    /** An object or an array that is being written; a name waits for its value. */
    private static final class Level {
        final Map<String, @Nullable Object> members = new LinkedHashMap<>();
        final List<@Nullable Object> elements = new ArrayList<>();

        @Nullable
        String name;
    }

    private final Deque<Level> levels = new ArrayDeque<>();
    private @Nullable Object value;

    TreeWriter(ValueMapper mapper) {
        super(mapper);
    }

    @Nullable
    Object value() {
        return value;
    }

    private void put(@Nullable Object written) {
        Level level = levels.peek();
        if (level == null) {
            value = written;
        } else if (level.name == null) {
            level.elements.add(written);
        } else {
            level.members.put(level.name, written);
            level.name = null;
        }
    }

    @Override
    public void beginObject() {
        levels.push(new Level());
    }

    @Override
    public void endObject() {
        put(JsonData.object(levels.pop().members));
    }

    @Override
    public void beginArray() {
        levels.push(new Level());
    }

    @Override
    public void endArray() {
        put(JsonData.array(levels.pop().elements));
    }

    @Override
    public void name(MemberNames names, int index) {
        name(names.get(index));
    }

    @Override
    public void name(String name) {
        levels.getFirst().name = name;
    }

    @Override
    public void writeString(String string) {
        put(string);
    }

    @Override
    public void writeLong(long number) {
        put(number);
    }

    @Override
    public void writeInteger(BigInteger number) {
        put(number);
    }

    @Override
    public void writeDecimal(BigDecimal number) {
        put(number);
    }

    @Override
    protected void writeFinite(double number) {
        put(number);
    }

    @Override
    public void writeBoolean(boolean truth) {
        put(truth);
    }

    @Override
    public void writeNull() {
        put(null);
    }

    @Override
    public void flush() {
        // Everything is in memory already.
    }
}
