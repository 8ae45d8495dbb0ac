package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.Supertypes;
import dev.rolecall.processor.model.EnumType;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.ObjectShape;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.shape.Creator;
import dev.rolecall.processor.shape.Creators;
import dev.rolecall.processor.shape.NestedTypes;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the components of role classes. */
public final class RoleBodies {

    private final Elements elements;
    private final Types types;
    private final Creators creators;
    private final RuleChecks rules;

    /**
     * A reader.
     *
     * @param elements the compiler's elements
     * @param types the compiler's types
     * @param creators finds how classes are made
     */
    public RoleBodies(Elements elements, Types types, Creators creators) {
        this.elements = elements;
        this.types = types;
        this.creators = creators;
        this.rules = new RuleChecks(elements);
    }

    /**
     * Reads a role class, and the records and enums that occur in it.
     *
     * @param source the class, as it was read in this round of the compiler
     * @param report where problems go
     * @return the body, of use only if nothing was reported; empty if the class cannot be made, which was reported before
     * @throws dev.rolecall.processor.shape.UnresolvedTypeException if a type does not exist yet
     */
    public Optional<RoleBody> read(RoleSource source, Report report) {
        return source.creator().map(creator -> read(source, creator, report));
    }

    private RoleBody read(RoleSource source, Creator creator, Report report) {
        TypeElement element = creator.type();
        RoleClass roleClass = source.roleClass();
        NestedTypes nested = new NestedTypes(
                elements, types, creators, roleClass.role().type().packageName(), report);
        ObjectShape shape = nested.role(creator);
        MemberChecks.check(creator, shape, roleClass.unions(), report);
        nested.named(element);
        ElementFilter.methodsIn(elements.getAllMembers(element)).stream()
                .filter(method -> Annotations.has(method, Annotations.TO_LLM))
                .forEach(nested::named);
        Optional<Member> excludedBy = rules.check(element, source.rule(), shape.members(), report);
        return new RoleBody(
                roleClass.role(),
                shape,
                source.rule(),
                excludedBy,
                nested.shapes(),
                nested.enums(),
                nested.mapped(),
                inherited(element, nested),
                nested.warnings());
    }

    /** What the role class inherits from, and the records and enums in it, whose annotations may stand there. */
    private Set<ClassName> inherited(TypeElement role, NestedTypes nested) {
        Stream<TypeElement> within = Stream.concat(
                        nested.shapes().stream().map(ObjectShape::rawType),
                        nested.enums().stream().map(EnumType::type))
                .map(type -> elements.getTypeElement(type.canonicalName()));
        return Stream.concat(Stream.of(role), within)
                .flatMap(type -> Supertypes.of(type, types).stream())
                .map(ClassName::get)
                .collect(Collectors.toSet());
    }
}
