package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.element.Access;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.Union;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Puts the roles of a union together, and checks that they get on with each other. */
final class UnionAssembly {

    /** What the holder needs for itself, in lower case. */
    private static final Set<String> RESERVED_CARRIERS = Set.of("standard", "raw", "visitor", "type");

    private final Elements elements;
    private final ExistingNames existingNames;
    private final UnionDeclaration declaration;
    private final List<UnionMember> members;
    private final List<ClassName> withoutRole;
    private final Predicate<ClassName> isOwnOutput;
    private final Predicate<ClassName> isLeftOver;
    private final Report report;

    UnionAssembly(
            Elements elements,
            UnionDeclaration declaration,
            Collection<UnionMember> members,
            List<ClassName> withoutRole,
            Predicate<ClassName> isOwnOutput,
            Predicate<ClassName> isLeftOver,
            Report report) {
        this.elements = elements;
        this.existingNames = new ExistingNames(elements);
        this.withoutRole = withoutRole;
        this.isOwnOutput = isOwnOutput;
        this.isLeftOver = isLeftOver;
        this.declaration = declaration;
        this.members = members.stream()
                .sorted(Comparator.comparing(
                                (UnionMember member) -> member.role().role())
                        .thenComparing(member -> member.role().type()))
                .toList();
        this.report = report;
    }

    /** The union without the members that are at fault; empty if a class of its name exists. */
    Optional<Union> assemble() {
        ClassName type = declaration.type();
        boolean isFree = isFree(type) && isFree(Union.holderOf(type));
        checkRoles();
        checkUnusedCarriers();
        List<Union.Member> sound = new ArrayList<>();
        Map<String, Role> carriers = new HashMap<>();
        for (UnionMember member : members) {
            if (member.isSound() && isAccessible(member)) {
                if (member.isDirect()) {
                    sound.add(new Union.Member(member.role(), ""));
                } else {
                    carrier(member, carriers).ifPresent(name -> sound.add(new Union.Member(member.role(), name)));
                }
            }
        }
        List<ClassName> faulty = members.stream()
                .filter(member -> member.isDirect() && !member.isSound())
                .map(member -> member.role().type())
                .toList();
        List<ClassName> permitted = new ArrayList<>(faulty);
        permitted.addAll(withoutRole);
        boolean isPublic = members.stream().allMatch(member -> member.role().isPublic());
        return isFree ? Optional.of(new Union(type, sound, permitted, included(), isPublic)) : Optional.empty();
    }

    private List<ClassName> included() {
        return declaration.includes().stream()
                .filter(include -> !Annotations.has(include.element(), Annotations.MESSAGE_ROLE))
                .map(UnionDeclaration.Include::type)
                .sorted()
                .distinct()
                .toList();
    }

    private boolean isFree(ClassName name) {
        Optional<String> similar = existingNames.differingInCase(name);
        similar.ifPresent(existing -> report.add(
                Problem.NAMES_DIFFER_IN_CASE,
                declaration.place(),
                name.canonicalName(),
                existing,
                "name the union otherwise with @MessageUnion(name)"));
        TypeElement taken = elements.getTypeElement(name.canonicalName());
        boolean isGenerated = taken != null && Annotations.has(taken, Annotations.UNION_DESCRIPTOR);
        boolean isFree = taken == null || isGenerated && isOwnOutput.test(name);
        if (!isFree && isGenerated) {
            report.add(
                    Problem.FOREIGN_UNION,
                    declaration.place(),
                    name.canonicalName(),
                    "Name the union of this compilation otherwise with @MessageUnion(name).");
        } else if (!isFree) {
            report.add(
                    Problem.NAME_TAKEN,
                    declaration.place(),
                    name.canonicalName(),
                    "name the union otherwise with @MessageUnion(name)");
        }
        return isFree;
    }

    private void checkRoles() {
        Map<String, UnionMember> byName = new HashMap<>();
        Map<String, String> byLowerCase = new HashMap<>();
        Roles.STANDARD.forEach(role -> byLowerCase.put(role.toLowerCase(Locale.ROOT), role));
        for (UnionMember member : members) {
            Set<String> names = new LinkedHashSet<>(List.of(member.role().role()));
            names.addAll(member.role().aliases());
            for (String name : names) {
                UnionMember first = byName.putIfAbsent(name, member);
                String similar = byLowerCase.putIfAbsent(name.toLowerCase(Locale.ROOT), name);
                if (first != null) {
                    UnionMember blamed = isLeftOver.test(member.role().type()) ? first : member;
                    report.add(
                            Problem.DUPLICATE_ROLE,
                            blamed.place(),
                            name,
                            first.description(),
                            member.description(),
                            declaration.type().simpleName(),
                            first.isDirect() && member.isDirect() ? "" : " with @MessageUnion(exclude)",
                            leftOver(first) + leftOver(member));
                } else if (similar != null && !similar.equals(name) && !names.contains(similar)) {
                    report.add(
                            Problem.ROLES_DIFFER_IN_CASE,
                            member.place(),
                            similar,
                            byName.containsKey(similar)
                                    ? byName.get(similar).role().type().canonicalName()
                                    : "a standard role",
                            name,
                            member.role().type().canonicalName(),
                            declaration.type().simpleName());
                }
            }
        }
    }

    private String leftOver(UnionMember member) {
        ClassName type = member.role().type();
        return isLeftOver.test(type)
                ? " " + type.canonicalName()
                        + " is not compiled now, and in the class output: if its source was renamed or "
                        + "deleted, delete its class file too."
                : "";
    }

    private boolean isAccessible(UnionMember member) {
        Role role = member.role();
        boolean samePackage =
                role.type().packageName().equals(declaration.type().packageName());
        if (!member.isDirect() && role.type().packageName().isEmpty()) {
            report.add(
                    Problem.ROLE_WITHOUT_PACKAGE,
                    member.place(),
                    role.type().simpleName(),
                    declaration.type().canonicalName());
            return false;
        }
        TypeElement element = elements.getTypeElement(role.type().canonicalName());
        if (element != null && !Access.isExported(element, declaration.place().element(), elements)) {
            report.add(
                    Problem.UNEXPORTED_ROLE,
                    member.place(),
                    role.type().canonicalName(),
                    declaration.type().canonicalName());
            return false;
        }
        if (element != null && !Access.isRead(element, declaration.place().element(), elements)) {
            report.add(
                    Problem.UNREAD_ROLE,
                    member.place(),
                    role.type().canonicalName(),
                    elements.getModuleOf(element).getQualifiedName(),
                    declaration.type().canonicalName());
            return false;
        }
        if (!samePackage && !role.isPublic()) {
            report.add(
                    Problem.INACCESSIBLE_ROLE,
                    member.place(),
                    role.type().canonicalName(),
                    declaration.type().canonicalName());
            return false;
        }
        return true;
    }

    private Optional<String> carrier(UnionMember member, Map<String, Role> carriers) {
        Role role = member.role();
        Optional<UnionDeclaration.Carrier> renamed =
                Optional.ofNullable(declaration.carriers().get(role.type()));
        String name =
                renamed.map(UnionDeclaration.Carrier::name).orElse(role.type().simpleName());
        Place place = renamed.map(UnionDeclaration.Carrier::place).orElse(member.place());
        boolean isHolder = name.equals(Union.holderOf(declaration.type()).simpleName());
        if (isHolder || RESERVED_CARRIERS.contains(name.toLowerCase(Locale.ROOT))) {
            report.add(Problem.RESERVED_CARRIER, place, role.type().canonicalName(), name);
            return Optional.empty();
        }
        // Nested classes become files, and some file systems do not tell upper from lower case.
        Role first = carriers.putIfAbsent(name.toLowerCase(Locale.ROOT), role);
        if (first != null) {
            report.add(
                    Problem.CARRIER_CLASH,
                    place,
                    first.type().canonicalName(),
                    role.type().canonicalName(),
                    first.type().simpleName().equals(name)
                            ? "both be named " + name
                            : "have names that differ in case alone, which some file systems do not tell apart");
            return Optional.empty();
        }
        return Optional.of(name);
    }

    private void checkUnusedCarriers() {
        declaration.carriers().forEach((type, carrier) -> {
            Optional<UnionMember> member = members.stream()
                    .filter(candidate -> candidate.role().type().equals(type))
                    .findFirst();
            if (member.isEmpty()) {
                report.add(
                        Problem.BAD_CARRIER,
                        carrier.place(),
                        type.canonicalName(),
                        "it is not in the union " + declaration.type().simpleName() + ". Include it, or remove this");
            } else if (member.get().isDirect()) {
                report.add(
                        Problem.BAD_CARRIER,
                        carrier.place(),
                        type.canonicalName(),
                        "it implements the union, and nothing carries it. Remove this");
            }
        });
    }
}
