package dev.rolecall.processor.check;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

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
        Optional<String> nearest = possible.stream()
                .filter(candidate -> distance(written, candidate) <= Math.max(1, candidate.length() / 3))
                .min(Comparator.comparingInt((String candidate) -> distance(written, candidate))
                        .thenComparing(Comparator.naturalOrder()));
        return nearest.map(name -> "Did you mean " + name + "?")
                .orElseGet(() -> possible.isEmpty()
                        ? "There is none that it could name."
                        : "There are: " + String.join(", ", possible) + ".");
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
