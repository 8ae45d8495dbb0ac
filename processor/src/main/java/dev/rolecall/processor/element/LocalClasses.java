package dev.rolecall.processor.element;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
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
        ClassTree tree = trees.get().getTree(type);
        if (tree != null) {
            new Scanner(annotation, (found, name) -> trees.get()
                            .printMessage(
                                    Diagnostic.Kind.ERROR,
                                    message.apply(name),
                                    found,
                                    trees.get().getPath(type).getCompilationUnit()))
                    .scan(tree, false);
        }
        return List.of();
    }

    /** Finds them; what is handed down is whether a method or an initializer is the next around. */
    private static final class Scanner extends TreeScanner<Void, Boolean> {

        private final String annotation;
        private final BiConsumer<AnnotationTree, String> found;

        Scanner(String annotation, BiConsumer<AnnotationTree, String> found) {
            this.annotation = annotation;
            this.found = found;
        }

        @Override
        public Void visitClass(ClassTree tree, Boolean isLocal) {
            if (isLocal) {
                for (AnnotationTree candidate : tree.getModifiers().getAnnotations()) {
                    String name = candidate.getAnnotationType().toString();
                    if (name.substring(name.lastIndexOf('.') + 1).equals(annotation)) {
                        found.accept(candidate, tree.getSimpleName().toString());
                    }
                }
            }
            return super.visitClass(tree, false);
        }

        @Override
        public Void visitBlock(BlockTree tree, Boolean unused) {
            return super.visitBlock(tree, true);
        }

        @Override
        public Void visitCase(CaseTree tree, Boolean unused) {
            return super.visitCase(tree, true);
        }
    }
}
