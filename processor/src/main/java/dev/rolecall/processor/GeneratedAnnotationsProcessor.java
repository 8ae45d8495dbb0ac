package dev.rolecall.processor;

import com.google.auto.service.AutoService;
import dev.rolecall.processor.element.Annotations;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims the annotations of others that generated code has, as javac would warn, under {@code -Xlint:processing}, that nobody
 * does. Those of Jackson's on the application's own classes are left to whoever wants them.
 */
@AutoService(Processor.class)
public final class GeneratedAnnotationsProcessor extends AbstractProcessor {

    private static final String GENERATED = "javax.annotation.processing.Generated";

    /** Made by the compiler. */
    public GeneratedAnnotationsProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(
                GENERATED,
                "com.fasterxml.jackson.annotation.JsonCreator",
                "com.fasterxml.jackson.annotation.JsonValue");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return annotations.stream()
                .filter(annotation -> !annotation.getQualifiedName().contentEquals(GENERATED))
                .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                .allMatch(member -> Annotations.has(member.getEnclosingElement(), Annotations.UNION_DESCRIPTOR));
    }
}
