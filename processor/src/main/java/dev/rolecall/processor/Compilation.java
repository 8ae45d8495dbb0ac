package dev.rolecall.processor;

import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.collect.RoleSource;
import dev.rolecall.processor.collect.Roles;
import dev.rolecall.processor.collect.Rules;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.ClassFiles;
import dev.rolecall.processor.element.Compiled;
import dev.rolecall.processor.element.Imports;
import dev.rolecall.processor.shape.Creators;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * One run of a compiler, as far as the processors look at it alike: what each of them asks for is found once. They hold it
 * together, and it goes when they do.
 */
final class Compilation {

    private static final Map<Elements, WeakReference<Compilation>> RUNNING = new WeakHashMap<>();

    /** A class with a role, and what was found to say of it. */
    record Reading(RoleSource source, Report report) {}

    final Compiled compiled;
    final Imports imports;
    final Creators creators;
    final Roles roles;
    private final Elements elements;

    // Of the round that is under way. Later its elements know more.
    private RoundEnvironment round;
    private List<Element> annotated = List.of();
    private final Map<TypeElement, Reading> readings = new HashMap<>();

    private Compilation(ProcessingEnvironment environment) {
        elements = environment.getElementUtils();
        Types types = environment.getTypeUtils();
        compiled = new Compiled(environment);
        imports = new Imports(environment);
        creators = new Creators(elements, types, new ClassFiles(environment));
        roles = new Roles(elements, creators, new Rules(elements, types), imports);
    }

    /** The run that a processor belongs to. One whose environment is wrapped by a build tool may have its own. */
    static synchronized Compilation of(ProcessingEnvironment environment) {
        WeakReference<Compilation> running = RUNNING.get(environment.getElementUtils());
        Compilation compilation = running == null ? null : running.get();
        if (compilation == null) {
            compilation = new Compilation(environment);
            RUNNING.put(environment.getElementUtils(), new WeakReference<>(compilation));
        }
        return compilation;
    }

    private void enter(RoundEnvironment current) {
        if (current != round) {
            round = current;
            compiled.add(current);
            readings.clear();
            TypeElement[] ours = Stream.of(Annotations.MESSAGE_ROLE, Annotations.MESSAGE_UNION)
                    .map(elements::getTypeElement)
                    .filter(type -> type != null)
                    .toArray(TypeElement[]::new);
            annotated = new ArrayList<>(current.getElementsAnnotatedWithAny(ours));
            annotated.sort(Comparator.comparing(Element::toString));
        }
    }

    /** The elements of a round that have an annotation of ours, sorted, as compilers have them in orders of their own. */
    List<Element> annotated(RoundEnvironment current, String annotation) {
        enter(current);
        return annotated.stream()
                .filter(element -> Annotations.has(element, annotation))
                .toList();
    }

    /** Reads a class with a role, for the round that is under way. */
    Reading read(TypeElement element) {
        return readings.computeIfAbsent(element, role -> {
            Report report = new Report();
            return new Reading(roles.read(role, report), report);
        });
    }
}
