/** What the processor costs at compile time. */
package dev.rolecall.bench.compile;
