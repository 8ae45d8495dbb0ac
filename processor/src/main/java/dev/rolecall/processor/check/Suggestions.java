package dev.rolecall.processor.check;

import java.util.Collection;
import java.util.Comparator;
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

    /** How many letters must be added, removed or changed, not counting case. */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                boolean same = Character.toLowerCase(from.charAt(i - 1)) == Character.toLowerCase(to.charAt(j - 1));
                int changed = diagonal + (same ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
