package dev.rolecall.merging.replacing;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import org.jspecify.annotations.Nullable;

/** The application's own class for the role of the library's note, with a component more. */
@NotSent
@MessageRole("note")
public record TaggedNote(
        String text, long timestamp, @Nullable String tag) implements OwnMessage {}
