package dev.rolecall.codec;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What templates of {@code @ToLlm} make of components' values. Called by generated code. */
public final class Templates {

    private Templates() {}

    /**
     * A value as text.
     *
     * @param value a component's value
     * @return its text; empty for {@code null} and for an empty optional
     */
    public static String text(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(Templates::text).orElse("");
        }
        if (value instanceof OptionalInt optional) {
            return optional.isPresent() ? String.valueOf(optional.getAsInt()) : "";
        }
        if (value instanceof OptionalLong optional) {
            return optional.isPresent() ? String.valueOf(optional.getAsLong()) : "";
        }
        if (value instanceof OptionalDouble optional) {
            return optional.isPresent() ? String.valueOf(optional.getAsDouble()) : "";
        }
        return value == null ? "" : value.toString();
    }

    /**
     * A value as text in which nothing can be taken for a tag.
     *
     * @param value a component's value
     * @return its text with {@code &}, {@code <} and {@code >} escaped; empty for {@code null} and for an empty optional
     */
    public static String escape(@Nullable Object value) {
        return text(value).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
