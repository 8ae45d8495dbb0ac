package dev.rolecall.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Writes the companion of each class with {@code @MessageRole}: its codec and its rule. What it writes depends on that class
 * alone, so that build tools need run it again only for classes that have changed.
 */
@AutoService(Processor.class)
public final class RoleProcessor extends AbstractProcessor {

    private Companions companions;

    /** Made by the compiler. */
    public RoleProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("dev.rolecall.MessageRole");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        companions = new Companions(environment);
    }

    /** The annotation is claimed by {@link UnionProcessor}, which needs it too. */
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        companions.process(round);
        return false;
    }
}
