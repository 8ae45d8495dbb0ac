package dev.rolecall.processor;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;

/** What a compilation must have so that anything can be generated for it; what it has not is said once. */
final class Preconditions {

    private static final String ANNOTATION = "com.fasterxml.jackson.annotation.JsonProperty";

    private final ProcessingEnvironment environment;
    private boolean areChecked;
    private boolean areMet = true;

    Preconditions(ProcessingEnvironment environment) {
        this.environment = environment;
    }

    boolean areMet(List<? extends Element> roles, Report report) {
        if (!areChecked && !roles.isEmpty()) {
            areChecked = true;
            Place place = Place.at(roles.get(0));
            SourceVersion version = environment.getSourceVersion();
            if (version.compareTo(SourceVersion.RELEASE_17) < 0) {
                report.add(Problem.SOURCE_LEVEL, place, version.ordinal());
            }
            if (environment.getElementUtils().getTypeElement(ANNOTATION) == null) {
                report.add(Problem.ANNOTATIONS_ABSENT, place);
            }
            ModuleElement module = environment.getElementUtils().getModuleOf(roles.get(0));
            if (isEclipseBatch() && module != null && !module.isUnnamed()) {
                report.add(Problem.ECLIPSE_MODULE, place, module.getQualifiedName());
            }
            areMet = report.isClean();
        }
        return areMet;
    }

    /** The IDE has other classes, and generated sources in a folder of the project. */
    private boolean isEclipseBatch() {
        return environment.getClass().getName().startsWith("org.eclipse.jdt.internal.compiler.apt.dispatch.Batch");
    }
}
