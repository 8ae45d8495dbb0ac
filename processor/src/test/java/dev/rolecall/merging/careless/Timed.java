package dev.rolecall.merging.careless;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

/** What the library wants to know of a note. */
@NotSent
@MessageRole("note")
@JsonIgnoreProperties(ignoreUnknown = true)
public record Timed(long timestamp) implements CarelessMessage {}
