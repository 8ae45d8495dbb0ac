package dev.rolecall.codec;

import dev.rolecall.message.NestedToolCall;
import dev.rolecall.message.NestedToolCalls;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link NestedToolCalls}. */
public final class NestedToolCallsCodec {

    static final MemberNames NAMES = MemberNames.of("calls", "complete");

    private NestedToolCallsCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static NestedToolCalls read(JsonReader in) {
        List<NestedToolCall> calls = null;
        boolean complete = false;
        boolean completeRead = false;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> calls = in.readList(NestedToolCallCodec::read);
                case 1 -> {
                    complete = in.readBoolean();
                    completeRead = true;
                }
                default -> additional = in.keep(additional);
            }
        }
        if (calls == null) {
            throw in.missing("calls");
        }
        if (!completeRead) {
            throw in.missing("complete");
        }
        return new NestedToolCalls(calls, complete, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, NestedToolCalls value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeList(value.calls(), NestedToolCallCodec::write);
        out.name(NAMES, 1);
        out.writeBoolean(value.complete());
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
