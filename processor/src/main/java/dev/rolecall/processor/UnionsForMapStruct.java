package dev.rolecall.processor;

import com.google.auto.service.AutoService;
import dev.rolecall.processor.element.Annotations;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.mapstruct.ap.spi.AstModifyingAnnotationProcessor;

/**
 * Lets MapStruct, if it runs too, wait for the unions that roles implement. It would ask javac before they exist what a role is a
 * subtype of, and javac keeps the answer: a cast from the union to the role would be an error from then on.
 */
@AutoService(AstModifyingAnnotationProcessor.class)
public final class UnionsForMapStruct implements AstModifyingAnnotationProcessor {

    /** Made by MapStruct. */
    public UnionsForMapStruct() {}

    @Override
    public boolean isTypeComplete(TypeMirror type) {
        return !(type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && Annotations.has(element, Annotations.MESSAGE_ROLE)
                && element.getInterfaces().stream().anyMatch(union -> union.getKind() == TypeKind.ERROR));
    }
}
