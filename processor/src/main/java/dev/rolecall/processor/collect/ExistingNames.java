package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.util.Elements;

/** The names of classes that exist beside those that are generated. */
final class ExistingNames {

    private ExistingNames() {}

    /** A class of the same package whose name differs in case alone: some file systems do not tell the two apart. */
    static Optional<String> differingInCase(ClassName name, Elements elements) {
        PackageElement packageElement = elements.getPackageElement(name.packageName());
        if (packageElement == null) {
            return Optional.empty();
        }
        for (Element element : packageElement.getEnclosedElements()) {
            String existing = element.getSimpleName().toString();
            if (existing.equalsIgnoreCase(name.simpleName()) && !existing.equals(name.simpleName())) {
                return Optional.of(element.toString());
            }
        }
        return Optional.empty();
    }
}
