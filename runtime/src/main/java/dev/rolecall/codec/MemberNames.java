package dev.rolecall.codec;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** The member names of one JSON object type, computed once: a reader looks names up in it, a writer writes from it. */
public final class MemberNames {

    private final String[] names;
    private final Map<String, Integer> indexes;

    /** For the begin of an object, and behind each name: which name came there last. Threads that race for it lose time only. */
    private final int[] followers;

    /** What JSON libraries make of the names; replaced, and not changed, when another one asks. */
    private volatile Object[] encoded = {};

    private MemberNames(String... names) {
        this.names = names;
        this.indexes = new HashMap<>(names.length * 2);
        this.followers = new int[names.length + 1];
        for (int i = 0; i < names.length; i++) {
            indexes.put(names[i], i);
            followers[i] = i;
        }
        followers[names.length] = names.length;
    }

    /**
     * The names of an object type's members.
     *
     * @param names the names; their places here are their indexes
     * @return the names
     */
    public static MemberNames of(String... names) {
        return new MemberNames(names.clone());
    }

    /**
     * The name at an index.
     *
     * @param index an index
     * @return the name
     */
    public String get(int index) {
        return names[index];
    }

    /**
     * The index of a name.
     *
     * @param name any name
     * @return its index, or {@link JsonReader#OTHER} if it is not among these
     */
    public int indexOf(String name) {
        Integer index = indexes.get(name);
        return index == null ? JsonReader.OTHER : index;
    }

    /**
     * How many names these are.
     *
     * @return the number
     */
    public int size() {
        return names.length;
    }

    /**
     * Which name most likely comes: the one that came there last time. For readers.
     *
     * @param place 0 at the begin of an object, otherwise the index of the name before it, plus one
     * @return its index, or one that no name has
     */
    public int likelyAt(int place) {
        return place < followers.length ? followers[place] : place;
    }

    /**
     * Remembers which name came. For readers that expected another one.
     *
     * @param place 0 at the begin of an object, otherwise the index of the name before it, plus one
     * @param index the index of the name that came
     */
    public void cameAt(int place, int index) {
        if (place < followers.length) {
            followers[place] = index;
        }
    }

    /**
     * What a JSON library makes of the names, made once.
     *
     * @param <T> the library's form
     * @param form the class of that form
     * @param encode makes it
     * @return the names in the library's form
     */
    public <T> T encoded(Class<T> form, Function<MemberNames, T> encode) {
        for (Object known : encoded) {
            if (form.isInstance(known)) {
                return form.cast(known);
            }
        }
        T made = encode.apply(this);
        Object[] all = Arrays.copyOf(encoded, encoded.length + 1);
        all[all.length - 1] = made;
        encoded = all;
        return made;
    }
}
