/** The annotation processor of Rolecall. */
module dev.rolecall.processor {
    requires java.compiler;
    // Only javac has it; elsewhere the text of sources is read, where the compiler shows it.
    requires static jdk.compiler;
    // Compiled against, and shaded into this module's jar.
    requires static com.palantir.javapoet;
    requires static org.objectweb.asm;
    requires static com.google.auto.service;
    // It asks us whether a class is whole, where it runs beside us.
    requires static org.mapstruct.processor;

    // In this order: javac calls no other once everything is claimed.
    provides javax.annotation.processing.Processor with
            dev.rolecall.processor.OversightProcessor,
            dev.rolecall.processor.RoleProcessor,
            dev.rolecall.processor.UnionProcessor,
            dev.rolecall.processor.GeneratedAnnotationsProcessor;
    provides org.mapstruct.ap.spi.AstModifyingAnnotationProcessor with
            dev.rolecall.processor.UnionsForMapStruct;
}
