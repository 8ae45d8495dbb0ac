package dev.rolecall.codec;

import dev.rolecall.message.DeferredHandle;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link DeferredHandle}. */
public final class DeferredHandleCodec {

    static final MemberNames NAMES =
            MemberNames.of("provider", "modelId", "api", "id", "expiresAt", "pollAfterMs", "data");

    private DeferredHandleCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static DeferredHandle read(JsonReader in) {
        String provider = null;
        String modelId = null;
        String api = null;
        String id = null;
        Long expiresAt = null;
        Long pollAfterMs = null;
        Object data = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> provider = in.readString();
                case 1 -> modelId = in.readString();
                case 2 -> api = in.readString();
                case 3 -> id = in.readString();
                case 4 -> {
                    expiresAt = in.readOptional(JsonReader::readLong);
                    if (expiresAt == null) {
                        additional = in.keep(additional);
                    }
                }
                case 5 -> {
                    pollAfterMs = in.readOptional(JsonReader::readLong);
                    if (pollAfterMs == null) {
                        additional = in.keep(additional);
                    }
                }
                case 6 -> {
                    data = in.readOptional(JsonReader::readValue);
                    if (data == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (provider == null) {
            throw in.missing("provider");
        }
        if (modelId == null) {
            throw in.missing("modelId");
        }
        if (api == null) {
            throw in.missing("api");
        }
        if (id == null) {
            throw in.missing("id");
        }
        return new DeferredHandle(provider, modelId, api, id, expiresAt, pollAfterMs, data, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, DeferredHandle value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString(value.provider());
        out.name(NAMES, 1);
        out.writeString(value.modelId());
        out.name(NAMES, 2);
        out.writeString(value.api());
        out.name(NAMES, 3);
        out.writeString(value.id());
        Long expiresAt = value.expiresAt();
        if (expiresAt != null) {
            out.name(NAMES, 4);
            out.writeLong(expiresAt);
        } else {
            out.keptNull(NAMES, 4, additional);
        }
        Long pollAfterMs = value.pollAfterMs();
        if (pollAfterMs != null) {
            out.name(NAMES, 5);
            out.writeLong(pollAfterMs);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        Object data = value.data();
        if (data != null) {
            out.name(NAMES, 6);
            out.writeValue(data);
        } else {
            out.keptNull(NAMES, 6, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
