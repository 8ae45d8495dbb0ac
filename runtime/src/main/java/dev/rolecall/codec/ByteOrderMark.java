package dev.rolecall.codec;

/** The byte order mark of UTF-8, which is passed over before a document. For adapters of JSON libraries. */
public final class ByteOrderMark {

    private static final int LENGTH = 3;

    private ByteOrderMark() {}

    /**
     * How many bytes a mark takes before a document.
     *
     * @param json UTF-8 bytes
     * @param offset where the document starts
     * @param length how many bytes it has
     * @return the length of the mark; 0 if there is none
     */
    public static int lengthAt(byte[] json, int offset, int length) {
        boolean isThere = length >= LENGTH
                && json[offset] == (byte) 0xEF
                && json[offset + 1] == (byte) 0xBB
                && json[offset + 2] == (byte) 0xBF;
        return isThere ? LENGTH : 0;
    }
}
