package dev.rolecall.processor.element;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds annotated classes within methods in the text of a source, by its braces: those of classes, and all others. */
final class LocalClassText {

    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:record|class|interface|enum)\\s+(\\p{javaJavaIdentifierPart}+)");

    private final String code;

    /** Whether each open brace is that of a class, the innermost first. */
    private final Deque<Boolean> braces = new ArrayDeque<>();

    private String outermost = "";

    LocalClassText(String code) {
        this.code = code;
    }

    /** The names of the annotated classes within methods of a class that is not within another. */
    List<String> find(String type, String annotation) {
        List<String> found = new ArrayList<>();
        Matcher token = Pattern.compile("[{};]|@\\s*(?:[\\w.]+\\.)?" + annotation + "\\b")
                .matcher(code);
        int header = 0;
        while (token.find()) {
            if (token.group().startsWith("@")) {
                if (outermost.equals(type) && Boolean.FALSE.equals(braces.peek())) {
                    found.add(declared(token.end(), code.length()));
                }
                continue;
            }
            if (token.group().equals("{")) {
                open(declared(header, token.start()));
            } else if (token.group().equals("}")) {
                braces.poll();
            }
            header = token.end();
        }
        return found;
    }

    private void open(String declared) {
        if (braces.isEmpty()) {
            outermost = declared;
        }
        braces.push(!declared.isEmpty());
    }

    private String declared(int from, int to) {
        Matcher declared = DECLARED.matcher(code).region(from, to);
        return declared.find() ? declared.group(1) : "";
    }
}
