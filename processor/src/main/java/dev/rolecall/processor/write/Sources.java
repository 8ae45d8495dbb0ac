package dev.rolecall.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.Elements;

/** Where generated classes go, and what each of them has. */
public final class Sources {

    private static final AnnotationSpec GENERATED = AnnotationSpec.builder(
                    ClassName.get("javax.annotation.processing", "Generated"))
            .addMember("value", "$S", "dev.rolecall.processor.RolecallProcessor")
            .build();

    private final Filer filer;
    private final Elements elements;

    /**
     * Writes to a compiler.
     *
     * @param filer the compiler's files
     * @param elements the compiler's elements
     */
    public Sources(Filer filer, Elements elements) {
        this.filer = filer;
        this.elements = elements;
    }

    /**
     * Writes a class.
     *
     * @param writer writes it
     * @param origin the element that it is made from
     * @throws IOException if it cannot be written
     */
    public void write(SourceWriter writer, Element origin) throws IOException {
        TypeSpec.Builder type = writer.type().addOriginatingElement(origin);
        if (canBeMarked(origin)) {
            type.addAnnotation(GENERATED);
        }
        JavaFile.builder(writer.name().packageName(), type.build())
                .indent("    ")
                .skipJavaLangImports(true)
                .build()
                .writeTo(filer);
    }

    /** A module reads the annotation's own module only if it, or one that it requires, says so. */
    private boolean canBeMarked(Element origin) {
        ModuleElement module = elements.getModuleOf(origin);
        return elements.getTypeElement(module, GENERATED.type().toString()) != null;
    }
}
