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

    /** How many chars of a member's name a path has at most; longer ones are cut. */
    public static final int LONGEST_NAME = 100;

    private JsonPaths() {}

    /**
     * Adds a member to a path. A name longer than {@link #LONGEST_NAME} is cut, and ends with an ellipsis.
     *
     * @param path the path so far, such as {@code $}
     * @param name the member's name
     */
    public static void member(StringBuilder path, String name) {
        if (name.length() > LONGEST_NAME) {
            member(path, cut(name, LONGEST_NAME - 1) + '…');
        } else if (PLAIN.matcher(name).matches()) {
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
        return "a string that begins \"" + cut(value, LONGEST) + "\"";
    }

    private static String cut(String text, int length) {
        return text.substring(0, Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length);
    }
}
