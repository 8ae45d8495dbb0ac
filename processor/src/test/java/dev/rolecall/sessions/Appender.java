package dev.rolecall.sessions;

import dev.rolecall.session.Session;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;

/** A process that appends to a session until it is killed or cannot go on, and says what it has appended. */
final class Appender {

    private Appender() {}

    public static void main(String[] arguments) throws IOException {
        Random random = new Random(Long.parseLong(arguments[1]));
        try (Session<AgentMessage> session = Session.open(Path.of(arguments[0]), AgentMessage.type())) {
            for (int i = 0; true; i++) {
                int length = random.nextInt(50) == 0 ? random.nextInt(1 << 20) : random.nextInt(2000);
                int entries = session.entryIds().size();
                try {
                    System.out.println(session.appendMessage(AgentMessage.user(i + " " + "x".repeat(length))));
                } catch (IOException full) {
                    System.out.println("full " + (session.entryIds().size() == entries));
                    System.out.println(session.appendMessage(AgentMessage.user("small")));
                    return;
                }
            }
        }
    }
}
