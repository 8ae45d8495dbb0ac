package dev.rolecall.bench.report;

import java.util.List;
import java.util.Locale;

/** Medians, and numbers as tables show them. */
public final class Numbers {

    private Numbers() {}

    /** The median; not a number if there are none. */
    public static double median(List<Double> values) {
        if (values.isEmpty()) {
            return Double.NaN;
        }
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /** A ratio. */
    public static String ratio(double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%.2f", value);
    }

    /** A number of three digits or more. */
    public static String rounded(double value) {
        if (Double.isNaN(value)) {
            return "-";
        }
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
    }

    /** The median, and between which values it is. */
    public static String spread(List<Double> values) {
        if (values.isEmpty()) {
            return "-";
        }
        String median = rounded(median(values));
        double least = values.stream().min(Double::compare).orElseThrow();
        double most = values.stream().max(Double::compare).orElseThrow();
        return values.size() == 1 ? median : median + " (" + rounded(least) + " to " + rounded(most) + ")";
    }
}
