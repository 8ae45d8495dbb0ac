@MessageUnion(include = Progress.class)
package com.acme.chat;

import com.acme.build.Progress;
import dev.rolecall.MessageUnion;
