package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Map;

/**
 * The roles and the unions of a compilation, for a later one that compiles a part of the program and finds the rest as class
 * files.
 *
 * @param roles the role classes, each with the canonical names of the classes that its companion was made from too
 * @param unions the unions, each with the package or the class that declares it; empty where role classes ask for it
 */
public record Index(Map<ClassName, List<String>> roles, Map<ClassName, String> unions) {

    /** Nothing. */
    public static final Index EMPTY = new Index(Map.of(), Map.of());
}
