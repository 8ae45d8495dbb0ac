package dev.rolecall.processor;

import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;

/**
 * What came of a compilation.
 *
 * @param succeeded whether there are classes, and no error
 * @param messages what the compiler said, ours among it, in its order
 * @param generated the sources that were generated, by the paths of their files: {@code a/AgentMessage.java}
 */
record Compiled(boolean succeeded, List<Message> messages, Map<String, String> generated) {

    /**
     * What a compiler says.
     *
     * @param kind how bad it is
     * @param text the text
     * @param file the path of the source file below its root; empty if it is about none
     * @param line the line, from 1; -1 if it is about none
     * @param column the column, from 1; -1 if it is about none
     */
    record Message(Diagnostic.Kind kind, String text, String file, long line, long column) {

        /** Whether our processor says it. */
        boolean isOurs() {
            return text.startsWith("[");
        }
    }

    /** What our processor says. */
    List<Message> ours() {
        return messages.stream().filter(Message::isOurs).toList();
    }

    List<Message> errors() {
        return messages.stream()
                .filter(message -> message.kind() == Diagnostic.Kind.ERROR)
                .toList();
    }
}
