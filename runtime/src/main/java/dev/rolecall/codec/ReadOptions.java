package dev.rolecall.codec;

import java.util.function.Consumer;

/**
 * How JSON is read.
 *
 * @param strict whether everything unknown or ill-typed is an error; otherwise it is kept as it is, or reported
 * @param limits what the JSON may not exceed
 * @param mapper what converts types that the codecs do not know
 * @param listener who hears what lenient reading let pass
 */
public record ReadOptions(boolean strict, JsonLimits limits, ValueMapper mapper, Consumer<JsonDiagnostic> listener) {

    /** Lenient, with the default limits and the JSON library's default mapper, and nobody listening. */
    public static final ReadOptions DEFAULT =
            new ReadOptions(false, JsonLimits.DEFAULT, EngineMapper.DEFAULT, diagnostic -> {});
}
