package dev.rolecall.processor.element;

import java.io.IOException;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;

/**
 * The text of source files, for what a compiler without trees does not tell. It is found by {@code Elements.getFileObjectOf},
 * which is of Java 18, and so cannot be called by its name: on 17, there is no text.
 */
final class SourceText {

    /** Comments, and literals, in which anything may stand. */
    private static final Pattern NO_CODE = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\r\\n]*+|\"\"\".*?(?<!\\\\)\"\"\""
            + "|\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|'[^'\\\\]*+(?:\\\\.[^'\\\\]*+)*+'");

    private static final Pattern IMPORT = Pattern.compile("\\bimport\\s+(static\\s+)?([^;]+);");

    private final Function<Element, JavaFileObject> files;

    /**
     * An import.
     *
     * @param name what is imported, with the star if it ends so
     * @param isStatic whether it is a static one
     */
    record Import(String name, boolean isStatic) {}

    SourceText(ProcessingEnvironment environment) {
        this.files = files(environment.getElementUtils());
    }

    @SuppressWarnings("unchecked") // the method has this type
    private static Function<Element, JavaFileObject> files(Elements elements) {
        try {
            return MethodHandleProxies.asInterfaceInstance(
                    Function.class,
                    MethodHandles.publicLookup()
                            .findVirtual(
                                    Elements.class,
                                    "getFileObjectOf",
                                    MethodType.methodType(JavaFileObject.class, Element.class))
                            .bindTo(elements));
        } catch (ReflectiveOperationException isJava17) {
            return element -> null;
        }
    }

    /** The code of the file that an element is in, without comments and literals; empty if it cannot be read. */
    Optional<String> code(Element element) {
        try {
            JavaFileObject file = files.apply(element);
            return file == null || file.getKind() != JavaFileObject.Kind.SOURCE
                    ? Optional.empty()
                    : Optional.of(
                            NO_CODE.matcher(file.getCharContent(true)).replaceAll(found -> replacement(found.group())));
        } catch (IOException | RuntimeException cannotRead) {
            return Optional.empty();
        }
    }

    private static String replacement(String noCode) {
        return noCode.startsWith("/") ? " " : "\"\"";
    }

    List<Import> imports(Element element) {
        return code(element).stream()
                .flatMap(code -> IMPORT.matcher(code).results())
                .map(SourceText::read)
                .toList();
    }

    private static Import read(MatchResult found) {
        return new Import(found.group(2).replaceAll("\\s", ""), found.group(1) != null);
    }
}
