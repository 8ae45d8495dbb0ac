package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rolecall.processor.model.Union;

/** Generated code names deprecated roles without a warning: who uses them gets it. */
final class Deprecations {

    private static final AnnotationSpec SUPPRESSED = AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", "$S", "deprecation")
            .build();

    private Deprecations() {}

    static void suppress(boolean deprecated, TypeSpec.Builder type) {
        if (deprecated) {
            type.addAnnotation(SUPPRESSED);
        }
    }

    static void suppress(Union union, TypeSpec.Builder type) {
        suppress(union.members().stream().anyMatch(member -> member.role().isDeprecated()), type);
    }
}
