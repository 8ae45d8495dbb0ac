package dev.rolecall.merging.middle;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

/** A role of the library that builds on another. */
@NotSent
@MessageRole("review")
public record Review(String verdict, double score) implements MiddleMessage {}
