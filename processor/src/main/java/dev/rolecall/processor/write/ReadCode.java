package dev.rolecall.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.model.Argument;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.Member.Presence;
import dev.rolecall.processor.model.ObjectShape;
import dev.rolecall.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Source that reads the members of an object and makes a record of them. */
final class ReadCode {

    private final ValueCode values;
    private final ObjectShape shape;
    private final List<Member> members;
    private final Optional<ObjectShape.Additional> additional;
    private final Locals locals;

    ReadCode(ValueCode values, ObjectShape shape) {
        this.values = values;
        this.shape = shape;
        this.members = shape.members();
        this.additional = shape.additional();
        this.locals = new Locals(members);
    }

    /**
     * The body of a method.
     *
     * @param names the constant with the names of the members
     * @param tag the member that stands before the others and is read already, at index 0; empty if there is none
     */
    CodeBlock body(String names, String tag) {
        CodeBlock.Builder code = CodeBlock.builder();
        members.forEach(member -> declare(member, code));
        if (additional.isPresent()) {
            TypeName map = ParameterizedTypeName.get(Runtime.MAP, Runtime.STRING, Runtime.OBJECT);
            code.addStatement("$T $L = $T.of()", map, Locals.ADDITIONAL, Runtime.MAP);
        }
        code.beginControlFlow(
                "for (int $1L = in.nextName($2L);$W$1L != $3T.END;$W$1L = in.nextName($2L))",
                Locals.MEMBER,
                names,
                Runtime.JSON_READER);
        int index = tag.isEmpty() ? 0 : 1;
        int alias = index + members.size();
        boolean anyCase = !tag.isEmpty() || !members.isEmpty();
        if (anyCase) {
            code.beginControlFlow("switch ($L)", Locals.MEMBER);
            if (!tag.isEmpty()) {
                code.addStatement("case 0 -> throw in.repeated($S)", tag);
            }
            for (Member member : members) {
                StringBuilder indexes = new StringBuilder().append(index++);
                for (int i = 0; i < member.aliases().size(); i++) {
                    indexes.append(", ").append(alias++);
                }
                read(indexes.toString(), member, code);
            }
            code.addStatement("default -> $L", other()).endControlFlow();
        } else {
            code.addStatement("$L", other());
        }
        code.endControlFlow();
        members.forEach(member -> require(member, code));
        code.addStatement("return $L($L)", made(), CodeBlock.join(arguments(), ",$W"));
        return code.build();
    }

    private CodeBlock made() {
        boolean isGeneric = shape.type() instanceof ParameterizedTypeName;
        if (!shape.factory().isEmpty()) {
            return CodeBlock.of("$T.$L", raw(shape.type()), shape.factory());
        }
        return isGeneric ? CodeBlock.of("new $T<>", raw(shape.type())) : CodeBlock.of("new $T", shape.type());
    }

    private CodeBlock other() {
        if (additional.isPresent()) {
            return CodeBlock.of("$1L = in.keep($1L)", Locals.ADDITIONAL);
        }
        return shape.ignoresUnknown() ? CodeBlock.of("in.skipValue()") : CodeBlock.of("in.unknownMember()");
    }

    private List<CodeBlock> arguments() {
        List<CodeBlock> arguments = new ArrayList<>();
        for (Argument argument : shape.arguments()) {
            if (argument instanceof Argument.OfMember member) {
                arguments.add(CodeBlock.of(
                        "$L", locals.of(shape.member(member.component()).orElseThrow())));
            } else if (argument instanceof Argument.Absent absent) {
                arguments.add(absent.source());
            } else {
                arguments.add(CodeBlock.of("$T.object($L)", Runtime.JSON_DATA, Locals.ADDITIONAL));
            }
        }
        return arguments;
    }

    private void declare(Member member, CodeBlock.Builder code) {
        code.addStatement("$T $L = $L", member.type(), locals.of(member), initial(member));
        if (needsFlag(member)) {
            code.addStatement("boolean $L = false", locals.flagOf(member));
        }
    }

    /** Whether a member's value does not tell whether it was read. */
    private static boolean needsFlag(Member member) {
        return member.presence() == Presence.REQUIRED && member.type().isPrimitive()
                || member.presence() == Presence.REQUIRED_NULLABLE;
    }

    private static CodeBlock initial(Member member) {
        if (member.presence() == Presence.OPTIONAL) {
            return CodeBlock.of("$T.empty()", raw(member.type()));
        }
        if (member.defaultValue().isPresent()) {
            return member.defaultValue().orElseThrow().source();
        }
        if (!member.type().isPrimitive()) {
            return CodeBlock.of("null");
        }
        return switch (member.type().toString()) {
            case "boolean" -> CodeBlock.of("false");
            case "char" -> CodeBlock.of("'\\0'");
            case "long" -> CodeBlock.of("0L");
            default -> CodeBlock.of("0");
        };
    }

    private static TypeName raw(TypeName type) {
        return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : type;
    }

    private void read(String index, Member member, CodeBlock.Builder code) {
        String local = locals.of(member);
        CodeBlock read = CodeBlock.of("$L = $L", local, value(member));
        if (needsFlag(member)) {
            code.beginControlFlow("case $L ->", index)
                    .addStatement("$L", read)
                    .addStatement("$L = true", locals.flagOf(member))
                    .endControlFlow();
        } else if (keepsNull(member)) {
            CodeBlock absent = member.presence() == Presence.OPTIONAL
                    ? CodeBlock.of("$L.isEmpty()", local)
                    : CodeBlock.of("$L == null", local);
            code.beginControlFlow("case $L ->", index)
                    .addStatement("$L", read)
                    .beginControlFlow("if ($L)", absent)
                    .addStatement("$1L = in.keep($1L)", Locals.ADDITIONAL)
                    .endControlFlow()
                    .endControlFlow();
        } else {
            code.addStatement("case $L -> $L", index, read);
        }
    }

    /** Whether an explicit null of a member is kept among the additional ones. */
    private boolean keepsNull(Member member) {
        return additional.filter(ObjectShape.Additional::keepsNulls).isPresent()
                && (member.presence() == Presence.NULLABLE || member.presence() == Presence.OPTIONAL)
                && member.inclusion() != Member.Inclusion.ALWAYS;
    }

    private CodeBlock value(Member member) {
        return switch (member.presence()) {
            case REQUIRED, DEFAULTED -> values.read(member.value(), Locals.READER);
            case NULLABLE, REQUIRED_NULLABLE, DEFAULTED_NULLABLE -> nullable(member);
            case OPTIONAL -> optional(member);
        };
    }

    private CodeBlock nullable(Member member) {
        return member.value() instanceof ValueType.FreeForm
                ? CodeBlock.of("in.readValue()")
                : CodeBlock.of("in.readOptional($L)", values.reference(member.value(), Locals.READER));
    }

    private CodeBlock optional(Member member) {
        TypeName type = raw(member.type());
        return type.toString().equals("java.util.Optional")
                ? CodeBlock.of("$T.ofNullable($L)", type, nullable(member))
                : CodeBlock.of(
                        "in.readNull() ? $1T.empty() : $1T.of($2L)", type, values.read(member.value(), Locals.READER));
    }

    private void require(Member member, CodeBlock.Builder code) {
        String missing = needsFlag(member) ? "!" + locals.flagOf(member) : locals.of(member) + " == null";
        if (needsFlag(member) || member.presence() == Presence.REQUIRED) {
            code.beginControlFlow("if ($L)", missing)
                    .addStatement("throw in.missing($S)", member.jsonName())
                    .endControlFlow();
        }
    }
}
