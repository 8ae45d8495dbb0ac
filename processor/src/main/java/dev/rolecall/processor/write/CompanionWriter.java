package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.rolecall.processor.model.EnumType;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.ObjectShape;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.model.Rule;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the companion of a role class: its JSON, and what a model sees of it. */
public final class CompanionWriter implements SourceWriter {

    private final RoleBody body;
    private final Role role;
    private final ValueCode values;

    /**
     * A writer.
     *
     * @param body the role class
     */
    public CompanionWriter(RoleBody body) {
        this.body = body;
        this.role = body.role();
        this.values = new ValueCode(body);
    }

    @Override
    public ClassName name() {
        return role.companion();
    }

    @Override
    public TypeSpec.Builder type() {
        TypeSpec.Builder type = TypeSpec.classBuilder(name())
                .addJavadoc(
                        "The role {@code $L}: the JSON of {@link $T}, and what a model sees of it.",
                        Javadocs.text(role.role()),
                        role.type())
                .addAnnotation(descriptor())
                .addModifiers(Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(Runtime.ROLE_TYPE, role.type()))
                .addField(instance())
                .addField(names("NAMES", memberNames()))
                .addMethod(constructor());
        if (role.isPublic()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        for (ObjectShape nested : body.nested()) {
            type.addField(names(values.namesConstant(nested), jsonNames(nested.members())));
        }
        body.mapped().forEach(mapped -> type.addField(mappedType(mapped)));
        type.addAnnotations(Deprecations.propagated(role));
        Deprecations.suppress(Deprecations.within(role, body.warnings()), type);
        roleMethods(type);
        body.nested().forEach(nested -> nestedMethods(nested, type));
        body.enums().forEach(constants -> enumMethods(constants, type));
        return type;
    }

    private AnnotationSpec descriptor() {
        AnnotationSpec.Builder descriptor = AnnotationSpec.builder(Runtime.ROLE_DESCRIPTOR)
                .addMember("type", "$T.class", role.type())
                .addMember("role", "$S", role.role());
        role.aliases().forEach(alias -> descriptor.addMember("aliases", "$S", alias));
        body.uses().forEach(used -> descriptor.addMember("uses", "$S", used.canonicalName()));
        return descriptor.addMember("rule", "$S", role.rule()).build();
    }

    private FieldSpec instance() {
        return FieldSpec.builder(name(), "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The only instance.")
                .initializer("new $T()", name())
                .build();
    }

    private List<String> memberNames() {
        List<String> names = new ArrayList<>(List.of("role"));
        names.addAll(jsonNames(body.shape().members()));
        return names;
    }

    /** The names of the members, and behind them their aliases, in the same order. */
    private static List<String> jsonNames(List<Member> members) {
        List<String> names =
                new ArrayList<>(members.stream().map(Member::jsonName).toList());
        members.forEach(member -> names.addAll(member.aliases()));
        return names;
    }

    private FieldSpec mappedType(TypeName mapped) {
        return FieldSpec.builder(
                        Type.class, values.typeConstant(mapped), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(typeExpression(mapped))
                .build();
    }

    private static CodeBlock typeExpression(TypeName type) {
        if (type instanceof ParameterizedTypeName generic) {
            List<CodeBlock> arguments = generic.typeArguments().stream()
                    .map(CompanionWriter::typeExpression)
                    .toList();
            return CodeBlock.of(
                    "$T.of($T.class, $L)", Runtime.JSON_TYPES, generic.rawType(), CodeBlock.join(arguments, ", "));
        }
        if (type instanceof ArrayTypeName array && array.componentType() instanceof ParameterizedTypeName) {
            return CodeBlock.of("$T.arrayOf($L)", Runtime.JSON_TYPES, typeExpression(array.componentType()));
        }
        if (type instanceof WildcardTypeName wildcard) {
            return typeExpression(wildcard.upperBounds().get(0));
        }
        return CodeBlock.of("$T.class", type);
    }

    private static FieldSpec names(String constant, List<String> names) {
        List<CodeBlock> literals =
                names.stream().map(name -> CodeBlock.of("$S", name)).toList();
        return FieldSpec.builder(Runtime.MEMBER_NAMES, constant, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.of($L)", Runtime.MEMBER_NAMES, CodeBlock.join(literals, ",$W"))
                .build();
    }

    private MethodSpec constructor() {
        List<CodeBlock> aliases =
                role.aliases().stream().map(alias -> CodeBlock.of("$S", alias)).toList();
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addStatement(
                        "super($T.class,$W$S,$W$T.of($L),$W$L)",
                        role.type(),
                        role.role(),
                        Runtime.LIST,
                        CodeBlock.join(aliases, ", "),
                        rule())
                .build();
    }

    private CodeBlock rule() {
        Rule rule = body.rule();
        String kind = rule instanceof Rule.Method
                ? "METHOD"
                : rule instanceof Rule.Template ? "TEMPLATE" : rule instanceof Rule.Content ? "CONTENT" : "NOT_SENT";
        CodeBlock excludedBy = body.excludedBy()
                .map(member -> CodeBlock.of("$S", member.component()))
                .orElse(CodeBlock.of("null"));
        return CodeBlock.of(
                "new $T($T.Kind.$L,$W$S,$W$L)", Runtime.LLM_RULE, Runtime.LLM_RULE, kind, rule.text(), excludedBy);
    }

    private void roleMethods(TypeSpec.Builder type) {
        type.addMethod(overriding("read", role.type())
                .addParameter(Runtime.JSON_READER, Locals.READER)
                .addCode(new ReadCode(values, body.shape(), "role").body("NAMES"))
                .build());
        type.addMethod(overriding("write", TypeName.VOID)
                .addParameter(Runtime.JSON_WRITER, Locals.WRITER)
                .addParameter(role.type(), Locals.VALUE)
                .addCode(new WriteCode(values, body.shape()).body("NAMES", 1))
                .build());
        RuleCode rules = new RuleCode(body, values);
        body.excludedBy()
                .ifPresent(member -> type.addMethod(overriding("excluded", TypeName.BOOLEAN)
                        .addParameter(role.type(), Locals.VALUE)
                        .addCode(rules.excluded(member))
                        .build()));
        if (!(body.rule() instanceof Rule.NotSent)) {
            type.addMethod(overriding("toLlm", Runtime.listOf(Runtime.MESSAGE))
                    .addParameter(role.type(), Locals.VALUE)
                    .addCode(rules.toLlm())
                    .build());
        }
    }

    private static MethodSpec.Builder overriding(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }

    private static MethodSpec.Builder helper(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(returns);
    }

    private void nestedMethods(ObjectShape nested, TypeSpec.Builder type) {
        String names = values.namesConstant(nested);
        type.addMethod(helper(values.readMethod(nested), nested.type())
                .addParameter(Runtime.JSON_READER, Locals.READER)
                .addStatement("in.beginObject()")
                .addCode(new ReadCode(values, nested, "").body(names))
                .build());
        type.addMethod(helper(values.writeMethod(nested), TypeName.VOID)
                .addParameter(Runtime.JSON_WRITER, Locals.WRITER)
                .addParameter(nested.type(), Locals.VALUE)
                .addStatement("out.beginObject()")
                .addCode(new WriteCode(values, nested).body(names, 0))
                .addStatement("out.endObject()")
                .build());
    }

    private void enumMethods(EnumType constants, TypeSpec.Builder type) {
        EnumCode code = new EnumCode(constants);
        type.addMethod(helper(values.readMethod(constants.type()), constants.type())
                .addParameter(Runtime.JSON_READER, Locals.READER)
                .addCode(code.read())
                .build());
        type.addMethod(helper(values.nameMethod(constants.type()), Runtime.STRING)
                .addParameter(constants.type(), Locals.VALUE)
                .addCode(code.name())
                .build());
    }
}
