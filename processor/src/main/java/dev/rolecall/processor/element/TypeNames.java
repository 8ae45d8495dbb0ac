package dev.rolecall.processor.collect;

import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Names of types, without the annotations that may stand on them. */
final class TypeNames {

    private TypeNames() {}

    /** The qualified name of a class without its type arguments; another type as it is written. */
    static String nameOf(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED || type.getKind() == TypeKind.ERROR
                ? ((TypeElement) ((DeclaredType) type).asElement())
                        .getQualifiedName()
                        .toString()
                : TypeName.get(type).toString();
    }

    /** A component as a message names it: {@code Progress.percent}. */
    static String member(Element component) {
        return component.getEnclosingElement().getSimpleName() + "." + component.getSimpleName();
    }

    /** What a wildcard extends; another type as it is. */
    static TypeMirror upperBound(TypeMirror type) {
        return type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
                ? wildcard.getExtendsBound()
                : type;
    }
}
