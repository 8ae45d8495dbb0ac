package dev.rolecall.jackson3;

import dev.rolecall.codec.EncodedNames;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.Surrogates;
import dev.rolecall.codec.Utf8;
import dev.rolecall.codec.ValueMapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.json.UTF8JsonGenerator;

/** Writes with Jackson's streaming generator. */
final class Jackson3Writer extends JsonWriter {

    /** How long a string is that is worth an array of its bytes. */
    private static final int LONG_STRING = 24;

    private final JsonGenerator generator;

    /** Whether the generator may be given bytes, which it writes faster; of escapes it does the usual ones then. */
    private final boolean takesBytes;

    private final EncodedNames<SerializableString[]> encodedNames =
            new EncodedNames<>(SerializableString[].class, Jackson3Documents::serializable);

    Jackson3Writer(JsonGenerator generator, ValueMapper mapper) {
        super(mapper);
        this.generator = generator;
        this.takesBytes = generator instanceof UTF8JsonGenerator
                && generator.getHighestNonEscapedChar() == 0
                && generator.getCharacterEscapes() == null;
    }

    @Override
    public void beginObject() {
        generator.writeStartObject();
    }

    @Override
    public void endObject() {
        generator.writeEndObject();
    }

    @Override
    public void beginArray() {
        generator.writeStartArray();
    }

    @Override
    public void endArray() {
        generator.writeEndArray();
    }

    @Override
    public void name(MemberNames names, int index) {
        SerializableString name = encodedNames.of(names)[index];
        generator.writeName(name);
    }

    @Override
    public void name(String name) {
        if (Surrogates.areUnpaired(name)) {
            generator.writeName(new EscapedName(name));
        } else {
            generator.writeName(name);
        }
    }

    @Override
    public void writeString(String value) {
        byte[] utf8 = takesBytes && value.length() >= LONG_STRING ? Utf8.encode(value) : null;
        if (utf8 != null) {
            generator.writeUTF8String(utf8, 0, utf8.length);
            return;
        }
        // A generator without a target keeps values, and takes any string as it is.
        if (Surrogates.areUnpaired(value) && generator.streamWriteOutputTarget() != null) {
            generator.writeRawValue('"' + Surrogates.escape(value) + '"');
        } else {
            generator.writeString(value);
        }
    }

    @Override
    public void writeLong(long value) {
        generator.writeNumber(value);
    }

    @Override
    public void writeInteger(BigInteger value) {
        generator.writeNumber(value);
    }

    @Override
    public void writeDecimal(BigDecimal value) {
        generator.writeNumber(value);
    }

    @Override
    protected void writeFinite(double value) {
        generator.writeNumber(value);
    }

    @Override
    public void writeBoolean(boolean value) {
        generator.writeBoolean(value);
    }

    @Override
    public void writeNull() {
        generator.writeNull();
    }

    @Override
    public void flush() {
        generator.flush();
    }
}
