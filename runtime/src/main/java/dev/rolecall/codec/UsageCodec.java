package dev.rolecall.codec;

import dev.rolecall.message.Cost;
import dev.rolecall.message.Usage;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link Usage}. */
public final class UsageCodec {

    static final MemberNames NAMES = MemberNames.of(
            "input", "output", "cacheRead", "cacheWrite", "cacheWrite1h", "reasoning", "totalTokens", "cost");

    private UsageCodec() {}

    /**
     * Reads an object.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    public static Usage read(JsonReader in) {
        long input = 0;
        boolean inputRead = false;
        long output = 0;
        boolean outputRead = false;
        Long cacheRead = null;
        Long cacheWrite = null;
        Long cacheWrite1h = null;
        Long reasoning = null;
        long totalTokens = 0;
        boolean totalTokensRead = false;
        Cost cost = null;
        Map<String, @Nullable Object> additional = Map.of();
        in.beginObject();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> {
                    input = in.readLong();
                    inputRead = true;
                }
                case 1 -> {
                    output = in.readLong();
                    outputRead = true;
                }
                case 2 -> {
                    cacheRead = in.readOptional(JsonReader::readLong);
                    if (cacheRead == null) {
                        additional = in.keep(additional);
                    }
                }
                case 3 -> {
                    cacheWrite = in.readOptional(JsonReader::readLong);
                    if (cacheWrite == null) {
                        additional = in.keep(additional);
                    }
                }
                case 4 -> {
                    cacheWrite1h = in.readOptional(JsonReader::readLong);
                    if (cacheWrite1h == null) {
                        additional = in.keep(additional);
                    }
                }
                case 5 -> {
                    reasoning = in.readOptional(JsonReader::readLong);
                    if (reasoning == null) {
                        additional = in.keep(additional);
                    }
                }
                case 6 -> {
                    totalTokens = in.readLong();
                    totalTokensRead = true;
                }
                case 7 -> {
                    cost = in.readOptional(CostCodec::read);
                    if (cost == null) {
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
        if (!totalTokensRead) {
            throw in.missing("totalTokens");
        }
        return new Usage(input, output, cacheRead, cacheWrite, cacheWrite1h, reasoning, totalTokens, cost, additional);
    }

    /**
     * Writes an object.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, Usage value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeLong(value.input());
        out.name(NAMES, 1);
        out.writeLong(value.output());
        Long cacheRead = value.cacheRead();
        if (cacheRead != null) {
            out.name(NAMES, 2);
            out.writeLong(cacheRead);
        } else {
            out.keptNull(NAMES, 2, additional);
        }
        Long cacheWrite = value.cacheWrite();
        if (cacheWrite != null) {
            out.name(NAMES, 3);
            out.writeLong(cacheWrite);
        } else {
            out.keptNull(NAMES, 3, additional);
        }
        Long cacheWrite1h = value.cacheWrite1h();
        if (cacheWrite1h != null) {
            out.name(NAMES, 4);
            out.writeLong(cacheWrite1h);
        } else {
            out.keptNull(NAMES, 4, additional);
        }
        Long reasoning = value.reasoning();
        if (reasoning != null) {
            out.name(NAMES, 5);
            out.writeLong(reasoning);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        out.name(NAMES, 6);
        out.writeLong(value.totalTokens());
        Cost cost = value.cost();
        if (cost != null) {
            out.name(NAMES, 7);
            CostCodec.write(out, cost);
        } else {
            out.keptNull(NAMES, 7, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
