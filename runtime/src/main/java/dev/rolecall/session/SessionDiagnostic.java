package dev.rolecall.session;

/**
 * Something irregular in a session file, and what was done about it.
 *
 * @param kind what it is
 * @param line the line's number, counted from 1
 * @param column the column in the line, counted from 1
 * @param message what was found and what was done, a sentence
 */
public record SessionDiagnostic(Kind kind, long line, long column, String message) {

    /** What is irregular. */
    public enum Kind {
        /** A line that is no JSON; it stays in the file, and is no entry. */
        MALFORMED_LINE,
        /** A line with bytes that are no UTF-8; they are read as the replacement character. */
        MALFORMED_TEXT,
        /** JSON that is no object, or an entry without an id; it stays in the file, and is no entry. */
        NO_ENTRY,
        /** A header that is not the first; it stays in the file, and says nothing. */
        SECOND_HEADER,
        /** The last line has no end: it was torn while it was written, or its end was never written. */
        NO_LINE_END,
        /** An id that an earlier entry has too; the later one counts. */
        REPEATED_ID,
        /** An entry whose parent is not in the file: what was before it is not reached from it. */
        LOST_PARENT,
        /** Entries that are each other's parents; the walk to the root ends there. */
        CYCLE,
        /** A file of an older version. */
        MIGRATED
    }
}
