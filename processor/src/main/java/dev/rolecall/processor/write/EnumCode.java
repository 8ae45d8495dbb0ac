package dev.rolecall.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.rolecall.processor.model.EnumType;
import java.util.stream.Collectors;

/** Source that reads and names the constants of an enum. */
final class EnumCode {

    private final EnumType constants;

    EnumCode(EnumType constants) {
        this.constants = constants;
    }

    /** The body of a method that reads a constant. */
    CodeBlock read() {
        if (constants.jsonValue().isPresent()) {
            return readByValue(constants.jsonValue().get());
        }
        CodeBlock.Builder read = CodeBlock.builder();
        boolean isReadTwice = constants.otherwise().isPresent();
        if (isReadTwice) {
            read.addStatement("String name = in.readString()");
        }
        read.add("return switch ($L) {\n$>", isReadTwice ? "name" : "in.readString()");
        for (EnumType.Constant constant : constants.constants()) {
            CodeBlock.Builder names = CodeBlock.builder().add("$S", constant.jsonName());
            constant.aliases().forEach(alias -> names.add(", $S", alias));
            read.addStatement("case $L -> $T.$L", names.build(), constants.type(), constant.name());
        }
        String known = constants.constants().stream()
                .map(constant -> "\"" + constant.jsonName() + "\"")
                .collect(Collectors.joining(", ", "one of ", ""));
        constants
                .otherwise()
                .ifPresentOrElse(
                        otherwise -> read.addStatement(
                                "default -> in.unknownConstant(name, $T.$L, $S)", constants.type(), otherwise, known),
                        () -> read.addStatement("default -> throw in.expected($S)", known));
        return read.add("$<};\n").build();
    }

    private CodeBlock readByValue(String jsonValue) {
        String known = "the name of a " + constants.type().simpleName();
        CodeBlock.Builder read = CodeBlock.builder()
                .addStatement("String name = in.readString()")
                .beginControlFlow("for ($1T constant : $1T.values())", constants.type())
                .beginControlFlow("if (name.equals(constant.$L))", jsonValue)
                .addStatement("return constant")
                .endControlFlow()
                .endControlFlow();
        constants
                .otherwise()
                .ifPresentOrElse(
                        otherwise -> read.addStatement(
                                "return in.unknownConstant(name, $T.$L, $S)", constants.type(), otherwise, known),
                        () -> read.addStatement("throw in.expected($S)", known));
        return read.build();
    }

    /** The body of a method that names a constant. */
    CodeBlock name() {
        if (constants.jsonValue().isPresent()) {
            return CodeBlock.builder()
                    .addStatement("return value.$L", constants.jsonValue().get())
                    .build();
        }
        CodeBlock.Builder name = CodeBlock.builder().add("return switch (value) {\n$>");
        for (EnumType.Constant constant : constants.constants()) {
            name.addStatement("case $L -> $S", constant.name(), constant.jsonName());
        }
        return name.add("$<};\n").build();
    }
}
