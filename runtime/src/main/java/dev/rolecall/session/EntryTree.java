package dev.rolecall.session;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The entries of a session by their ids and in their order; of two with one id the later counts. */
final class EntryTree {

    private final List<EntryHead> inOrder = new ArrayList<>();
    private final Map<String, EntryHead> byId = new LinkedHashMap<>();

    void add(EntryHead head) {
        EntryHead parent = get(head.parentId());
        // One text for an id, however many entries name it.
        EntryHead kept = parent == null ? head : head.withParentId(parent.id());
        inOrder.add(kept);
        byId.put(kept.id(), kept);
    }

    List<EntryHead> inOrder() {
        return Collections.unmodifiableList(inOrder);
    }

    @Nullable
    EntryHead get(@Nullable String id) {
        return id == null ? null : byId.get(id);
    }

    boolean has(String id) {
        return byId.containsKey(id);
    }

    Collection<EntryHead> distinct() {
        return Collections.unmodifiableCollection(byId.values());
    }

    @Nullable
    EntryHead last() {
        return inOrder.isEmpty() ? null : inOrder.get(inOrder.size() - 1);
    }

    /** The entries from the root to a leaf. The walk ends where a parent is missing, or comes again. */
    List<EntryHead> path(@Nullable EntryHead leaf) {
        List<EntryHead> path = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (EntryHead at = leaf; at != null && seen.add(at.id()); at = parent(at)) {
            path.add(at);
        }
        Collections.reverse(path);
        return path;
    }

    @Nullable
    EntryHead parent(EntryHead head) {
        return head.parentId() == null || head.parentId().isEmpty() ? null : byId.get(head.parentId());
    }

    /** Whether an entry names a parent that is not there. */
    boolean hasLostParent(EntryHead head) {
        return head.parentId() != null && !head.parentId().isEmpty() && !byId.containsKey(head.parentId());
    }

    /**
     * The path to a leaf, in which an entry that lost its parent hangs from the one before it in the file: what most
     * likely was said.
     */
    List<EntryHead> recoveredPath(@Nullable EntryHead leaf) {
        List<EntryHead> path = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        EntryHead at = leaf;
        while (at != null && seen.add(at.id())) {
            path.add(at);
            at = hasLostParent(at) ? before(at) : parent(at);
        }
        Collections.reverse(path);
        return path;
    }

    private @Nullable EntryHead before(EntryHead head) {
        int index = inOrder.lastIndexOf(head);
        return index > 0 ? inOrder.get(index - 1) : null;
    }
}
