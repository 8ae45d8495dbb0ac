package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Set;

/**
 * What a union needs to know of a role class.
 *
 * @param type the class
 * @param companion the class that is generated beside it
 * @param role the role as JSON names it
 * @param aliases former names of the role
 * @param rule the rule by which a model sees it, in a few words
 * @param isPublic whether the class can be named from every package
 * @param warnings what naming the class warns of: {@code deprecation}, {@code removal}, or nothing
 */
public record Role(
        ClassName type,
        ClassName companion,
        String role,
        List<String> aliases,
        String rule,
        boolean isPublic,
        Set<String> warnings) {

    /**
     * The name of the companion of a class.
     *
     * @param type a role class
     * @return a name in the same package: {@code ProgressRole}, for a nested class {@code Build_ProgressRole}
     */
    public static ClassName companionOf(ClassName type) {
        return ClassName.get(type.packageName(), String.join("_", type.simpleNames()) + "Role");
    }
}
