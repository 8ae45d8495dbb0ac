@MessageUnion(include = {LibMessage.class, BashExecution.class}, exclude = Draft.class)
package com.acme.chat;

import com.lib.Draft;
import com.lib.LibMessage;
import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
