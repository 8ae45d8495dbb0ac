package b;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

/** One that is carried by a record of its name. */
@NotSent
@MessageRole("override")
public record Override(boolean really) {}
