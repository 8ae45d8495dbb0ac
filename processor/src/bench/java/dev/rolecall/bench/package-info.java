/** Measures how fast Rolecall and others are: {@link dev.rolecall.bench.Benchmarks} runs it all. */
package dev.rolecall.bench;
