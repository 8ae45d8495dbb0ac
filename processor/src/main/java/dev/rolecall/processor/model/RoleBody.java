package dev.rolecall.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * All of a role class: what its companion is written from.
 *
 * @param role the role
 * @param shape its JSON, without the role
 * @param rule the rule by which a model sees it
 * @param excludedBy the component that keeps a single message from the model
 * @param nested the shapes of the records that occur in it, each once
 * @param enums the enums that occur in it, each once
 * @param mapped the types that occur in it and are left to data binding, each once
 * @param inherited what the role class inherits from, and the records and enums that occur in it, but for unions
 * @param warnings what all that the companion names warns of: {@code deprecation}, {@code removal}, or nothing
 */
public record RoleBody(
        Role role,
        ObjectShape shape,
        Rule rule,
        Optional<Member> excludedBy,
        List<ObjectShape> nested,
        List<EnumType> enums,
        List<TypeName> mapped,
        Set<ClassName> inherited,
        Set<String> warnings) {

    /**
     * The classes that the companion is made from beside the role class, but for Java's own: whether another is to be made may
     * depend on each of them.
     *
     * @return what occurs in the role, and what it inherits from, in the order of their names
     */
    public Set<ClassName> uses() {
        Set<ClassName> uses = new TreeSet<>();
        nested.forEach(shape -> uses.add(shape.rawType()));
        enums.forEach(constants -> uses.add(constants.type()));
        mapped.forEach(type -> addClasses(type, uses));
        uses.addAll(inherited);
        uses.removeIf(used -> used.packageName().startsWith("java."));
        return uses;
    }

    private static void addClasses(TypeName type, Set<ClassName> uses) {
        if (type instanceof ClassName plain) {
            uses.add(plain);
        } else if (type instanceof ParameterizedTypeName generic) {
            uses.add(generic.rawType());
            generic.typeArguments().forEach(argument -> addClasses(argument, uses));
        } else if (type instanceof ArrayTypeName array) {
            addClasses(array.componentType(), uses);
        } else if (type instanceof WildcardTypeName wildcard) {
            wildcard.upperBounds().forEach(bound -> addClasses(bound, uses));
            wildcard.lowerBounds().forEach(bound -> addClasses(bound, uses));
        }
    }
}
