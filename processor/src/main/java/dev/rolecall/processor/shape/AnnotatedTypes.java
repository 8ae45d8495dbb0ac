package dev.rolecall.processor.shape;

import dev.rolecall.processor.element.ClassFiles;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads types with what is annotated in them, the same from a source as from a class file. */
final class AnnotatedTypes {

    private final Elements elements;
    private final Types types;
    private final ClassFiles classFiles;

    AnnotatedTypes(Elements elements, Types types, ClassFiles classFiles) {
        this.elements = elements;
        this.types = types;
        this.classFiles = classFiles;
    }

    AnnotatedType ofComponent(RecordComponentElement component) {
        TypeElement type = (TypeElement) component.getEnclosingElement();
        String name = component.getSimpleName().toString();
        return AnnotatedType.of(
                component.asType(),
                classFiles
                        .hiddenIn(type)
                        .map(hidden -> hidden.inComponent(name))
                        .orElse(Set.of()));
    }

    AnnotatedType ofReturned(ExecutableElement method) {
        TypeElement type = (TypeElement) method.getEnclosingElement();
        return AnnotatedType.of(
                method.getReturnType(),
                classFiles
                        .hiddenIn(type)
                        .map(hidden -> hidden.inReturnType(signature(method)))
                        .orElse(Set.of()));
    }

    AnnotatedType ofParameter(VariableElement parameter) {
        ExecutableElement method = (ExecutableElement) parameter.getEnclosingElement();
        TypeElement type = (TypeElement) method.getEnclosingElement();
        int index = method.getParameters().indexOf(parameter);
        return AnnotatedType.of(
                parameter.asType(),
                classFiles
                        .hiddenIn(type)
                        .map(hidden -> hidden.inParameter(signature(method), index))
                        .orElse(Set.of()));
    }

    /** A method's name and descriptor. */
    private String signature(ExecutableElement method) {
        return method.getParameters().stream()
                .map(Element::asType)
                .map(this::descriptor)
                .collect(
                        Collectors.joining("", method.getSimpleName() + "(", ")" + descriptor(method.getReturnType())));
    }

    private String descriptor(TypeMirror type) {
        TypeMirror erased = type.getKind() == TypeKind.VOID ? type : types.erasure(type);
        return switch (erased.getKind()) {
            case VOID -> "V";
            case BOOLEAN -> "Z";
            case BYTE -> "B";
            case SHORT -> "S";
            case CHAR -> "C";
            case INT -> "I";
            case LONG -> "J";
            case FLOAT -> "F";
            case DOUBLE -> "D";
            case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
            default -> "L" + binaryName(erased) + ";";
        };
    }

    private String binaryName(TypeMirror type) {
        TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
        return elements.getBinaryName(element).toString().replace('.', '/');
    }
}
