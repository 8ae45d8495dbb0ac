package dev.rolecall.codec;

import org.jspecify.annotations.Nullable;

/**
 * What decides how a model sees the messages of a role: the rule that was found when the role class was compiled.
 *
 * @param kind what kind of rule it is
 * @param text the rule in a few words, such as {@code template "Build is {percent}% done"}
 * @param excludedBy the boolean component that keeps a single message from the model, or {@code null} if there is none
 */
public record LlmRule(Kind kind, String text, @Nullable String excludedBy) {

    /** The kinds of rules, in the order in which they are looked for. */
    public enum Kind {
        /** A method of the class. */
        METHOD,
        /** A template with placeholders for components. */
        TEMPLATE,
        /** The component {@code content}. */
        CONTENT,
        /** None: the model does not see the role. */
        NOT_SENT
    }
}
