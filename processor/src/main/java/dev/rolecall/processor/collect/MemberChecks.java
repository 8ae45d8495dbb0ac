package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.model.Member;
import dev.rolecall.processor.model.ObjectShape;
import dev.rolecall.processor.shape.Creator;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.ElementFilter;

/** Checks what is true of the members of a role only, and not of a record within one. */
final class MemberChecks {

    /** The methods of a union that take no parameter. */
    private static final Set<String> UNION_METHODS = Set.of("message", "role", "toJsonValue");

    private MemberChecks() {}

    static void check(Creator creator, ObjectShape shape, List<ClassName> unions, Report report) {
        String className = creator.type().getSimpleName().toString();
        for (ExecutableElement method : ElementFilter.methodsIn(creator.type().getEnclosedElements())) {
            String name = method.getSimpleName().toString();
            if (!unions.isEmpty()
                    && UNION_METHODS.contains(name)
                    && method.getParameters().isEmpty()
                    && shape.members().stream()
                            .noneMatch(member -> member.accessor().equals(name))) {
                report.add(
                        Problem.HIDDEN_METHOD, Place.at(method), unions.get(0).simpleName(), name, className);
            }
        }
        for (Member member : shape.members()) {
            if (member.jsonName().equals("role")) {
                report.add(
                        Problem.ROLE_MEMBER,
                        placeOf(member, creator),
                        "Rename the component " + member.component() + " of " + className
                                + ", or give it another name in JSON with @JsonProperty");
            } else if (member.aliases().contains("role")) {
                report.add(
                        Problem.ROLE_MEMBER,
                        placeOf(member, creator),
                        "Remove the alias \"role\" of the component " + member.component() + " of " + className);
            } else if (!unions.isEmpty() && UNION_METHODS.contains(member.accessor())) {
                report.add(
                        Problem.UNION_METHOD,
                        placeOf(member, creator),
                        unions.get(0).simpleName(),
                        member.accessor(),
                        className,
                        member.jsonName());
            }
        }
    }

    private static Place placeOf(Member member, Creator creator) {
        return Place.at(creator.property(member.component()).orElseThrow().element());
    }
}
