package dev.rolecall.processor.element;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/**
 * What a generated union tells a later compilation: canonical names.
 *
 * @param direct the role classes that implement it
 * @param carried the role classes that its records carry
 * @param included the unions that it took in
 */
public record DescribedUnion(List<String> direct, List<String> carried, List<String> included) {

    /**
     * Reads what a class tells.
     *
     * @param type the class
     * @return empty if it is no union, nor what a union has beside it
     */
    public static Optional<DescribedUnion> of(TypeElement type) {
        return Annotations.find(type, Annotations.UNION_DESCRIPTOR)
                .map(descriptor -> new DescribedUnion(
                        Annotations.strings(descriptor, "direct"),
                        Annotations.strings(descriptor, "carried"),
                        Annotations.strings(descriptor, "included")));
    }

    /**
     * All role classes of the union.
     *
     * @return their names, those that implement it first
     */
    public List<String> members() {
        return Stream.concat(direct.stream(), carried.stream()).toList();
    }
}
