package dev.rolecall.merging.replacing;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.time.ZonedDateTime;

/** A role with a component that is left to data binding. */
@NotSent
@MessageRole("meeting")
public record Meeting(ZonedDateTime at) implements OwnMessage {}
