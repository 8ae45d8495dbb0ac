package dev.rolecall.processor.element;

import com.sun.source.tree.ImportTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * Reads the imports of a source file. The elements of a class that does not exist yet do not tell where it was imported
 * from, and only javac's own trees do; where there are none, a class is taken to be of the package itself.
 */
public final class Imports {

    private final Optional<Trees> trees;

    /**
     * A reader.
     *
     * @param environment the compiler
     */
    public Imports(ProcessingEnvironment environment) {
        this.trees = trees(environment);
    }

    /** The trees of the sources; none where the compiler is not javac, or a build tool stands between. */
    static Optional<Trees> trees(ProcessingEnvironment environment) {
        try {
            return Optional.of(Trees.instance(environment));
        } catch (IllegalArgumentException | LinkageError notJavac) {
            return Optional.empty();
        }
    }

    /**
     * The name of a class that is imported by itself.
     *
     * @param simpleName the name as it is written
     * @param in an element of the file that it is written in
     * @return the qualified name, or the simple one if it is not imported by itself
     */
    public String qualify(String simpleName, Element in) {
        Optional<TreePath> path = trees.map(known -> known.getPath(in));
        if (path.isEmpty()) {
            return simpleName;
        }
        for (ImportTree imported : path.get().getCompilationUnit().getImports()) {
            String name = imported.getQualifiedIdentifier().toString();
            if (!imported.isStatic() && name.endsWith("." + simpleName)) {
                return name;
            }
        }
        return simpleName;
    }

    /**
     * Whether a source file imports from a package.
     *
     * @param packageName the package
     * @param in an element of the file
     * @return whether it does; false where the compiler is not javac
     */
    public boolean areFrom(String packageName, Element in) {
        Optional<TreePath> path = trees.map(known -> known.getPath(in));
        return path.isPresent()
                && path.get().getCompilationUnit().getImports().stream()
                        .anyMatch(imported ->
                                imported.getQualifiedIdentifier().toString().startsWith(packageName + "."));
    }

    /**
     * The type of a component as it is written, where the compiler does not tell it.
     *
     * @param component a field, or a component or a parameter
     * @param otherwise what it is where the compiler is not javac
     * @return the source of the type
     */
    public String typeOf(Element component, String otherwise) {
        Element field = component.getEnclosingElement().getEnclosedElements().stream()
                .filter(member ->
                        member.getKind().isField() && member.getSimpleName().equals(component.getSimpleName()))
                .findFirst()
                .map(Element.class::cast)
                .orElse(component);
        return trees.map(known -> known.getPath(field))
                .filter(path -> path.getLeaf() instanceof VariableTree)
                .map(path -> ((VariableTree) path.getLeaf()).getType().toString())
                .orElse(otherwise);
    }
}
