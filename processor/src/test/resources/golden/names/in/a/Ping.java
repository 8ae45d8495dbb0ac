package a;

import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;

/** A role without members, in an interface. */
public interface Ping {

    /** It. */
    @NotSent
    @MessageRole("ping")
    record Empty() implements AgentMessage {}

    /** A class without members. */
    @NotSent
    @MessageRole("pong")
    final class Nothing implements AgentMessage {

        /** Makes one. */
        public Nothing() {}
    }
}
