package dev.rolecall.session;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where entries are whole. */
interface EntryStore {

    /** The JSON of an entry, from its place. */
    Map<String, @Nullable Object> read(EntryHead head);
}
