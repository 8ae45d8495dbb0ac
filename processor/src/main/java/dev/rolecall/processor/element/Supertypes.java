package dev.rolecall.processor.element;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** What a class inherits from. */
public final class Supertypes {

    private Supertypes() {}

    /**
     * The supertypes of a class but for unions, and for those that do not exist yet.
     *
     * @param type the class
     * @param types the compiler's types
     * @return each once, the nearest first
     */
    public static List<TypeElement> of(TypeElement type, Types types) {
        List<TypeElement> found = new ArrayList<>();
        add(type.asType(), types, found);
        return found;
    }

    private static void add(TypeMirror type, Types types, List<TypeElement> found) {
        for (TypeMirror supertype : types.directSupertypes(type)) {
            if (supertype.getKind() == TypeKind.DECLARED) {
                TypeElement element = (TypeElement) ((DeclaredType) supertype).asElement();
                if (!found.contains(element) && !Annotations.has(element, Annotations.UNION_DESCRIPTOR)) {
                    found.add(element);
                    add(supertype, types, found);
                }
            }
        }
    }
}
