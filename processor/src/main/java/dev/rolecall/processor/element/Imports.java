package dev.rolecall.processor.element;

import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * Reads the imports of a source file. The elements of a class that does not exist yet do not tell where it was imported
 * from: javac's own trees do, and for another compiler the text of the file. Where neither is to be had, a class is taken to
 * be of the package itself.
 */
public final class Imports {

    private final Optional<Trees> trees;
    private final Optional<SourceText> text;

    /**
     * A reader.
     *
     * @param environment the compiler
     */
    public Imports(ProcessingEnvironment environment) {
        this.trees = CompilerTrees.of(environment);
        this.text = trees.isPresent() ? Optional.empty() : Optional.of(new SourceText(environment));
    }

    private List<SourceText.Import> of(Element in) {
        if (text.isPresent()) {
            return text.get().imports(in);
        }
        TreePath path = trees.get().getPath(in);
        return path == null
                ? List.of()
                : path.getCompilationUnit().getImports().stream()
                        .map(imported -> new SourceText.Import(
                                imported.getQualifiedIdentifier().toString(), imported.isStatic()))
                        .toList();
    }

    /**
     * The name of a class that is imported by itself.
     *
     * @param simpleName the name as it is written
     * @param in an element of the file that it is written in
     * @return the qualified name, or the simple one if it is not imported by itself
     */
    public String qualify(String simpleName, Element in) {
        return of(in).stream()
                .filter(imported -> !imported.isStatic() && imported.name().endsWith("." + simpleName))
                .map(SourceText.Import::name)
                .findFirst()
                .orElse(simpleName);
    }

    /**
     * Whether a source file imports from a package.
     *
     * @param packageName the package
     * @param in an element of the file
     * @return whether it does; false where the compiler shows no source
     */
    public boolean areFrom(String packageName, Element in) {
        return of(in).stream().anyMatch(imported -> imported.name().startsWith(packageName + "."));
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
