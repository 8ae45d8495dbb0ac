package dev.rolecall.processor;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.collect.RoleClass;
import dev.rolecall.processor.collect.Roles;
import dev.rolecall.processor.collect.UnionDeclaration;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.Compiled;
import dev.rolecall.processor.element.DescribedUnion;
import dev.rolecall.processor.model.Index;
import dev.rolecall.processor.model.Union;
import dev.rolecall.processor.output.EarlierOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
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
     * @param packages packages with roles
     * @return those of them and of the packages around them
     */
    List<String> declarationsAround(Collection<String> packages) {
        Set<String> around = new LinkedHashSet<>();
        for (String packageName : packages) {
            String name = packageName;
            while (!name.isEmpty() && around.add(name)) {
                name = name.substring(0, Math.max(0, name.lastIndexOf('.')));
            }
        }
        return around.stream()
                .map(elements::getPackageElement)
                .filter(element -> element != null && declaresUnindexed(element))
                .map(Compiled::nameOf)
                .toList();
    }

    private boolean declaresUnindexed(PackageElement element) {
        String name = element.getQualifiedName().toString();
        return !compiled.has(element)
                && output.hasPackage(name)
                && Annotations.find(element, Annotations.MESSAGE_UNION)
                        .filter(declared -> isUnindexed(ClassName.get(name, UnionDeclaration.nameIn(declared))))
                        .isPresent();
    }

    private boolean isUnindexed(ClassName union) {
        return !index.unions().containsKey(union) && output.hasClass(union);
    }

    /**
     * What a union says of itself that is there, and that the index does not tell.
     *
     * @param union a union that will be written
     * @return empty if it is not there, or the index tells it
     */
    Optional<DescribedUnion> unindexed(ClassName union) {
        return isUnindexed(union) ? described(union) : Optional.empty();
    }

    /**
     * The role classes of such a union.
     *
     * @param union what it says of itself
     * @param known the role classes that are known already
     * @return the others that are still there
     */
    List<TypeElement> members(DescribedUnion union, Set<ClassName> known) {
        List<TypeElement> found = new ArrayList<>();
        for (String name : union.members()) {
            TypeElement role = elements.getTypeElement(name);
            if (role != null
                    && Annotations.has(role, Annotations.MESSAGE_ROLE)
                    && !known.contains(ClassName.get(role))
                    && keeps(ClassName.get(role))) {
                found.add(role);
            }
        }
        return found;
    }

    /** Whether such a union has members that are of other compilations, as its declaration included them. */
    boolean includesOthers(DescribedUnion union, Set<ClassName> known) {
        return !union.included().isEmpty()
                || union.carried().stream()
                        .map(elements::getTypeElement)
                        .anyMatch(role -> role != null && !known.contains(ClassName.get(role)));
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
        DescribedUnion now = new DescribedUnion(union.directNames(), union.carriedNames(), union.includedNames());
        return described(union.type()).filter(now::equals).isPresent();
    }

    private Optional<DescribedUnion> described(ClassName union) {
        return Optional.ofNullable(elements.getTypeElement(union.canonicalName()))
                .flatMap(DescribedUnion::of);
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
