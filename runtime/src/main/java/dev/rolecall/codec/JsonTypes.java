package dev.rolecall.codec;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Generic types as a JSON library's data binding takes them. Called by generated code. */
public final class JsonTypes {

    private JsonTypes() {}

    /**
     * A generic class with its arguments.
     *
     * @param type the class
     * @param arguments what its type parameters stand for
     * @return such as {@code Map<Level, String>}
     */
    public static Type of(Class<?> type, Type... arguments) {
        return new Parameterized(type, List.of(arguments));
    }

    /**
     * An array of a generic type.
     *
     * @param element the type of its elements
     * @return such as {@code List<String>[]}
     */
    public static Type arrayOf(Type element) {
        return new ArrayOf(element);
    }

    private record Parameterized(Class<?> type, List<Type> arguments) implements ParameterizedType {

        @Override
        public Type[] getActualTypeArguments() {
            return arguments.toArray(Type[]::new);
        }

        @Override
        public Type getRawType() {
            return type;
        }

        @Override
        public @Nullable Type getOwnerType() {
            return type.getDeclaringClass();
        }

        @Override
        public String toString() {
            return arguments.stream()
                    .map(Type::getTypeName)
                    .collect(Collectors.joining(", ", type.getTypeName() + "<", ">"));
        }
    }

    private record ArrayOf(Type element) implements GenericArrayType {

        @Override
        public Type getGenericComponentType() {
            return element;
        }

        @Override
        public String toString() {
            return element.getTypeName() + "[]";
        }
    }
}
