/** The same messages without Rolecall, as applications write them for other libraries. */
package dev.rolecall.bench.plain;
