package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;

/** Where generated classes go, and what each of them has. */
public final class Sources {

    private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");

    private static final String PERMITS = " permits ";
    private static final String BODY = " {";
    private static final int WIDTH = 100;

    private final Filer filer;
    private final Elements elements;
    private final String generator;
    private final Map<String, List<String>> hiddenByPackage = new HashMap<>();

    /**
     * Writes to a compiler.
     *
     * @param filer the compiler's files
     * @param elements the compiler's elements
     * @param generator the name of the processor that writes
     */
    public Sources(Filer filer, Elements elements, String generator) {
        this.filer = filer;
        this.elements = elements;
        this.generator = generator;
    }

    /**
     * Writes a class.
     *
     * @param writer writes it
     * @param origins the elements that it is made from, at least one
     * @throws IOException if it cannot be written
     */
    public void write(SourceWriter writer, List<? extends Element> origins) throws IOException {
        TypeSpec.Builder type = writer.type();
        if (canBeMarked(origins.get(0))) {
            type.addAnnotation(AnnotationSpec.builder(GENERATED)
                    .addMember("value", "$S", generator)
                    .build());
        }
        String packageName = writer.name().packageName();
        TypeSpec built = type.build();
        String[] hidden = hidden(packageName, built);
        String source = JavaFile.builder(
                        packageName, built.toBuilder().alwaysQualify(hidden).build())
                .indent("    ")
                .skipJavaLangImports(true)
                .build()
                .toString();
        JavaFileObject file = filer.createSourceFile(writer.name().canonicalName(), origins.toArray(Element[]::new));
        try (Writer out = file.openWriter()) {
            out.write(built.modifiers().contains(Modifier.SEALED) ? wrapped(source, built.name()) : source);
        }
    }

    /** The simple names that mean something else here than the class of java.lang. */
    private String[] hidden(String packageName, TypeSpec type) {
        List<String> names = new ArrayList<>(hiddenByPackage.computeIfAbsent(packageName, this::hiddenIn));
        type.typeSpecs().stream()
                .map(TypeSpec::name)
                .filter(Sources::isInJavaLang)
                .forEach(names::add);
        return names.toArray(String[]::new);
    }

    /** Asked once for each package, as it may have many classes. */
    private List<String> hiddenIn(String packageName) {
        PackageElement packageElement = elements.getPackageElement(packageName);
        return packageElement == null
                ? List.of()
                : packageElement.getEnclosedElements().stream()
                        .map(element -> element.getSimpleName().toString())
                        .filter(Sources::isInJavaLang)
                        .toList();
    }

    /** Asked of this JDK, which is no older than the one that is compiled for, and fast to say no. */
    private static boolean isInJavaLang(String name) {
        try {
            Class.forName("java.lang." + name, false, null);
            return true;
        } catch (ClassNotFoundException isNot) {
            return false;
        }
    }

    /** Breaks the line of what a sealed interface permits, which JavaPoet does not. */
    private static String wrapped(String source, String name) {
        String declaration = "sealed interface " + name;
        int permits = source.indexOf(declaration + PERMITS) + declaration.length();
        int start = source.lastIndexOf('\n', permits) + 1;
        int end = source.indexOf('\n', permits);
        if (end - start <= WIDTH) {
            return source;
        }
        List<String> lines = new ArrayList<>(List.of(source.substring(start, permits)));
        StringBuilder line = new StringBuilder("        permits");
        String separator = " ";
        for (String permitted : source.substring(permits + PERMITS.length(), end - BODY.length())
                .split(", ")) {
            if (line.length() + separator.length() + permitted.length() + 1 > WIDTH) {
                lines.add(line.append(separator.strip()).toString());
                line = new StringBuilder("                ");
                separator = "";
            }
            line.append(separator).append(permitted);
            separator = ", ";
        }
        lines.add(line + BODY);
        return source.substring(0, start) + String.join("\n", lines) + source.substring(end);
    }

    /** A module reads the annotation's own module only if it, or one that it requires, says so. */
    private boolean canBeMarked(Element origin) {
        ModuleElement module = elements.getModuleOf(origin);
        if (module == null || module.isUnnamed()) {
            return elements.getTypeElement(GENERATED.canonicalName()) != null;
        }
        // Otherwise javac warns that a module which reads this one may not read the annotation.
        return ElementFilter.requiresIn(module.getDirectives()).stream()
                .anyMatch(required -> required.isTransitive()
                        && required.getDependency().getQualifiedName().contentEquals("java.compiler"));
    }
}
