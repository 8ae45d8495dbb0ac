package dev.rolecall.processor;

import com.google.auto.service.AutoService;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.check.Problem;
import dev.rolecall.processor.check.Report;
import dev.rolecall.processor.collect.Roles;
import dev.rolecall.processor.element.Annotations;
import dev.rolecall.processor.element.LocalClasses;
import dev.rolecall.processor.model.Union;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Does what is to be done where the other processors are not even called, as nothing that is compiled has one of our
 * annotations. Finds mistakes: no runtime, no role at all, a role that is a local class. Brings unions and companions up to
 * date where a role was deleted, or a record that occurs in one was compiled alone. Claims nothing. It comes before the one
 * for unions, as javac calls no other processor once everything is claimed.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes("*")
public final class OversightProcessor extends AbstractProcessor {

    private static final String ROLE = "MessageRole";

    private final Report report = new Report();
    private final List<TypeElement> withoutRole = new ArrayList<>();
    private Elements elements;
    private Compilation compilation;
    private LocalClasses localClasses;
    private boolean isFirst = true;

    /** Where nothing has a role. */
    private Optional<Companions> companions = Optional.empty();

    /** Where nothing declares a union either. */
    private Optional<Unions> unions = Optional.empty();

    /** Made by the compiler. */
    public OversightProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        elements = environment.getElementUtils();
        compilation = Compilation.of(environment);
        localClasses = new LocalClasses(environment);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        boolean hasRuntime = elements.getTypeElement(Annotations.MESSAGE_ROLE) != null;
        for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
            if (!hasRuntime) {
                checkRuntime(type);
            } else if (!isGenerated(type)) {
                localClasses
                        .report(type, ROLE, Problem.LOCAL_ROLE::message)
                        .forEach(name -> report.add(Problem.LOCAL_ROLE, Place.at(type), name));
                findWithoutRole(type);
            }
        }
        if (isFirst) {
            begin(round);
            isFirst = false;
        }
        // Roles that are generated are for the others.
        if (companions.isPresent() && isAbsent(Annotations.MESSAGE_ROLE, round)) {
            companions.get().process(round);
        }
        unions.ifPresent(writer -> writer.process(round, true));
        if (round.processingOver()) {
            withoutRole.stream().filter(this::hasNoUnion).forEach(this::reportWithoutRole);
            report.printTo(processingEnv.getMessager());
        }
        return false;
    }

    /** Finds what is to be done for the others; what this processor is handed does not tell: one before it may have claimed it. */
    private void begin(RoundEnvironment round) {
        if (isAbsent(Annotations.MESSAGE_ROLE, round)) {
            companions = Optional.of(new Companions(processingEnv));
            if (isAbsent(Annotations.MESSAGE_UNION, round)) {
                unions = Optional.of(new Unions(processingEnv));
            }
        }
    }

    private boolean isAbsent(String annotation, RoundEnvironment round) {
        return compilation.annotated(round, annotation).isEmpty();
    }

    /** Imports of ours that do not exist: this is said once. */
    private void checkRuntime(TypeElement type) {
        if (report.isClean() && compilation.imports.areFrom("dev.rolecall", type)) {
            report.add(Problem.RUNTIME_ABSENT, Place.at(type));
        }
    }

    private static boolean isNamed(TypeMirror type, String simpleName) {
        String name = type.toString();
        return name.substring(name.lastIndexOf('.') + 1).equals(simpleName);
    }

    /** Whether we have made a class. In one javac takes its union for missing where a class file has asked for that before. */
    private static boolean isGenerated(TypeElement type) {
        return Annotations.has(type, Annotations.UNION_DESCRIPTOR)
                || Annotations.has(type, Annotations.ROLE_DESCRIPTOR);
    }

    private void findWithoutRole(TypeElement type) {
        boolean implementsUnion = type.getInterfaces().stream()
                .anyMatch(implemented -> implemented.getKind() == TypeKind.ERROR
                        && isNamed(implemented, Union.DEFAULT_NAME)
                        && compilation.imports.qualify(Union.DEFAULT_NAME, type).equals(Union.DEFAULT_NAME));
        if (implementsUnion && !Annotations.has(type, Annotations.MESSAGE_ROLE)) {
            withoutRole.add(type);
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::findWithoutRole);
    }

    /** Where there is a union, the other processor knows better. */
    private boolean hasNoUnion(TypeElement type) {
        return elements.getTypeElement(unionOf(type)) == null;
    }

    private String unionOf(TypeElement type) {
        String packageName = elements.getPackageOf(type).getQualifiedName().toString();
        return packageName.isEmpty() ? Union.DEFAULT_NAME : packageName + "." + Union.DEFAULT_NAME;
    }

    private void reportWithoutRole(TypeElement type) {
        report.add(
                Problem.UNION_WITHOUT_ROLE,
                Place.at(type),
                type.getSimpleName(),
                unionOf(type),
                Roles.cureOfMissingRole(type));
    }
}
