/** A library that builds on another. */
@MessageUnion(name = "MiddleMessage", include = AgentMessage.class)
package dev.rolecall.merging.middle;

import dev.rolecall.MessageUnion;
import dev.rolecall.merging.library.AgentMessage;
