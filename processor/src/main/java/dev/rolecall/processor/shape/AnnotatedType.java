package dev.rolecall.processor.shape;

import dev.rolecall.processor.element.Annotations;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * A type, and where in it null may stand: by an annotation named {@code Nullable} that the compiler shows, or that was read
 * from a class file.
 *
 * @param mirror the type; of what is annotated in it, {@code isNullable} and {@code parts} alone tell
 * @param isNullable whether null may stand for it
 * @param parts the arguments of a class, what an array holds, or the bound of a wildcard; a wildcard may have none
 */
record AnnotatedType(TypeMirror mirror, boolean isNullable, List<AnnotatedType> parts) {

    /** A type as the compiler shows it. */
    static AnnotatedType of(TypeMirror type) {
        return of(type, Set.of());
    }

    /** A type that is nullable in some places besides, which are written as {@code NullablePlaces} has them. */
    static AnnotatedType of(TypeMirror type, Set<String> places) {
        return at("", type, places);
    }

    private static AnnotatedType at(String start, TypeMirror type, Set<String> places) {
        String place = start + ".".repeat(innerness(type));
        List<AnnotatedType> parts = new ArrayList<>();
        if (type instanceof ArrayType array) {
            parts.add(at(place + "[", array.getComponentType(), places));
        } else if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
            parts.add(at(place + "*", wildcard.getExtendsBound(), places));
        } else if (type instanceof WildcardType wildcard && wildcard.getSuperBound() != null) {
            parts.add(at(place + "*", wildcard.getSuperBound(), places));
        } else if (type instanceof DeclaredType declared) {
            List<? extends TypeMirror> arguments = declared.getTypeArguments();
            for (int i = 0; i < arguments.size(); i++) {
                parts.add(at(place + i + ";", arguments.get(i), places));
            }
        }
        boolean isNullable = places.contains(place) || Annotations.hasNullable(type.getAnnotationMirrors());
        return new AnnotatedType(type, isNullable, List.copyOf(parts));
    }

    /** How many objects of outer classes an object of a class needs. */
    private static int innerness(TypeMirror type) {
        boolean isInner = type.getKind() == TypeKind.DECLARED
                && ((DeclaredType) type).getEnclosingType().getKind() == TypeKind.DECLARED;
        return isInner ? 1 + innerness(((DeclaredType) type).getEnclosingType()) : 0;
    }

    /** The same type where null may stand for it, if that is so. */
    AnnotatedType orNullable(boolean alsoNullable) {
        return new AnnotatedType(mirror, isNullable || alsoNullable, parts);
    }
}
