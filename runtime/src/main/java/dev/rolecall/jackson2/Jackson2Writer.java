package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import dev.rolecall.codec.EncodedNames;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.Surrogates;
import dev.rolecall.codec.Utf8;
import dev.rolecall.codec.ValueMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Writes with Jackson's streaming generator. */
final class Jackson2Writer extends JsonWriter {

    /** How long a string is that is worth an array of its bytes. */
    private static final int LONG_STRING = 24;

    private final JsonGenerator generator;

    /** Whether the generator may be given bytes, which it writes faster; of escapes it does the usual ones then. */
    private final boolean takesBytes;

    private final EncodedNames<SerializableString[]> encodedNames =
            new EncodedNames<>(SerializableString[].class, Jackson2Documents::serializable);

    Jackson2Writer(JsonGenerator generator, ValueMapper mapper) {
        super(mapper);
        this.generator = generator;
        this.takesBytes = generator instanceof UTF8JsonGenerator
                && generator.getHighestEscapedChar() == 0
                && generator.getCharacterEscapes() == null;
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
        SerializableString name = encodedNames.of(names)[index];
        io(() -> generator.writeFieldName(name));
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
        byte[] utf8 = takesBytes && value.length() >= LONG_STRING ? Utf8.encode(value) : null;
        if (utf8 != null) {
            io(() -> generator.writeUTF8String(utf8, 0, utf8.length));
            return;
        }
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
