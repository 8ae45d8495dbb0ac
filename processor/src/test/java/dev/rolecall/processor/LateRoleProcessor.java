package dev.rolecall.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Another processor, which generates a role, or a type, for a class that asks for one. */
final class LateRoleProcessor extends AbstractProcessor {

    /** Where the role is that it generates. */
    static final Source.Mark PLACE = new Source.Mark("a/Late.java", 1, 75);

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element element : round.getRootElements()) {
            if (isFor(element, "lateRole")) {
                write(
                        "Late",
                        "package a; @dev.rolecall.NotSent @dev.rolecall.MessageRole(\"late\") "
                                + "public record Late(String text) {}");
            } else if (isFor(element, "lateType")) {
                write("Generated", "package a; public record Generated(String text) {}");
            } else if (isFor(element, "lateCompanion")) {
                write("Generated", "package a; public record Generated(String text) {}");
                write("RRole", "package a; class RRole {}");
            }
        }
        return false;
    }

    /** Whether a class suppresses a warning that nobody has: a mark that needs no annotation of its own. */
    private static boolean isFor(Element element, String mark) {
        SuppressWarnings suppressed = element.getAnnotation(SuppressWarnings.class);
        return suppressed != null && Set.of(suppressed.value()).contains(mark);
    }

    private void write(String name, String text) {
        try (Writer source =
                processingEnv.getFiler().createSourceFile("a." + name).openWriter()) {
            source.write(text);
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }
}
