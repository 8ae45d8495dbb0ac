package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.check.Suggestions;
import dev.rolecall.processor.element.Access;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.Imports;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.Role;
import dev.rolecall.processor.model.Rule;
import dev.rolecall.processor.model.Union;
import dev.rolecall.processor.shape.Creator;
import dev.rolecall.processor.shape.Creators;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads what a union needs to know of role classes: from their source, or from their companions. */
public final class Roles {

    static final Set<String> STANDARD = Set.of("system", "user", "assistant", "toolResult");

    private final Elements elements;
    private final ExistingNames existingNames;
    private final Creators creators;
    private final Rules rules;
    private final Imports imports;

    /**
     * A reader.
     *
     * @param elements the compiler's elements
     * @param creators finds how classes are made
     * @param rules reads rules
     * @param imports reads imports
     */
    public Roles(Elements elements, Creators creators, Rules rules, Imports imports) {
        this.elements = elements;
        this.existingNames = new ExistingNames(elements);
        this.creators = creators;
        this.rules = rules;
        this.imports = imports;
    }

    /**
     * Reads a class that is being compiled. Its components are left for later, as their types may not exist yet.
     *
     * @param element a class with {@code @MessageRole}
     * @param report where problems go
     * @return the role
     */
    public RoleSource read(TypeElement element, Report report) {
        Report ofKind = new Report();
        // Without components there is nothing that a rule could be about.
        Optional<Creator> creator = checkKind(element, ofKind) ? creators.find(element, ofKind) : Optional.empty();
        Rule rule = creator.map(found -> rules.read(found, ofKind)).orElse(new Rule.NotSent("no rule"));
        RoleClass roleClass = read(element, rule, ofKind, report);
        return new RoleSource(roleClass, rule, creator);
    }

    /**
     * Reads the components of a class again, in a later round: elements of an earlier one would not know what was generated
     * since.
     *
     * @param source the class
     * @return the same, as it is now
     */
    public RoleSource again(RoleSource source) {
        TypeElement element =
                elements.getTypeElement(source.roleClass().role().type().canonicalName());
        return new RoleSource(source.roleClass(), source.rule(), creators.find(element, new Report()));
    }

    /**
     * Reads a class whose constructor another processor is still to write. What is wrong with it shows when that is done.
     *
     * @param element a class with {@code @MessageRole}
     * @return what unions need to know of it
     */
    public RoleClass readUnfinished(TypeElement element) {
        Rule rule = rules.read(creators.ofFields(element), new Report());
        return read(element, rule, new Report(), new Report());
    }

    private RoleClass read(TypeElement element, Rule rule, Report ofKind, Report report) {
        Report own = new Report();
        AnnotationMirror annotation =
                Annotations.find(element, Annotations.MESSAGE_ROLE).orElseThrow();
        ClassName type = ClassName.get(element);
        String name = Annotations.string(annotation, "value", "");
        checkName(element, annotation, Annotations.value(annotation, "value"), name, own);
        Set<String> names = new HashSet<>(Set.of(name));
        for (AnnotationValue alias : Annotations.values(annotation, "aliases")) {
            checkName(element, annotation, Optional.of(alias), alias.getValue().toString(), own);
            if (!names.add(alias.getValue().toString())) {
                own.add(
                        Problem.REPEATED_ALIAS,
                        Place.at(element, annotation, Optional.of(alias)),
                        alias.getValue(),
                        element.getSimpleName());
            }
        }
        own.addAll(ofKind);
        Role role = new Role(
                type,
                Role.companionOf(type),
                name,
                Annotations.strings(annotation, "aliases"),
                rule.text(),
                Access.isPublic(element),
                Access.warnings(element, elements));
        checkName(element, role.companion(), own);
        checkSupertypes(element, own);
        report.addAll(own);
        return new RoleClass(element, role, unions(element), own.isClean());
    }

    private static void checkSupertypes(TypeElement element, Report report) {
        TypeMirror superclass = element.getSuperclass();
        if (superclass.getKind() == TypeKind.ERROR && superclass.toString().endsWith(Union.DEFAULT_NAME)) {
            report.add(Problem.EXTENDED_UNION, Place.at(element), element.getSimpleName(), superclass);
        }
        for (TypeMirror implemented : element.getInterfaces()) {
            if (TypeNames.nameOf(implemented).equals("dev.rolecall.message.Message")) {
                report.add(Problem.STANDARD_UNION, Place.at(element), element.getSimpleName());
            }
        }
    }

    private static void checkName(
            TypeElement element,
            AnnotationMirror annotation,
            Optional<AnnotationValue> value,
            String name,
            Report report) {
        Place place = Place.at(element, annotation, value);
        if (name.isBlank()) {
            report.add(Problem.BLANK_ROLE, place, element.getSimpleName());
        } else if (STANDARD.contains(name)) {
            report.add(Problem.RESERVED_ROLE, place, name, element.getSimpleName());
        }
    }

    /** Checks what kind of class it is. Without type parameters there are components that can be looked at. */
    private static boolean checkKind(TypeElement element, Report report) {
        Place place = Place.at(element);
        Set<Modifier> modifiers = element.getModifiers();
        boolean isRecord = element.getKind() == ElementKind.RECORD;
        boolean isClass = isRecord || element.getKind() == ElementKind.CLASS && !modifiers.contains(Modifier.ABSTRACT);
        boolean isInner = element.getKind() == ElementKind.CLASS
                && element.getNestingKind() == NestingKind.MEMBER
                && !modifiers.contains(Modifier.STATIC);
        if (!isClass) {
            report.add(Problem.NOT_A_CLASS, place, element.getSimpleName(), kindOf(element));
        } else if (isInner) {
            report.add(Problem.INNER_ROLE, place, element.getSimpleName());
        } else if (!modifiers.contains(Modifier.FINAL)) {
            report.add(Problem.NOT_FINAL, place, element.getSimpleName());
        }
        if (!element.getTypeParameters().isEmpty()) {
            report.add(Problem.GENERIC_ROLE, place, element.getSimpleName());
        }
        if (Access.isPrivate(element)) {
            report.add(Problem.PRIVATE_ROLE, place, element.getSimpleName());
        }
        return isClass && !isInner && element.getTypeParameters().isEmpty();
    }

    private static String kindOf(TypeElement element) {
        return switch (element.getKind()) {
            case INTERFACE -> "an interface";
            case ANNOTATION_TYPE -> "an annotation";
            case ENUM -> "an enum";
            default -> "an abstract class";
        };
    }

    private void checkName(TypeElement element, ClassName companion, Report report) {
        existingNames
                .differingInCase(companion)
                .ifPresent(existing -> report.add(
                        Problem.NAMES_DIFFER_IN_CASE,
                        Place.at(element),
                        companion.canonicalName(),
                        existing,
                        "rename " + element.getSimpleName()));
        Optional<TypeElement> taken = existingNames.find(companion);
        if (taken.isPresent() && !Annotations.has(taken.get(), Annotations.ROLE_DESCRIPTOR)) {
            report.add(
                    Problem.NAME_TAKEN,
                    Place.at(element),
                    companion.canonicalName(),
                    "rename " + element.getSimpleName());
        }
    }

    /**
     * The unions that a class implements: interfaces that do not exist, and those that were generated before.
     *
     * @param element a class
     * @return the names of the interfaces
     */
    public List<ClassName> unions(TypeElement element) {
        List<ClassName> unions = new ArrayList<>();
        for (TypeMirror implemented : element.getInterfaces()) {
            TypeElement type = (TypeElement) ((DeclaredType) implemented).asElement();
            boolean missing = implemented.getKind() == TypeKind.ERROR;
            if (missing || Annotations.has(type, Annotations.UNION_DESCRIPTOR)) {
                unions.add(unionName(type.getQualifiedName().toString(), element));
            }
        }
        return unions;
    }

    /**
     * What to do about a class that implements a union and has no role.
     *
     * @param type the class, or an interface
     * @return a sentence
     */
    public static String cureOfMissingRole(TypeElement type) {
        return type.getKind().isInterface()
                ? "Let the classes with a role implement the union themselves, as it is sealed."
                : "Annotate it with @MessageRole(\"...\"), or do not let it implement the union.";
    }

    /**
     * Checks that the interfaces of a class exist, once all that is generated does: a union may be misspelt.
     *
     * @param role the class
     * @param unions the unions that were written
     * @param report where problems go
     */
    public void checkInterfaces(RoleClass role, Collection<ClassName> unions, Report report) {
        TypeElement element = elements.getTypeElement(role.role().type().canonicalName());
        Set<String> names = new TreeSet<>(Set.of(Union.DEFAULT_NAME));
        unions.forEach(union -> names.add(union.simpleName()));
        for (TypeMirror implemented : element.getInterfaces()) {
            if (implemented.getKind() == TypeKind.ERROR) {
                String written = implemented.toString();
                Suggestions.nearest(written, names)
                        .filter(name -> !name.equals(written))
                        .ifPresent(name -> report.add(
                                Problem.MISSPELT_UNION,
                                Place.at(element),
                                element.getSimpleName(),
                                written,
                                "Did you mean " + name + "?"));
            }
        }
    }

    /** The name of an interface that may not exist: javac gives it as it is written, imported or not. */
    private ClassName unionName(String written, TypeElement in) {
        String name = written.contains(".") ? written : imports.qualify(written, in);
        int dot = name.lastIndexOf('.');
        String packageName =
                dot < 0 ? elements.getPackageOf(in).getQualifiedName().toString() : name.substring(0, dot);
        return ClassName.get(packageName, name.substring(dot + 1));
    }

    /**
     * Reads a role that was compiled before from its companion.
     *
     * @param element a class with {@code @MessageRole}
     * @return the role; empty if it has no companion
     */
    public Optional<RoleClass> readCompiled(TypeElement element) {
        return compiledRole(element).map(role -> new RoleClass(element, role, unions(element), true));
    }

    /**
     * The classes that a role's companion was made from beside the role class.
     *
     * @param role a role whose companion exists
     * @return their canonical names
     */
    public List<String> usesOf(RoleClass role) {
        return descriptor(role.role().companion())
                .map(descriptor -> Annotations.strings(descriptor, "uses"))
                .orElse(List.of());
    }

    private Optional<AnnotationMirror> descriptor(ClassName companion) {
        return Optional.ofNullable(elements.getTypeElement(companion.canonicalName()))
                .flatMap(compiled -> Annotations.find(compiled, Annotations.ROLE_DESCRIPTOR));
    }

    private Optional<Role> compiledRole(TypeElement element) {
        ClassName type = ClassName.get(element);
        ClassName companion = Role.companionOf(type);
        return descriptor(companion)
                .map(descriptor -> new Role(
                        type,
                        companion,
                        Annotations.string(descriptor, "role", ""),
                        Annotations.strings(descriptor, "aliases"),
                        Annotations.string(descriptor, "rule", ""),
                        Access.isPublic(element),
                        Access.warnings(element, elements)));
    }
}
