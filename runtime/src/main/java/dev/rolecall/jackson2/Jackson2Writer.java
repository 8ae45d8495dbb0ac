package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.Surrogates;
import dev.rolecall.codec.ValueMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Writes with Jackson's streaming generator. */
final class Jackson2Writer extends JsonWriter {

    private final JsonGenerator generator;

    Jackson2Writer(JsonGenerator generator, ValueMapper mapper) {
        super(mapper);
        this.generator = generator;
    }

    private interface Step {
        void run() throws IOException;
    }

    private static void io(Step step) {
        try {
            step.run();
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }

    @Override
    public void beginObject() {
        io(generator::writeStartObject);
    }

    @Override
    public void endObject() {
        io(generator::writeEndObject);
    }

    @Override
    public void beginArray() {
        io(generator::writeStartArray);
    }

    @Override
    public void endArray() {
        io(generator::writeEndArray);
    }

    @Override
    public void name(MemberNames names, int index) {
        SerializableString name = names.encoded(SerializableString[].class, Jackson2Writer::encode)[index];
        io(() -> generator.writeFieldName(name));
    }

    private static SerializableString[] encode(MemberNames names) {
        SerializableString[] encoded = new SerializableString[names.size()];
        for (int i = 0; i < encoded.length; i++) {
            encoded[i] = new SerializedString(names.get(i));
        }
        return encoded;
    }

    @Override
    public void name(String name) {
        if (Surrogates.areUnpaired(name)) {
            io(() -> generator.writeFieldName(new EscapedName(name)));
        } else {
            io(() -> generator.writeFieldName(name));
        }
    }

    @Override
    public void writeString(String value) {
        // A generator without a target keeps values, and takes any string as it is.
        if (Surrogates.areUnpaired(value) && generator.getOutputTarget() != null) {
            io(() -> generator.writeRawValue('"' + Surrogates.escape(value) + '"'));
        } else {
            io(() -> generator.writeString(value));
        }
    }

    @Override
    public void writeLong(long value) {
        io(() -> generator.writeNumber(value));
    }

    @Override
    public void writeInteger(BigInteger value) {
        io(() -> generator.writeNumber(value));
    }

    @Override
    public void writeDecimal(BigDecimal value) {
        io(() -> generator.writeNumber(value));
    }

    @Override
    protected void writeFinite(double value) {
        io(() -> generator.writeNumber(value));
    }

    @Override
    public void writeBoolean(boolean value) {
        io(() -> generator.writeBoolean(value));
    }

    @Override
    public void writeNull() {
        io(generator::writeNull);
    }

    @Override
    public void flush() {
        io(generator::flush);
    }
}
