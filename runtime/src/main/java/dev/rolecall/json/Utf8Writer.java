package dev.rolecall.json;

import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ValueMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Writes UTF-8 bytes into memory, and hands them to where they go when it is flushed, or when they are many. */
final class Utf8Writer extends JsonWriter {

    /** Takes what was written. */
    interface Target {
        void write(byte[] bytes, int offset, int length) throws IOException;

        void flush() throws IOException;
    }

    private static final int MANY = 1 << 16;

    /** Its first byte is the last one that was handed over: what comes before a value decides over the comma. */
    private final StringOutput out;

    private final @Nullable Target target;
    private int depth;

    /** The names of the last object, mostly those of the next one too. */
    private @Nullable MemberNames lastNames;

    private @Nullable NameTable lastTable;

    /**
     * A writer.
     *
     * @param buffer where the bytes are at first; larger than one byte
     * @param target where they go; null if they stay
     */
    Utf8Writer(byte[] buffer, @Nullable Target target, ValueMapper mapper) {
        super(mapper);
        this.target = target;
        out = new StringOutput(buffer);
        out.add('\0');
    }

    /** What was written and not handed over, behind the first byte. */
    Output written() {
        return out;
    }

    /** Writes what separates a value from the one before it. */
    private void separate() {
        switch (out.last()) {
            case 0, '[', ':' -> {}
            default -> out.add(depth == 0 ? ' ' : ',');
        }
    }

    private void hasMore() {
        if (target != null && out.size() > MANY) {
            drain(target);
        }
    }

    private void drain(Target to) {
        try {
            to.write(out.bytes(), 1, out.size() - 1);
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
        out.keepLast();
    }

    @Override
    public void beginObject() {
        separate();
        out.add('{');
        depth++;
    }

    @Override
    public void endObject() {
        out.add('}');
        depth--;
        hasMore();
    }

    @Override
    public void beginArray() {
        separate();
        out.add('[');
        depth++;
    }

    @Override
    public void endArray() {
        out.add(']');
        depth--;
        hasMore();
    }

    @Override
    public void name(MemberNames names, int index) {
        if (names != lastNames) {
            lastNames = names;
            lastTable = NameTable.of(names);
        }
        lastTable.write(index, out.last() == '{', out);
    }

    @Override
    public void name(String name) {
        if (out.last() != '{') {
            out.add(',');
        }
        out.string(name);
        out.add(':');
    }

    @Override
    public void writeString(String value) {
        separate();
        out.string(value);
    }

    @Override
    public void writeLong(long value) {
        separate();
        out.number(value);
    }

    @Override
    public void writeInteger(BigInteger value) {
        separate();
        out.add(value.toString());
    }

    @Override
    public void writeDecimal(BigDecimal value) {
        separate();
        out.add(value.toString());
    }

    @Override
    protected void writeFinite(double value) {
        separate();
        out.number(value);
    }

    @Override
    public void writeBoolean(boolean value) {
        separate();
        out.add(value ? "true" : "false");
    }

    @Override
    public void writeNull() {
        separate();
        out.add("null");
    }

    @Override
    public void flush() {
        if (target != null) {
            drain(target);
            try {
                target.flush();
            } catch (IOException cannotWrite) {
                throw new UncheckedIOException(cannotWrite);
            }
        }
    }
}
