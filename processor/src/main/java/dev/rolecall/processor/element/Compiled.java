package dev.rolecall.processor.element;

import com.palantir.javapoet.ClassName;
import com.sun.source.util.Trees;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;

/**
 * What is compiled from sources. A compiler may be given class files as well, for processors alone: build tools do so for
 * classes that have not changed.
 */
public final class Compiled {

    private static final String PACKAGE_INFO = ".package-info";

    private final Optional<Trees> trees;
    private final Set<String> sources = new HashSet<>();

    /**
     * Nothing yet.
     *
     * @param environment the compiler
     */
    public Compiled(ProcessingEnvironment environment) {
        this.trees = CompilerTrees.of(environment);
    }

    /**
     * Adds what a round has.
     *
     * @param round the round
     */
    public void add(RoundEnvironment round) {
        round.getRootElements().stream().filter(this::isFromSource).forEach(element -> sources.add(nameOf(element)));
    }

    private boolean isFromSource(Element element) {
        return trees.isEmpty() || trees.get().getPath(element) != null;
    }

    /**
     * The name of a package or of a class.
     *
     * @param element the element
     * @return the name, which tells the two kinds apart
     */
    public static String nameOf(Element element) {
        String name = ((QualifiedNameable) element).getQualifiedName().toString();
        return element instanceof PackageElement ? name + PACKAGE_INFO : name;
    }

    /**
     * The package of a name.
     *
     * @param name what {@link #nameOf} answers
     * @return the package's name; empty if it is the name of a class
     */
    public static Optional<String> packageOf(String name) {
        return name.endsWith(PACKAGE_INFO)
                ? Optional.of(name.substring(0, name.length() - PACKAGE_INFO.length()))
                : Optional.empty();
    }

    /**
     * Whether an element is in a source of this compilation, and so has a place that can be shown.
     *
     * @param element an element
     * @return whether it is
     */
    public boolean has(Element element) {
        Element outermost = element;
        while (!(outermost instanceof PackageElement)
                && !(outermost instanceof TypeElement && outermost.getEnclosingElement() instanceof PackageElement)) {
            outermost = outermost.getEnclosingElement();
        }
        return sources.contains(nameOf(outermost));
    }

    /**
     * Whether a class is in a source of this compilation, or was until now.
     *
     * @param type a class
     * @return whether its outermost class is
     */
    public boolean has(ClassName type) {
        return sources.contains(type.topLevelClassName().canonicalName());
    }

    /**
     * Whether a class is in a source of this compilation.
     *
     * @param canonicalName the class's name
     * @return whether its outermost class is
     */
    public boolean has(String canonicalName) {
        String outer = canonicalName;
        while (!sources.contains(outer) && outer.contains(".")) {
            outer = outer.substring(0, outer.lastIndexOf('.'));
        }
        return sources.contains(outer);
    }
}
