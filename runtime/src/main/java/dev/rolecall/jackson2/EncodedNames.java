package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.rolecall.codec.MemberNames;
import org.jspecify.annotations.Nullable;

/** Names as Jackson takes them; those of the last object are at hand. */
final class EncodedNames {

    private @Nullable MemberNames last;
    private SerializableString[] encoded = {};

    SerializableString[] of(MemberNames names) {
        if (names != last) {
            last = names;
            encoded = names.encoded(SerializableString[].class, EncodedNames::encode);
        }
        return encoded;
    }

    private static SerializableString[] encode(MemberNames names) {
        SerializableString[] encoded = new SerializableString[names.size()];
        for (int i = 0; i < encoded.length; i++) {
            encoded[i] = new SerializedString(names.get(i));
        }
        return encoded;
    }
}
