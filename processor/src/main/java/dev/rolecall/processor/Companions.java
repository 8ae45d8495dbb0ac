package dev.rolecall.processor;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.check.Suggestions;
import dev.rolecall.processor.collect.RoleBodies;
import dev.rolecall.processor.collect.RoleSource;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.Compiled;
import dev.rolecall.processor.element.Lombok;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.Index;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.RoleBody;
import dev.rolecall.processor.output.EarlierOutput;
import dev.rolecall.processor.shape.UnresolvedTypeException;
import dev.rolecall.processor.write.CompanionWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Which companion is written in which round: each waits until the types of its components exist, which another processor may
 * have to make first, and until Lombok has done its work on the class. What is written of a role, and said of it, depends on
 * its class alone.
 */
final class Companions {

    private final ProcessingEnvironment environment;
    private final Elements elements;
    private final Preconditions preconditions;
    private final Compilation compilation;
    private final Compiled compiled;
    private final RoleBodies bodies;
    private final GeneratedFiles files;
    private final EarlierOutput output;
    private final Map<ClassName, ClassName> written = new HashMap<>();
    private List<RoleSource> waiting = new ArrayList<>();
    private final List<ClassName> unfinished = new ArrayList<>();
    private boolean isFirst = true;

    Companions(ProcessingEnvironment environment) {
        this.environment = environment;
        this.elements = environment.getElementUtils();
        this.preconditions = new Preconditions(environment);
        this.compilation = Compilation.of(environment);
        this.compiled = compilation.compiled;
        this.bodies = new RoleBodies(elements, environment.getTypeUtils(), compilation.creators);
        this.files = new GeneratedFiles(environment, RoleProcessor.class);
        this.output = new EarlierOutput(environment.getFiler());
    }

    void process(RoundEnvironment round) {
        List<Element> annotated = compilation.annotated(round, Annotations.MESSAGE_ROLE);
        Report report = new Report();
        if (preconditions.areMet(annotated, report)) {
            Index earlier = isFirst ? index() : Index.EMPTY;
            EarlierOutput.readHolders(earlier, elements);
            waiting.replaceAll(compilation.roles::again);
            addFinished(report);
            for (Element element : annotated) {
                TypeElement role = (TypeElement) element;
                if (compiled.has(role) && Lombok.isToChange(role)) {
                    unfinished.add(ClassName.get(role));
                } else if (compiled.has(role)) {
                    read(role, report);
                } else if (!hasCompanion(role)) {
                    addFromClassFile(role, role, report);
                }
            }
            addChanged(earlier, round, report);
            isFirst = false;
            write(round.processingOver(), report);
        }
        report.printTo(environment.getMessager());
    }

    private void read(TypeElement role, Report report) {
        Compilation.Reading reading = compilation.read(role);
        report.addAll(reading.report());
        add(reading.source());
    }

    private void add(RoleSource role) {
        if (role.creator().isPresent()) {
            waiting.add(role);
        }
    }

    /** The classes that Lombok was to change in the round before. */
    private void addFinished(Report report) {
        for (ClassName name : unfinished) {
            TypeElement role = elements.getTypeElement(name.canonicalName());
            if (Lombok.isAbsent(role)) {
                report.add(Problem.LOMBOK_ABSENT, Place.at(role), role.getSimpleName());
            } else {
                read(role, report);
            }
        }
        unfinished.clear();
    }

    private boolean hasCompanion(TypeElement role) {
        ClassName companion = Role.companionOf(ClassName.get(role));
        return elements.getTypeElement(companion.canonicalName()) != null;
    }

    /** The roles of an earlier run that are not compiled now, but a record or an enum in them is; and those without companion. */
    private void addChanged(Index earlier, RoundEnvironment round, Report report) {
        Optional<? extends Element> any = round.getRootElements().stream().findFirst();
        earlier.roles().forEach((name, uses) -> {
            TypeElement role =
                    compiled.has(name) || !output.hasClass(name) ? null : elements.getTypeElement(name.canonicalName());
            Optional<Element> part =
                    uses.stream().filter(compiled::has).findFirst().map(elements::getTypeElement);
            if (role != null && (part.isPresent() || !hasCompanion(role))) {
                part.or(() -> any).ifPresent(place -> addFromClassFile(role, place, report));
            }
        });
    }

    private void addFromClassFile(TypeElement element, Element place, Report report) {
        Compilation.Reading reading = compilation.read(element);
        RoleSource role = reading.source();
        if (reading.report().isClean()) {
            add(role); // its warnings were said when it was compiled
        } else {
            report.add(
                    Problem.STALE_COMPANION,
                    Place.at(place),
                    role.roleClass().role().companion().canonicalName(),
                    element.getQualifiedName(),
                    reading.report().firstError());
        }
    }

    private Index index() {
        try {
            return output.index();
        } catch (IOException | RuntimeException unreadable) {
            return Index.EMPTY; // the unions' processor says so
        }
    }

    private void write(boolean isLast, Report report) {
        List<RoleSource> stillWaiting = new ArrayList<>();
        for (RoleSource role : waiting) {
            TypeElement element = role.roleClass().element();
            Report own = new Report();
            try {
                Optional<RoleBody> body = bodies.read(role, own);
                checkName(role, own);
                if (body.isPresent() && role.roleClass().isSound() && own.isClean()) {
                    files.write(new CompanionWriter(body.get()), List.of(element), own);
                }
                report.addAll(own, element, compiled::has);
            } catch (UnresolvedTypeException unresolved) {
                stillWaiting.add(role);
                if (isLast) {
                    own.add(
                            Problem.UNRESOLVED_TYPE,
                            Place.at(unresolved.component()),
                            typeOf(unresolved),
                            unresolved.componentName(),
                            Suggestions.forMissingClass(
                                    typeOf(unresolved).replaceAll("<.*", ""), classesBeside(element)));
                    report.addAll(own, element, compiled::has);
                }
            }
        }
        waiting = stillWaiting;
    }

    private void checkName(RoleSource role, Report report) {
        ClassName type = role.roleClass().role().type();
        ClassName companion = role.roleClass().role().companion();
        ClassName other = written.putIfAbsent(companion, type);
        if (other != null && !other.equals(type)) {
            report.add(
                    Problem.NAME_TAKEN,
                    Place.at(role.roleClass().element()),
                    companion.canonicalName(),
                    "rename one of " + other.canonicalName() + " and " + type.canonicalName());
        }
    }

    /** The type that does not exist; of a generic one javac tells only what is written. */
    private String typeOf(UnresolvedTypeException unresolved) {
        return TypeNames.shown(
                unresolved.type().contains("<any>")
                        ? compilation.imports.typeOf(unresolved.component(), unresolved.type())
                        : unresolved.type());
    }

    private List<String> classesBeside(TypeElement element) {
        return ElementFilter.typesIn(elements.getPackageOf(element).getEnclosedElements()).stream()
                .map(type -> type.getSimpleName().toString())
                .toList();
    }
}
