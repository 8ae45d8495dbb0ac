package dev.rolecall.processor.element;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Finds classes within methods. Compilers show them to no processor; javac's own trees have them, and the text of a source. */
public final class LocalClasses {

    private final Optional<Trees> trees;
    private final Optional<SourceText> text;

    /**
     * A finder.
     *
     * @param environment the compiler
     */
    public LocalClasses(ProcessingEnvironment environment) {
        this.trees = CompilerTrees.of(environment);
        this.text = trees.isPresent() ? Optional.empty() : Optional.of(new SourceText(environment));
    }

    /**
     * Reports an error at each annotated class within a method, or answers its name where the compiler is not javac, and does
     * not know its place.
     *
     * @param type the class, not one within another, that may have such methods
     * @param annotation the simple name of the annotation
     * @param message the message, by the name of the class within
     * @return the names of those that are not reported
     */
    public List<String> report(TypeElement type, String annotation, UnaryOperator<String> message) {
        if (text.isPresent()) {
            return text.get()
                    .code(type)
                    .map(code ->
                            new LocalClassText(code).find(type.getSimpleName().toString(), annotation))
                    .orElse(List.of());
        }
        TreePath path = trees.get().getPath(type);
        if (path != null) {
            new Scanner(trees.get(), annotation, message).scan(path, null);
        }
        return List.of();
    }

    private static final class Scanner extends TreePathScanner<Void, Void> {

        private final Trees trees;
        private final String annotation;
        private final UnaryOperator<String> message;

        Scanner(Trees trees, String annotation, UnaryOperator<String> message) {
            this.trees = trees;
            this.annotation = annotation;
            this.message = message;
        }

        @Override
        public Void visitClass(ClassTree tree, Void unused) {
            Tree parent = getCurrentPath().getParentPath().getLeaf();
            boolean isLocal = !(parent instanceof ClassTree) && parent.getKind() != Tree.Kind.COMPILATION_UNIT;
            for (AnnotationTree candidate : tree.getModifiers().getAnnotations()) {
                String name = candidate.getAnnotationType().toString();
                if (isLocal && name.substring(name.lastIndexOf('.') + 1).equals(annotation)) {
                    trees.printMessage(
                            Diagnostic.Kind.ERROR,
                            message.apply(tree.getSimpleName().toString()),
                            candidate,
                            getCurrentPath().getCompilationUnit());
                }
            }
            return super.visitClass(tree, unused);
        }
    }
}
