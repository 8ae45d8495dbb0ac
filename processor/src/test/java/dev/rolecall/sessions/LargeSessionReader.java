package dev.rolecall.sessions;

import dev.rolecall.session.Session;
import dev.rolecall.session.SessionStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A process with little memory that reads a large session. */
final class LargeSessionReader {

    private LargeSessionReader() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        try (Session<AgentMessage> session = Session.open(file, AgentMessage.type())) {
            List<String> ids = session.entryIds();
            System.out.println("entries " + ids.size());
            String middle = ids.get(ids.size() / 2);
            System.out.println("middle "
                    + (session.entry(middle).orElseThrow().json().toString().length() > 1000));
            System.out.println("context " + session.context().messages().size());
            System.out.println("total " + session.stats().totalMessages());
            session.appendMessage(AgentMessage.user("one more"));
        }
        long streamed = 0;
        try (SessionStream<AgentMessage> stream = SessionStream.open(file, AgentMessage.type(), found -> {})) {
            while (stream.next().isPresent()) {
                streamed++;
            }
        }
        System.out.println("streamed " + streamed);
    }
}
