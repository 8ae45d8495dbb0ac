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
    private final String tag;
    private final List<Member> members;
    private final Optional<ObjectShape.Additional> additional;
    private final Locals locals;

    /** The index of the first member. */
    private final int first;

    private final Seen seen;

    /**
     * Source for an object.
     *
     * @param values source for its members' values
     * @param shape the object
     * @param tag the member that stands before the others and is read already, at index 0; empty if there is none
     */
    ReadCode(ValueCode values, ObjectShape shape, String tag) {
        this.values = values;
        this.tag = tag;
        this.shape = shape;
        this.members = shape.members();
        this.additional = shape.additional();
        this.locals = new Locals(members);
        this.first = tag.isEmpty() ? 0 : 1;
        this.seen = new Seen(first, members);
    }

    /**
     * The body of a method.
     *
     * @param names the constant with the names of the members
     */
    CodeBlock body(String names) {
        CodeBlock.Builder code = CodeBlock.builder();
        members.forEach(member -> code.addStatement("$T $L = $L", member.type(), locals.of(member), initial(member)));
        if (additional.isPresent()) {
            TypeName map = ParameterizedTypeName.get(Runtime.MAP, Runtime.STRING, Runtime.OBJECT);
            code.addStatement("$T additional = $T.of()", map, Runtime.MAP);
        }
        seen.declare(code);
        code.beginControlFlow(
                "for (int member = in.nextName($1L);$Wmember != $2T.END;$Wmember = in.nextName($1L))",
                names,
                Runtime.JSON_READER);
        seen.mark(code);
        if (!tag.isEmpty() || !members.isEmpty()) {
            cases(code);
        } else {
            code.addStatement("$L", other());
        }
        code.endControlFlow();
        seen.require(names, code);
        code.addStatement("return $L($L)", made(), CodeBlock.join(arguments(), ",$W"));
        return code.build();
    }

    private void cases(CodeBlock.Builder code) {
        code.beginControlFlow("switch (member)");
        if (!tag.isEmpty()) {
            code.addStatement("case 0 -> throw in.repeated($S)", tag);
        }
        int index = first;
        int alias = first + members.size();
        for (Member member : members) {
            StringBuilder indexes = new StringBuilder().append(index);
            for (int i = 0; i < member.aliases().size(); i++) {
                indexes.append(", ").append(alias++);
            }
            read(indexes.toString(), member, seen.markedBy(index++, member), code);
        }
        code.addStatement("default -> $L", other()).endControlFlow();
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
            return CodeBlock.of("additional = in.keep(additional)");
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
                arguments.add(CodeBlock.of("$T.object(additional)", Runtime.JSON_DATA));
            }
        }
        return arguments;
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

    private void read(String indexes, Member member, String mark, CodeBlock.Builder code) {
        String local = locals.of(member);
        CodeBlock read = CodeBlock.of("$L$L", local + " = ", value(member));
        if (!mark.isEmpty()) {
            code.beginControlFlow("case $L ->", indexes)
                    .addStatement("$L", read)
                    .addStatement(mark)
                    .endControlFlow();
        } else if (keepsNull(member)) {
            CodeBlock absent = member.presence() == Presence.OPTIONAL
                    ? CodeBlock.of("$L.isEmpty()", local)
                    : CodeBlock.of("$L == null", local);
            code.beginControlFlow("case $L ->", indexes)
                    .addStatement("$L", read)
                    .beginControlFlow("if ($L)", absent)
                    .addStatement("additional = in.keep(additional)")
                    .endControlFlow()
                    .endControlFlow();
        } else {
            code.addStatement("$L$L", "case " + indexes + " -> " + local + " = ", value(member));
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
                : CodeBlock.of("in.readNull() ? null : $L", values.read(member.value(), Locals.READER));
    }

    private CodeBlock optional(Member member) {
        TypeName type = raw(member.type());
        return member.value() instanceof ValueType.FreeForm
                ? CodeBlock.of("$T.ofNullable(in.readValue())", type)
                : CodeBlock.of(
                        "in.readNull() ? $1T.empty() : $1T.of($2L)", type, values.read(member.value(), Locals.READER));
    }
}
