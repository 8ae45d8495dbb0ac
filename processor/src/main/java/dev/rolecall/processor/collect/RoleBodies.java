package dev.rolecall.processor.collect;

import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.RoleBody;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the components of role classes. */
public final class RoleBodies {

    private final Elements elements;
    private final Rules rules;

    /**
     * A reader.
     *
     * @param elements the compiler's elements
     * @param rules reads rules
     */
    public RoleBodies(Elements elements, Rules rules) {
        this.elements = elements;
        this.rules = rules;
    }

    /**
     * Reads a role class, and the records and enums that occur in it.
     *
     * @param roleClass the class
     * @param report where problems go
     * @return the body; of use only if nothing was reported
     * @throws UnresolvedTypeException if a type does not exist yet
     */
    public RoleBody read(RoleClass roleClass, Report report) {
        // The element of an earlier round would not know what was generated since.
        TypeElement element = elements.getTypeElement(roleClass.role().type().canonicalName());
        NestedTypes nested = new NestedTypes(elements, roleClass.role().type().packageName(), report);
        Components components = new Components(element, nested, report);
        List<Member> members = components.members();
        components.checkRole(roleClass.unions());
        nested.named(element);
        ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                .filter(method -> Annotations.has(method, Annotations.TO_LLM))
                .forEach(nested::named);
        Optional<Member> excludedBy = rules.check(element, roleClass.rule(), members, report);
        return new RoleBody(
                roleClass.role(),
                members,
                components.additional(),
                components.names(),
                roleClass.rule(),
                excludedBy,
                nested.records(),
                nested.enums(),
                nested.warnings());
    }
}
