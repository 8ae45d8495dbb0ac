package dev.rolecall.codec;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Names in a JSON library's form, for one reader or writer; those of the last object are at hand.
 *
 * @param <T> the library's form
 */
public final class EncodedNames<T> {

    private final Class<T> form;
    private final Function<MemberNames, T> encode;
    private @Nullable MemberNames last;
    private @Nullable T encoded;

    /**
     * No names yet.
     *
     * @param form the class of the library's form
     * @param encode makes it
     */
    public EncodedNames(Class<T> form, Function<MemberNames, T> encode) {
        this.form = form;
        this.encode = encode;
    }

    /**
     * The library's form of names.
     *
     * @param names the names
     * @return what {@link MemberNames#encoded} answers
     */
    public T of(MemberNames names) {
        if (names != last || encoded == null) {
            last = names;
            encoded = names.encoded(form, encode);
        }
        return encoded;
    }
}
