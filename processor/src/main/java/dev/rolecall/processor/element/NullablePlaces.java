package dev.rolecall.processor.element;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;

/**
 * Where types in a class file have an annotation named {@code Nullable}. A place in a type is written as ASM writes it: ""
 * is the type itself, "[" what an array holds, "0;" the first type argument, "*" the bound of a wildcard, "." an inner
 * class; and "0;[" what the array that is the first type argument holds.
 */
public final class NullablePlaces {

    /** Of a class whose annotations the compiler shows itself. */
    private static final int VERSION = Opcodes.ASM9;

    private final Map<String, Set<String>> places = new HashMap<>();

    private NullablePlaces() {}

    /** Reads a class file, be its annotations of retention CLASS or RUNTIME. */
    static NullablePlaces of(byte[] classFile) {
        NullablePlaces read = new NullablePlaces();
        new ClassReader(classFile).accept(read.new Visitor(), ClassReader.SKIP_CODE);
        return read;
    }

    /**
     * The places in the type of a record component.
     *
     * @param name the component's name
     * @return the places
     */
    public Set<String> inComponent(String name) {
        return places.getOrDefault(name, Set.of());
    }

    /**
     * The places in the type that a method returns.
     *
     * @param method the method's name and descriptor, such as {@code text()Ljava/lang/String;}
     * @return the places
     */
    public Set<String> inReturnType(String method) {
        return places.getOrDefault(method, Set.of());
    }

    /**
     * The places in the type of a parameter.
     *
     * @param method the method's name and descriptor
     * @param index the parameter, from 0 on
     * @return the places
     */
    public Set<String> inParameter(String method, int index) {
        return places.getOrDefault(parameter(method, index), Set.of());
    }

    private static String parameter(String method, int index) {
        return method + index;
    }

    private void add(String member, TypePath place, String annotation) {
        String name = annotation.substring(1, annotation.length() - 1);
        if (name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1)
                .equals("Nullable")) {
            places.computeIfAbsent(member, unknown -> new HashSet<>()).add(place == null ? "" : place.toString());
        }
    }

    private final class Visitor extends ClassVisitor {

        Visitor() {
            super(VERSION);
        }

        @Override
        public RecordComponentVisitor visitRecordComponent(String name, String descriptor, String signature) {
            return new RecordComponentVisitor(VERSION) {
                @Override
                public AnnotationVisitor visitTypeAnnotation(
                        int reference, TypePath place, String annotation, boolean isVisible) {
                    add(name, place, annotation);
                    return null;
                }
            };
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            String method = name + descriptor;
            return new MethodVisitor(VERSION) {
                @Override
                public AnnotationVisitor visitTypeAnnotation(
                        int reference, TypePath place, String annotation, boolean isVisible) {
                    TypeReference annotated = new TypeReference(reference);
                    if (annotated.getSort() == TypeReference.METHOD_RETURN) {
                        add(method, place, annotation);
                    } else if (annotated.getSort() == TypeReference.METHOD_FORMAL_PARAMETER) {
                        add(parameter(method, annotated.getFormalParameterIndex()), place, annotation);
                    }
                    return null;
                }
            };
        }
    }
}
