package dev.rolecall.codec;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What parsers of JSON libraries say of malformed JSON, in the same words for all of them. For adapters. */
public final class ParserMessages {

    private static final Pattern SOURCE = Pattern.compile(" ?\\([^()]*\\[Source:.*?\\]\\)|\\R.*", Pattern.DOTALL);
    private static final Pattern ANY_VALUE = Pattern.compile("expected a valid value \\(.*");

    private ParserMessages() {}

    /**
     * A message without what it says of the library's own configuration and sources.
     *
     * @param message the library's message, or {@code null} if it has none
     * @return what is wrong with the JSON
     */
    public static String plain(@Nullable String message) {
        String text = message == null ? "Malformed JSON" : message;
        text = SOURCE.matcher(text).replaceAll("");
        text = ANY_VALUE.matcher(text).replaceAll("expected a value");
        return text.replace("start field name", "start property name");
    }
}
