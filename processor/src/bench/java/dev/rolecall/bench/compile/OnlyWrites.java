package dev.rolecall.bench.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Writes sources as they stand in a directory: what a processor costs that has nothing to find out. */
@SupportedAnnotationTypes("dev.rolecall.MessageRole")
@SupportedOptions(OnlyWrites.DIRECTORY)
public final class OnlyWrites extends AbstractProcessor {

    static final String DIRECTORY = "directory";

    private boolean hasWritten;

    /** Made by the compiler. */
    public OnlyWrites() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!hasWritten) {
            hasWritten = true;
            Path directory = Path.of(processingEnv.getOptions().get(DIRECTORY));
            try {
                for (Path file : javaFiles(directory)) {
                    write(directory.relativize(file), Files.readString(file));
                }
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
        return false;
    }

    private void write(Path file, String source) throws IOException {
        String name = file.toString().replaceAll("\\.java$", "").replaceAll("[/\\\\]", ".");
        try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
            out.write(source);
        }
    }

    static List<Path> javaFiles(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
