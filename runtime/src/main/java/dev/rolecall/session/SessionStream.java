package dev.rolecall.session;

import dev.rolecall.codec.UnionType;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The entries of a session file one by one, in the order in which they were written, without the tree: for files of any
 * size, and for files that another process is writing. A line counts when it has its end; when there is none left, another
 * may come later:
 *
 * <pre>{@code
 * try (SessionStream<AgentMessage> stream = SessionStream.open(path, AgentMessage.type(), found -> {})) {
 *     for (var entry = stream.next(); entry.isPresent(); entry = stream.next()) {
 *         ...
 *     }
 *     // and when there may be more, the same again
 * }
 * }</pre>
 *
 * @param <M> the union of messages
 */
public final class SessionStream<M> implements Closeable {

    private final Path path;
    private final UnionType<M> type;
    private final FileChannel file;
    private final SessionLines lines;
    private final Deque<SessionLines.Line> waiting = new ArrayDeque<>();
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16);

    private SessionStream(Path path, UnionType<M> type, FileChannel file, Consumer<SessionDiagnostic> found) {
        this.path = path;
        this.type = type;
        this.file = file;
        this.lines = new SessionLines(new SessionLines.Listener() {
            @Override
            public void header(SessionLines.Line line, Object version) {
                // It is no entry.
            }

            @Override
            public void entry(SessionLines.Line line) {
                if (line.id() != null && !"session".equals(line.type())) {
                    waiting.add(line);
                } else {
                    irregular(new SessionDiagnostic(
                            SessionDiagnostic.Kind.NO_ENTRY,
                            line.number(),
                            1,
                            "An object without an id, or a second header, is no entry"));
                }
            }

            @Override
            public void irregular(SessionDiagnostic diagnostic) {
                found.accept(diagnostic);
            }
        });
    }

    /**
     * Opens a file.
     *
     * @param <M> the union of messages
     * @param path the file
     * @param type the union, such as {@code AgentMessage.type()}
     * @param found hears what is irregular in the file
     * @return the stream, before the first entry
     * @throws IOException if the file cannot be opened
     */
    public static <M> SessionStream<M> open(Path path, UnionType<M> type, Consumer<SessionDiagnostic> found)
            throws IOException {
        return new SessionStream<>(path, type, FileChannel.open(path, StandardOpenOption.READ), found);
    }

    /**
     * The next entry.
     *
     * @return the entry; empty if there is none, yet
     * @throws IOException if the file cannot be read
     * @throws SessionException if it is no session
     */
    public Optional<SessionEntry<M>> next() throws IOException {
        while (waiting.isEmpty()) {
            buffer.clear();
            int length = file.read(buffer);
            if (length <= 0) {
                return Optional.empty();
            }
            lines.feed(buffer.array(), length);
            if (!lines.isEmpty() && !lines.isValid()) {
                throw new SessionException("Session file is not a valid pi session: " + path);
            }
        }
        SessionLines.Line line = waiting.remove();
        return Optional.of(SessionEntry.of(
                String.valueOf(line.id()),
                line.parentId(),
                line.type() == null ? "" : line.type(),
                line.timestamp(),
                SessionLines.json(line.bytes()),
                type));
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
