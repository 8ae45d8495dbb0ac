package dev.rolecall.processor.check;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds what was probably meant. */
public final class Suggestions {

    private Suggestions() {}

    /**
     * A question for the end of a message.
     *
     * @param written what was written
     * @param possible what could have been meant
     * @return such as {@code Did you mean percent?}, or, if nothing is near, what there is
     */
    public static String didYouMean(String written, Collection<String> possible) {
        return nearest(written, possible)
                .map(name -> "Did you mean " + name + "?")
                .orElseGet(() -> possible.isEmpty()
                        ? "There is none that it could name."
                        : "There are: " + String.join(", ", possible) + ".");
    }

    /**
     * What is near to what was written.
     *
     * @param written what was written
     * @param possible what could have been meant
     * @return the nearest; empty if nothing is near
     */
    public static Optional<String> nearest(String written, Collection<String> possible) {
        return possible.stream()
                .filter(candidate -> distance(written, candidate) <= Math.max(1, candidate.length() / 3))
                .min(Comparator.comparingInt((String candidate) -> distance(written, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /**
     * What to do about a class that does not exist.
     *
     * @param name the class's simple name
     * @param possible the classes that could have been meant
     * @return a sentence that names the nearest of them, or the processor that probably should have made it
     */
    public static String forMissingClass(String name, Collection<String> possible) {
        Optional<String> nearest = nearest(name, possible);
        if (nearest.isPresent()) {
            return "Did you mean " + nearest.get() + "?";
        }
        for (Map.Entry<Pattern, String> maker : MAKERS.entrySet()) {
            if (maker.getKey().matcher(name).matches()) {
                return "By its name, " + maker.getValue()
                        + " should have made it: let its annotation processor run in this " + "compilation too.";
            }
        }
        return "Check its name and its import; if an annotation processor makes it, that must run in this compilation too.";
    }

    /** How generated classes are named, by whom; the first that fits. */
    private static final Map<Pattern, String> MAKERS = makers();

    private static Map<Pattern, String> makers() {
        Map<Pattern, String> makers = new LinkedHashMap<>();
        makers.put(Pattern.compile("(Immutable|Modifiable)[A-Z].*"), "Immutables");
        makers.put(Pattern.compile("Auto(Value|OneOf|Annotation|Builder)_.*"), "AutoValue");
        makers.put(Pattern.compile("Dagger[A-Z].*|.*_(Factory|MembersInjector)"), "Dagger");
        makers.put(Pattern.compile(".*MapperImpl"), "MapStruct");
        makers.put(Pattern.compile(".*Builder"), "record-builder");
        makers.put(Pattern.compile(".*Record"), "record-builder");
        makers.put(Pattern.compile("Q[A-Z].*"), "Querydsl");
        makers.put(Pattern.compile(".*_"), "the JPA metamodel generator");
        return makers;
    }

    /** How many letters must be added, removed, changed, or swapped with the next, not counting case. */
    private static int distance(String written, String possible) {
        String from = written.toLowerCase(Locale.ROOT);
        String to = possible.toLowerCase(Locale.ROOT);
        int[][] distances = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                distances[i][j] = Math.max(i, j);
                if (i > 0 && j > 0) {
                    int changed = distances[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                    int added = Math.min(distances[i][j - 1], distances[i - 1][j]) + 1;
                    distances[i][j] = Math.min(changed, added);
                }
                if (i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1)) {
                    distances[i][j] = Math.min(distances[i][j], distances[i - 2][j - 2] + 1);
                }
            }
        }
        return distances[from.length()][to.length()];
    }
}
