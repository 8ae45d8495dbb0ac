package dev.rolecall.codec;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * A text with unpaired surrogates, which a JSON library would refuse: it is handed over escaped, in each form that Jackson's
 * {@code SerializableString} has. That is another interface in each major, which the subclass for it implements; no method is
 * left to it.
 */
public abstract class EscapedText {

    private final String text;
    private final String escaped;

    /**
     * A text.
     *
     * @param text the text, not escaped
     */
    protected EscapedText(String text) {
        this.text = text;
        this.escaped = Surrogates.escape(text);
    }

    public final String getValue() {
        return text;
    }

    public final int charLength() {
        return text.length();
    }

    public final char[] asQuotedChars() {
        return escaped.toCharArray();
    }

    public final byte[] asUnquotedUTF8() {
        return asQuotedUTF8();
    }

    public final byte[] asQuotedUTF8() {
        return escaped.getBytes(StandardCharsets.UTF_8);
    }

    public final int appendQuotedUTF8(byte[] buffer, int offset) {
        return append(asQuotedUTF8(), buffer, offset);
    }

    private static int append(byte[] bytes, byte[] buffer, int offset) {
        if (bytes.length > buffer.length - offset) {
            return -1;
        }
        System.arraycopy(bytes, 0, buffer, offset, bytes.length);
        return bytes.length;
    }

    public final int appendQuoted(char[] buffer, int offset) {
        if (escaped.length() > buffer.length - offset) {
            return -1;
        }
        escaped.getChars(0, escaped.length(), buffer, offset);
        return escaped.length();
    }

    public final int appendUnquotedUTF8(byte[] buffer, int offset) {
        return appendQuotedUTF8(buffer, offset);
    }

    public final int appendUnquoted(char[] buffer, int offset) {
        return appendQuoted(buffer, offset);
    }

    public final int writeQuotedUTF8(OutputStream out) throws IOException {
        return writeUnquotedUTF8(out);
    }

    public final int writeUnquotedUTF8(OutputStream out) throws IOException {
        byte[] bytes = asQuotedUTF8();
        out.write(bytes);
        return bytes.length;
    }

    public final int putQuotedUTF8(ByteBuffer buffer) {
        return putUnquotedUTF8(buffer);
    }

    public final int putUnquotedUTF8(ByteBuffer buffer) {
        byte[] bytes = asQuotedUTF8();
        if (bytes.length > buffer.remaining()) {
            return -1;
        }
        buffer.put(bytes);
        return bytes.length;
    }
}
