/** The adapter for Jackson 2: {@code jackson-core} reads and writes, {@code jackson-databind} makes typed views. */
@NullMarked
package dev.rolecall.jackson2;

import org.jspecify.annotations.NullMarked;
