package dev.rolecall.processor;

import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The compilers that users have. */
enum TestedCompiler {
    /** The one of the JDK that runs the tests. */
    JAVAC,
    /** That of the Eclipse IDE, which has a batch form of its own. */
    ECLIPSE;

    JavaCompiler make() {
        return this == JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
    }

    /** The name of a test on this compiler. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
