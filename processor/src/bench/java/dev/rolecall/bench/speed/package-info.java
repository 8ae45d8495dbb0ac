/** What JMH measures: reading and writing JSON, converting, opening sessions, and how each grows. */
package dev.rolecall.bench.speed;
