package dev.rolecall.processor.check;

import java.util.Locale;
import javax.tools.Diagnostic;

/**
 * Every problem that the processor can report: a stable id, what is wrong, and what to do. Each has a compile test of its
 * place and text, and a line in the README.
 */
public enum Problem {
    // The role
    BLANK_ROLE("The role of %s is blank. Name the role as JSON is to have it, such as @MessageRole(\"progress\")."),
    RESERVED_ROLE("\"%s\" is a standard role. Choose another name for the role of %s."),
    REPEATED_ALIAS("\"%s\" is a name of the role of %s already. Remove the alias."),
    NOT_A_RECORD("%s is %s, and only a record can be a message. Make it a record."),
    GENERIC_ROLE("%s has type parameters, and JSON does not tell what they stand for. Declare a record without any."),
    PRIVATE_ROLE("%s is private, or in a private class, and nothing generated can name it. Make it package-private."),

    // Its components
    ROLE_MEMBER(
            "The member \"role\" tells messages apart and is written already. Rename the component %s of %s, or give it "
                    + "another name in JSON with @JsonProperty."),
    UNION_METHOD(
            "The component %2$s clashes with the method %1$s.%2$s() that %3$s inherits. Rename the component, and keep "
                    + "its name in JSON with @JsonProperty(\"%2$s\")."),
    DUPLICATE_MEMBER("The components %s and %s of %s have one name in JSON, \"%s\". Rename one of them."),
    UNSUPPORTED_TYPE(
            "Rolecall does not read and write %s yet, the type of %s. Use a primitive type or its box, String, an enum, "
                    + "Optional, List, Map<String, ...>, a record, a type of dev.rolecall.message, or Object for free-form "
                    + "JSON."),
    INACCESSIBLE_TYPE(
            "The type %s of %s cannot be named by the generated code, which is in the package %s. Make it package-private "
                    + "there, or public elsewhere, and the classes around it too."),
    DUPLICATE_CONSTANT("The constants %s and %s of %s have one name in JSON, \"%s\". Rename one of them."),
    UNSUPPORTED_ANNOTATION(
            "Rolecall does not honour @%s on %s yet. Remove it; of Jackson's annotations there are @JsonProperty(\"name\") "
                    + "and, with @Nullable, @JsonInclude(ALWAYS)."),
    BAD_INCLUDE(
            "@JsonInclude(%s) on %s is not honoured. @JsonInclude(ALWAYS) beside @Nullable makes a member that must be "
                    + "there and may be null; otherwise an absent value is left out."),
    BAD_DEFAULT("\"%s\" is no default for %s of type %s. %s"),
    BAD_ADDITIONAL_PROPERTIES(
            "@AdditionalProperties on %s does not work: %s. Put it on one component of type Map<String, Object>."),
    UNRESOLVED_TYPE(
            "The type %s of %s does not exist. If an annotation processor makes it, that processor must run in this "
                    + "compilation too; otherwise check its name and its import."),

    // What the model sees
    TWO_RULES("%s has two rules for what the model sees: %s and %s. Keep one of them."),
    RULE_AND_NOT_SENT("%s is @NotSent and has a rule for what the model sees: %s. Keep one of them."),
    NO_RULE(
            Diagnostic.Kind.WARNING,
            "The model will not see %s: it has no rule. Add @ToLlm to say what the model sees, or @NotSent to say that "
                    + "this is meant (or @SuppressWarnings(\"rolecall\"))."),
    EMPTY_TEMPLATE("@ToLlm on %s has no template. Write one, such as @ToLlm(\"Build is {percent}%% done\")."),
    TEMPLATE_ON_METHOD("@ToLlm on the method %s has a template, which the method replaces. Remove it."),
    MALFORMED_TEMPLATE(
            "The template of %s is malformed: %s. Components stand in braces, and a brace itself is doubled."),
    UNKNOWN_PLACEHOLDER("The template of %s names {%s}, and there is no such component. %s"),
    PLACEHOLDER_WITHOUT_TEXT(
            "The template of %s names {%s}, whose type %s has no text form. Use a method with @ToLlm instead."),
    BAD_TAG("\"%s\" is no name for a tag. Use letters, digits, '-' and '_', beginning with a letter."),
    BAD_RULE_METHOD("The rule %s of %s does not work: %s."),
    NO_TIMESTAMP(
            "The rule of %s makes a user message, which needs a time, and %s has no component `long timestamp`. Add one, "
                    + "or return a Message from a method with @ToLlm."),
    BAD_EXCLUSION("@ToLlm(unless = \"%s\") on %s must name a component of type boolean. %s"),

    // The union
    DUPLICATE_ROLE("The role \"%s\" belongs to %s and to %s in the union %s. Rename one, or leave one out."),
    ROLES_DIFFER_IN_CASE(
            Diagnostic.Kind.WARNING,
            "The roles \"%s\" (%s) and \"%s\" (%s) in the union %s differ in case alone. Roles are matched exactly, so a "
                    + "slip of the pen would change the type."),
    INACCESSIBLE_ROLE("%s is not public, and the union %s in another package cannot name it. Make it public."),
    DIRECT_MEMBER_ELSEWHERE(
            "%s implements %s of another package, which Java permits in a named module only. Remove the union from its "
                    + "implements clause: a generated record %s will carry it."),
    TWO_UNIONS("%s implements two unions, %s and %s. Keep one; @MessageUnion(include) brings it into the other."),
    DUPLICATE_UNION("%s declares the union %s, which %s declares too. Keep one of them."),
    BAD_UNION_NAME("\"%s\" is no name for a union. Use a Java class name, such as AgentMessage."),
    INCLUDE_WITHOUT_ROLE("%s has no @MessageRole and cannot be included in %s. Annotate it, or remove it."),
    INCLUDE_WITHOUT_COMPANION(
            "%s was compiled without Rolecall, and the union %s needs its %s. Compile the library that has it with "
                    + "rolecall-processor."),
    CARRIER_CLASH("The records that carry %s and %s would both be named %s. Rename one with @MessageUnion(carried = "
            + "@Carried(type = ..., as = ...))."),
    RESERVED_CARRIER("The record that carries %s cannot be named %s, which the union needs itself. Rename it with "
            + "@MessageUnion(carried = @Carried(type = ..., as = ...))."),
    BAD_CARRIER("@Carried does not work for %s: %s."),
    NAME_TAKEN("%s cannot be generated, as a class of that name exists already. Rename the class or %s."),
    ROLE_WITHOUT_PACKAGE(
            "%s is in the unnamed package, and the union %s cannot import it. Move it to a package, or let it implement a "
                    + "union of the unnamed package."),
    CANNOT_WRITE("%s could not be written: %s."),
    LATE_ROLE("%s was generated after the union %s had been written. Name the union's roles in sources, or compile the "
            + "generated ones first.");

    private final Diagnostic.Kind kind;
    private final String text;

    Problem(String text) {
        this(Diagnostic.Kind.ERROR, text);
    }

    Problem(Diagnostic.Kind kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    /**
     * The name by which the problem is known.
     *
     * @return the id, such as {@code duplicate-role}
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * How bad it is.
     *
     * @return an error or a warning
     */
    public Diagnostic.Kind kind() {
        return kind;
    }

    /**
     * The message that a user reads.
     *
     * @param arguments what the text names
     * @return the id in brackets, what is wrong and what to do
     */
    public String message(Object... arguments) {
        return "[" + id() + "] " + String.format(Locale.ROOT, text, arguments);
    }
}
