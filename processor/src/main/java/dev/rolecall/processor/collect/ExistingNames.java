package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The classes that exist beside those that are generated. A package is looked at once, as it may have many. */
final class ExistingNames {

    private final Elements elements;
    private final Map<String, Map<String, List<String>>> byLowerCase = new HashMap<>();

    ExistingNames(Elements elements) {
        this.elements = elements;
    }

    /** A class of the same package whose name differs in case alone: some file systems do not tell the two apart. */
    Optional<String> differingInCase(ClassName name) {
        return similar(name).stream()
                .filter(existing -> !existing.equals(name.simpleName()))
                .map(existing -> name.peerClass(existing).canonicalName())
                .findFirst();
    }

    /** The class of a name, if there was one when its package was first looked at. */
    Optional<TypeElement> find(ClassName name) {
        return similar(name).contains(name.simpleName())
                ? Optional.ofNullable(elements.getTypeElement(name.canonicalName()))
                : Optional.empty();
    }

    private List<String> similar(ClassName name) {
        return byLowerCase
                .computeIfAbsent(name.packageName(), this::read)
                .getOrDefault(name.simpleName().toLowerCase(Locale.ROOT), List.of());
    }

    private Map<String, List<String>> read(String packageName) {
        PackageElement packageElement = elements.getPackageElement(packageName);
        return packageElement == null
                ? Map.of()
                : packageElement.getEnclosedElements().stream()
                        .map(element -> element.getSimpleName().toString())
                        .collect(Collectors.groupingBy(name -> name.toLowerCase(Locale.ROOT)));
    }
}
