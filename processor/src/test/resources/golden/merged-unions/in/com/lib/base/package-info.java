@MessageUnion(name = "BaseMessage")
package com.lib.base;

import dev.rolecall.MessageUnion;
