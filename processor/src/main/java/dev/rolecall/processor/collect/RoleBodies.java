package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.model.EnumType;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.ObjectShape;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.shape.Creator;
import dev.rolecall.processor.shape.Creators;
import dev.rolecall.processor.shape.NestedTypes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
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
                inherited(element, nested, roleClass.unions()),
                nested.warnings());
    }

    /** What the role class inherits from, and the records and enums in it, whose annotations may stand there. */
    private List<ClassName> inherited(TypeElement role, NestedTypes nested, List<ClassName> unions) {
        Set<ClassName> inherited = new TreeSet<>(unions);
        addInherited(role.asType(), inherited);
        Stream.concat(
                        nested.shapes().stream().map(shape -> rawType(shape.type())),
                        nested.enums().stream().map(EnumType::type))
                .forEach(type -> addInherited(
                        elements.getTypeElement(type.canonicalName()).asType(), inherited));
        unions.forEach(inherited::remove);
        return List.copyOf(inherited);
    }

    private void addInherited(TypeMirror type, Set<ClassName> inherited) {
        for (TypeMirror supertype : types.directSupertypes(type)) {
            if (supertype.getKind() == TypeKind.DECLARED
                    && inherited.add(ClassName.get((TypeElement) ((DeclaredType) supertype).asElement()))) {
                addInherited(supertype, inherited);
            }
        }
    }

    private static ClassName rawType(TypeName type) {
        return type instanceof ParameterizedTypeName generic ? generic.rawType() : (ClassName) type;
    }
}
