@MessageUnion(name = "LibMessage", include = com.lib.base.BaseMessage.class)
package com.lib;

import dev.rolecall.MessageUnion;
