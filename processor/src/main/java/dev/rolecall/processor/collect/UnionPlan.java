package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.Union;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Decides which unions there are and which roles belong to each: a role that implements a union is in it; any other
 * belongs to the only union of its compilation, else to that of the nearest enclosing package.
 */
public final class UnionPlan {

    private static final String DEFAULT_NAME = "AgentMessage";

    private final Elements elements;
    private final Roles roles;
    private final Predicate<ClassName> isOwnOutput;
    private final Report report;
    private final Map<ClassName, UnionDeclaration> declarations = new TreeMap<>();
    private final Map<ClassName, Map<ClassName, UnionMember>> members = new TreeMap<>();

    /**
     * A union to write.
     *
     * @param union the union
     * @param origin the element that asks for it
     */
    public record Planned(Union union, Element origin) {}

    /**
     * A plan of nothing.
     *
     * @param elements the compiler's elements
     * @param roles reads roles of other compilations
     * @param isOwnOutput whether a class was made by an earlier run of this same compilation, and will be made again
     * @param report where problems go
     */
    public UnionPlan(Elements elements, Roles roles, Predicate<ClassName> isOwnOutput, Report report) {
        this.elements = elements;
        this.roles = roles;
        this.isOwnOutput = isOwnOutput;
        this.report = report;
    }

    /**
     * Plans the unions of the classes that are being compiled.
     *
     * @param declared the unions that are declared
     * @param classes the role classes
     * @param others the other classes
     * @param written the unions that were written in an earlier round
     * @return the unions to write, in the order of their names
     */
    public List<Planned> plan(
            List<UnionDeclaration> declared,
            List<RoleClass> classes,
            List<TypeElement> others,
            Set<ClassName> written) {
        declared.forEach(this::declare);
        classes.stream()
                .sorted(Comparator.comparing(role -> role.role().type()))
                .forEach(role -> declareImplied(role, written));
        for (RoleClass role : classes) {
            place(role, written);
        }
        declarations.values().forEach(declaration -> include(declaration, classes));
        Map<ClassName, List<ClassName>> withoutRole = withoutRole(others, written);
        List<Planned> unions = new ArrayList<>();
        declarations.forEach((type, declaration) -> new UnionAssembly(
                        elements,
                        declaration,
                        members(type).values(),
                        withoutRole.getOrDefault(type, List.of()),
                        report)
                .assemble()
                .ifPresent(union ->
                        unions.add(new Planned(union, declaration.place().element()))));
        return unions;
    }

    private void declare(UnionDeclaration declaration) {
        UnionDeclaration first = declarations.putIfAbsent(declaration.type(), declaration);
        if (first != null) {
            report.add(
                    Problem.DUPLICATE_UNION,
                    declaration.place(),
                    declaration.place().element(),
                    declaration.type().canonicalName(),
                    first.place().element());
        }
    }

    /** The classes that implement a union and have no role: what they mean is not known, and they are in the way. */
    private Map<ClassName, List<ClassName>> withoutRole(List<TypeElement> others, Set<ClassName> written) {
        Map<ClassName, List<ClassName>> found = new TreeMap<>();
        for (TypeElement other : others) {
            for (ClassName union : roles.unions(other)) {
                if (declarations.containsKey(union) || written.contains(union)) {
                    report.add(
                            Problem.UNION_WITHOUT_ROLE,
                            Place.at(other),
                            other.getSimpleName(),
                            union.canonicalName(),
                            Roles.cureOfMissingRole(other));
                    found.computeIfAbsent(union, missing -> new ArrayList<>()).add(ClassName.get(other));
                }
            }
        }
        return found;
    }

    /** A role that implements the missing union of its package asks for it. */
    private void declareImplied(RoleClass role, Set<ClassName> written) {
        for (ClassName union : role.unions()) {
            boolean asks = union.packageName().equals(role.role().type().packageName())
                    && !written.contains(union)
                    && (elements.getTypeElement(union.canonicalName()) == null
                            ? union.simpleName().equals(DEFAULT_NAME)
                            : isOwnOutput.test(union));
            Optional<ClassName> declared = declaredIn(union.packageName());
            if (asks
                    && role.unions().size() == 1
                    && declared.isPresent()
                    && !declared.get().equals(union)) {
                report.add(
                        Problem.OTHER_UNION,
                        Place.at(role.element()),
                        role.element().getSimpleName(),
                        union.simpleName(),
                        declared.get().simpleName());
            } else if (asks && !declarations.containsKey(union)) {
                checkSameName(union, role, written);
                declarations.put(union, UnionDeclaration.implied(union, role.element()));
            }
        }
    }

    private Optional<ClassName> declaredIn(String packageName) {
        return declarations.keySet().stream()
                .filter(union -> union.packageName().equals(packageName))
                .findFirst();
    }

    /** Two unions of one name are seldom meant: a role in another package implements its own by mistake. */
    private void checkSameName(ClassName union, RoleClass role, Set<ClassName> written) {
        Stream.concat(declarations.keySet().stream(), written.stream())
                .filter(other -> other.simpleName().equals(union.simpleName()))
                .findFirst()
                .filter(other -> !Rules.isSuppressed(role.element()))
                .ifPresent(other -> report.add(
                        Problem.SAME_UNION_NAME,
                        Place.at(role.element()),
                        role.element().getSimpleName(),
                        union.simpleName(),
                        other.canonicalName()));
    }

    private void place(RoleClass role, Set<ClassName> written) {
        List<ClassName> implemented = role.unions().stream()
                .filter(union -> declarations.containsKey(union)
                        || written.contains(union)
                        || union.simpleName().equals(DEFAULT_NAME))
                .toList();
        if (implemented.size() > 1) {
            report.add(
                    Problem.TWO_UNIONS,
                    Place.at(role.element()),
                    role.element().getSimpleName(),
                    implemented.get(0).canonicalName(),
                    implemented.get(1).canonicalName());
        }
        Optional<ClassName> own = implemented.stream().findFirst();
        Optional<ClassName> union = own.isPresent() ? own : unionFor(role, written);
        if (union.isEmpty()) {
            return; // it is only described, as a library's role may be
        }
        if (written.contains(union.get())) {
            report.add(
                    Problem.LATE_ROLE,
                    Place.at(role.element()),
                    role.element().getSimpleName(),
                    union.get().canonicalName());
        } else if (own.isPresent() && isElsewhere(role, union.get()) && !exists(union.get())) {
            report.add(
                    Problem.MISSPELT_UNION,
                    Place.at(role.element()),
                    role.element().getSimpleName(),
                    union.get().canonicalName(),
                    "A union is generated into the package of its roles: remove the import.");
        } else if (own.isPresent() && !canImplement(role, union.get())) {
            report.add(
                    Problem.DIRECT_MEMBER_ELSEWHERE,
                    Place.at(role.element()),
                    role.element().getSimpleName(),
                    union.get().canonicalName(),
                    Union.holderOf(union.get()).simpleName() + "."
                            + role.role().type().simpleName());
        } else if (declarations.containsKey(union.get())) {
            add(union.get(), new UnionMember(role.role(), Place.at(role.element()), own.isPresent(), role.isSound()));
        }
    }

    private static boolean isElsewhere(RoleClass role, ClassName union) {
        return !union.packageName().equals(role.role().type().packageName());
    }

    private boolean exists(ClassName union) {
        return declarations.containsKey(union) || elements.getTypeElement(union.canonicalName()) != null;
    }

    /** Java permits members of a sealed type in its package and, in a named module, in the module. */
    private boolean canImplement(RoleClass role, ClassName union) {
        return union.packageName().equals(role.role().type().packageName())
                || !elements.getModuleOf(role.element()).isUnnamed();
    }

    private Optional<ClassName> unionFor(RoleClass role, Set<ClassName> written) {
        Map<String, ClassName> byPackage = new LinkedHashMap<>();
        written.forEach(union -> byPackage.put(union.packageName(), union));
        declarations.keySet().forEach(union -> byPackage.put(union.packageName(), union));
        if (declarations.size() + written.size() == 1) {
            return byPackage.values().stream().findFirst();
        }
        String name = role.role().type().packageName();
        while (!byPackage.containsKey(name) && !name.isEmpty()) {
            name = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        }
        return Optional.ofNullable(byPackage.get(name));
    }

    private void include(UnionDeclaration declaration, Collection<RoleClass> classes) {
        for (UnionDeclaration.Include include : declaration.includes()) {
            TypeElement element = include.element();
            if (!Annotations.has(element, Annotations.MESSAGE_ROLE)) {
                report.add(
                        Problem.INCLUDE_WITHOUT_ROLE,
                        include.place(),
                        element.getQualifiedName(),
                        declaration.type().simpleName());
                continue;
            }
            ClassName type = ClassName.get(element);
            Optional<RoleClass> compiledNow = classes.stream()
                    .filter(role -> role.role().type().equals(type))
                    .findFirst();
            if (compiledNow.isPresent()) {
                RoleClass role = compiledNow.get();
                add(declaration.type(), new UnionMember(role.role(), include.place(), false, role.isSound()));
                continue;
            }
            roles.readCompiled(element)
                    .ifPresentOrElse(
                            role -> add(declaration.type(), new UnionMember(role, include.place(), false, true)),
                            () -> report.add(
                                    Problem.INCLUDE_WITHOUT_COMPANION,
                                    include.place(),
                                    element.getQualifiedName(),
                                    declaration.type().simpleName(),
                                    Role.companionOf(type).simpleName()));
        }
    }

    private void add(ClassName union, UnionMember member) {
        members(union).putIfAbsent(member.role().type(), member);
    }

    private Map<ClassName, UnionMember> members(ClassName union) {
        return members.computeIfAbsent(union, missing -> new TreeMap<>());
    }
}
