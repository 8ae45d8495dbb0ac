package dev.rolecall.jackson3;

import dev.rolecall.codec.Surrogates;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.SerializableString;

/** A member name with unpaired surrogates, which Jackson would refuse: it is handed over escaped. */
final class EscapedName implements SerializableString {

    private final String name;
    private final String escaped;

    EscapedName(String name) {
        this.name = name;
        this.escaped = Surrogates.escape(name);
    }

    @Override
    public String getValue() {
        return name;
    }

    @Override
    public int charLength() {
        return name.length();
    }

    @Override
    public char[] asQuotedChars() {
        return escaped.toCharArray();
    }

    @Override
    public byte[] asUnquotedUTF8() {
        return asQuotedUTF8();
    }

    @Override
    public byte[] asQuotedUTF8() {
        return escaped.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public int appendQuotedUTF8(byte[] buffer, int offset) {
        return append(asQuotedUTF8(), buffer, offset);
    }

    private static int append(byte[] bytes, byte[] buffer, int offset) {
        if (bytes.length > buffer.length - offset) {
            return -1;
        }
        System.arraycopy(bytes, 0, buffer, offset, bytes.length);
        return bytes.length;
    }

    @Override
    public int appendQuoted(char[] buffer, int offset) {
        if (escaped.length() > buffer.length - offset) {
            return -1;
        }
        escaped.getChars(0, escaped.length(), buffer, offset);
        return escaped.length();
    }

    @Override
    public int appendUnquotedUTF8(byte[] buffer, int offset) {
        return appendQuotedUTF8(buffer, offset);
    }

    @Override
    public int appendUnquoted(char[] buffer, int offset) {
        return appendQuoted(buffer, offset);
    }

    @Override
    public int writeQuotedUTF8(OutputStream out) throws IOException {
        return writeUnquotedUTF8(out);
    }

    @Override
    public int writeUnquotedUTF8(OutputStream out) throws IOException {
        byte[] bytes = asQuotedUTF8();
        out.write(bytes);
        return bytes.length;
    }

    @Override
    public int putQuotedUTF8(ByteBuffer buffer) {
        return putUnquotedUTF8(buffer);
    }

    @Override
    public int putUnquotedUTF8(ByteBuffer buffer) {
        byte[] bytes = asQuotedUTF8();
        if (bytes.length > buffer.remaining()) {
            return -1;
        }
        buffer.put(bytes);
        return bytes.length;
    }
}
