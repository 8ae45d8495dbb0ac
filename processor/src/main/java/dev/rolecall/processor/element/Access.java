package dev.rolecall.processor.element;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** From where a class can be named, and at what price: it and each class around it count. */
public final class Access {

    private Access() {}

    /**
     * Whether every package can name a class.
     *
     * @param element the class
     * @return whether it can
     */
    public static boolean isPublic(TypeElement element) {
        for (Element at = element; at instanceof TypeElement; at = at.getEnclosingElement()) {
            boolean isInInterface = at.getEnclosingElement().getKind().isInterface();
            if (!at.getModifiers().contains(Modifier.PUBLIC) && !isInInterface) {
                return false;
            }
        }
        return true;
    }

    /**
     * What naming an element warns of, as it is deprecated or a class around it.
     *
     * @param element the element
     * @param elements the compiler's elements
     * @return {@code deprecation}, {@code removal}, or nothing
     */
    public static Set<String> warnings(Element element, Elements elements) {
        Set<String> warnings = new TreeSet<>();
        for (Element at = element; at != null && !(at instanceof PackageElement); at = at.getEnclosingElement()) {
            if (elements.isDeprecated(at)) {
                boolean isForRemoval = Annotations.find(at, "java.lang.Deprecated")
                        .filter(annotation ->
                                Annotations.string(annotation, "forRemoval", "").equals("true"))
                        .isPresent();
                warnings.add(isForRemoval ? "removal" : "deprecation");
            }
        }
        return warnings;
    }

    /**
     * Whether nothing outside of its file can name a class.
     *
     * @param element the class
     * @return whether it is private, or in a private class
     */
    public static boolean isPrivate(TypeElement element) {
        for (Element at = element; at instanceof TypeElement; at = at.getEnclosingElement()) {
            if (at.getModifiers().contains(Modifier.PRIVATE)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a module reads that of a class.
     *
     * @param type a class
     * @param from an element of the module
     * @param elements the compiler's elements
     * @return whether it does, by a {@code requires} of its own or a transitive one of a module that it reads; true where both
     *     are in one module, or in none
     */
    public static boolean isRead(TypeElement type, Element from, Elements elements) {
        ModuleElement module = elements.getModuleOf(type);
        ModuleElement reading = elements.getModuleOf(from);
        return isTogether(module, reading)
                || reading.isUnnamed()
                || ElementFilter.requiresIn(module.getDirectives())
                        .isEmpty() // automatic, as the Eclipse compiler shows it
                || reads(reading, module, true, new HashSet<>());
    }

    private static boolean isTogether(ModuleElement module, ModuleElement other) {
        return module == null || module.isUnnamed() || module.equals(other);
    }

    private static boolean reads(ModuleElement from, ModuleElement module, boolean isOwn, Set<ModuleElement> seen) {
        return seen.add(from)
                && ElementFilter.requiresIn(from.getDirectives()).stream()
                        .filter(required -> isOwn || required.isTransitive())
                        .map(ModuleElement.RequiresDirective::getDependency)
                        .anyMatch(required -> required.equals(module) || reads(required, module, false, seen));
    }

    /**
     * Whether the module of a class lets another module name it.
     *
     * @param type a class that is public
     * @param from an element of the other module
     * @param elements the compiler's elements
     * @return whether its package is exported to that module; true where both are in one module, or in none
     */
    public static boolean isExported(TypeElement type, Element from, Elements elements) {
        ModuleElement module = elements.getModuleOf(type);
        ModuleElement other = elements.getModuleOf(from);
        if (isTogether(module, other)) {
            return true;
        }
        Element packageElement = elements.getPackageOf(type);
        return ElementFilter.exportsIn(module.getDirectives()).stream()
                .filter(exported -> exported.getPackage().equals(packageElement))
                .anyMatch(exported -> exported.getTargetModules() == null
                        || exported.getTargetModules().contains(other));
    }
}
