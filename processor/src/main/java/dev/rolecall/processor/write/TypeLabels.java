package dev.rolecall.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Names for types within a companion, for its methods and constants: {@code PageOfItem}. */
final class TypeLabels {

    private final Map<String, String> labels = new HashMap<>();

    /** Names a type; two that would be named alike, of different packages, are numbered. */
    void add(String key, TypeName type) {
        String plain = plain(type);
        String label = plain;
        for (int number = 2; labels.containsValue(label); number++) {
            label = plain + number;
        }
        labels.put(key, label);
    }

    private static String plain(TypeName type) {
        if (type instanceof ClassName name) {
            return String.join("", name.simpleNames());
        }
        if (type instanceof ParameterizedTypeName generic) {
            return generic.typeArguments().stream()
                    .map(TypeLabels::plain)
                    .collect(Collectors.joining("And", plain(generic.rawType()) + "Of", ""));
        }
        if (type instanceof ArrayTypeName array) {
            return plain(array.componentType()) + "Array";
        }
        if (type instanceof WildcardTypeName wildcard) {
            return plain(wildcard.upperBounds().get(0));
        }
        String primitive = type.toString();
        return Character.toUpperCase(primitive.charAt(0)) + primitive.substring(1);
    }

    /** The name of a type, as part of a method's name. */
    String of(String key) {
        return labels.get(key);
    }

    /** The name of a type, as part of a constant's name. */
    String constant(String key) {
        return labels.get(key).replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }
}
