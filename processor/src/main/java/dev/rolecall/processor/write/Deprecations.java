package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.Union;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Generated code names what is deprecated without a warning: who uses it gets one. */
final class Deprecations {

    private Deprecations() {}

    static void suppress(Set<String> warnings, TypeSpec.Builder type) {
        if (!warnings.isEmpty()) {
            AnnotationSpec.Builder suppressed = AnnotationSpec.builder(SuppressWarnings.class);
            new TreeSet<>(warnings).forEach(warning -> suppressed.addMember("value", "$S", warning));
            type.addAnnotation(suppressed.build());
        }
    }

    /** What must be suppressed in a class that is as deprecated as a role: such a class may name what is deprecated. */
    static Set<String> within(Role role, Set<String> warnings) {
        Set<String> within = new TreeSet<>(warnings);
        if (!role.warnings().isEmpty()) {
            within.remove("deprecation");
        }
        return within;
    }

    /** What is generated for a role is as deprecated as the role itself. */
    static List<AnnotationSpec> propagated(Role role) {
        if (role.warnings().isEmpty()) {
            return List.of();
        }
        AnnotationSpec.Builder deprecated = AnnotationSpec.builder(Deprecated.class);
        if (role.warnings().contains("removal")) {
            deprecated.addMember("forRemoval", "true");
        }
        return List.of(deprecated.build());
    }

    static void suppress(Union union, TypeSpec.Builder type) {
        Set<String> warnings = new TreeSet<>();
        union.members().forEach(member -> warnings.addAll(member.role().warnings()));
        suppress(warnings, type);
    }
}
