package dev.rolecall.processor.element;

import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Names of types, without the annotations that may stand on them. */
public final class TypeNames {

    private TypeNames() {}

    /**
     * The qualified name of a class without its type arguments.
     *
     * @param type a type
     * @return the name; another type as it is written
     */
    public static String nameOf(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED || type.getKind() == TypeKind.ERROR
                ? ((TypeElement) ((DeclaredType) type).asElement())
                        .getQualifiedName()
                        .toString()
                : TypeName.get(type).toString();
    }

    /**
     * A type as a message shows it.
     *
     * @param type a type or its name
     * @return the type without packages, such as {@code Optional<String>}
     */
    public static String shown(Object type) {
        String name = type instanceof TypeMirror mirror ? TypeName.get(mirror).toString() : type.toString();
        return name.replaceAll("(?<![\\w.])([\\p{javaLowerCase}_]\\w*\\.)+(?=\\w)", "");
    }

    /**
     * A component as a message names it.
     *
     * @param component a component, a parameter of a constructor, or another member of a class
     * @return such as {@code Progress.percent}
     */
    public static String member(Element component) {
        Element type = component.getEnclosingElement();
        while (!(type instanceof TypeElement)) {
            type = type.getEnclosingElement(); // a parameter is in a constructor
        }
        return type.getSimpleName() + "." + component.getSimpleName();
    }

    /**
     * What a wildcard extends.
     *
     * @param type a type
     * @return the bound of a wildcard that has one; another type as it is
     */
    public static TypeMirror upperBound(TypeMirror type) {
        return type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
                ? wildcard.getExtendsBound()
                : type;
    }
}
