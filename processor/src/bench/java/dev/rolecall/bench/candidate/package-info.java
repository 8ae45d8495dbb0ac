/** The libraries that are compared, each as its users would set it up. */
package dev.rolecall.bench.candidate;
