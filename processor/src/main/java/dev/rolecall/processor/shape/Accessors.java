package dev.rolecall.processor.shape;

import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.Supertypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds the methods of a class that answer the values it was made of. */
final class Accessors {

    private static final String IGNORE = "com.fasterxml.jackson.annotation.JsonIgnore";

    private final Elements elements;
    private final Types types;

    Accessors(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** What the method that answers a value may be named. */
    static List<String> names(String property, TypeMirror type) {
        String capital = Character.toUpperCase(property.charAt(0)) + property.substring(1);
        boolean isBoolean = type.getKind() == TypeKind.BOOLEAN;
        return List.of(property, (isBoolean ? "is" : "get") + capital);
    }

    Optional<ExecutableElement> find(TypeElement type, List<String> names) {
        List<ExecutableElement> methods = ElementFilter.methodsIn(elements.getAllMembers(type));
        for (String name : names) {
            for (ExecutableElement method : methods) {
                if (method.getSimpleName().contentEquals(name) && isAccessor(method, type)) {
                    return Optional.of(method);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a field can be asked or set from outside, or is public, and Jackson is not told to ignore it. */
    boolean isShown(TypeElement type, VariableElement field) {
        String name = field.getSimpleName().toString();
        String setter = "set" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
        Optional<ExecutableElement> getter = find(type, names(name, field.asType()))
                .filter(method -> method.getModifiers().contains(Modifier.PUBLIC));
        boolean isSet = ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .anyMatch(method -> method.getSimpleName().contentEquals(setter)
                        && method.getParameters().size() == 1);
        boolean isIgnored = Annotations.has(field, IGNORE)
                || getter.filter(method -> Annotations.has(method, IGNORE)).isPresent();
        return !isIgnored
                && (getter.isPresent() || isSet || field.getModifiers().contains(Modifier.PUBLIC));
    }

    private boolean isAccessor(ExecutableElement method, TypeElement type) {
        boolean samePackage = elements.getPackageOf(method).equals(elements.getPackageOf(type));
        boolean accessible = method.getModifiers().contains(Modifier.PUBLIC)
                || samePackage && !method.getModifiers().contains(Modifier.PRIVATE);
        return accessible
                && method.getParameters().isEmpty()
                && !method.getModifiers().contains(Modifier.STATIC)
                && method.getThrownTypes().stream().noneMatch(this::isChecked);
    }

    boolean isChecked(TypeMirror thrown) {
        return !isSubtype(thrown, "java.lang.RuntimeException") && !isSubtype(thrown, "java.lang.Error");
    }

    private boolean isSubtype(TypeMirror type, String of) {
        return types.isSubtype(type, elements.getTypeElement(of).asType());
    }

    /** The annotated methods of a class's supertypes that accessors may override; Jackson sees their annotations too. */
    List<ExecutableElement> inherited(TypeElement type) {
        List<ExecutableElement> found = new ArrayList<>();
        for (TypeElement supertype : supertypes(type)) {
            for (ExecutableElement method : ElementFilter.methodsIn(supertype.getEnclosedElements())) {
                if (method.getParameters().isEmpty()
                        && !method.getAnnotationMirrors().isEmpty()) {
                    found.add(method);
                }
            }
        }
        return found;
    }

    /** The supertypes of a class but for unions, the nearest first. */
    List<TypeElement> supertypes(TypeElement type) {
        return Supertypes.of(type, types);
    }
}
