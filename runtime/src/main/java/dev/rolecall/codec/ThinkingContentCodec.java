package dev.rolecall.codec;

import dev.rolecall.message.ThinkingContent;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link ThinkingContent}. */
public final class ThinkingContentCodec {

    static final MemberNames NAMES = MemberNames.of("type", "thinking", "thinkingSignature", "redacted");

    private ThinkingContentCodec() {}

    /**
     * Reads a block, behind its type.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static ThinkingContent readMembers(JsonReader in) {
        String thinking = null;
        String thinkingSignature = null;
        Boolean redacted = null;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("type");
                case 1 -> thinking = in.readString();
                case 2 -> {
                    thinkingSignature = in.readOptional(JsonReader::readString);
                    if (thinkingSignature == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> {
                    redacted = in.readOptional(JsonReader::readBoolean);
                    if (redacted == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (thinking == null) {
            throw in.missing("thinking");
        }
        return new ThinkingContent(thinking, thinkingSignature, redacted, additional);
    }

    /**
     * Writes a block.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, ThinkingContent value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("thinking");
        out.name(NAMES, 1);
        out.writeString(value.thinking());
        String thinkingSignature = value.thinkingSignature();
        if (thinkingSignature != null) {
            out.name(NAMES, 2);
            out.writeString(thinkingSignature);
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        Boolean redacted = value.redacted();
        if (redacted != null) {
            out.name(NAMES, 3);
            out.writeBoolean(redacted);
        } else {
            out.keptNull(NAMES, 3, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
