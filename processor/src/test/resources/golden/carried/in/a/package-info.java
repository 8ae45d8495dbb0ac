/** A union of what is elsewhere. */
@MessageUnion(
        name = "ChatMessage",
        include = {BashExecution.class},
        carried = @MessageUnion.Carried(type = BashExecution.class, as = "Bash"))
package a;

import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
