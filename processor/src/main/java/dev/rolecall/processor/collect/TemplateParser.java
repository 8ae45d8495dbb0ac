package dev.rolecall.processor.collect;

import dev.rolecall.processor.model.Rule;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.SourceVersion;

/** Takes a template apart: text, and components in braces; a brace itself is doubled. */
final class TemplateParser {

    private TemplateParser() {}

    /** A template that cannot be taken apart. */
    static final class MalformedException extends Exception {

        private static final long serialVersionUID = 1L;

        MalformedException(String message) {
            super(message);
        }
    }

    static List<Rule.Template.Part> parse(String template) throws MalformedException {
        List<Rule.Template.Part> parts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < template.length()) {
            char c = template.charAt(at);
            if (c != '{' && c != '}') {
                text.append(c);
                at++;
            } else if (at + 1 < template.length() && template.charAt(at + 1) == c) {
                text.append(c);
                at += 2;
            } else if (c == '}') {
                throw new MalformedException("a } at position " + at + " closes nothing");
            } else {
                int end = template.indexOf('}', at);
                if (end < 0) {
                    throw new MalformedException("the { at position " + at + " is not closed");
                }
                String name = template.substring(at + 1, end);
                if (!SourceVersion.isIdentifier(name)) {
                    throw new MalformedException("{" + name + "} at position " + at + " is no component's name");
                }
                addText(parts, text);
                parts.add(new Rule.Template.Part(name, true));
                at = end + 1;
            }
        }
        addText(parts, text);
        return List.copyOf(parts);
    }

    private static void addText(List<Rule.Template.Part> parts, StringBuilder text) {
        if (!text.isEmpty()) {
            parts.add(new Rule.Template.Part(text.toString(), false));
            text.setLength(0);
        }
    }
}
