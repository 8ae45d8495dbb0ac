package dev.rolecall.session;

import dev.rolecall.codec.MessageCodec;
import dev.rolecall.codec.TypeFormat;
import dev.rolecall.codec.TypeFormats;
import dev.rolecall.message.Message;
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
}
