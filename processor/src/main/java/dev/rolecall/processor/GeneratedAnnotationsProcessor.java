package dev.rolecall.processor;

import com.google.auto.service.AutoService;
import dev.rolecall.processor.element.Annotations;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims the annotations of Jackson's that generated unions have, as javac would warn, under {@code -Xlint:processing}, that
 * nobody does. Those of the application's own classes are left to whoever wants them.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({"com.fasterxml.jackson.annotation.JsonCreator", "com.fasterxml.jackson.annotation.JsonValue"
})
public final class GeneratedAnnotationsProcessor extends AbstractProcessor {

    /** Made by the compiler. */
    public GeneratedAnnotationsProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return annotations.stream()
                .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                .allMatch(member -> Annotations.has(member.getEnclosingElement(), Annotations.UNION_DESCRIPTOR));
    }
}
