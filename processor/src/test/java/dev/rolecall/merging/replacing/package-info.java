/** An application that has a class of its own for a role of a library's union. */
@MessageUnion(name = "OwnMessage", include = AgentMessage.class, exclude = Note.class)
package dev.rolecall.merging.replacing;

import dev.rolecall.MessageUnion;
import dev.rolecall.merging.library.AgentMessage;
import dev.rolecall.merging.library.Note;
