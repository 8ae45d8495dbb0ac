package dev.rolecall.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Writes the unions of classes with {@code @MessageRole}. What it writes depends on all of these classes. */
@AutoService(Processor.class)
public final class UnionProcessor extends AbstractProcessor {

    private Unions unions;

    /** Made by the compiler. */
    public UnionProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        // Gradle compiles everything again if one of them is not in class files.
        return Set.of("dev.rolecall.*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        unions = new Unions(environment);
    }

    /** The annotations are ours, and claimed. */
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        unions.process(round, false);
        return true;
    }
}
