package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.model.Role;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * A class with {@code @MessageRole} of this compilation, as its unions see it: one that is being compiled, or one that an
 * earlier run has compiled.
 *
 * @param element the class
 * @param role what a union needs to know of it
 * @param unions the unions that it implements, whether or not they exist yet
 * @param isSound whether it has no problem so far
 */
public record RoleClass(TypeElement element, Role role, List<ClassName> unions, boolean isSound) {}
