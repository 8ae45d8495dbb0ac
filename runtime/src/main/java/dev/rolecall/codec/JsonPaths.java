package dev.rolecall.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How errors name values and their places. */
public final class JsonPaths {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
    private static final Pattern SEGMENT = Pattern.compile("\\.([^.\\[]+)|\\['((?:[^'\\\\]|\\\\.)*)'\\]|\\[(\\d+)\\]");
    private static final int LONGEST = 40;

    private JsonPaths() {}

    /**
     * Adds a member to a path.
     *
     * @param path the path so far, such as {@code $}
     * @param name the member's name
     */
    public static void member(StringBuilder path, String name) {
        if (PLAIN.matcher(name).matches()) {
            path.append('.').append(name);
        } else {
            path.append("['")
                    .append(name.replace("\\", "\\\\").replace("'", "\\'"))
                    .append("']");
        }
    }

    /**
     * Adds an element to a path.
     *
     * @param path the path so far, such as {@code $.content}
     * @param index the element's index
     */
    public static void element(StringBuilder path, int index) {
        path.append('[').append(index).append(']');
    }

    /**
     * Takes a path apart.
     *
     * @param path a path as {@link JsonException#path()} has it
     * @return the names of members as {@code String}, the indexes of elements as {@code Integer}, outermost first
     */
    public static List<Object> segments(String path) {
        List<Object> segments = new ArrayList<>();
        Matcher segment = SEGMENT.matcher(path);
        while (segment.find()) {
            if (segment.group(1) != null) {
                segments.add(segment.group(1));
            } else if (segment.group(2) != null) {
                segments.add(segment.group(2).replaceAll("\\\\(.)", "$1"));
            } else {
                segments.add(Integer.valueOf(segment.group(3)));
            }
        }
        return segments;
    }

    /**
     * Names a string in an error message, cut if it is long.
     *
     * @param value the string
     * @return such as {@code the string "yes"}
     */
    public static String describe(String value) {
        if (value.length() <= LONGEST) {
            return "the string \"" + value + "\"";
        }
        int cut = Character.isHighSurrogate(value.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return "a string that begins \"" + value.substring(0, cut) + "\"";
    }
}
