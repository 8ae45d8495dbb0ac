package dev.rolecall.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.Member.Presence;
import java.util.List;
import java.util.Optional;

/** Source that writes the members of an object. */
final class WriteCode {

    private final ValueCode values;
    private final List<Member> members;
    private final Optional<String> additional;

    WriteCode(ValueCode values, List<Member> members, Optional<String> additional) {
        this.values = values;
        this.members = members;
        this.additional = additional;
    }

    /**
     * The body of a method.
     *
     * @param names the constant with the names of the members
     * @param first the index of the first member's name
     */
    CodeBlock body(String names, int first) {
        CodeBlock.Builder code = CodeBlock.builder();
        int index = first;
        for (Member member : members) {
            write(names, index++, member, code);
        }
        additional.ifPresent(
                component -> code.addStatement("out.writeAdditional($L, $L.$L())", names, Locals.VALUE, component));
        return code.build();
    }

    private void write(String names, int index, Member member, CodeBlock.Builder code) {
        CodeBlock component = CodeBlock.of("$L.$L()", Locals.VALUE, member.component());
        CodeBlock present = null;
        CodeBlock held = component;
        if (member.presence() == Presence.NULLABLE) {
            present = CodeBlock.of("$L != null", component);
        } else if (member.presence() == Presence.OPTIONAL) {
            present = CodeBlock.of("$L.isPresent()", component);
            held = CodeBlock.of("$L.$L()", component, getter(member));
        }
        if (present == null) {
            code.addStatement("out.name($L, $L)", names, index);
            code.addStatement("$L", always(member, component));
            return;
        }
        code.beginControlFlow("if ($L)", present)
                .addStatement("out.name($L, $L)", names, index)
                .addStatement("$L", values.write(member.value(), Locals.WRITER, held));
        if (additional.isPresent()) {
            code.nextControlFlow("else")
                    .addStatement("out.keptNull($L, $L, $L.$L())", names, index, Locals.VALUE, additional.get());
        }
        code.endControlFlow();
    }

    private CodeBlock always(Member member, CodeBlock component) {
        boolean nullable =
                member.presence() == Presence.REQUIRED_NULLABLE || member.presence() == Presence.DEFAULTED_NULLABLE;
        return nullable
                ? CodeBlock.of(
                        "out.writeNullable($L, $L)", component, values.writeReference(member.value(), Locals.WRITER))
                : values.write(member.value(), Locals.WRITER, component);
    }

    private static String getter(Member member) {
        return switch (member.type().toString()) {
            case "java.util.OptionalInt" -> "getAsInt";
            case "java.util.OptionalLong" -> "getAsLong";
            case "java.util.OptionalDouble" -> "getAsDouble";
            default -> "get";
        };
    }
}
