package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.DescribedUnion;
import dev.rolecall.processor.model.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Takes into unions what they include, and out of them what they exclude. */
final class UnionIncludes {

    private final Elements elements;
    private final Roles roles;
    private final Map<ClassName, RoleClass> compilation;
    private final Map<ClassName, UnionDeclaration> declarations;
    private final Map<ClassName, Map<ClassName, UnionMember>> members;
    private final Report report;
    private final Set<ClassName> done = new HashSet<>();

    /**
     * Takes in what unions include.
     *
     * @param compilation the roles of this compilation
     * @param declarations the unions to be filled
     * @param members what is in them so far
     */
    UnionIncludes(
            Elements elements,
            Roles roles,
            Map<ClassName, RoleClass> compilation,
            Map<ClassName, UnionDeclaration> declarations,
            Map<ClassName, Map<ClassName, UnionMember>> members,
            Report report) {
        this.elements = elements;
        this.roles = roles;
        this.compilation = compilation;
        this.declarations = declarations;
        this.members = members;
        this.report = report;
    }

    /** Fills a union, and those that it includes first. */
    void fill(UnionDeclaration union) {
        fill(union, new LinkedHashSet<>());
    }

    private void fill(UnionDeclaration union, Set<ClassName> outer) {
        if (done.contains(union.type())) {
            return;
        }
        outer.add(union.type());
        for (UnionDeclaration.Include include : union.includes()) {
            if (outer.contains(include.type())) {
                report.add(
                        Problem.UNION_CIRCLE,
                        include.place(),
                        union.type().canonicalName(),
                        include.type().canonicalName());
            } else if (Annotations.has(include.element(), Annotations.MESSAGE_ROLE)) {
                role(include.element(), union, include.place()).ifPresent(member -> add(union.type(), member));
            } else {
                includeUnion(include, union, outer);
            }
        }
        outer.remove(union.type());
        union.excludes().forEach(excluded -> exclude(excluded, union));
        done.add(union.type());
    }

    private void add(ClassName union, UnionMember member) {
        members.computeIfAbsent(union, missing -> new TreeMap<>())
                .putIfAbsent(member.role().type(), member);
    }

    private Optional<UnionMember> role(TypeElement element, UnionDeclaration union, Place place) {
        ClassName type = ClassName.get(element);
        Optional<RoleClass> role = Optional.ofNullable(compilation.get(type)).or(() -> roles.readCompiled(element));
        if (role.isEmpty()) {
            report.add(
                    Problem.INCLUDE_WITHOUT_COMPANION,
                    place,
                    type.canonicalName(),
                    union.type().simpleName(),
                    Role.companionOf(type).simpleName());
        }
        return role.map(found -> UnionMember.carried(found, place));
    }

    private void includeUnion(UnionDeclaration.Include include, UnionDeclaration union, Set<ClassName> outer) {
        UnionDeclaration beside = declarations.get(include.type());
        Optional<DescribedUnion> compiled = DescribedUnion.of(include.element());
        if (beside != null) {
            fill(beside, outer);
            members.getOrDefault(beside.type(), Map.of())
                    .values()
                    .forEach(member -> add(union.type(), member.through(beside.type(), include.place())));
        } else if (compiled.isPresent() && include.element().getKind().isInterface()) {
            for (String name : compiled.get().members()) {
                TypeElement element = elements.getTypeElement(name);
                if (element == null) {
                    report.add(
                            Problem.INCLUDED_ROLE_ABSENT,
                            include.place(),
                            name,
                            include.type().canonicalName());
                } else {
                    role(element, union, include.place())
                            .map(member -> member.through(through(include.element(), name), include.place()))
                            .ifPresent(member -> add(union.type(), member));
                }
            }
        } else {
            report.add(
                    Problem.INCLUDE_WITHOUT_ROLE,
                    include.place(),
                    include.element().getQualifiedName(),
                    union.type().simpleName());
        }
    }

    /** The unions, from the nearest on, through which a role has come into one that was compiled before. */
    private List<ClassName> through(TypeElement union, String role) {
        List<ClassName> path = new ArrayList<>();
        Optional<TypeElement> next = Optional.of(union);
        while (next.isPresent()) {
            path.add(ClassName.get(next.get()));
            next = DescribedUnion.of(next.get()).map(DescribedUnion::included).stream()
                    .flatMap(List::stream)
                    .map(elements::getTypeElement)
                    .filter(included -> included != null
                            && !path.contains(ClassName.get(included))
                            && DescribedUnion.of(included)
                                    .filter(described -> described.members().contains(role))
                                    .isPresent())
                    .findFirst();
        }
        return path;
    }

    private void exclude(UnionDeclaration.Include excluded, UnionDeclaration union) {
        Map<ClassName, UnionMember> inUnion = members.getOrDefault(union.type(), Map.of());
        UnionMember member = inUnion.get(excluded.type());
        if (member == null || member.isDirect()) {
            report.add(
                    Problem.BAD_EXCLUDE,
                    excluded.place(),
                    excluded.type().canonicalName(),
                    union.type().simpleName(),
                    member == null ? "it would not be in the union anyway" : "it implements the union");
        } else {
            inUnion.remove(excluded.type());
        }
    }
}
