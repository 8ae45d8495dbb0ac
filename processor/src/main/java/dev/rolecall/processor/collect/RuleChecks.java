package dev.rolecall.processor.collect;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.check.Suggestions;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.Rule;
import dev.rolecall.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Checks that a rule gets on with the components of its role. */
final class RuleChecks {

    private static final String USER_CONTENT = "dev.rolecall.message.UserContent";

    private final Elements elements;

    RuleChecks(Elements elements) {
        this.elements = elements;
    }

    /**
     * Checks what a rule needs of the components.
     *
     * @param element the role class
     * @param rule its rule
     * @param members its members
     * @param report where problems go
     * @return the member that keeps a single message from the model, if the rule names one
     */
    Optional<Member> check(TypeElement element, Rule rule, List<Member> members, Report report) {
        if (rule instanceof Rule.Template template) {
            AnnotationMirror annotation =
                    Annotations.find(element, Annotations.TO_LLM).orElseThrow();
            Place place = Place.at(element, annotation, Annotations.value(annotation, "value"));
            for (Rule.Template.Part part : template.parts()) {
                if (part.isComponent()) {
                    component(part.text(), members)
                            .filter(member -> !hasText(member.value()))
                            .ifPresent(member -> report.add(
                                    Problem.PLACEHOLDER_WITHOUT_TEXT,
                                    place,
                                    element.getSimpleName(),
                                    part.text(),
                                    TypeNames.shown(member.type())));
                }
            }
        }
        if (rule.needsTimestamp()
                && component("timestamp", members).filter(RuleChecks::isTime).isEmpty()) {
            report.add(Problem.NO_TIMESTAMP, Place.at(element), element.getSimpleName(), element.getSimpleName());
        }
        return exclusion(element, members, report);
    }

    private static Optional<Member> component(String name, List<Member> members) {
        return members.stream()
                .filter(member -> member.component().equals(name))
                .findFirst();
    }

    private static boolean hasText(ValueType type) {
        return type instanceof ValueType.Scalar
                || type instanceof ValueType.Text
                || type instanceof ValueType.Enumeration
                || type instanceof ValueType.Wrapped
                || type instanceof ValueType.Standard standard
                        && standard.type().canonicalName().equals(USER_CONTENT);
    }

    private static boolean isTime(Member member) {
        return member.type().toString().equals("long");
    }

    private Optional<Member> exclusion(TypeElement element, List<Member> members, Report report) {
        List<Element> annotated = new ArrayList<>(List.of(element));
        annotated.addAll(ElementFilter.methodsIn(elements.getAllMembers(element)));
        for (Element at : annotated) {
            Optional<AnnotationMirror> annotation = Annotations.find(at, Annotations.TO_LLM);
            String name = annotation
                    .map(mirror -> Annotations.string(mirror, "unless", ""))
                    .orElse("");
            if (!name.isEmpty()) {
                Optional<Member> member = component(name, members).filter(RuleChecks::isBoolean);
                if (member.isEmpty()) {
                    List<String> possible = members.stream()
                            .filter(RuleChecks::isBoolean)
                            .map(Member::component)
                            .toList();
                    report.add(
                            Problem.BAD_EXCLUSION,
                            Place.at(at, annotation.get(), Annotations.value(annotation.get(), "unless")),
                            name,
                            element.getSimpleName(),
                            Suggestions.didYouMean(name, possible));
                }
                return member;
            }
        }
        return Optional.empty();
    }

    private static boolean isBoolean(Member member) {
        return member.type().isPrimitive() && member.type().toString().equals("boolean")
                || member.type().toString().equals("java.lang.Boolean");
    }
}
