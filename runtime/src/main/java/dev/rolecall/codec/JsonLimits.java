package dev.rolecall.codec;

/**
 * What JSON may not exceed, to protect a program from hostile input. Exceeding one is a {@link JsonException} of kind
 * {@link JsonException.Kind#LIMIT}, also where reading is lenient.
 *
 * @param maxDepth how many objects and arrays may be open at once; reading free-form JSON takes some of the thread's stack for each,
 *     and a usual one of a megabyte has enough for about 2,000
 * @param maxStringLength how many chars a string may have
 * @param maxNumberLength how many digits a number may have
 */
public record JsonLimits(int maxDepth, int maxStringLength, int maxNumberLength) {

    /** Jackson's own: 1,000 levels, 20,000,000 chars, 1,000 digits. */
    public static final JsonLimits DEFAULT = new JsonLimits(1_000, 20_000_000, 1_000);

    /**
     * Limits, each at least 1.
     *
     * @throws IllegalArgumentException if one is below 1
     */
    public JsonLimits {
        if (maxDepth < 1 || maxStringLength < 1 || maxNumberLength < 1) {
            throw new IllegalArgumentException("A limit must be at least 1");
        }
    }
}
