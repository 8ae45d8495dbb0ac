package dev.rolecall.codec;

import dev.rolecall.message.Cost;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link Cost}. */
public final class CostCodec {

    static final MemberNames NAMES =
            MemberNames.of("input", "output", "cacheRead", "cacheWrite", "total", "totalFromProvider");

    private CostCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static Cost read(JsonReader in) {
        double input = 0;
        boolean inputRead = false;
        double output = 0;
        boolean outputRead = false;
        double cacheRead = 0;
        boolean cacheReadRead = false;
        double cacheWrite = 0;
        boolean cacheWriteRead = false;
        double total = 0;
        boolean totalRead = false;
        Boolean totalFromProvider = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> {
                    input = in.readDouble();
                    inputRead = true;
                }
                case 1 -> {
                    output = in.readDouble();
                    outputRead = true;
                }
                case 2 -> {
                    cacheRead = in.readDouble();
                    cacheReadRead = true;
                }
                case 3 -> {
                    cacheWrite = in.readDouble();
                    cacheWriteRead = true;
                }
                case 4 -> {
                    total = in.readDouble();
                    totalRead = true;
                }
                case 5 -> {
                    totalFromProvider = in.readOptional(JsonReader::readBoolean);
                    if (totalFromProvider == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (!inputRead) {
            throw in.missing("input");
        }
        if (!outputRead) {
            throw in.missing("output");
        }
        if (!cacheReadRead) {
            throw in.missing("cacheRead");
        }
        if (!cacheWriteRead) {
            throw in.missing("cacheWrite");
        }
        if (!totalRead) {
            throw in.missing("total");
        }
        return new Cost(input, output, cacheRead, cacheWrite, total, totalFromProvider, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, Cost value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeDouble(value.input());
        out.name(NAMES, 1);
        out.writeDouble(value.output());
        out.name(NAMES, 2);
        out.writeDouble(value.cacheRead());
        out.name(NAMES, 3);
        out.writeDouble(value.cacheWrite());
        out.name(NAMES, 4);
        out.writeDouble(value.total());
        Boolean totalFromProvider = value.totalFromProvider();
        if (totalFromProvider != null) {
            out.name(NAMES, 5);
            out.writeBoolean(totalFromProvider);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
