package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.rolecall.processor.model.Union;
import javax.lang.model.element.Modifier;

/** Writes the interface of a union: what a message of the application is. */
public final class UnionWriter implements SourceWriter {

    private static final TypeVariableName OTHER = TypeVariableName.get("U");

    private final Union union;
    private final ClassName holder;

    /**
     * A writer.
     *
     * @param union the union
     */
    public UnionWriter(Union union) {
        this.union = union;
        this.holder = union.holder();
    }

    @Override
    public ClassName name() {
        return union.type();
    }

    @Override
    public TypeSpec.Builder type() {
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(union.type())
                .addJavadoc(documentation())
                .addAnnotation(HolderWriter.descriptor(union))
                .addModifiers(Modifier.SEALED);
        if (union.isPublic()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        Deprecations.suppress(union, type);
        permitted(type);
        wrapping(type);
        asking(type);
        mapping(type);
        type.addMethod(accept());
        return type;
    }

    private CodeBlock documentation() {
        CodeBlock.Builder text = CodeBlock.builder()
                .add("A message of this application: a standard one, one of its own roles, or JSON that is neither.\n")
                .add(
                        "\n<p>The standard messages are in {@link $1T.Standard}, JSON that does not fit in "
                                + "{@link $1T.Raw}.\n",
                        holder)
                .add("\n<table>\n<caption>Its roles</caption>\n")
                .add("<thead><tr><th>role</th><th>class</th><th>what a model sees</th></tr></thead>\n<tbody>\n");
        if (union.members().isEmpty()) {
            text.add("<tr><td>none</td><td></td><td></td></tr>\n");
        }
        for (Union.Member member : union.members()) {
            text.add("<tr><td>$L</td><td>", Javadocs.text(member.role().role()));
            if (member.isDirect()) {
                text.add("{@link $T}", member.role().type());
            } else {
                text.add("{@link $T} in {@link $T.$L}", member.role().type(), holder, member.carrier());
            }
            text.add("</td><td>$L</td></tr>\n", Javadocs.text(member.role().rule()));
        }
        return text.add("</tbody>\n</table>\n").build();
    }

    private void permitted(TypeSpec.Builder type) {
        type.addPermittedSubclass(holder.nestedClass("Standard"));
        for (Union.Member member : union.members()) {
            type.addPermittedSubclass(member.isDirect() ? member.role().type() : holder.nestedClass(member.carrier()));
        }
        union.faulty().forEach(type::addPermittedSubclass);
        type.addPermittedSubclass(holder.nestedClass("Raw"));
    }

    private MethodSpec.Builder constant(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(returns);
    }

    private void wrapping(TypeSpec.Builder type) {
        type.addMethod(constant("of", union.type())
                .addJavadoc("A standard message as one of this application.\n\n@param message the message\n"
                        + "@return what carries it\n")
                .addParameter(Runtime.MESSAGE, "message")
                .addStatement("return new $T.Standard(message)", holder)
                .build());
        for (Union.Member member : union.carried()) {
            type.addMethod(constant("of", union.type())
                    .addJavadoc(
                            "A message of role {@code $L} as one of this application.\n\n@param value the message\n"
                                    + "@return what carries it\n",
                            Javadocs.text(member.role().role()))
                    .addAnnotations(Deprecations.propagated(member.role()))
                    .addParameter(member.role().type(), "value")
                    .addStatement("return new $T.$L(value)", holder, member.carrier())
                    .build());
        }
        for (ClassName included : union.included()) {
            type.addMethod(constant("of", union.type())
                    .addJavadoc(
                            "A message of {@link $T} as one of this application. What this union has no class for "
                                    + "is kept as JSON.\n\n@param message the message\n@return the same message\n",
                            included)
                    .addParameter(included, "message")
                    .addStatement("return type().convert(message, $T.type())", included)
                    .build());
        }
        type.addMethod(constant("user", union.type())
                .addJavadoc("What the user said, stamped now.\n\n@param text what the user said\n"
                        + "@return a user message\n")
                .addParameter(Runtime.STRING, "text")
                .addStatement("return of($T.of(text))", Runtime.USER_MESSAGE)
                .build());
        type.addMethod(constant("all", Runtime.listOf(union.type()))
                .addJavadoc("Standard messages as ones of this application.\n\n@param messages the messages\n"
                        + "@return what carries them, in order\n")
                .addParameter(Runtime.listOf(WildcardTypeName.subtypeOf(Runtime.MESSAGE)), "messages")
                .addStatement("return messages.stream().map($T::of).toList()", union.type())
                .build());
        type.addMethod(constant("all", Runtime.listOf(union.type()))
                .addJavadoc(
                        "Messages of another union as ones of this application. What only the other union has a class for\nis "
                                + "kept as JSON, and is what it was when it is converted back.\n\n"
                                + "@param <U> the other union\n@param messages the messages\n@param union the other union's type\n"
                                + "@return the same messages, in order\n")
                .addTypeVariable(OTHER)
                .addParameter(Runtime.listOf(WildcardTypeName.subtypeOf(OTHER)), "messages")
                .addParameter(ParameterizedTypeName.get(Runtime.UNION_TYPE, OTHER), "union")
                .addStatement("return type().convertAll(messages, union)")
                .build());
    }

    private void asking(TypeSpec.Builder type) {
        type.addMethod(constant("type", ParameterizedTypeName.get(Runtime.UNION_TYPE, union.type()))
                .addJavadoc("All that is known of this union, for code that works with any.\n\n@return the type\n")
                .addStatement("return $T.TYPE", holder)
                .build());
        type.addMethod(constant("codec", ParameterizedTypeName.get(Runtime.MESSAGE_CODEC, union.type()))
                .addJavadoc("The JSON of these messages.\n\n@return the codec, lenient\n")
                .addStatement("return type().codec()")
                .build());
        type.addMethod(constant("convertToLlm", Runtime.listOf(Runtime.MESSAGE))
                .addJavadoc("What a model sees of a conversation, by the rules that the roles declare.\n\n"
                        + "@param messages the conversation\n@return the standard messages, in order\n")
                .addParameter(Runtime.listOf(WildcardTypeName.subtypeOf(union.type())), "messages")
                .addStatement("return $T.RULES.convert(messages)", holder)
                .build());
        type.addMethod(MethodSpec.methodBuilder("role")
                .addJavadoc("The role as JSON names it.\n\n@return the role; null for JSON that has none\n")
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .returns(Runtime.STRING)
                .addStatement("return type().roleOf(this)")
                .build());
        type.addMethod(MethodSpec.methodBuilder("as")
                .addJavadoc(
                        "This message as one of another union, such as a library's.\n\n@param <U> the other union\n"
                                + "@param union the other union's type\n"
                                + "@return the same message; empty if the other union has no class for it, or one that does not keep all of it\n")
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .addTypeVariable(OTHER)
                .returns(ParameterizedTypeName.get(Runtime.OPTIONAL, OTHER))
                .addParameter(ParameterizedTypeName.get(Runtime.UNION_TYPE, OTHER), "union")
                .addStatement("return union.narrow(this, type())")
                .build());
        type.addMethod(MethodSpec.methodBuilder("message")
                .addJavadoc("The standard message that this is.\n\n"
                        + "@return the message; where a standard message is ill-typed, the best typed reading of it; "
                        + "null if this is none\n")
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .returns(Runtime.MESSAGE)
                .addStatement("return type().message(this)")
                .build());
    }

    /** For object mappers of Jackson, either major, that have no module of ours: the annotations are those of both. */
    private void mapping(TypeSpec.Builder type) {
        type.addMethod(constant("fromJsonValue", union.type())
                .addJavadoc("The message that an object mapper has read. Jackson calls it.\n\n"
                        + "@param json plain Java\n@return the message\n")
                .addAnnotation(AnnotationSpec.builder(Runtime.JSON_CREATOR)
                        .addMember("mode", "$T.Mode.DELEGATING", Runtime.JSON_CREATOR)
                        .build())
                .addParameter(Runtime.OBJECT, "json")
                .addStatement("return type().fromJsonValue(json)")
                .build());
        type.addMethod(MethodSpec.methodBuilder("toJsonValue")
                .addJavadoc("The message as an object mapper writes it. Jackson calls it.\n\n@return plain Java\n")
                .addAnnotation(Runtime.JSON_VALUE)
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .returns(Runtime.OBJECT)
                .addStatement("return type().toJsonValue(this)")
                .build());
    }

    private MethodSpec accept() {
        TypeVariableName result = TypeVariableName.get("R");
        MethodSpec.Builder accept = MethodSpec.methodBuilder("accept")
                .addJavadoc("Calls the visitor's method for what this is.\n\n@param <R> what the visitor answers\n"
                        + "@param visitor the visitor\n@return what it answered\n")
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .addTypeVariable(result)
                .returns(result)
                .addParameter(HolderWriter.visitorOf(holder, result), "visitor");
        for (Union.Member member : union.direct()) {
            accept.beginControlFlow(
                            "if (this instanceof $T value)", member.role().type())
                    .addStatement(
                            "return visitor.$L(value)",
                            HolderWriter.visit(member.role().type()))
                    .endControlFlow();
        }
        return accept.addStatement(
                        "throw new $T(getClass().getName() + $S)",
                        IllegalStateException.class,
                        " was no member of " + union.type().simpleName() + " when it was compiled")
                .build();
    }
}
