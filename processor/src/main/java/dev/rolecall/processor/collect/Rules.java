package dev.rolecall.processor.collect;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.check.Suggestions;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.TypeNames;
import dev.rolecall.processor.model.Rule;
import dev.rolecall.processor.shape.Creator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads what decides how a model sees a role: the first of a method, a template, content, and nothing. */
public final class Rules {

    private static final Pattern TAG = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");
    private static final String USER_CONTENT = "dev.rolecall.message.UserContent";
    private static final String MESSAGE = "dev.rolecall.message.Message";
    private static final Map<String, Rule.Count> COUNTS =
            Map.of("java.util.Optional", Rule.Count.OPTIONAL, "java.util.List", Rule.Count.LIST);

    private final Elements elements;
    private final Types types;

    /**
     * A reader.
     *
     * @param elements the compiler's elements
     * @param types the compiler's types
     */
    public Rules(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** A rule and the annotation or the element that it comes from. */
    private record Found(Rule rule, Place place) {}

    /**
     * Reads the rule of a role. What needs the types of its components is checked by {@link RuleChecks}.
     *
     * @param creator how the role class is made
     * @param report where problems go
     * @return the rule
     */
    public Rule read(Creator creator, Report report) {
        TypeElement element = creator.type();
        List<Found> declared = new ArrayList<>(methods(element, report));
        template(creator, report).ifPresent(declared::add);
        for (Found another : declared.subList(Math.min(1, declared.size()), declared.size())) {
            report.add(
                    Problem.TWO_RULES,
                    another.place(),
                    element.getSimpleName(),
                    declared.get(0).rule().text(),
                    another.rule().text());
        }
        Optional<AnnotationMirror> notSent = Annotations.find(element, Annotations.NOT_SENT);
        if (notSent.isPresent()) {
            for (Found rule : declared) {
                report.add(
                        Problem.RULE_AND_NOT_SENT,
                        Place.at(element, notSent.get()),
                        element.getSimpleName(),
                        rule.rule().text());
            }
            return new Rule.NotSent("@NotSent");
        }
        if (!declared.isEmpty()) {
            return declared.get(0).rule();
        }
        if (hasContent(creator)) {
            return new Rule.Content();
        }
        if (!isSuppressed(element)) {
            report.add(Problem.NO_RULE, Place.at(element), element.getSimpleName());
        }
        return new Rule.NotSent("no rule");
    }

    private List<Found> methods(TypeElement element, Report report) {
        List<Found> found = new ArrayList<>();
        for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(element))) {
            Optional<AnnotationMirror> annotation = Annotations.find(method, Annotations.TO_LLM);
            if (annotation.isEmpty()) {
                continue;
            }
            if (Annotations.value(annotation.get(), "value").isPresent()
                    || Annotations.value(annotation.get(), "tag").isPresent()) {
                report.add(
                        Problem.TEMPLATE_ON_METHOD, Place.at(method, annotation.get()), method.getSimpleName() + "()");
            }
            Rule.Method rule = method(element, method, report);
            found.add(new Found(rule, Place.at(method)));
        }
        return found;
    }

    private Rule.Method method(TypeElement element, ExecutableElement method, Report report) {
        String name = method.getSimpleName().toString();
        Optional<String> wrong = Optional.empty();
        if (method.getModifiers().contains(Modifier.STATIC)) {
            wrong = Optional.of("it is static. Make it an instance method");
        } else if (method.getModifiers().contains(Modifier.PRIVATE)) {
            wrong = Optional.of("it is private. Make it package-private or public");
        } else if (!method.getParameters().isEmpty()) {
            wrong = Optional.of("it has parameters. A rule sees nothing but the message itself");
        } else if (method.getThrownTypes().stream().anyMatch(this::isChecked)) {
            wrong = Optional.of("it declares a checked exception. Throw a RuntimeException instead");
        }
        TypeMirror returned = method.getReturnType();
        Rule.Count count = Rule.Count.ONE;
        if (returned instanceof DeclaredType type && type.getTypeArguments().size() == 1) {
            Rule.Count several = COUNTS.get(
                    ((TypeElement) type.asElement()).getQualifiedName().toString());
            if (several != null) {
                count = several;
                returned = TypeNames.upperBound(type.getTypeArguments().get(0));
            }
        }
        Optional<Rule.Result> result = result(returned);
        if (wrong.isEmpty() && result.isEmpty()) {
            wrong = Optional.of("it returns " + TypeNames.shown(method.getReturnType())
                    + ". Return String, UserContent, a Message, or an Optional or List of one of these");
        }
        wrong.ifPresent(why ->
                report.add(Problem.BAD_RULE_METHOD, Place.at(method), name + "()", element.getSimpleName(), why));
        return new Rule.Method(name, result.orElse(Rule.Result.TEXT), count);
    }

    private boolean isChecked(TypeMirror thrown) {
        return !isSubtype(thrown, "java.lang.RuntimeException") && !isSubtype(thrown, "java.lang.Error");
    }

    private Optional<Rule.Result> result(TypeMirror type) {
        if (type.getKind() != TypeKind.DECLARED) {
            return Optional.empty();
        }
        String name = TypeNames.nameOf(type);
        if (name.equals("java.lang.String")) {
            return Optional.of(Rule.Result.TEXT);
        }
        if (isSubtype(type, USER_CONTENT)) {
            return Optional.of(Rule.Result.CONTENT);
        }
        return isSubtype(type, MESSAGE) ? Optional.of(Rule.Result.MESSAGE) : Optional.empty();
    }

    private boolean isSubtype(TypeMirror type, String of) {
        TypeElement wider = elements.getTypeElement(of);
        return wider != null && types.isSubtype(type, wider.asType());
    }

    private Optional<Found> template(Creator creator, Report report) {
        TypeElement element = creator.type();
        return Annotations.find(element, Annotations.TO_LLM).map(annotation -> {
            String source = Annotations.string(annotation, "value", "");
            Optional<AnnotationValue> value = Annotations.value(annotation, "value");
            Place place = Place.at(element, annotation, value);
            if (source.isEmpty()) {
                report.add(Problem.EMPTY_TEMPLATE, Place.at(element, annotation), element.getSimpleName());
            }
            String tag = Annotations.string(annotation, "tag", "");
            if (!tag.isEmpty() && !TAG.matcher(tag).matches()) {
                report.add(Problem.BAD_TAG, Place.at(element, annotation, Annotations.value(annotation, "tag")), tag);
            }
            List<Rule.Template.Part> parts = List.of();
            try {
                parts = TemplateParser.parse(source);
            } catch (TemplateParser.MalformedException malformed) {
                report.add(Problem.MALFORMED_TEMPLATE, place, element.getSimpleName(), malformed.getMessage());
            }
            List<String> components = creator.names();
            for (Rule.Template.Part part : parts) {
                if (part.isComponent() && !components.contains(part.text())) {
                    report.add(
                            Problem.UNKNOWN_PLACEHOLDER,
                            place,
                            element.getSimpleName(),
                            part.text(),
                            Suggestions.didYouMean(part.text(), components));
                }
            }
            return new Found(new Rule.Template(source, parts, tag), Place.at(element, annotation));
        });
    }

    private static boolean hasContent(Creator creator) {
        return creator.property("content")
                .filter(content -> TypeNames.nameOf(content.type()).equals(USER_CONTENT))
                .isPresent();
    }

    static boolean isSuppressed(TypeElement element) {
        for (Element at = element; at != null; at = at.getEnclosingElement()) {
            if (Annotations.find(at, "java.lang.SuppressWarnings")
                    .filter(annotation ->
                            Annotations.strings(annotation, "value").contains("rolecall"))
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }
}
