package dev.rolecall.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.Member.Inclusion;
import dev.rolecall.processor.model.Member.Presence;
import dev.rolecall.processor.model.ObjectShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Source that writes the members of an object. */
final class WriteCode {

    private final ValueCode values;
    private final ObjectShape shape;

    WriteCode(ValueCode values, ObjectShape shape) {
        this.values = values;
        this.shape = shape;
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
        for (Member member : shape.members()) {
            write(names, index++, member, code);
        }
        shape.additional()
                .ifPresent(more ->
                        code.addStatement("out.writeAdditional($L, $L.$L())", names, Locals.VALUE, more.accessor()));
        return code.build();
    }

    private void write(String names, int index, Member member, CodeBlock.Builder code) {
        CodeBlock component = CodeBlock.of("$L", Locals.VALUE + "." + member.accessor() + "()");
        String name = "out.name(" + names + ", " + index + ")";
        boolean isOptional = member.presence() == Presence.OPTIONAL;
        CodeBlock held = isOptional ? CodeBlock.of("$L.$L()", component, getter(member)) : component;
        Optional<CodeBlock> condition = condition(member, component, held);
        if (condition.isEmpty()) {
            code.addStatement("$L", name);
            if (isOptional) {
                CodeBlock orNull = member.type().toString().startsWith("java.util.Optional<")
                        ? CodeBlock.of("$L.orElse(null)", component)
                        : CodeBlock.of("$L.isPresent() ? $L : null", component, held);
                code.addStatement("$L", nullable(member, orNull));
            } else {
                code.addStatement(
                        "$L",
                        member.presence().isNullable()
                                ? nullable(member, component)
                                : values.write(member.value(), Locals.WRITER, component));
            }
            return;
        }
        code.beginControlFlow("if ($L)", condition.get()).addStatement("$L", name);
        if (member.presence() == Presence.DEFAULTED_NULLABLE) {
            code.addStatement("$L", nullable(member, component));
        } else {
            code.addStatement("$L", values.write(member.value(), Locals.WRITER, held));
        }
        if (shape.additional().filter(ObjectShape.Additional::keepsNulls).isPresent()
                && (isOptional || member.presence() == Presence.NULLABLE)) {
            code.nextControlFlow("else")
                    .addStatement(
                            "out.keptNull($L, $L, $L.$L())",
                            names,
                            index,
                            Locals.VALUE,
                            shape.additional().orElseThrow().accessor());
        }
        code.endControlFlow();
    }

    /** When a member is written; empty if always. */
    private static Optional<CodeBlock> condition(Member member, CodeBlock component, CodeBlock held) {
        if (member.inclusion() == Inclusion.ALWAYS) {
            return Optional.empty();
        }
        List<CodeBlock> conditions = new ArrayList<>();
        boolean isWithoutEmpty = member.inclusion() == Inclusion.NOT_EMPTY;
        if (member.presence() == Presence.NULLABLE) {
            conditions.add(CodeBlock.of("$L != null", component));
        } else if (member.presence() == Presence.OPTIONAL) {
            conditions.add(CodeBlock.of("$L.isPresent()", component));
        } else if (member.presence() == Presence.DEFAULTED_NULLABLE && isWithoutEmpty) {
            conditions.add(CodeBlock.of("$L != null", component));
        }
        // As Jackson does it: what an optional holds is not asked whether it is empty.
        if (isWithoutEmpty && member.value().canBeEmpty() && member.presence() != Presence.OPTIONAL) {
            conditions.add(ValueCode.isNotEmpty(member.value(), held));
        }
        return conditions.isEmpty() ? Optional.empty() : Optional.of(CodeBlock.join(conditions, " && "));
    }

    private CodeBlock nullable(Member member, CodeBlock value) {
        return CodeBlock.of("out.writeNullable($L, $L)", value, values.writeReference(member.value(), Locals.WRITER));
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
