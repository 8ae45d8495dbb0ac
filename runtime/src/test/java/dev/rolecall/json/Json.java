package dev.rolecall.json;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.ReadOptions;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads with the engine under test, and shows what was read. */
final class Json {

    static final RolecallEngine ENGINE = new RolecallEngine();

    private Json() {}

    static JsonReader reader(byte[] json) {
        return ENGINE.reader(json, 0, json.length, ReadOptions.DEFAULT);
    }

    static JsonReader reader(String json) {
        return ENGINE.reader(json, ReadOptions.DEFAULT);
    }

    static Object read(byte[] json) {
        return document(reader(json));
    }

    static Object read(String json) {
        return document(reader(json));
    }

    /** The whole document that a reader stands on. */
    static Object document(JsonReader in) {
        Object value = in.readValue();
        in.end();
        return value;
    }

    static List<Byte> first(byte[] bytes, int count) {
        List<Byte> first = new ArrayList<>();
        for (int i = 0; i < count && i < bytes.length; i++) {
            first.add(bytes[i]);
        }
        return first;
    }

    /** A free-form value with the types of its numbers, in ASCII. */
    static String show(Object value) {
        if (value instanceof String text) {
            return text.chars()
                    .mapToObj(c -> c >= ' ' && c < 0x7F ? String.valueOf((char) c) : "\\u%04x".formatted(c))
                    .collect(Collectors.joining("", "\"", "\""));
        }
        if (value instanceof Double number) {
            BigDecimal digits = new BigDecimal(number.toString());
            return "Double " + (digits.signum() == 0 ? number.toString() : digits.stripTrailingZeros());
        }
        if (value instanceof Number number) {
            return number.getClass().getSimpleName() + " " + number;
        }
        if (value instanceof List<?> elements) {
            return elements.stream().map(Json::show).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Map<?, ?> members) {
            return members.entrySet().stream()
                    .map(member -> show(member.getKey()) + ": " + show(member.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        return String.valueOf(value);
    }
}
