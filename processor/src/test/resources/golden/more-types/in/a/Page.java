package a;

import java.util.List;

/** A generic record. */
record Page<T>(List<T> items, @Nullable T first, @Nullable Page<T> next) {}
