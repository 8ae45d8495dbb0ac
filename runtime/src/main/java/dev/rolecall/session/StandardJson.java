package dev.rolecall.session;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.TypeFormat;
import dev.rolecall.codec.TypeFormats;
import dev.rolecall.message.Message;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.Usage;
import org.jspecify.annotations.Nullable;

/** Free-form JSON of parts of entries that are of the standard model. */
final class StandardJson {

    private static final TypeFormat<Usage> USAGE =
            TypeFormats.ofStandardModel().find(Usage.class).orElseThrow();

    private StandardJson() {}

    static @Nullable Object of(Message message) {
        return MessageCodec.standard().toTree(message);
    }

    static @Nullable Object of(Usage usage) {
        return TypeFormats.toTree(USAGE, usage);
    }

    /** What was used, from its JSON; null if there is none, or it does not fit: the entry's JSON has it whole. */
    static @Nullable Usage usage(@Nullable Object json) {
        try {
            return json == null ? null : TypeFormats.fromTree(USAGE, json);
        } catch (JsonException illTyped) {
            return null;
        }
    }

    /** A system message from its JSON; null if it is none, or does not fit: the entry's JSON has it whole. */
    static @Nullable SystemMessage system(@Nullable Object json) {
        try {
            return json != null && MessageCodec.standard().fromTree(json) instanceof SystemMessage system
                    ? system
                    : null;
        } catch (JsonException illTyped) {
            return null;
        }
    }
}
