package dev.rolecall.codec;

/**
 * A place in JSON text.
 *
 * @param line the line, counted from 1
 * @param column the column, counted from 1, in the unit that the JSON library counts in (bytes for byte input, chars for
 *     text)
 */
public record JsonPosition(long line, long column) {

    /**
     * The place as a person reads it.
     *
     * @return such as {@code line 3, column 14}
     */
    @Override
    public String toString() {
        return "line " + line + ", column " + column;
    }
}
