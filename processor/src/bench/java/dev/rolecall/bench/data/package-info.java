/** The data: sessions made by a seeded generator, the same on every machine. */
package dev.rolecall.bench.data;
