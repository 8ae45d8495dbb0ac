package com.acme.chat;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

interface Outer {

    class Inner {

        @NotSent
        @MessageRole("deep")
        record Deep(Other.Part first, Part second) implements AgentMessage {}

        record Part(String text) {}
    }

    class Other {

        record Part(int number) {}
    }
}
