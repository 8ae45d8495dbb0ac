package dev.rolecall.session;

import org.jspecify.annotations.Nullable;

/**
 * What is kept in memory of an entry.
 *
 * @param id its id
 * @param parentId the id of the entry before it; null for a root
 * @param type its type
 * @param timestamp when it was written, as it says
 * @param place where the whole of it is, in its store
 * @param length how long it is there, in bytes
 * @param line the line's number in the file, counted from 1
 */
record EntryHead(
        String id,
        @Nullable String parentId,
        String type,
        @Nullable String timestamp,
        long place,
        int length,
        long line) {

    /** Types of entries that are seen often have one text each. */
    EntryHead {
        type = type.intern();
    }

    EntryHead withParentId(String id) {
        return new EntryHead(this.id, id, type, timestamp, place, length, line);
    }
}
