package dev.rolecall.codec;

import dev.rolecall.message.ImageContent;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link ImageContent}. */
public final class ImageContentCodec {

    static final MemberNames NAMES = MemberNames.of("type", "data", "mimeType");

    private ImageContentCodec() {}

    /**
     * Reads a block, behind its type.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static ImageContent readMembers(JsonReader in) {
        String data = null;
        String mimeType = null;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("type");
                case 1 -> data = in.readString();
                case 2 -> mimeType = in.readString();
                default -> additional = in.keep(additional);
            }
        }
        if (data == null) {
            throw in.missing("data");
        }
        if (mimeType == null) {
            throw in.missing("mimeType");
        }
        return new ImageContent(data, mimeType, additional);
    }

    /**
     * Writes a block.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, ImageContent value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("image");
        out.name(NAMES, 1);
        out.writeString(value.data());
        out.name(NAMES, 2);
        out.writeString(value.mimeType());
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
