package dev.rolecall.processor.output;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.model.Index;
import dev.rolecall.processor.model.Union;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.NoSuchFileException;
import javax.annotation.processing.Filer;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;

/** What earlier runs of this same compilation have left where it writes its files. */
public final class EarlierOutput {

    private static final String INDEX = "META-INF/rolecall/index";

    private final Filer filer;

    /**
     * The output of a compiler.
     *
     * @param filer the compiler's files
     */
    public EarlierOutput(Filer filer) {
        this.filer = filer;
    }

    /**
     * Whether a class is there, or the source that it was generated as.
     *
     * @param type the class
     * @return whether it was made by an earlier run of this compilation, and not by another
     */
    public boolean has(ClassName type) {
        String source = type.topLevelClassName().simpleName() + ".java";
        return hasClass(type) || exists(StandardLocation.SOURCE_OUTPUT, type.packageName(), source);
    }

    /**
     * Whether the file of a class is there.
     *
     * @param type the class
     * @return whether an earlier run has compiled it, and nobody has deleted it
     */
    public boolean hasClass(ClassName type) {
        String file = String.join("$", type.simpleNames()) + ".class";
        return exists(StandardLocation.CLASS_OUTPUT, type.packageName(), file);
    }

    /**
     * Whether the file of a package's annotations is there.
     *
     * @param name the package
     * @return whether an earlier run has compiled its {@code package-info}, and nobody has deleted it
     */
    public boolean hasPackage(String name) {
        return exists(StandardLocation.CLASS_OUTPUT, name, "package-info.class");
    }

    private boolean exists(Location location, String packageName, String name) {
        try {
            filer.getResource(location, packageName, name).openInputStream().close();
            return true;
        } catch (IOException | IllegalArgumentException isNotThere) {
            return false;
        }
    }

    /**
     * Reads the index that the last run has written.
     *
     * @return the index, empty if there is none
     * @throws IOException if it is there and cannot be read
     */
    public Index index() throws IOException {
        try {
            FileObject file = filer.getResource(StandardLocation.CLASS_OUTPUT, "", INDEX);
            return IndexFormat.read(file.getCharContent(true).toString());
        } catch (FileNotFoundException | NoSuchFileException | IllegalArgumentException isNotThere) {
            return Index.EMPTY;
        }
    }

    /**
     * Has the compiler read the holders of unions, before anybody lists their packages. Until then it takes what is nested in them
     * for classes of the package, which it reads when it lists it; and javac 17 fails where a record that it has read is then
     * generated anew.
     *
     * @param index names the unions
     * @param elements the compiler's elements
     */
    public static void readHolders(Index index, Elements elements) {
        index.unions()
                .keySet()
                .forEach(union -> elements.getTypeElement(Union.holderOf(union).canonicalName()));
    }

    /**
     * Writes the index for the next run.
     *
     * @param index the index
     * @throws IOException if it cannot be written
     */
    public void write(Index index) throws IOException {
        try (Writer out =
                filer.createResource(StandardLocation.CLASS_OUTPUT, "", INDEX).openWriter()) {
            out.write(IndexFormat.write(index));
        }
    }
}
