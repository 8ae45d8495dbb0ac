package dev.rolecall.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.Member.Presence;
import dev.rolecall.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Source that reads the members of an object and makes a record of them. */
final class ReadCode {

    private final ValueCode values;
    private final List<Member> members;
    private final Optional<String> additional;
    private final Locals locals;

    ReadCode(ValueCode values, List<Member> members, Optional<String> additional) {
        this.values = values;
        this.members = members;
        this.additional = additional;
        this.locals = new Locals(members);
    }

    /**
     * The body of a method.
     *
     * @param type the record
     * @param components its components in the order of the constructor
     * @param names the constant with the names of the members
     * @param tag the member that stands before the others and is read already, at index 0; empty if there is none
     */
    CodeBlock body(ClassName type, List<String> components, String names, String tag) {
        CodeBlock.Builder code = CodeBlock.builder();
        members.forEach(member -> declare(member, code));
        if (additional.isPresent()) {
            TypeName map = ParameterizedTypeName.get(Runtime.MAP, Runtime.STRING, Runtime.OBJECT);
            code.addStatement("$T $L = $T.of()", map, Locals.ADDITIONAL, Runtime.MAP);
        }
        code.beginControlFlow(
                "for (int $1L = in.nextName($2L); $1L != $3T.END; $1L = in.nextName($2L))",
                Locals.MEMBER,
                names,
                Runtime.JSON_READER);
        int index = tag.isEmpty() ? 0 : 1;
        boolean anyCase = !tag.isEmpty() || !members.isEmpty();
        if (anyCase) {
            code.beginControlFlow("switch ($L)", Locals.MEMBER);
            if (!tag.isEmpty()) {
                code.addStatement("case 0 -> throw in.repeated($S)", tag);
            }
            for (Member member : members) {
                read(index++, member, code);
            }
            code.addStatement("default -> $L", other()).endControlFlow();
        } else {
            code.addStatement("$L", other());
        }
        code.endControlFlow();
        members.forEach(member -> require(member, code));
        code.addStatement("return new $T($L)", type, CodeBlock.join(arguments(components), ",$W"));
        return code.build();
    }

    private CodeBlock other() {
        return additional.isPresent()
                ? CodeBlock.of("$1L = in.keep($1L)", Locals.ADDITIONAL)
                : CodeBlock.of("in.unknownMember()");
    }

    private List<CodeBlock> arguments(List<String> components) {
        List<CodeBlock> arguments = new ArrayList<>();
        for (String component : components) {
            Optional<Member> member = members.stream()
                    .filter(candidate -> candidate.component().equals(component))
                    .findFirst();
            arguments.add(
                    member.isPresent()
                            ? CodeBlock.of("$L", locals.of(member.get()))
                            : CodeBlock.of("$T.object($L)", Runtime.JSON_DATA, Locals.ADDITIONAL));
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

    private void read(int index, Member member, CodeBlock.Builder code) {
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
        return additional.isPresent()
                && (member.presence() == Presence.NULLABLE || member.presence() == Presence.OPTIONAL);
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
