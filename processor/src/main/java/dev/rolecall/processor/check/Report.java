package dev.rolecall.processor.check;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;

/** The problems that were found, in the order in which they were; printed in one place. */
public final class Report {

    private record Finding(Problem problem, Place place, String message) {}

    private final List<Finding> findings = new ArrayList<>();

    /** An empty report. */
    public Report() {}

    /**
     * Adds a problem.
     *
     * @param problem the problem
     * @param place where it is
     * @param arguments what its text names
     */
    public void add(Problem problem, Place place, Object... arguments) {
        findings.add(new Finding(problem, place, problem.message(arguments)));
    }

    /**
     * Adds what another report found.
     *
     * @param other the other report
     */
    public void addAll(Report other) {
        findings.addAll(other.findings);
    }

    /**
     * Whether what was looked at can be written.
     *
     * @return whether no error was found; warnings do not matter
     */
    public boolean isClean() {
        return findings.stream().noneMatch(finding -> finding.problem().kind() == Diagnostic.Kind.ERROR);
    }

    /**
     * Prints the problems.
     *
     * @param messager where to
     */
    public void printTo(Messager messager) {
        for (Finding finding : findings) {
            Place place = finding.place();
            Diagnostic.Kind kind = finding.problem().kind();
            if (place.value().isPresent()) {
                messager.printMessage(
                        kind,
                        finding.message(),
                        place.element(),
                        place.annotation().orElseThrow(),
                        place.value().get());
            } else if (place.annotation().isPresent()) {
                messager.printMessage(
                        kind,
                        finding.message(),
                        place.element(),
                        place.annotation().get());
            } else {
                messager.printMessage(kind, finding.message(), place.element());
            }
        }
    }
}
