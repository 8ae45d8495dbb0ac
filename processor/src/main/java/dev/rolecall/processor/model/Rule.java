package dev.rolecall.processor.model;

import java.util.List;

/** The rule by which a model sees a role. */
public sealed interface Rule {

    /** What a rule makes a message from. */
    enum Result {
        /** A text, which becomes a user message. */
        TEXT,
        /** Content, which becomes a user message. */
        CONTENT,
        /** A message. */
        MESSAGE
    }

    /** How many results a method gives. */
    enum Count {
        /** One. */
        ONE,
        /** One or none: an optional. */
        OPTIONAL,
        /** Any number: a list. */
        LIST
    }

    /**
     * The rule in a few words.
     *
     * @return the text
     */
    String text();

    /**
     * Whether the rule makes a user message, for which it needs a timestamp.
     *
     * @return whether it does
     */
    default boolean needsTimestamp() {
        return true;
    }

    /**
     * A method of the class.
     *
     * @param name the method's name
     * @param result what it returns
     * @param count how many of them
     */
    record Method(String name, Result result, Count count) implements Rule {

        @Override
        public String text() {
            return "method " + name + "()";
        }

        @Override
        public boolean needsTimestamp() {
            return result != Result.MESSAGE;
        }
    }

    /**
     * A template.
     *
     * @param source the template as it was declared
     * @param parts its parts, in order
     * @param tag the element to wrap the text in; empty for none
     */
    record Template(String source, List<Part> parts, String tag) implements Rule {

        /**
         * A part of a template: text, or a component.
         *
         * @param text the text, or the component's name
         * @param isComponent which of them
         */
        public record Part(String text, boolean isComponent) {}

        @Override
        public String text() {
            return "template \"" + source + "\"" + (tag.isEmpty() ? "" : " in <" + tag + ">");
        }
    }

    /** The component {@code content}. */
    record Content() implements Rule {

        @Override
        public String text() {
            return "component content";
        }
    }

    /**
     * None.
     *
     * @param text why
     */
    record NotSent(String text) implements Rule {

        @Override
        public boolean needsTimestamp() {
            return false;
        }
    }
}
