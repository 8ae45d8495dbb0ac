package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * An enum that is a part of a role's JSON.
 *
 * @param type the enum
 * @param constants its constants, in their order
 */
public record EnumType(ClassName type, List<Constant> constants) {

    /**
     * A constant.
     *
     * @param name its name in Java
     * @param jsonName its name in JSON
     */
    public record Constant(String name, String jsonName) {}
}
