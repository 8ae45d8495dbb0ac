package dev.rolecall.processor.write;

/** Text in documentation comments. */
final class Javadocs {

    private Javadocs() {}

    /** Text that stands in a comment as it is: neither HTML nor a tag, nor the comment's end, nor a Unicode escape. */
    static String text(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&', '<', '>', '@', '{', '}', '*', '/', '\\' ->
                    escaped.append("&#").append(c).append(';');
                case '\n', '\r' -> escaped.append(' ');
                default -> escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }
}
