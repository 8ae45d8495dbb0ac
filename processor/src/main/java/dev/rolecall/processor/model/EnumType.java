package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * An enum that is a part of a role's JSON.
 *
 * @param type the enum
 * @param constants its constants, in their order
 * @param jsonValue what of a constant is its name in JSON, such as {@code wireName()}; empty if the constants tell
 * @param otherwise the constant that is read for one that the enum does not have
 */
public record EnumType(
        ClassName type, List<Constant> constants, Optional<String> jsonValue, Optional<String> otherwise) {

    /**
     * A constant.
     *
     * @param name its name in Java
     * @param jsonName its name in JSON
     * @param aliases other names by which it is read
     */
    public record Constant(String name, String jsonName, List<String> aliases) {}
}
