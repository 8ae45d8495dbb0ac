/** What the first messages cost in a fresh JVM. */
package dev.rolecall.bench.cold;
