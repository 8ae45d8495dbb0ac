package dev.rolecall.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.model.Rule;
import dev.rolecall.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Source that makes of a message what a model sees. */
final class RuleCode {

    private final RoleBody body;
    private final ValueCode values;

    RuleCode(RoleBody body, ValueCode values) {
        this.body = body;
        this.values = values;
    }

    /** The body of a method, for a role that is sent. */
    CodeBlock toLlm() {
        Rule rule = body.rule();
        if (rule instanceof Rule.Method method) {
            return statement(method(method));
        }
        if (rule instanceof Rule.Template template) {
            return statement(CodeBlock.of("$T.of($L)", Runtime.LIST, userMessage(text(template(template)))));
        }
        CodeBlock content = CodeBlock.of(
                "$T.of($L)",
                Runtime.LIST,
                userMessage(CodeBlock.of("value.$L()", member("content").accessor())));
        return statement(
                isAlwaysThere(member("content"))
                        ? content
                        : CodeBlock.of(
                                "value.$L() == null ? $T.of() : $L",
                                member("content").accessor(),
                                Runtime.LIST,
                                content));
    }

    private static CodeBlock statement(CodeBlock value) {
        return CodeBlock.builder().addStatement("return $L", value).build();
    }

    private CodeBlock method(Rule.Method method) {
        CodeBlock call = CodeBlock.of("value.$L()", method.name());
        return switch (method.count()) {
            case ONE -> CodeBlock.of("$T.of($L)", Runtime.LIST, message(method.result(), call));
            case OPTIONAL ->
                CodeBlock.of(
                        "$L.<$T>map(result ->$W$T.of($L)).orElse($T.of())",
                        call,
                        Runtime.listOf(Runtime.MESSAGE),
                        Runtime.LIST,
                        message(method.result(), CodeBlock.of("result")),
                        Runtime.LIST);
            case LIST ->
                CodeBlock.of(
                        "$L.stream().<$T>map(result ->$W$L).toList()",
                        call,
                        Runtime.MESSAGE,
                        message(method.result(), CodeBlock.of("result")));
        };
    }

    private CodeBlock message(Rule.Result result, CodeBlock value) {
        return switch (result) {
            case TEXT -> userMessage(text(value));
            case CONTENT -> userMessage(value);
            case MESSAGE -> value;
        };
    }

    private static CodeBlock text(CodeBlock text) {
        return CodeBlock.of("$T.of($L)", Runtime.USER_CONTENT, text);
    }

    private CodeBlock userMessage(CodeBlock content) {
        return CodeBlock.of(
                "new $T($L,$Wvalue.$L())",
                Runtime.USER_MESSAGE,
                content,
                member("timestamp").accessor());
    }

    private CodeBlock template(Rule.Template template) {
        List<CodeBlock> parts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        if (!template.tag().isEmpty()) {
            text.append('<').append(template.tag()).append('>');
        }
        for (Rule.Template.Part part : template.parts()) {
            if (part.isComponent()) {
                addText(text, parts);
                parts.add(component(member(part.text()), !template.tag().isEmpty()));
            } else {
                text.append(part.text());
            }
        }
        if (!template.tag().isEmpty()) {
            text.append("</").append(template.tag()).append('>');
        }
        addText(text, parts);
        boolean isString = parts.size() > 1
                && template.parts().get(0).isComponent()
                && template.tag().isEmpty();
        // A sum of numbers would be added up: a text comes first.
        return isString || parts.size() == 1 && !parts.get(0).toString().startsWith("\"")
                ? CodeBlock.of("\"\" + $L", CodeBlock.join(parts, "$W+ "))
                : CodeBlock.join(parts, "$W+ ");
    }

    private static void addText(StringBuilder text, List<CodeBlock> parts) {
        if (!text.isEmpty()) {
            parts.add(CodeBlock.of("$S", text.toString()));
            text.setLength(0);
        }
    }

    private Member member(String component) {
        return body.shape().member(component).orElseThrow();
    }

    private static boolean isAlwaysThere(Member member) {
        return member.presence() == Member.Presence.REQUIRED || member.presence() == Member.Presence.DEFAULTED;
    }

    private CodeBlock component(Member member, boolean escaped) {
        CodeBlock value = CodeBlock.of("value.$L()", member.accessor());
        boolean always = isAlwaysThere(member);
        if (member.value() instanceof ValueType.Enumeration enumeration) {
            String name = values.nameMethod(enumeration.type());
            if (member.presence() == Member.Presence.OPTIONAL) {
                value = CodeBlock.of("$L.map($T::$L)", value, body.role().companion(), name);
            } else if (always) {
                value = CodeBlock.of("$L($L)", name, value);
            } else {
                value = CodeBlock.of("($1L == null ? \"\" : $2L($1L))", value, name);
                always = true;
            }
        } else if (member.value() instanceof ValueType.Standard && always) {
            value = CodeBlock.of("$L.text()", value); // content is the only one that has a text
        } else if (member.value() instanceof ValueType.Standard) {
            value = member.presence() == Member.Presence.OPTIONAL
                    ? CodeBlock.of("$L.map($T::text)", value, Runtime.USER_CONTENT)
                    : CodeBlock.of("($1L == null ? \"\" : $1L.text())", value);
            always = member.presence() != Member.Presence.OPTIONAL;
        }
        if (escaped) {
            return CodeBlock.of("$T.escape($L)", Runtime.TEMPLATES, value);
        }
        return always ? value : CodeBlock.of("$T.text($L)", Runtime.TEMPLATES, value);
    }

    /** The body of a method. */
    CodeBlock excluded(Member member) {
        return statement(
                member.type().isPrimitive()
                        ? CodeBlock.of("value.$L()", member.accessor())
                        : CodeBlock.of("$T.TRUE.equals(value.$L())", Boolean.class, member.accessor()));
    }
}
