package dev.rolecall.jackson3;

import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.Surrogates;
import dev.rolecall.codec.ValueMapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/** Writes with Jackson's streaming generator. */
final class Jackson3Writer extends JsonWriter {

    private final JsonGenerator generator;

    Jackson3Writer(JsonGenerator generator, ValueMapper mapper) {
        super(mapper);
        this.generator = generator;
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
        SerializableString name = names.encoded(SerializableString[].class, Jackson3Writer::encode)[index];
        generator.writeName(name);
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
            generator.writeName(new EscapedName(name));
        } else {
            generator.writeName(name);
        }
    }

    @Override
    public void writeString(String value) {
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
