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
    NOT_A_CLASS("%s is %s, and only a record or a final class can be a message. Make it a record."),
    NOT_FINAL(
            "%s is not final, and a subclass would lose its own members when it is written. Make it final, or a record."),
    INNER_ROLE("%s is an inner class, and nothing but its outer object can make one. Make it static, or a record."),
    LOCAL_ROLE("%s is a local class, and nothing outside of its method can name it. Move it out of the method."),
    NO_CREATOR("%s cannot be made from JSON: %s."),
    NO_ACCESSOR(
            "%s is handed to %s, and no method answers it again. Add one that returns %s: %s, public or package-private."),
    LOST_STATE(
            "%1$s of %2$s is handed to nothing that makes one, and would be lost. Let the constructor take it, or put "
                    + "@JsonIgnore on it."),
    BAD_ACCESSOR("%s() of %s returns %s, but %s is handed over as %s. Let both be of one type."),
    GENERIC_ROLE("%s has type parameters, and JSON does not tell what they stand for. Declare a record without any."),
    PRIVATE_ROLE("%s is private, or in a private class, and nothing generated can name it. Make it package-private."),

    // Its components
    ROLE_MEMBER("The member \"role\" tells messages apart and is written already. %s."),
    UNION_METHOD(
            "The component %2$s clashes with the method %1$s.%2$s() that %3$s inherits. Rename the component, and keep "
                    + "its name in JSON with @JsonProperty(\"%4$s\")."),
    HIDDEN_METHOD(
            "The method %2$s() of %3$s takes the place of %1$s.%2$s(), which tells what the message is. Rename it."),
    DUPLICATE_MEMBER("The components %s and %s of %s have one name in JSON, \"%s\". Rename one of them."),
    UNSUPPORTED_TYPE(
            "JSON has nothing for %s, the type of %s. Use a primitive type or its box, String, an enum, Instant and its "
                    + "kin, Optional, List, Set, Map, an array, a record, a type of dev.rolecall.message, Object for "
                    + "free-form JSON, or a class that Jackson's data binding can read."),
    ABSTRACT_TYPE("Nothing tells which class to make for %s, the type of %s. Annotate it with @JsonTypeInfo and "
            + "@JsonSubTypes, or use a record."),
    OPEN_TYPE(
            "%s, the type of %s, leaves open what it holds. Write its type arguments out, without super, and those of a "
                    + "record without wildcards."),
    ENDLESS_TYPE("%s, the type of %s, holds itself with ever longer type arguments, and never ends."),
    GENERIC_ARRAY("%s, the type of %s, is an array of a generic type, which Java cannot make. Use List<%s>."),
    NULLABLE_PRIMITIVE("%s is @Nullable and of type %s, which is never null. Make it %s, or remove the @Nullable."),
    REPEATED_NAME("%s has the name \"%s\" twice. Remove the alias."),
    INACCESSIBLE_TYPE(
            "The type %s of %s cannot be named by the generated code, which is in the package %s. Make it package-private "
                    + "there, or public elsewhere, and the classes around it too."),
    DUPLICATE_CONSTANT("The constants %s and %s of %s have one name in JSON, \"%s\". Rename one of them."),
    UNSUPPORTED_ANNOTATION("@%s on %s is not honoured: %s."),
    BAD_INCLUDE("@JsonInclude(%s) does not work for %s: %s."),
    BAD_DEFAULT("\"%s\" is no default for %s of type %s. %s"),
    BAD_ADDITIONAL_PROPERTIES(
            "@AdditionalProperties on %s does not work: %s. Put it on one component of type Map<String, Object>."),
    HIDDEN_NULLNESS(
            Diagnostic.Kind.WARNING,
            "javac %s does not show what is @Nullable in the class file of %s, and the file was not found: nothing in it "
                    + "is taken as @Nullable. Compile %s from its source together with the role, or use javac 22 or newer."),
    UNRESOLVED_TYPE("The type %s of %s does not exist. %s"),
    ONE_MAJOR(
            Diagnostic.Kind.WARNING,
            "%s, the type of %s, is annotated for Jackson %s alone, and Jackson %s is there too. Annotate it for both, as "
                    + "either may read it."),

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
    DUPLICATE_ROLE("The role \"%s\" belongs to %s and to %s in the union %s. Rename one, or leave one out%s.%s"),
    ROLES_DIFFER_IN_CASE(
            Diagnostic.Kind.WARNING,
            "The roles \"%s\" (%s) and \"%s\" (%s) in the union %s differ in case alone. Roles are matched exactly, so a "
                    + "slip of the pen would change the type."),
    INACCESSIBLE_ROLE("%s is not public, and the union %s in another package cannot name it. Make it public."),
    UNEXPORTED_ROLE(
            Diagnostic.Kind.WARNING,
            "%s is in a package that its module does not export, and the union %s of another module cannot name it: it keeps its "
                    + "messages as JSON. Let the module export the package."),
    UNREAD_ROLE(
            "%s is in the module %s, which the module of the union %s does not read, so that it cannot name it. Add "
                    + "\"requires %2$s\" to its module-info."),
    DIRECT_MEMBER_ELSEWHERE(
            "%s implements %s of another package, which Java permits in a named module only. Remove the union from its "
                    + "implements clause: a generated record %s will carry it."),
    KOTLIN_MEMBER(
            "%s is a class of Kotlin, where none can implement a sealed type of Java such as %s. Remove that, and declare the "
                    + "union on a class of the package, as in `@MessageUnion internal object Union`: a generated record %s "
                    + "will carry it."),
    TWO_UNIONS("%s implements two unions, %s and %s. Keep one; @MessageUnion(include) brings it into the other."),
    UNION_WITHOUT_ROLE("%s implements %s, and has no role. %s"),
    MISSPELT_UNION("%s implements %s, which does not exist. %s"),
    EXTENDED_UNION("%s extends %s, which is an interface that is generated. Let it implement it."),
    STANDARD_UNION("%s implements Message, which the standard messages alone do. Let it implement AgentMessage."),
    OTHER_UNION("%s implements %s, and the union of its package is named %s. Implement that."),
    SAME_UNION_NAME(
            Diagnostic.Kind.WARNING,
            "%s makes a second union of the name %s, as it implements the one of its own package; the other is %s. Import "
                    + "that and remove it from the implements clause, or name this one with @MessageUnion(name)."),
    DUPLICATE_UNION("%s declares the union %s, which %s declares too. Keep one of them."),
    BAD_UNION_NAME(
            "\"%s\" is no name for a union. Use the name of a class that Java does not have already, such as AgentMessage."),
    FOREIGN_UNION(
            "The union %s was made by another compilation, such as that of the main sources or of a library, and takes "
                    + "no more members. %s"),
    INCLUDE_WITHOUT_ROLE(
            "%s has no @MessageRole, is no union either, and cannot be included in %s. Annotate it, or remove it."),
    INCLUDED_ROLE_ABSENT("%s, a role of the union %s, is not there. Add the library that has it to the dependencies."),
    BAD_EXCLUDE("%s cannot be left out of %s: %s. Remove it from @MessageUnion(exclude)."),
    UNION_CIRCLE("%s includes %s, which includes it again. Let one of them include the other."),
    LATE_INCLUDE(
            "The union %s had been written before the class was generated that is named here. Include one that exists "
                    + "earlier; unions of one compilation cannot include each other in a circle."),
    INCLUDE_WITHOUT_COMPANION(
            "%s was compiled without Rolecall, and the union %s needs its %s. Compile the library that has it with "
                    + "rolecall-processor."),
    CARRIER_CLASH("The records that carry %s and %s would %s. Rename one with @MessageUnion(carried = "
            + "@Carried(type = ..., as = ...))."),
    RESERVED_CARRIER("The record that carries %s cannot be named %s, which the union needs itself. Rename it with "
            + "@MessageUnion(carried = @Carried(type = ..., as = ...))."),
    BAD_CARRIER("@Carried does not work for %s: %s."),
    NAME_TAKEN("%s cannot be generated, as a class of that name is there already. Rename that, or %s."),
    ROLE_WITHOUT_PACKAGE(
            "%s is in the unnamed package, and the union %s cannot import it. Move it to a package, or let it implement a "
                    + "union of the unnamed package."),
    NAMES_DIFFER_IN_CASE(
            "%1$s cannot be generated beside %2$s, as the two names differ in case alone, and some file systems do not tell "
                    + "them apart. Rename %2$s, or %3$s."),
    CANNOT_WRITE("%s could not be written: %s."),
    CANNOT_READ("%s could not be read: %s. Delete the class output, and compile everything again."),
    STALE_ROLE("%s is a role in the class output, and this compilation has neither its source nor its class. If it was "
            + "deleted, delete its class file too; otherwise compile with the class output on the class path."),
    STALE_COMPANION(
            "%1$s must be made anew, and the class file of %2$s does not tell enough for that. Compile %2$s too. (Of its "
                    + "class file: %3$s)"),
    STALE_UNION(
            "Nothing asks for the union %s any more, and its class is still in the class output. Delete it there, or "
                    + "let a class with a role implement it."),
    LATE_ROLE("%s was generated after the union %s had been written. Name the union's roles in sources, or compile the "
            + "generated ones first."),

    // The compilation
    SOURCE_LEVEL(
            "Rolecall generates sealed types, which are of Java 17, and this compilation is of Java %s. Compile with "
                    + "--release 17 or newer."),
    ECLIPSE_MODULE(
            Diagnostic.Kind.WARNING,
            "The Eclipse compiler, outside of the IDE, gives generated types to no module, and the classes of the module %s do "
                    + "not see them. Compile with javac, or in two runs: all but module-info.java on the class path with "
                    + "-proc:only, then all, and what was generated, with -proc:none."),
    RUNTIME_ABSENT(
            "Rolecall's processor runs, but its runtime is not there. Add the dependency "
                    + "dev.rolecall:rolecall-runtime, of the same version, and in a named module `requires dev.rolecall.runtime;`."),
    LOMBOK_ABSENT(
            "%s has annotations of Lombok, and Lombok does not run, so that nothing takes its fields. Put Lombok on the "
                    + "processor path, beside rolecall-processor."),
    ANNOTATIONS_ABSENT("Generated code needs Jackson's annotations, and they are not there. Add the dependency "
            + "com.fasterxml.jackson.core:jackson-annotations.");

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
