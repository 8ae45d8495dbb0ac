package dev.rolecall.jackson3;

import dev.rolecall.codec.EscapedText;
import tools.jackson.core.SerializableString;

/** A member name with unpaired surrogates, which Jackson would refuse. */
final class EscapedName extends EscapedText implements SerializableString {

    EscapedName(String name) {
        super(name);
    }
}
