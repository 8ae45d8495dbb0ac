package dev.rolecall.processor;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.collect.RoleClass;
import dev.rolecall.processor.collect.Roles;
import dev.rolecall.processor.collect.UnionDeclaration;
import dev.rolecall.processor.collect.UnionPlan;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.Compiled;
import dev.rolecall.processor.element.Lombok;
import dev.rolecall.processor.model.Union;
import dev.rolecall.processor.write.HolderWriter;
import dev.rolecall.processor.write.UnionWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Which union is written in which round: the one in which its roles are first seen, as classes that implement it are not whole
 * before, or a later one if it includes what does not exist yet.
 *
 * <p>Where a part of the program is compiled, the rest of its roles and unions are those of the index that the last run has
 * left, as far as their class files are still there. A union that nothing of this has changed is not written again.
 */
final class Unions {

    private final ProcessingEnvironment environment;
    private final Elements elements;
    private final Preconditions preconditions;
    private final Compilation compilation;
    private final Compiled compiled;
    private final Roles roles;
    private final GeneratedFiles files;
    private final EarlierRun earlier;
    private final Set<String> printed = new HashSet<>();

    private final Map<ClassName, RoleClass> known = new TreeMap<>();
    private final Map<ClassName, String> declaredOn = new TreeMap<>();
    private final List<UnionDeclaration> incomplete = new ArrayList<>();
    private final Set<String> waitingDeclarations = new LinkedHashSet<>();
    private final List<ClassName> waitingRoles = new ArrayList<>();
    private boolean isFirst = true;

    Unions(ProcessingEnvironment environment) {
        this.environment = environment;
        this.elements = environment.getElementUtils();
        this.preconditions = new Preconditions(environment);
        this.compilation = Compilation.of(environment);
        this.compiled = compilation.compiled;
        this.roles = compilation.roles;
        this.files = new GeneratedFiles(environment, UnionProcessor.class);
        this.earlier = new EarlierRun(environment, compiled, roles);
    }

    /**
     * Does the work of a round.
     *
     * @param round the round
     * @param isAsked whether to begin where nothing has a role or declares a union: something may have been deleted
     */
    void process(RoundEnvironment round, boolean isAsked) {
        List<Element> annotated = compilation.annotated(round, Annotations.MESSAGE_ROLE);
        List<Element> declaring = compilation.annotated(round, Annotations.MESSAGE_UNION);
        boolean hasBegun = !isFirst || isAsked || !annotated.isEmpty() || !declaring.isEmpty();
        if (!hasBegun || !preconditions.areMet(annotated, new Report())) {
            return; // what is not met, the other processor says
        }
        Report report = new Report();
        if (isFirst) {
            earlier.read(round, report);
        }
        List<RoleClass> found = new ArrayList<>();
        annotated.forEach(element -> found.add(read((TypeElement) element)));
        waitingRoles.forEach(role -> found.add(read(elements.getTypeElement(role.canonicalName()))));
        waitingRoles.clear();
        Set<String> declarations = new LinkedHashSet<>(waitingDeclarations);
        waitingDeclarations.clear();
        declaring.forEach(element -> declarations.add(Compiled.nameOf(element)));
        if (isFirst) {
            addEarlier(found, declarations, round, report);
        }
        found.forEach(role -> known.put(role.role().type(), role));
        if (!round.errorRaised()) {
            plan(found, declarations, round, report);
        }
        isFirst = false;
        if (round.processingOver()) {
            finish(round, report);
        }
        report.printTo(environment.getMessager(), printed);
    }

    /** Reads a role; what is wrong with the class itself the other processor says, which also makes companions that are missing. */
    private RoleClass read(TypeElement element) {
        Optional<RoleClass> earlier = compiled.has(element) ? Optional.empty() : roles.readCompiled(element);
        return earlier.orElseGet(() -> Lombok.isToChange(element)
                ? roles.readUnfinished(element)
                : compilation.read(element).source().roleClass());
    }

    /** Adds what is not compiled this time. */
    private void addEarlier(List<RoleClass> found, Set<String> declarations, RoundEnvironment round, Report report) {
        Set<ClassName> compiledNow = new HashSet<>();
        found.forEach(role -> compiledNow.add(role.role().type()));
        round.getRootElements().stream().findFirst().ifPresent(any -> earlier.roles(compiledNow, any, report)
                .forEach(role -> found.add(read(role))));
        declarations.addAll(earlier.declarations());
        declarations.addAll(earlier.declarationsAround(
                found.stream().map(role -> role.role().type().packageName()).toList()));
    }

    /** Adds the members of unions whose classes are there without an index. */
    private void addUnindexed(List<RoleClass> found, Set<UnionDeclaration> declared, Report report) {
        Map<ClassName, Element> unions = new LinkedHashMap<>();
        found.forEach(role -> role.unions().forEach(union -> unions.put(union, role.element())));
        declared.forEach(declaration ->
                unions.put(declaration.type(), declaration.place().element()));
        unions.forEach((union, asking) -> earlier.unindexed(union).ifPresent(described -> {
            for (TypeElement member : earlier.members(described, known.keySet())) {
                RoleClass role = read(member);
                found.add(role);
                known.put(role.role().type(), role);
            }
            boolean isDeclared =
                    declared.stream().anyMatch(declaration -> declaration.type().equals(union));
            if (!isDeclared && earlier.includesOthers(described, known.keySet())) {
                report.add(
                        Problem.CANNOT_READ,
                        Place.at(asking),
                        "Rolecall's index",
                        "it is not there, and what declared " + union.canonicalName() + " is not known without it");
            }
        }));
    }

    // What is written

    private void plan(List<RoleClass> found, Set<String> declarations, RoundEnvironment round, Report report) {
        Map<UnionDeclaration, Report> declared = new LinkedHashMap<>();
        declarations.forEach(name -> read(name, declared));
        if (isFirst) {
            addUnindexed(found, declared.keySet(), report);
        }
        List<TypeElement> others = new ArrayList<>();
        ElementFilter.typesIn(round.getRootElements()).forEach(type -> addOthers(type, others));
        Report planned = new Report();
        UnionPlan plan = new UnionPlan(elements, roles, earlier::has, earlier::keeps, planned);
        List<UnionPlan.Planned> unions = plan.plan(new UnionPlan.Situation(
                List.copyOf(declared.keySet()),
                found,
                known,
                others,
                declaredOn.keySet(),
                canWait(round, found, declared.keySet())));
        List<UnionDeclaration> waiting = plan.waiting();
        waiting.forEach(
                union -> waitingDeclarations.add(Compiled.nameOf(union.place().element())));
        waitingRoles.addAll(plan.waitingRoles());
        declared.forEach((declaration, own) -> {
            if (!waiting.contains(declaration)) {
                report.addAll(own);
            }
        });
        report.addAll(planned);
        write(unions, report);
    }

    private void read(String name, Map<UnionDeclaration, Report> declared) {
        Element element = Compiled.packageOf(name)
                .<Element>map(elements::getPackageElement)
                .orElseGet(() -> elements.getTypeElement(name));
        if (element != null && Annotations.has(element, Annotations.MESSAGE_UNION)) {
            Report own = new Report();
            UnionDeclaration.read(element, elements, own)
                    .ifPresentOrElse(
                            declaration -> declared.put(declaration, own),
                            () -> own.printTo(environment.getMessager(), printed));
        }
    }

    private static void addOthers(TypeElement type, List<TypeElement> others) {
        if (Annotations.has(type, Annotations.UNION_DESCRIPTOR)) {
            return; // generated, as what stands in it
        }
        if (!Annotations.has(type, Annotations.MESSAGE_ROLE)) {
            others.add(type);
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> addOthers(nested, others));
    }

    /** Whether a union may wait for a class: something new may come, as something is written in this round. */
    private boolean canWait(RoundEnvironment round, List<RoleClass> found, Set<UnionDeclaration> declared) {
        boolean hasNews = isFirst
                || round.getRootElements().stream()
                        .anyMatch(element -> !Annotations.has(element, Annotations.ROLE_DESCRIPTOR));
        boolean writes = found.stream().anyMatch(role -> compiled.has(role.element()))
                || declared.stream()
                        .anyMatch(declaration -> declaration.unknown().isEmpty());
        return hasNews && writes && !round.processingOver();
    }

    private void write(List<UnionPlan.Planned> unions, Report report) {
        for (UnionPlan.Planned planned : unions) {
            Union union = planned.union();
            UnionDeclaration declaration = planned.declaration();
            Element asking = declaration.place().element();
            boolean isDeclared = Annotations.has(asking, Annotations.MESSAGE_UNION);
            declaredOn.put(union.type(), isDeclared ? Compiled.nameOf(asking) : "");
            if (!declaration.unknown().isEmpty()) {
                incomplete.add(declaration);
            }
            if (compiled.has(asking) || !earlier.hasSame(union)) {
                List<Element> origins = origins(asking, union);
                files.write(new UnionWriter(union), origins, report);
                files.write(new HolderWriter(union), origins, report);
            }
        }
    }

    /** All that a union is made from, so that a build tool makes it anew with each of them. */
    private List<Element> origins(Element asking, Union union) {
        Set<Element> origins = new LinkedHashSet<>(List.of(asking));
        union.members().stream()
                .map(member -> known.get(member.role().type()))
                .filter(role -> role != null)
                .forEach(role -> origins.add(role.element()));
        return List.copyOf(origins);
    }

    // The end

    private void finish(RoundEnvironment round, Report report) {
        known.values().stream()
                .filter(role -> compiled.has(role.element()))
                .forEach(role -> roles.checkInterfaces(role, declaredOn.keySet(), report));
        incomplete.forEach(declaration -> checkIncomplete(declaration, report));
        earlier.checkUnions(declaredOn.keySet(), report);
        if (report.isClean() && !round.errorRaised()) {
            earlier.replace(known.values(), declaredOn, report);
        }
    }

    /** A class that was not there when its union was written, and was generated later. */
    private void checkIncomplete(UnionDeclaration written, Report report) {
        Map<UnionDeclaration, Report> now = new LinkedHashMap<>();
        read(Compiled.nameOf(written.place().element()), now);
        Set<ClassName> included = new HashSet<>();
        written.includes().forEach(include -> included.add(include.type()));
        for (UnionDeclaration declaration : now.keySet()) {
            declaration.includes().stream()
                    .filter(include -> !included.contains(include.type()))
                    .forEach(include -> report.add(
                            Problem.LATE_INCLUDE,
                            include.place(),
                            declaration.type().canonicalName()));
        }
    }
}
