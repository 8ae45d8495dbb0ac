package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * The JSON object that a class is, and how the class is made of it.
 *
 * @param key tells the shape from those of other types, and of the same type with other nullness
 * @param type the class, with its type arguments
 * @param members its JSON members, in the order in which they are written
 * @param factory the static method that makes it; empty for the constructor
 * @param arguments what is handed to that method or constructor, in order
 * @param additional the component that keeps additional members
 * @param ignoresUnknown whether members that it does not declare are passed over without a word
 */
public record ObjectShape(
        String key,
        TypeName type,
        List<Member> members,
        String factory,
        List<Argument> arguments,
        Optional<Additional> additional,
        boolean ignoresUnknown) {

    /**
     * The class without its type arguments.
     *
     * @return its name
     */
    public ClassName rawType() {
        return type instanceof ParameterizedTypeName generic ? generic.rawType() : (ClassName) type;
    }

    /**
     * The member that is a component.
     *
     * @param component the component's name
     * @return the member; empty if there is none
     */
    public Optional<Member> member(String component) {
        return members.stream()
                .filter(member -> member.component().equals(component))
                .findFirst();
    }

    /**
     * The component that keeps additional members.
     *
     * @param component its name
     * @param accessor the method that answers its value
     * @param keepsNulls whether it keeps explicit nulls of optional members too
     */
    public record Additional(String component, String accessor, boolean keepsNulls) {}
}
