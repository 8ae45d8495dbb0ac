package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import java.io.IOException;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;

/** Where generated classes go, and what each of them has. */
public final class Sources {

    private static final AnnotationSpec GENERATED = AnnotationSpec.builder(
                    ClassName.get("javax.annotation.processing", "Generated"))
            .addMember("value", "$S", "dev.rolecall.processor.RolecallProcessor")
            .build();

    private final Filer filer;

    /**
     * Writes to a compiler.
     *
     * @param filer the compiler's files
     */
    public Sources(Filer filer) {
        this.filer = filer;
    }

    /**
     * Writes a class.
     *
     * @param writer writes it
     * @param origin the element that it is made from
     * @throws IOException if it cannot be written
     */
    public void write(SourceWriter writer, Element origin) throws IOException {
        JavaFile.builder(
                        writer.name().packageName(),
                        writer.type()
                                .addAnnotation(GENERATED)
                                .addOriginatingElement(origin)
                                .build())
                .indent("    ")
                .skipJavaLangImports(true)
                .build()
                .writeTo(filer);
    }
}
