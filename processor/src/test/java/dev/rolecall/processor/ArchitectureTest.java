package dev.rolecall.processor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Data flows one way: elements are collected into a model, which is checked and written. */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.rolecall.processor");

    @Test
    void theArrowsGoOneWay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("entry")
                .definedBy("dev.rolecall.processor")
                .layer("element")
                .definedBy("dev.rolecall.processor.element")
                .layer("shape")
                .definedBy("dev.rolecall.processor.shape")
                .layer("collect")
                .definedBy("dev.rolecall.processor.collect")
                .layer("model")
                .definedBy("dev.rolecall.processor.model")
                .layer("check")
                .definedBy("dev.rolecall.processor.check")
                .layer("write")
                .definedBy("dev.rolecall.processor.write")
                .whereLayer("model")
                .mayNotAccessAnyLayer()
                .whereLayer("check")
                .mayNotAccessAnyLayer()
                .whereLayer("element")
                .mayNotAccessAnyLayer()
                .whereLayer("shape")
                .mayOnlyAccessLayers("model", "check", "element")
                .whereLayer("collect")
                .mayOnlyAccessLayers("model", "check", "element", "shape")
                .whereLayer("write")
                .mayOnlyAccessLayers("model")
                .check(CLASSES);
    }

    @Test
    void theModelKnowsNoCompiler() {
        noClasses()
                .that()
                .resideInAPackage("dev.rolecall.processor.model")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javax.lang.model..", "javax.annotation.processing..", "com.sun..")
                .check(CLASSES);
    }

    @Test
    void theProcessorKnowsTheRuntimeByNameAlone() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.rolecall", "dev.rolecall.codec..", "dev.rolecall.message..", "dev.rolecall.llm..")
                .check(CLASSES);
    }
}
