/** An application whose union takes in those of libraries. */
@MessageUnion(include = MiddleMessage.class)
package dev.rolecall.merging;

import dev.rolecall.MessageUnion;
import dev.rolecall.merging.middle.MiddleMessage;
