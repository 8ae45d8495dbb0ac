package dev.rolecall.codec;

import java.util.function.Consumer;

/**
 * How JSON is read.
 *
 * @param strictness what happens to JSON that is unknown or ill-typed
 * @param limits what the JSON may not exceed
 * @param mapper what converts types that the codecs do not know
 * @param listener who hears what lenient reading let pass
 */
public record ReadOptions(
        Strictness strictness, JsonLimits limits, ValueMapper mapper, Consumer<JsonDiagnostic> listener) {

    /** Lenient, with the default limits and the JSON library's default mapper, and nobody listening. */
    public static final ReadOptions DEFAULT =
            new ReadOptions(Strictness.LENIENT, JsonLimits.DEFAULT, EngineMapper.DEFAULT, diagnostic -> {});

    /** What happens to JSON that is unknown or ill-typed. */
    public enum Strictness {
        /** It is kept as it is, or left out and reported where the class has no place for it. */
        LENIENT,
        /** It is kept as it is; where the class has no place for it, the whole message is. */
        LOSSLESS,
        /** It is an error. */
        STRICT
    }

    /**
     * Whether everything unknown or ill-typed is an error.
     *
     * @return whether it is
     */
    public boolean strict() {
        return strictness == Strictness.STRICT;
    }

    /**
     * Whether a class may be read from JSON that it has no place for.
     *
     * @return whether such JSON is left out and reported
     */
    public boolean allowsLoss() {
        return strictness == Strictness.LENIENT;
    }
}
