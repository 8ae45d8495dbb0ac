package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.Rule;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * A class with {@code @MessageRole} that is being compiled.
 *
 * @param element the class
 * @param role what a union needs to know of it
 * @param rule the rule by which a model sees it
 * @param unions the unions that it implements, whether or not they exist yet
 * @param canBeMade whether it has components that can be looked at, be it sound or not
 * @param isSound whether it has no problem so far
 */
public record RoleClass(
        TypeElement element, Role role, Rule rule, List<ClassName> unions, boolean canBeMade, boolean isSound) {}
