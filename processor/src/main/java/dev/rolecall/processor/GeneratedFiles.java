package dev.rolecall.processor;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.write.SourceWriter;
import dev.rolecall.processor.write.Sources;
import java.io.IOException;
import java.util.List;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/** Writes files, and reports those that cannot be written. */
final class GeneratedFiles {

    private final Sources sources;

    GeneratedFiles(ProcessingEnvironment environment, Class<?> generator) {
        this.sources = new Sources(environment.getFiler(), environment.getElementUtils(), generator.getName());
    }

    void write(SourceWriter writer, List<? extends Element> origins, Report report) {
        try {
            sources.write(writer, origins);
        } catch (FilerException exists) {
            report.add(
                    Problem.CANNOT_WRITE,
                    Place.at(origins.get(0)),
                    writer.name().canonicalName(),
                    exists.getMessage()
                            + "; this compiler does not write it again. Delete its class file, or compile everything "
                            + "into an empty class output");
        } catch (IOException failed) {
            report.add(
                    Problem.CANNOT_WRITE,
                    Place.at(origins.get(0)),
                    writer.name().canonicalName(),
                    failed.getMessage());
        }
    }
}
