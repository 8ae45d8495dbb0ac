package dev.rolecall.codec;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How JSON is read.
 *
 * @param strict whether everything unknown or ill-typed is an error; otherwise it is kept as it is, or reported
 * @param limits what the JSON may not exceed
 * @param mapper what converts types that the codecs do not know, or {@code null} for the JSON library's default
 * @param listener who hears what lenient reading let pass
 */
public record ReadOptions(
        boolean strict, JsonLimits limits, @Nullable ValueMapper mapper, Consumer<JsonDiagnostic> listener) {

    /** Lenient, with the default limits, and nobody listening. */
    public static final ReadOptions DEFAULT = new ReadOptions(false, JsonLimits.DEFAULT, null, diagnostic -> {});
}
