package dev.rolecall.codec;

import dev.rolecall.message.TextContent;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link TextContent}. */
public final class TextContentCodec {

    static final MemberNames NAMES = MemberNames.of("type", "text", "textSignature");

    private TextContentCodec() {}

    /**
     * Reads a block, behind its type.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static TextContent readMembers(JsonReader in) {
        String text = null;
        String textSignature = null;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("type");
                case 1 -> text = in.readString();
                case 2 -> {
                    textSignature = in.readOptional(JsonReader::readString);
                    if (textSignature == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (text == null) {
            throw in.missing("text");
        }
        return new TextContent(text, textSignature, additional);
    }

    /**
     * Writes a block.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, TextContent value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("text");
        out.name(NAMES, 1);
        out.writeString(value.text());
        String textSignature = value.textSignature();
        if (textSignature != null) {
            out.name(NAMES, 2);
            out.writeString(textSignature);
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
