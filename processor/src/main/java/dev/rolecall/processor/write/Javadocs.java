package dev.rolecall.processor.write;

/** Text in documentation comments. */
final class Javadocs {

    private Javadocs() {}

    /** Text that stands in a comment as it is: neither HTML nor a tag, nor the comment's end, nor a Unicode escape. */
    static String text(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&', '<', '>', '@', '{', '}', '*', '/', '\\' -> escaped.append(entity(c));
                // No entity stands for a control character: they look as they do in source.
                case '\n' -> escaped.append(entity('\\')).append('n');
                case '\r' -> escaped.append(entity('\\')).append('r');
                case '\t' -> escaped.append(entity('\\')).append('t');
                default -> {
                    if (Character.isISOControl(c)) {
                        escaped.append(entity('\\')).append(String.format("u%04x", c));
                    } else {
                        escaped.appendCodePoint(c);
                    }
                }
            }
        });
        return escaped.toString();
    }

    private static String entity(int c) {
        return "&#" + c + ";";
    }
}
