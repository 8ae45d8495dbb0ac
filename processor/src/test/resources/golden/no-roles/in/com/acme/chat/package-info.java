@MessageUnion(name = "ChatMessage")
package com.acme.chat;

import dev.rolecall.MessageUnion;
