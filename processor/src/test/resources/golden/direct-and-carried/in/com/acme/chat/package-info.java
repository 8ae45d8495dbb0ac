@MessageUnion(
        include = {BashExecution.class, Release.class},
        carried = @MessageUnion.Carried(type = Release.class, as = "Released"))
package com.acme.chat;

import com.acme.build.Release;
import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
