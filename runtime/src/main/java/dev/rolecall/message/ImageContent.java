package dev.rolecall.message;

import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An image.
 *
 * @param data the image's bytes in base64
 * @param mimeType its media type, such as {@code image/png}
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
public record ImageContent(String data, String mimeType, Map<String, @Nullable Object> additionalProperties)
        implements UserBlock {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public ImageContent {
        Objects.requireNonNull(data, "data");
        Objects.requireNonNull(mimeType, "mimeType");
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(additionalProperties, "data", data, "mimeType", mimeType);
        }
    }

    /**
     * An image.
     *
     * @param data the image's bytes in base64
     * @param mimeType its media type
     */
    public ImageContent(String data, String mimeType) {
        this(data, mimeType, Map.of());
    }

    /**
     * An image, from its bytes.
     *
     * @param bytes the image's bytes, as in its file
     * @param mimeType its media type, such as {@code image/png}
     * @return the image
     */
    public static ImageContent of(byte[] bytes, String mimeType) {
        return new ImageContent(Base64.getEncoder().encodeToString(bytes), mimeType);
    }
}
