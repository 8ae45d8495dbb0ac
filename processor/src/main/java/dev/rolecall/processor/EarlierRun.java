package dev.rolecall.processor;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.collect.RoleClass;
import dev.rolecall.processor.collect.Roles;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.Compiled;
import dev.rolecall.processor.model.Index;
import dev.rolecall.processor.model.Union;
import dev.rolecall.processor.output.EarlierOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** What the last run has left in the class output of the roles and unions that are not compiled this time. */
final class EarlierRun {

    private final Elements elements;
    private final Compiled compiled;
    private final Roles roles;
    private final EarlierOutput output;
    private Index index = Index.EMPTY;

    EarlierRun(ProcessingEnvironment environment, Compiled compiled, Roles roles) {
        this.elements = environment.getElementUtils();
        this.compiled = compiled;
        this.roles = roles;
        this.output = new EarlierOutput(environment.getFiler());
    }

    /** Reads what is there, in the first round, before the compiler is asked for anything. */
    void read(RoundEnvironment round, Report report) {
        try {
            index = output.index();
        } catch (IOException | RuntimeException unreadable) {
            round.getRootElements().stream()
                    .findFirst()
                    .ifPresent(any -> report.add(
                            Problem.CANNOT_READ, Place.at(any), "Rolecall's index", unreadable.getMessage()));
        }
        EarlierOutput.readHolders(index, elements);
    }

    /**
     * The role classes that are still there.
     *
     * @param known those that are known already
     * @param any an element of this run, for what can be said of no other
     * @param report where problems go
     * @return the others
     */
    List<TypeElement> roles(Set<ClassName> known, Element any, Report report) {
        List<TypeElement> found = new ArrayList<>();
        for (ClassName role : index.roles().keySet()) {
            if (!known.contains(role) && keeps(role)) {
                TypeElement element = elements.getTypeElement(role.canonicalName());
                if (element == null) {
                    report.add(Problem.STALE_ROLE, Place.at(any), role.canonicalName());
                } else if (Annotations.has(element, Annotations.MESSAGE_ROLE)) {
                    found.add(element);
                }
            }
        }
        return found;
    }

    /** The names of what declares unions. */
    List<String> declarations() {
        return index.unions().values().stream()
                .filter(name -> !name.isEmpty() && !compiled.has(name))
                .toList();
    }

    // Where the index was deleted and the classes were not

    /**
     * The names of packages that declare unions, and that the index does not tell.
     *
     * @param packageName a package with a role
     * @return those of it and of the packages around it
     */
    List<String> declarationsAround(String packageName) {
        List<String> found = new ArrayList<>();
        for (String name = packageName; !name.isEmpty(); name = name.substring(0, Math.max(0, name.lastIndexOf('.')))) {
            PackageElement around = elements.getPackageElement(name);
            Optional<AnnotationMirror> declared = Optional.ofNullable(around)
                    .filter(element -> !compiled.has(element) && output.hasPackage(element.toString()))
                    .flatMap(element -> Annotations.find(element, Annotations.MESSAGE_UNION));
            if (declared.isPresent()
                    && isUnindexed(ClassName.get(name, Annotations.string(declared.get(), "name", "AgentMessage")))) {
                found.add(Compiled.nameOf(around));
            }
        }
        return found;
    }

    /**
     * The role classes of a union that is there, and that the index does not tell.
     *
     * @param union a union that will be written
     * @param known the role classes that are known already
     * @return the others that are still there
     */
    List<TypeElement> members(ClassName union, Set<ClassName> known) {
        if (!isUnindexed(union)) {
            return List.of();
        }
        List<TypeElement> found = new ArrayList<>();
        descriptor(union).ifPresent(descriptor -> {
            List<String> names = new ArrayList<>(Annotations.strings(descriptor, "direct"));
            names.addAll(Annotations.strings(descriptor, "carried"));
            for (String name : names) {
                TypeElement role = elements.getTypeElement(name);
                if (role != null
                        && Annotations.has(role, Annotations.MESSAGE_ROLE)
                        && !known.contains(ClassName.get(role))
                        && keeps(ClassName.get(role))) {
                    found.add(role);
                }
            }
        });
        return found;
    }

    /** Whether a class is there, or the source that it was generated as. */
    boolean has(ClassName type) {
        return output.has(type);
    }

    /** Whether the class file of a class is there that is not compiled this time. */
    boolean keeps(ClassName type) {
        return !compiled.has(type) && output.hasClass(type);
    }

    /**
     * Whether a union is the same as the one that is there. What changes one that it includes, changes its own members too.
     */
    boolean hasSame(Union union) {
        return union.members().stream()
                        .noneMatch(member -> compiled.has(member.role().type()))
                && output.has(union.type())
                && output.has(union.holder())
                && isDescribed(union);
    }

    private boolean isDescribed(Union union) {
        Optional<AnnotationMirror> descriptor = descriptor(union.type());
        return descriptor.isPresent()
                && Annotations.strings(descriptor.get(), "direct").equals(union.directNames())
                && Annotations.strings(descriptor.get(), "carried").equals(union.carriedNames())
                && Annotations.strings(descriptor.get(), "included").equals(union.includedNames());
    }

    private boolean isUnindexed(ClassName union) {
        return !index.unions().containsKey(union) && output.hasClass(union);
    }

    /** Whether a union that is there, and that the index does not tell, had members that the roles alone do not bring back. */
    boolean isBeyondRecovery(ClassName union, Set<ClassName> known) {
        Set<String> names = new HashSet<>();
        known.forEach(role -> names.add(role.canonicalName()));
        return isUnindexed(union)
                && descriptor(union)
                        .filter(descriptor ->
                                !Annotations.strings(descriptor, "included").isEmpty()
                                        || Annotations.strings(descriptor, "carried").stream()
                                                .anyMatch(name ->
                                                        !names.contains(name) && elements.getTypeElement(name) != null))
                        .isPresent();
    }

    private Optional<AnnotationMirror> descriptor(ClassName union) {
        return Optional.ofNullable(elements.getTypeElement(union.canonicalName()))
                .flatMap(existing -> Annotations.find(existing, Annotations.UNION_DESCRIPTOR));
    }

    /** Reports the unions that are there, and that nothing asks for any more. */
    void checkUnions(Set<ClassName> asked, Report report) {
        for (ClassName union : index.unions().keySet()) {
            TypeElement stale = elements.getTypeElement(union.canonicalName());
            if (!asked.contains(union) && stale != null && keeps(union)) {
                report.add(Problem.STALE_UNION, Place.at(stale), union.canonicalName());
            }
        }
    }

    /** Replaces the index by that of this run, if it is another. */
    void replace(Collection<RoleClass> compilation, Map<ClassName, String> declaredOn, Report report) {
        Map<ClassName, List<String>> uses = new TreeMap<>();
        compilation.forEach(role -> uses.put(role.role().type(), roles.usesOf(role)));
        if (!uses.equals(index.roles()) || !declaredOn.equals(index.unions())) {
            try {
                output.write(new Index(uses, declaredOn));
            } catch (IOException failed) {
                compilation.stream()
                        .findFirst()
                        .ifPresent(role -> report.add(
                                Problem.CANNOT_WRITE,
                                Place.at(role.element()),
                                "Rolecall's index",
                                failed.getMessage()));
            }
        }
    }
}
