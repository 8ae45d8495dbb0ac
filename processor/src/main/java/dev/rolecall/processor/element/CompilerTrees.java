package dev.rolecall.processor.element;

import com.sun.source.util.Trees;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/** Finds javac's syntax trees, also behind the wrappers that build tools and IDEs put around a compiler. */
final class CompilerTrees {

    private static final int WRAPPERS = 5;

    private CompilerTrees() {}

    /** The trees; empty where the compiler is not javac. */
    static Optional<Trees> of(ProcessingEnvironment environment) {
        Object inner = environment;
        for (int i = 0; i < WRAPPERS && inner != null; i++) {
            if (inner instanceof ProcessingEnvironment compiler) {
                Optional<Trees> trees = ask(compiler);
                if (trees.isPresent()) {
                    return trees;
                }
            }
            inner = wrapped(inner);
        }
        return Optional.empty();
    }

    private static Optional<Trees> ask(ProcessingEnvironment compiler) {
        try {
            return Optional.of(Trees.instance(compiler));
        } catch (IllegalArgumentException | LinkageError notJavac) {
            return Optional.empty();
        }
    }

    /** What a wrapper wraps: Gradle's has a field for it, that of IntelliJ is a proxy whose handler has one. */
    private static Object wrapped(Object wrapper) {
        Object holder = Proxy.isProxyClass(wrapper.getClass()) ? Proxy.getInvocationHandler(wrapper) : wrapper;
        for (Class<?> type = holder.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                Object value = valueOf(field, holder);
                if (value != wrapper
                        && (value instanceof ProcessingEnvironment || value instanceof InvocationHandler)) {
                    return value;
                }
            }
        }
        return null;
    }

    private static Object valueOf(Field field, Object holder) {
        try {
            return field.trySetAccessible() ? field.get(holder) : null;
        } catch (IllegalAccessException closed) {
            return null;
        }
    }
}
