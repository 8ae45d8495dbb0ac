package dev.rolecall.processor;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.check.Suggestions;
import dev.rolecall.processor.collect.RoleBodies;
import dev.rolecall.processor.collect.RoleClass;
import dev.rolecall.processor.collect.Roles;
import dev.rolecall.processor.collect.Rules;
import dev.rolecall.processor.collect.UnionDeclaration;
import dev.rolecall.processor.collect.UnionPlan;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.ClassFiles;
import dev.rolecall.processor.element.Imports;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.model.Union;
import dev.rolecall.processor.shape.Creators;
import dev.rolecall.processor.shape.UnresolvedTypeException;
import dev.rolecall.processor.write.CompanionWriter;
import dev.rolecall.processor.write.HolderWriter;
import dev.rolecall.processor.write.SourceWriter;
import dev.rolecall.processor.write.Sources;
import dev.rolecall.processor.write.UnionWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.StandardLocation;

/**
 * What happens in which round. A union is written in the round in which its roles are first seen, as classes that
 * implement it are not whole before; a companion waits until the types of its components exist, which another processor
 * may have to make first.
 */
final class Rounds {

    private final ProcessingEnvironment environment;
    private final Elements elements;
    private final Roles roles;
    private final RoleBodies bodies;
    private final Sources sources;
    private final Set<ClassName> writtenUnions = new HashSet<>();
    private final Map<ClassName, ClassName> companions = new HashMap<>();
    private final Set<String> compiled = new HashSet<>();
    private final Preconditions preconditions;
    private final Imports imports;
    private final List<RoleClass> allRoles = new ArrayList<>();
    private List<RoleClass> waiting = new ArrayList<>();

    Rounds(ProcessingEnvironment environment) {
        this.environment = environment;
        this.elements = environment.getElementUtils();
        this.preconditions = new Preconditions(environment);
        Rules rules = new Rules(elements, environment.getTypeUtils());
        this.imports = new Imports(environment);
        Types types = environment.getTypeUtils();
        Creators creators = new Creators(elements, types, new ClassFiles(environment));
        this.roles = new Roles(elements, creators, rules, imports);
        this.bodies = new RoleBodies(elements, types, creators);
        this.sources = new Sources(environment.getFiler(), elements);
    }

    void process(RoundEnvironment round) {
        if (!preconditions.areMet(annotated(round, Annotations.MESSAGE_ROLE))) {
            return;
        }
        List<TypeElement> others = new ArrayList<>();
        for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
            compiled.add(type.getQualifiedName().toString());
            addOthers(type, others);
        }
        Report report = new Report();
        List<RoleClass> found = new ArrayList<>();
        for (Element element : annotated(round, Annotations.MESSAGE_ROLE)) {
            found.add(roles.read((TypeElement) element, report));
        }
        writeUnions(unions(round, report), found, others, report);
        allRoles.addAll(found);
        waiting.addAll(found.stream().filter(RoleClass::canBeMade).toList());
        writeCompanions(round.processingOver(), report);
        if (round.processingOver()) {
            allRoles.forEach(role -> roles.checkInterfaces(role, writtenUnions, report));
        }
        report.printTo(environment.getMessager());
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

    private Set<? extends Element> annotated(RoundEnvironment round, String annotation) {
        TypeElement type = elements.getTypeElement(annotation);
        return type == null ? Set.of() : round.getElementsAnnotatedWith(type);
    }

    private List<UnionDeclaration> unions(RoundEnvironment round, Report report) {
        List<UnionDeclaration> declarations = new ArrayList<>();
        for (Element element : annotated(round, Annotations.MESSAGE_UNION)) {
            UnionDeclaration.read(element, elements, report).ifPresent(declarations::add);
        }
        return declarations;
    }

    private void writeUnions(
            List<UnionDeclaration> declarations, List<RoleClass> found, List<TypeElement> others, Report report) {
        UnionPlan plan = new UnionPlan(elements, roles, this::isOwnOutput, report);
        for (UnionPlan.Planned planned : plan.plan(declarations, found, others, writtenUnions)) {
            Union union = planned.union();
            writtenUnions.add(union.type());
            write(new UnionWriter(union), planned.origin(), report);
            write(new HolderWriter(union), planned.origin(), report);
        }
    }

    /** Whether a class stands where this compilation writes its classes: an earlier run of it made the class. */
    private boolean isOwnOutput(ClassName name) {
        try {
            environment
                    .getFiler()
                    .getResource(StandardLocation.CLASS_OUTPUT, name.packageName(), name.simpleName() + ".class")
                    .openInputStream()
                    .close();
            return true;
        } catch (IOException | IllegalArgumentException isNotThere) {
            return false;
        }
    }

    private void writeCompanions(boolean isLast, Report report) {
        List<RoleClass> stillWaiting = new ArrayList<>();
        for (RoleClass role : waiting) {
            Report own = new Report();
            try {
                Optional<RoleBody> body = bodies.read(role, own);
                ClassName companion = role.role().companion();
                ClassName other = companions.putIfAbsent(companion, role.role().type());
                if (other != null && !other.equals(role.role().type())) {
                    own.add(
                            Problem.NAME_TAKEN,
                            Place.at(role.element()),
                            companion.canonicalName(),
                            "rename one of " + other.canonicalName() + " and "
                                    + role.role().type().canonicalName());
                }
                if (body.isPresent() && role.isSound() && own.isClean()) {
                    write(new CompanionWriter(body.get()), role.element(), own);
                }
                report.addAll(own, role.element(), this::isCompiled);
            } catch (UnresolvedTypeException unresolved) {
                stillWaiting.add(role);
                if (isLast) {
                    own.add(
                            Problem.UNRESOLVED_TYPE,
                            Place.at(unresolved.component()),
                            typeOf(unresolved),
                            unresolved.componentName(),
                            Suggestions.forMissingClass(
                                    typeOf(unresolved).replaceAll("<.*", ""), classesBeside(role.element())));
                    report.addAll(own, role.element(), this::isCompiled);
                }
            }
        }
        waiting = stillWaiting;
    }

    /** The type that does not exist; of a generic one javac tells only what is written. */
    private String typeOf(UnresolvedTypeException unresolved) {
        return TypeNames.shown(
                unresolved.type().contains("<any>")
                        ? imports.typeOf(unresolved.component(), unresolved.type())
                        : unresolved.type());
    }

    private List<String> classesBeside(TypeElement element) {
        return ElementFilter.typesIn(elements.getPackageOf(element).getEnclosedElements()).stream()
                .map(type -> type.getSimpleName().toString())
                .toList();
    }

    /** Whether an element is in a source of this compilation, and so has a place that can be shown. */
    private boolean isCompiled(Element element) {
        Element outermost = element;
        while (outermost.getEnclosingElement() instanceof TypeElement || !(outermost instanceof TypeElement)) {
            outermost = outermost.getEnclosingElement();
        }
        return compiled.contains(((TypeElement) outermost).getQualifiedName().toString());
    }

    private void write(SourceWriter writer, Element origin, Report report) {
        try {
            sources.write(writer, origin);
        } catch (IOException failed) {
            report.add(Problem.CANNOT_WRITE, Place.at(origin), writer.name().canonicalName(), failed.getMessage());
        }
    }
}
