package dev.rolecall.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeSet;

/** Compares JSON as the recorded cases are to be compared: numbers as doubles, members in any order, null not absent. */
public final class SameJson {

    private SameJson() {}

    /**
     * Fails if two values differ.
     *
     * @param actual what was answered
     * @param expected what is right
     */
    public static void check(JsonNode actual, JsonNode expected) {
        compare(actual, expected, "$");
    }

    private static void compare(JsonNode actual, JsonNode expected, String path) {
        if (expected.isNumber() && actual.isNumber()) {
            // Zero has no sign here: JavaScript writes -0 as 0.
            require(actual.doubleValue() + 0.0 == expected.doubleValue() + 0.0, actual, expected, path);
        } else if (expected.isObject() && actual.isObject()) {
            require(names(actual).equals(names(expected)), actual, expected, path);
            for (Map.Entry<String, JsonNode> member : expected.properties()) {
                compare(actual.get(member.getKey()), member.getValue(), path + "." + member.getKey());
            }
        } else if (expected.isArray() && actual.isArray()) {
            require(actual.size() == expected.size(), actual, expected, path);
            for (int i = 0; i < expected.size(); i++) {
                compare(actual.get(i), expected.get(i), path + "[" + i + "]");
            }
        } else {
            require(actual.equals(expected), actual, expected, path);
        }
    }

    private static TreeSet<String> names(JsonNode object) {
        TreeSet<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static void require(boolean same, JsonNode actual, JsonNode expected, String path) {
        if (!same) {
            throw new AssertionError("at " + path + "\nexpected " + expected + "\nbut was  " + actual);
        }
    }
}
