/** The adapter for Jackson 3: {@code jackson-core} reads and writes, {@code jackson-databind} makes typed views. */
@NullMarked
package dev.rolecall.jackson3;

import org.jspecify.annotations.NullMarked;
