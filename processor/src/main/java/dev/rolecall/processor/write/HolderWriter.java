package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.rolecall.processor.model.Union;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the class beside a union that holds its records and its visitor. They are not in the union itself: a class that
 * implements it would inherit them, and they would shadow its own imports.
 */
public final class HolderWriter implements SourceWriter {

    private static final TypeVariableName RESULT = TypeVariableName.get("R");
    private static final List<ClassName> STANDARD = List.of(
            Runtime.SYSTEM_MESSAGE, Runtime.USER_MESSAGE, Runtime.ASSISTANT_MESSAGE, Runtime.TOOL_RESULT_MESSAGE);

    private final Union union;
    private final ClassName holder;

    /**
     * A writer.
     *
     * @param union the union
     */
    public HolderWriter(Union union) {
        this.union = union;
        this.holder = union.holder();
    }

    /** The visitor in a holder. */
    static TypeName visitorOf(ClassName holder, TypeName result) {
        return ParameterizedTypeName.get(holder.nestedClass("Visitor"), result);
    }

    /** What tells a later compilation who the members are. */
    static AnnotationSpec descriptor(Union union) {
        AnnotationSpec.Builder descriptor = AnnotationSpec.builder(Runtime.UNION_DESCRIPTOR);
        union.directNames().forEach(name -> descriptor.addMember("direct", "$S", name));
        union.carriedNames().forEach(name -> descriptor.addMember("carried", "$S", name));
        union.includedNames().forEach(name -> descriptor.addMember("included", "$S", name));
        return descriptor.build();
    }

    @Override
    public ClassName name() {
        return holder;
    }

    @Override
    public TypeSpec.Builder type() {
        TypeName unionType = ParameterizedTypeName.get(Runtime.UNION_TYPE, union.type());
        TypeName rules = ParameterizedTypeName.get(Runtime.LLM_RULES, union.type());
        TypeSpec.Builder type = TypeSpec.classBuilder(holder)
                .addJavadoc(
                        "What {@link $T} needs beside it: the records that carry messages, and its visitor.",
                        union.type())
                .addAnnotation(descriptor(union))
                .addModifiers(Modifier.FINAL)
                .addField(FieldSpec.builder(unionType, "TYPE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", holder.nestedClass("Type"))
                        .build())
                .addField(FieldSpec.builder(rules, "RULES", Modifier.STATIC, Modifier.FINAL)
                        .initializer("$T.of(TYPE)", Runtime.LLM_RULES)
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        if (union.isPublic()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        Deprecations.suppress(union, type);
        type.addType(standard());
        union.carried().forEach(member -> type.addType(carrier(member)));
        return type.addType(raw()).addType(visitor()).addType(unionType());
    }

    private TypeSpec.Builder record(String name, TypeName component, String componentName) {
        return TypeSpec.recordBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addSuperinterface(union.type())
                .addSuperinterface(Runtime.CARRIER)
                .recordConstructor(MethodSpec.constructorBuilder()
                        .addParameter(component, componentName)
                        .build())
                .addMethod(MethodSpec.methodBuilder("carried")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(component)
                        .addStatement("return $L", componentName)
                        .build());
    }

    private MethodSpec.Builder accept() {
        return MethodSpec.methodBuilder("accept")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addTypeVariable(RESULT)
                .returns(RESULT)
                .addParameter(visitorOf(holder, RESULT), "visitor");
    }

    private TypeSpec standard() {
        MethodSpec.Builder accept = accept();
        for (ClassName message : STANDARD.subList(0, STANDARD.size() - 1)) {
            accept.beginControlFlow("if (message instanceof $T value)", message)
                    .addStatement("return visitor.$L(value)", visit(message))
                    .endControlFlow();
        }
        ClassName last = STANDARD.get(STANDARD.size() - 1);
        accept.addStatement("return visitor.$L(($T) message)", visit(last), last);
        return record("Standard", Runtime.MESSAGE, "message")
                .addJavadoc("A standard message.\n\n@param message the message\n")
                .addMethod(accept.build())
                .build();
    }

    private TypeSpec carrier(Union.Member member) {
        return record(member.carrier(), member.role().type(), "value")
                .addAnnotations(Deprecations.propagated(member.role()))
                .addJavadoc(
                        "Carries {@link $T}, role {@code $L}.\n\n@param value the message\n",
                        member.role().type(),
                        Javadocs.text(member.role().role()))
                .addMethod(accept().addStatement(
                                "return visitor.$L(value)", visit(member.role().type()))
                        .build())
                .build();
    }

    private TypeSpec raw() {
        TypeSpec.Builder raw = record("Raw", Runtime.RAW_MESSAGE, "value")
                .addJavadoc("JSON that is no typed message of the union, kept whole, with the reason.\n\n"
                        + "@param value the JSON and the reason\n")
                .addMethod(accept().addStatement("return visitor.$L(this)", visit(holder.nestedClass("Raw")))
                        .build());
        delegate(raw, "json", Runtime.OBJECT, "The whole JSON value.\n\n@return plain Java; null for JSON null\n");
        delegate(
                raw,
                "reason",
                Runtime.RAW_MESSAGE.nestedClass("Reason"),
                "What keeps it from being a typed message.\n\n@return the reason\n");
        delegate(raw, "explanation", Runtime.STRING, "The reason in words.\n\n@return the reason, with the place\n");
        delegate(
                raw,
                "repaired",
                Runtime.MESSAGE,
                "The best typed reading of an ill-typed standard message.\n\n"
                        + "@return the message; null if it is none\n");
        return raw.build();
    }

    private static void delegate(TypeSpec.Builder raw, String name, TypeName type, String javadoc) {
        raw.addMethod(MethodSpec.methodBuilder(name)
                .addJavadoc(javadoc)
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return value.$L()", name)
                .build());
    }

    private TypeSpec visitor() {
        TypeSpec.Builder visitor = TypeSpec.interfaceBuilder("Visitor")
                .addJavadoc("A method for each thing that a message can be; with a new role it does not compile until "
                        + "it has one more.\n\n@param <R> what it answers\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addTypeVariable(RESULT);
        STANDARD.forEach(message -> visitor.addMethod(visitMethod(message)));
        union.members()
                .forEach(member -> visitor.addMethod(visitMethod(member.role().type())));
        return visitor.addMethod(visitMethod(holder.nestedClass("Raw"))).build();
    }

    /**
     * The method of a visitor for a class. Names differ as javac takes a time for overloads that grows with the square of their
     * number; where two classes have one name, they are told apart by their types.
     */
    static String visit(ClassName type) {
        return "visit" + type.simpleName();
    }

    private static MethodSpec visitMethod(ClassName type) {
        return MethodSpec.methodBuilder(visit(type))
                .addJavadoc("Visits {@link $T}.\n\n@param value the message\n@return the answer\n", type)
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .returns(RESULT)
                .addParameter(type, "value")
                .build();
    }

    private TypeSpec unionType() {
        List<CodeBlock> companions = new ArrayList<>();
        union.members()
                .forEach(member ->
                        companions.add(CodeBlock.of("$T.INSTANCE", member.role().companion())));
        return TypeSpec.classBuilder("Type")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(Runtime.UNION_TYPE, union.type()))
                .addMethod(MethodSpec.constructorBuilder()
                        .addStatement(
                                "super($T.class,$W$T.of($L))",
                                union.type(),
                                Runtime.LIST,
                                CodeBlock.join(companions, ",$W"))
                        .build())
                .addMethod(wrapping("of", Runtime.MESSAGE, "message", "Standard"))
                .addMethod(wrapping("of", Runtime.RAW_MESSAGE, "raw", "Raw"))
                .addMethod(member())
                .build();
    }

    private MethodSpec wrapping(String name, TypeName parameter, String parameterName, String carrier) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(union.type())
                .addParameter(parameter, parameterName)
                .addStatement("return new $L($L)", carrier, parameterName)
                .build();
    }

    private MethodSpec member() {
        MethodSpec.Builder member = MethodSpec.methodBuilder("member")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(union.type())
                .addParameter(TypeName.INT, "role")
                .addParameter(Runtime.OBJECT, "value");
        if (union.carried().isEmpty()) {
            return member.addStatement("return ($T) value", union.type()).build();
        }
        member.addCode("return switch (role) {\n$>");
        for (int i = 0; i < union.members().size(); i++) {
            Union.Member carried = union.members().get(i);
            if (!carried.isDirect()) {
                member.addStatement(
                        "case $L -> new $T(($T) value)",
                        i,
                        holder.nestedClass(carried.carrier()),
                        carried.role().type());
            }
        }
        return member.addStatement("default -> ($T) value", union.type())
                .addCode("$<};\n")
                .build();
    }
}
