package dev.rolecall.processor.shape;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What the naming strategies that come with Jackson make of a component's name. Both majors agree. */
final class NamingStrategies {

    private static final Map<String, UnaryOperator<String>> KNOWN = Map.of(
            "LowerCamelCaseStrategy", UnaryOperator.identity(),
            "UpperCamelCaseStrategy", name -> Character.toUpperCase(name.charAt(0)) + name.substring(1),
            "SnakeCaseStrategy", NamingStrategies::snakeCase,
            "UpperSnakeCaseStrategy", name -> snakeCase(name).toUpperCase(Locale.ROOT),
            "LowerCaseStrategy", name -> name.toLowerCase(Locale.ROOT),
            "KebabCaseStrategy", name -> separated(name, '-'),
            "LowerDotCaseStrategy", name -> separated(name, '.'));

    private NamingStrategies() {}

    /** A strategy by the simple name of its class; empty if it is not one of Jackson's own. */
    static Optional<UnaryOperator<String>> named(String simpleName) {
        return Optional.ofNullable(KNOWN.get(simpleName));
    }

    /** A run of capitals is one word, and so is what follows it: {@code userID} is {@code user_id}. */
    private static String snakeCase(String name) {
        StringBuilder result = new StringBuilder();
        boolean wasUpper = false;
        for (int i = name.startsWith("_") ? 1 : 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean isUpper = Character.isUpperCase(c);
            if (isUpper && !wasUpper && !result.isEmpty() && result.charAt(result.length() - 1) != '_') {
                result.append('_');
            }
            result.append(isUpper ? Character.toLowerCase(c) : c);
            wasUpper = isUpper;
        }
        return result.isEmpty() ? name : result.toString();
    }

    /** The last capital of a run begins the next word: {@code someURLPath} is {@code some-url-path}. */
    private static String separated(String name, char separator) {
        StringBuilder result = new StringBuilder();
        int capitals = 0;
        for (int i = 0; i < name.length(); i++) {
            char lower = Character.toLowerCase(name.charAt(i));
            if (lower == name.charAt(i)) {
                if (capitals > 1) {
                    result.insert(result.length() - 1, separator);
                }
                capitals = 0;
            } else {
                if (capitals == 0 && i > 0) {
                    result.append(separator);
                }
                capitals++;
            }
            result.append(lower);
        }
        return result.toString();
    }
}
