package dev.rolecall.codec;

import java.util.regex.Pattern;

/** How errors name values and their places. */
public final class JsonPaths {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
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
