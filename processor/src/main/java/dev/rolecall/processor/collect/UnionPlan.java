package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.model.Union;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Decides which unions there are and which roles belong to each: a role that implements a union is in it; any other
 * belongs to the only union of its compilation, else to that of the nearest enclosing package.
 */
public final class UnionPlan {

    /** On each class of Kotlin. */
    private static final String KOTLIN = "kotlin.Metadata";

    private final Elements elements;
    private final Roles roles;
    private final Predicate<ClassName> isOwnOutput;
    private final Predicate<ClassName> isLeftOver;
    private final Report report;
    private final Map<ClassName, UnionDeclaration> declarations = new TreeMap<>();
    private final Map<ClassName, Map<ClassName, UnionMember>> members = new TreeMap<>();
    private final Set<ClassName> waiting = new TreeSet<>();

    /**
     * A union to write.
     *
     * @param union the union
     * @param declaration what asks for it
     */
    public record Planned(Union union, UnionDeclaration declaration) {}

    /**
     * What there is to plan for.
     *
     * @param declared the unions that are declared
     * @param classes the role classes that are new
     * @param compilation all role classes of the compilation, those that are new among them
     * @param others the other classes
     * @param written the unions that were written in an earlier round
     * @param canWait whether there will be another round, with classes that do not exist yet
     */
    public record Situation(
            List<UnionDeclaration> declared,
            List<RoleClass> classes,
            Map<ClassName, RoleClass> compilation,
            List<TypeElement> others,
            Set<ClassName> written,
            boolean canWait) {}

    /**
     * A plan of nothing.
     *
     * @param elements the compiler's elements
     * @param roles reads roles of other compilations
     * @param isOwnOutput whether a class was made by an earlier run of this same compilation, and will be made again
     * @param isLeftOver whether an earlier run has compiled a class, and this one does not
     * @param report where problems go
     */
    public UnionPlan(
            Elements elements,
            Roles roles,
            Predicate<ClassName> isOwnOutput,
            Predicate<ClassName> isLeftOver,
            Report report) {
        this.elements = elements;
        this.roles = roles;
        this.isOwnOutput = isOwnOutput;
        this.isLeftOver = isLeftOver;
        this.report = report;
    }

    /**
     * Plans the unions of the classes that are being compiled.
     *
     * @param situation what there is
     * @return the unions to write, in the order of their names
     */
    public List<Planned> plan(Situation situation) {
        Set<ClassName> written = situation.written();
        situation.declared().forEach(this::declare);
        situation.classes().stream()
                .sorted(Comparator.comparing(role -> role.role().type()))
                .forEach(role -> declareImplied(role, written));
        for (RoleClass role : situation.classes()) {
            place(role, written);
        }
        if (situation.canWait()) {
            findWaiting();
        }
        UnionIncludes includes =
                new UnionIncludes(elements, roles, situation.compilation(), declarations, members, report);
        Map<ClassName, List<ClassName>> withoutRole = withoutRole(situation.others(), written);
        List<Planned> unions = new ArrayList<>();
        declarations.forEach((type, declaration) -> {
            if (!waiting.contains(type)) {
                includes.fill(declaration);
                new UnionAssembly(
                                elements,
                                declaration,
                                members.getOrDefault(type, Map.of()).values(),
                                withoutRole.getOrDefault(type, List.of()),
                                isOwnOutput,
                                isLeftOver,
                                report)
                        .assemble()
                        .ifPresent(union -> unions.add(new Planned(union, declaration)));
            }
        });
        return unions;
    }

    /** A union waits for the classes that it names, and for the unions that do. */
    private void findWaiting() {
        int before;
        do {
            before = waiting.size();
            for (UnionDeclaration declaration : declarations.values()) {
                boolean namesWaiting =
                        declaration.includes().stream().anyMatch(include -> waiting.contains(include.type()));
                if (!declaration.unknown().isEmpty() || namesWaiting) {
                    waiting.add(declaration.type());
                }
            }
        } while (waiting.size() > before);
    }

    /**
     * The unions that name a class which does not exist yet, and are to be planned anew in the next round.
     *
     * @return what declares them
     */
    public List<UnionDeclaration> waiting() {
        return waiting.stream().map(declarations::get).toList();
    }

    /**
     * The roles of the unions that wait, which have none but their own yet.
     *
     * @return the role classes
     */
    public List<ClassName> waitingRoles() {
        return waiting.stream()
                .flatMap(union -> members.getOrDefault(union, Map.of()).keySet().stream())
                .toList();
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
            if (declarations.containsKey(union) || !asks(role, union, written)) {
                continue;
            }
            Optional<ClassName> declared = declaredIn(union.packageName());
            if (role.unions().size() == 1 && declared.isPresent()) {
                report.add(
                        Problem.OTHER_UNION,
                        Place.at(role.element()),
                        role.element().getSimpleName(),
                        union.simpleName(),
                        declared.get().simpleName());
            } else {
                checkSameName(union, role, written);
                declarations.put(union, UnionDeclaration.implied(union, role.element()));
            }
        }
    }

    /** Whether a role asks for a union of its package that does not exist, or was made by an earlier run. */
    private boolean asks(RoleClass role, ClassName union, Set<ClassName> written) {
        return !isElsewhere(role, union)
                && !written.contains(union)
                && (elements.getTypeElement(union.canonicalName()) == null
                        ? union.simpleName().equals(Union.DEFAULT_NAME)
                        : isOwnOutput.test(union));
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
                        || union.simpleName().equals(Union.DEFAULT_NAME)
                        || isGenerated(union))
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
        } else if (own.isPresent() && !declarations.containsKey(union.get()) && isGenerated(union.get())) {
            report.add(
                    Problem.FOREIGN_UNION,
                    Place.at(role.element()),
                    union.get().canonicalName(),
                    "Do not implement it: declare another union with @MessageUnion(name = ..., include = "
                            + union.get().simpleName() + ".class), which carries "
                            + role.element().getSimpleName()
                            + " too.");
        } else if (own.isPresent() && Annotations.has(role.element(), KOTLIN)) {
            reportDirect(Problem.KOTLIN_MEMBER, role, union.get());
        } else if (own.isPresent() && !canImplement(role, union.get())) {
            reportDirect(Problem.DIRECT_MEMBER_ELSEWHERE, role, union.get());
        } else if (declarations.containsKey(union.get())) {
            members.computeIfAbsent(union.get(), missing -> new TreeMap<>())
                    .putIfAbsent(
                            role.role().type(),
                            own.isPresent()
                                    ? UnionMember.direct(role)
                                    : UnionMember.carried(role, Place.at(role.element())));
        }
    }

    /** Reports that a role cannot implement a union. */
    private void reportDirect(Problem problem, RoleClass role, ClassName union) {
        report.add(
                problem,
                Place.at(role.element()),
                role.element().getSimpleName(),
                union.canonicalName(),
                Union.holderOf(union).simpleName() + "." + role.role().type().simpleName());
    }

    private boolean isGenerated(ClassName union) {
        TypeElement existing = elements.getTypeElement(union.canonicalName());
        return existing != null && Annotations.has(existing, Annotations.UNION_DESCRIPTOR);
    }

    private static boolean isElsewhere(RoleClass role, ClassName union) {
        return !union.packageName().equals(role.role().type().packageName());
    }

    private boolean exists(ClassName union) {
        return declarations.containsKey(union) || elements.getTypeElement(union.canonicalName()) != null;
    }

    /** Java permits members of a sealed type in its package and, in a named module, in the module. */
    private boolean canImplement(RoleClass role, ClassName union) {
        return !isElsewhere(role, union)
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
}
