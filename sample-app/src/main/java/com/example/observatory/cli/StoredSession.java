package com.example.observatory.cli;

import com.example.observatory.AgentMessage;
import dev.rolecall.message.Message;
import dev.rolecall.session.Session;
import dev.rolecall.session.SessionContext;
import dev.rolecall.session.SessionDiagnostic;
import dev.rolecall.session.SessionStats;
import dev.rolecall.session.SessionTree;
import dev.rolecall.session.SystemState;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A pi session as a tree. It is opened as a copy: to open one mends its file, and an old one is written anew. */
final class StoredSession implements Closeable {

    /**
     * What a session says at an entry.
     *
     * @param entryId the entry
     * @param conversation the messages that count there, in their order
     * @param model the model; null if none was chosen
     * @param system the prompt and the tools in effect; empty if there is no system message
     * @param used what the whole session used
     */
    record At(
            String entryId,
            StoredConversation conversation,
            SessionContext.Model model,
            String thinkingLevel,
            Optional<SystemState> system,
            SessionStats used) {}

    /**
     * An entry of the tree.
     *
     * @param tree the entry and what follows it
     * @param depth how many branchings are above it
     * @param isLeaf whether the conversation goes on behind it
     */
    record Line(SessionTree<AgentMessage> tree, int depth, boolean isLeaf) {}

    private final Path directory;
    private final Session<AgentMessage> session;

    private StoredSession(Path directory, Session<AgentMessage> session) {
        this.directory = directory;
        this.session = session;
    }

    static StoredSession open(InputStream in) throws IOException {
        Path directory = Files.createTempDirectory("transcript");
        try {
            Path copy = directory.resolve("session.jsonl");
            Files.copy(in, copy);
            return new StoredSession(directory, Session.open(copy, AgentMessage.type()));
        } catch (IOException | RuntimeException failed) {
            delete(directory);
            throw failed;
        }
    }

    private static void delete(Path directory) throws IOException {
        List<Path> files;
        try (var found = Files.list(directory)) {
            files = found.toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
        Files.delete(directory);
    }

    /** The entry that is named, or the current one; empty if there is none. */
    Optional<String> leaf(String named) {
        return named == null
                ? session.leafId()
                : Optional.of(named).filter(id -> session.entry(id).isPresent());
    }

    At at(String leaf) {
        SessionContext<AgentMessage> context = session.context(leaf);
        List<Message> seen = AgentMessage.convertToLlm(context.messages());
        return new At(
                leaf,
                conversation(context),
                context.model(),
                context.thinkingLevel(),
                SystemState.of(seen),
                session.stats());
    }

    private StoredConversation conversation(SessionContext<AgentMessage> context) {
        List<StoredConversation.Stored> messages = new ArrayList<>();
        for (SessionContext.Part part : context.entries()) {
            for (int i = 0; i < part.messages(); i++) {
                messages.add(new StoredConversation.Stored(
                        0, part.entryId(), context.messages().get(messages.size())));
            }
        }
        return new StoredConversation(messages, Map.of(), problems());
    }

    /** The whole tree, each entry before what follows it. */
    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        Deque<Line> waiting = new ArrayDeque<>();
        push(session.tree(), 0, waiting);
        while (!waiting.isEmpty()) {
            Line line = waiting.pop();
            lines.add(line);
            push(line.tree().children(), line.depth(), waiting);
        }
        return lines;
    }

    private void push(List<SessionTree<AgentMessage>> trees, int depth, Deque<Line> waiting) {
        List<SessionTree<AgentMessage>> lastFirst = new ArrayList<>(trees);
        Collections.reverse(lastFirst);
        int below = trees.size() > 1 ? depth + 1 : depth;
        lastFirst.forEach(tree -> waiting.push(
                new Line(tree, below, tree.entry().id().equals(session.leafId().orElse(null)))));
    }

    List<String> problems() {
        return session.diagnostics().stream()
                .filter(found -> found.kind() != SessionDiagnostic.Kind.NO_LINE_END)
                .map(found -> "%s (line %d, column %d)".formatted(found.message(), found.line(), found.column()))
                .toList();
    }

    @Override
    public void close() throws IOException {
        session.close();
        delete(directory);
    }
}
