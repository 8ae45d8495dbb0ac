package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.Rule;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * A class with {@code @MessageRole} that is being compiled.
 *
 * @param element the class
 * @param role what a union needs to know of it
 * @param rule the rule by which a model sees it
 * @param unions the unions that it implements, whether or not they exist yet
 * @param isSound whether it has no problem so far
 */
public record RoleClass(TypeElement element, Role role, Rule rule, List<ClassName> unions, boolean isSound) {

    /**
     * Whether the class has components that can be looked at, be it sound or not.
     *
     * @return whether it is a record without type parameters
     */
    public boolean hasComponents() {
        return element.getKind() == ElementKind.RECORD
                && element.getTypeParameters().isEmpty();
    }
}
