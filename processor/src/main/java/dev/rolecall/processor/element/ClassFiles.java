package dev.rolecall.processor.element;

import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileManager;
import javax.tools.StandardLocation;

/**
 * Reads from class files what the compiler does not show of them: javac before 22 leaves out the annotations of types, such
 * as JSpecify's {@code @Nullable}. The Eclipse compiler and newer ones show them.
 */
public final class ClassFiles {

    private static final int FIRST_JAVAC_THAT_SHOWS = 22;

    /** Where a class file may be, and its package as the location wants it. */
    private record Directory(JavaFileManager.Location location, String packageName) {}

    private final Elements elements;
    private final Filer filer;
    private final Optional<Trees> trees;
    private final boolean isShown;
    private final Map<String, Optional<NullablePlaces>> read = new HashMap<>();
    private final Map<TypeElement, Boolean> fromClassFile = new HashMap<>();

    /**
     * A reader; nothing is read yet.
     *
     * @param environment the compiler
     */
    public ClassFiles(ProcessingEnvironment environment) {
        this.elements = environment.getElementUtils();
        this.filer = environment.getFiler();
        this.trees = CompilerTrees.of(environment);
        this.isShown = Runtime.version().feature() >= FIRST_JAVAC_THAT_SHOWS
                || elements.getClass().getName().startsWith("org.eclipse.");
    }

    /**
     * Where types in a class are nullable, as far as the compiler does not show it itself.
     *
     * @param type the class
     * @return the places; empty if the class comes from a source, or its file is missing
     */
    public Optional<NullablePlaces> hiddenIn(TypeElement type) {
        return isHidden(type) ? read(type) : Optional.empty();
    }

    /**
     * Whether nobody tells where types in a class are nullable: the compiler does not, and its file is not to be found.
     *
     * @param type the class
     * @return whether it is so; false where it is not known whether the class comes from a source
     */
    public boolean isMissing(TypeElement type) {
        return trees.isPresent() && isHidden(type) && read(type).isEmpty();
    }

    /**
     * Whether a class comes from a class file.
     *
     * @param type the class
     * @return whether it does, or may do so, as there are no trees of sources. Gradle and IntelliJ show none; they do not
     *     leave the class files of sources that are being compiled, so that what is found is no older than its source
     */
    public boolean mayBeFromClassFile(TypeElement type) {
        return trees.isEmpty()
                || fromClassFile.computeIfAbsent(type, asked -> trees.get().getPath(asked) == null);
    }

    private boolean isHidden(TypeElement type) {
        return !isShown && mayBeFromClassFile(type) && !isOfThePlatform(type);
    }

    /** Nothing is nullable there by annotations, and its class files are not to be had. */
    private boolean isOfThePlatform(TypeElement type) {
        String module = moduleOf(type);
        return module.startsWith("java.") || module.startsWith("jdk.");
    }

    private String moduleOf(TypeElement type) {
        ModuleElement module = elements.getModuleOf(type);
        return module == null ? "" : module.getQualifiedName().toString();
    }

    private Optional<NullablePlaces> read(TypeElement type) {
        return read.computeIfAbsent(elements.getBinaryName(type).toString(), name -> find(type, name));
    }

    private Optional<NullablePlaces> find(TypeElement type, String binaryName) {
        String file = binaryName.substring(binaryName.lastIndexOf('.') + 1) + ".class";
        for (Directory directory : directories(type)) {
            try (InputStream content = filer.getResource(directory.location(), directory.packageName(), file)
                    .openInputStream()) {
                return Optional.of(NullablePlaces.of(content.readAllBytes()));
            } catch (IOException | IllegalArgumentException | NullPointerException isNotThere) {
                // Perhaps it is in the next. (In a location that does not have the module, javac runs into a null.)
            }
        }
        return Optional.empty();
    }

    /** In the order in which the compiler itself looks for a class. */
    private List<Directory> directories(TypeElement type) {
        String packageName = elements.getPackageOf(type).getQualifiedName().toString();
        String module = moduleOf(type);
        if (module.isEmpty()) {
            return List.of(
                    new Directory(StandardLocation.CLASS_PATH, packageName),
                    new Directory(StandardLocation.CLASS_OUTPUT, packageName));
        }
        List<Directory> directories = new ArrayList<>();
        for (JavaFileManager.Location location : List.of(
                StandardLocation.PATCH_MODULE_PATH, StandardLocation.CLASS_OUTPUT, StandardLocation.MODULE_PATH)) {
            directories.add(new Directory(location, module + "/" + packageName));
        }
        // The output of a compilation of one module has no folders for modules.
        directories.add(1, new Directory(StandardLocation.CLASS_OUTPUT, packageName));
        return directories;
    }
}
