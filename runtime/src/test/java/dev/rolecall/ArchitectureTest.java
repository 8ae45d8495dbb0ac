package dev.rolecall;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.AccessibleObject;
import org.junit.jupiter.api.Test;

/** The arrows between packages go one way, and nothing but the adapters knows a JSON library. */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.rolecall");

    @Test
    void theArrowsGoOneWay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("annotations")
                .definedBy("dev.rolecall")
                .layer("message")
                .definedBy("dev.rolecall.message")
                .layer("codec")
                .definedBy("dev.rolecall.codec")
                .layer("jackson2")
                .definedBy("dev.rolecall.jackson2")
                .layer("jackson3")
                .definedBy("dev.rolecall.jackson3")
                .layer("json")
                .definedBy("dev.rolecall.json")
                .layer("llm")
                .definedBy("dev.rolecall.llm")
                .layer("coding")
                .definedBy("dev.rolecall.coding")
                .layer("session")
                .definedBy("dev.rolecall.session")
                .whereLayer("session")
                .mayOnlyAccessLayers("message", "codec", "llm", "coding")
                .whereLayer("annotations")
                .mayNotAccessAnyLayer()
                .whereLayer("message")
                .mayNotAccessAnyLayer()
                .whereLayer("codec")
                .mayOnlyAccessLayers("message")
                .whereLayer("jackson2")
                .mayOnlyAccessLayers("message", "codec")
                .whereLayer("jackson3")
                .mayOnlyAccessLayers("message", "codec")
                .whereLayer("json")
                .mayOnlyAccessLayers("message", "codec")
                .whereLayer("llm")
                .mayOnlyAccessLayers("message", "codec")
                .whereLayer("coding")
                .mayOnlyAccessLayers("annotations", "message", "codec", "llm")
                .check(CLASSES);
    }

    @Test
    void onlyItsAdapterKnowsAJackson() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.rolecall.jackson2")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.fasterxml.jackson.core..", "com.fasterxml.jackson.databind..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.rolecall.jackson3")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..")
                .check(CLASSES);
    }

    @Test
    void whatIsNotOnAUsersClassPathIsNotNeededThere() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.soabase..", "com.palantir..", "com.google..")
                .check(CLASSES);
    }

    /** What newer JDKs warn of, or close. */
    @Test
    void nothingIsOfTheInsideOfAJdk() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("sun..", "jdk..", "com.sun..")
                .orShould()
                .callMethodWhere(target(nameMatching("(trySet|set)Accessible"))
                        .and(target(owner(assignableTo(AccessibleObject.class)))))
                .check(CLASSES);
    }
}
