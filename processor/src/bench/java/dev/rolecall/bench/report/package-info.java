/** The tables that are written. */
package dev.rolecall.bench.report;
