package dev.rolecall.processor.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
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
     * Adds what another report found of a subject. What lies outside of what is being compiled has no place that could be
     * shown: it is reported at the subject, and named.
     *
     * @param other the other report
     * @param subject what was looked at
     * @param isCompiled whether an element is being compiled
     */
    public void addAll(Report other, Element subject, Predicate<Element> isCompiled) {
        for (Finding finding : other.findings) {
            Element element = finding.place().element();
            if (isCompiled.test(element)) {
                findings.add(finding);
            } else {
                String where = element.getEnclosingElement() + "." + element.getSimpleName();
                findings.add(new Finding(
                        finding.problem(), Place.at(subject), finding.message() + " (This is about " + where + ".)"));
            }
        }
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
     * What is wrong, in words.
     *
     * @return the message of the first error
     */
    public String firstError() {
        return findings.stream()
                .filter(finding -> finding.problem().kind() == Diagnostic.Kind.ERROR)
                .map(Finding::message)
                .findFirst()
                .orElse("");
    }

    /**
     * Prints the problems.
     *
     * @param messager where to
     */
    public void printTo(Messager messager) {
        printTo(messager, new HashSet<>());
    }

    /**
     * Prints the problems that have not been printed before.
     *
     * @param messager where to
     * @param printed those that have been, to which these are added
     */
    public void printTo(Messager messager, Set<String> printed) {
        for (Finding finding : findings) {
            if (printed.add(finding.place().element() + " " + finding.message())) {
                print(finding, messager);
            }
        }
    }

    private static void print(Finding finding, Messager messager) {
        Place place = finding.place();
        Diagnostic.Kind kind = finding.problem().kind();
        String message = finding.message() + place.inWords(messager);
        if (place.value().isPresent()) {
            messager.printMessage(
                    kind,
                    message,
                    place.element(),
                    place.annotation().orElseThrow(),
                    place.value().get());
        } else if (place.annotation().isPresent()) {
            messager.printMessage(
                    kind, message, place.element(), place.annotation().get());
        } else {
            messager.printMessage(kind, message, place.element());
        }
    }
}
