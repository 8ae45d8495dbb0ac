package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.SerializableString;
import dev.rolecall.codec.EscapedText;

/** A member name with unpaired surrogates, which Jackson would refuse. */
final class EscapedName extends EscapedText implements SerializableString {

    EscapedName(String name) {
        super(name);
    }
}
