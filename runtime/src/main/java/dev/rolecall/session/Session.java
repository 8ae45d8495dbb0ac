package dev.rolecall.session;

import dev.rolecall.codec.JsonText;
import dev.rolecall.codec.UnionType;
import dev.rolecall.message.Message;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.Usage;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The history of a conversation as pi keeps it: an append-only tree of entries, in a file of JSON lines or in memory. What
 * is appended follows the current leaf, and becomes the leaf.
 *
 * <pre>{@code
 * try (Session<AgentMessage> session = Session.open(path, AgentMessage.type())) {
 *     session.appendMessage(AgentMessage.user("hello"));
 *     List<AgentMessage> next = session.context().messages();
 * }
 * }</pre>
 *
 * <p>In memory is only what tells the entries apart; messages are read when they are asked for. Not safe for several threads
 * at once.
 *
 * @param <M> the union of messages
 */
public final class Session<M> implements Closeable {

    private static final Pattern EXPLICIT_ID = Pattern.compile("[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?");
    private static final DateTimeFormatter ISO =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
    private static final Set<String> EDITABLE_ROLES = Set.of("user", "assistant", "toolResult");

    private final UnionType<M> type;
    private final SessionOptions options;
    private final @Nullable SessionFile file;
    private final EntryTree tree = new EntryTree();
    private final Map<String, Label> labels = new HashMap<>();
    private final List<SessionDiagnostic> diagnostics = new ArrayList<>();
    private SessionHeader header;
    private boolean isWritten;
    private @Nullable String leafId;
    private @Nullable String name;

    /** Entries that are in no file: of a session in memory, and of one whose file is not begun yet. */
    private final List<byte[]> unwritten = new ArrayList<>();

    private record Label(String text, @Nullable String timestamp) {}

    private Session(UnionType<M> type, SessionOptions options, @Nullable SessionFile file, SessionHeader header) {
        this.type = type;
        this.options = options;
        this.file = file;
        this.header = header;
    }

    // Opening

    /**
     * Opens a session file, or begins a new session that will have this file.
     *
     * @param <M> the union of messages
     * @param path the file
     * @param type the union, such as {@code AgentMessage.type()}
     * @return the session
     * @throws IOException if the file cannot be read, or one of an older version cannot be written anew
     * @throws SessionException if it is no session
     */
    public static <M> Session<M> open(Path path, UnionType<M> type) throws IOException {
        return open(path, type, SessionOptions.DEFAULT);
    }

    /**
     * Opens a session file, or begins a new session that will have this file.
     *
     * @param <M> the union of messages
     * @param path the file
     * @param type the union, such as {@code AgentMessage.type()}
     * @param options how to work with the file
     * @return the session
     * @throws IOException if the file cannot be read, or one of an older version cannot be written anew
     * @throws SessionException if it is no session
     */
    public static <M> Session<M> open(Path path, UnionType<M> type, SessionOptions options) throws IOException {
        SessionFile file = new SessionFile(path, options);
        String cwd = System.getProperty("user.dir");
        Session<M> session = new Session<>(
                type, options, file, newHeader(options, options.sessionIds().get(), cwd, null));
        if (file.exists()) {
            session.load();
        }
        return session;
    }

    /**
     * Begins a session in a directory. Its file is made when the user or a model has said something.
     *
     * @param <M> the union of messages
     * @param directory where the file will be
     * @param cwd the directory that the conversation is about
     * @param id the session's id; {@code null} for a new one
     * @param type the union, such as {@code AgentMessage.type()}
     * @param options how to work with the file
     * @return the session
     * @throws IllegalArgumentException if the id is none
     */
    public static <M> Session<M> create(
            Path directory, String cwd, @Nullable String id, UnionType<M> type, SessionOptions options) {
        if (id != null && !EXPLICIT_ID.matcher(id).matches()) {
            throw new IllegalArgumentException(
                    "\"" + id + "\" is no session id: use letters, digits, '.', '_' and '-'");
        }
        SessionHeader header =
                newHeader(options, id == null ? options.sessionIds().get() : id, cwd, null);
        return new Session<>(type, options, new SessionFile(fileIn(directory, header), options), header);
    }

    /**
     * Begins a session that is in memory alone.
     *
     * @param <M> the union of messages
     * @param cwd the directory that the conversation is about
     * @param type the union, such as {@code AgentMessage.type()}
     * @param options the clock, and how ids are made
     * @return the session
     */
    public static <M> Session<M> inMemory(String cwd, UnionType<M> type, SessionOptions options) {
        return new Session<>(
                type, options, null, newHeader(options, options.sessionIds().get(), cwd, null));
    }

    private static SessionHeader newHeader(
            SessionOptions options, String id, String cwd, @Nullable String parentSession) {
        return SessionHeader.create(id, ISO.format(options.clock().instant()), cwd, parentSession);
    }

    private static Path fileIn(Path directory, SessionHeader header) {
        String time = String.valueOf(header.timestamp()).replace(':', '-').replace('.', '-');
        return directory.resolve(time + "_" + header.id() + ".jsonl");
    }

    private void load() throws IOException {
        SessionFile ours = ownFile();
        Path path = ours.path();
        if (Files.size(path) == 0) {
            ours.knownSize(0);
            isWritten = true;
            ours.append(line(header.json()));
            return;
        }
        Loader loader = new Loader();
        SessionLines lines = new SessionLines(loader);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            lines.read(in);
        }
        if (!lines.isValid()) {
            throw new SessionException("Session file is not a valid pi session: " + path);
        }
        if (loader.isOld) {
            migrate(path, loader.old, loader.version);
            return;
        }
        ours.knownSize(lines.offset());
        isWritten = true;
        if (!lines.endsInLine()) {
            ours.endLine();
        }
        examine();
        EntryHead last = tree.last();
        leafId = last == null ? null : last.id();
    }

    /** Takes the lines of a file in. */
    private final class Loader implements SessionLines.Listener {

        private boolean isOld;
        private Object version = 1L;

        /** All values of an older file, which is written anew. */
        private final List<Map<String, @Nullable Object>> old = new ArrayList<>();

        @Override
        public void header(SessionLines.Line line, Object found) {
            header = new SessionHeader(SessionLines.json(line.bytes()));
            version = found;
            isOld = Migration.isNeeded(
                    header.json().containsKey("version") ? header.json().get("version") : null);
            if (isOld) {
                old.add(header.json());
            }
        }

        @Override
        public void entry(SessionLines.Line line) {
            if (isOld) {
                old.add(SessionLines.json(line.bytes()));
            } else if ("session".equals(line.type())) {
                irregular(
                        SessionDiagnostic.Kind.SECOND_HEADER,
                        line,
                        "A second header stays in the file, and says nothing");
            } else if (line.id() == null) {
                irregular(
                        SessionDiagnostic.Kind.NO_ENTRY,
                        line,
                        "An object without an id stays in the file, and is no entry");
            } else {
                String kind = line.type() == null ? "" : line.type();
                if (tree.has(line.id())) {
                    irregular(
                            SessionDiagnostic.Kind.REPEATED_ID,
                            line,
                            "The id \"" + line.id() + "\" is that of an earlier entry too: this one counts");
                }
                tree.add(new EntryHead(
                        line.id(),
                        line.parentId(),
                        kind,
                        line.timestamp(),
                        line.offset(),
                        line.bytes().length,
                        line.number()));
                if (kind.equals("label") || kind.equals("session_info")) {
                    note(kind, SessionLines.json(line.bytes()));
                }
            }
        }

        private void irregular(SessionDiagnostic.Kind kind, SessionLines.Line line, String message) {
            diagnostics.add(new SessionDiagnostic(kind, line.number(), 1, message));
        }

        @Override
        public void irregular(SessionDiagnostic diagnostic) {
            diagnostics.add(diagnostic);
        }
    }

    /** Remembers what a label or a name says. */
    private void note(String kind, Map<String, @Nullable Object> entry) {
        if (kind.equals("session_info")) {
            String said = entry.get("name") instanceof String text ? text.strip() : "";
            name = said.isEmpty() ? null : said;
        } else if (entry.get("targetId") instanceof String target) {
            String timestamp = entry.get("timestamp") instanceof String text ? text : null;
            if (entry.get("label") instanceof String label && !label.isEmpty()) {
                labels.put(target, new Label(label, timestamp));
            } else {
                labels.remove(target);
            }
        }
    }

    private void examine() {
        Set<String> known = new HashSet<>();
        for (EntryHead head : tree.inOrder()) {
            if (tree.hasLostParent(head)) {
                diagnostics.add(new SessionDiagnostic(
                        SessionDiagnostic.Kind.LOST_PARENT,
                        head.line(),
                        1,
                        "The entry \"" + head.id() + "\" follows \"" + head.parentId()
                                + "\", which is not in the file: what was before it is not reached; recoveredContext() "
                                + "takes the line before it instead"));
            }
            if (isInCycle(head, known)) {
                diagnostics.add(new SessionDiagnostic(
                        SessionDiagnostic.Kind.CYCLE,
                        head.line(),
                        1,
                        "The entry \"" + head.id() + "\" follows itself: the walk to the root ends there"));
            }
        }
    }

    /** Walks up from an entry until what is known; an entry that comes again begins a cycle. */
    private boolean isInCycle(EntryHead head, Set<String> known) {
        Set<String> walked = new HashSet<>();
        EntryHead at = head;
        while (at != null && !known.contains(at.id())) {
            if (!walked.add(at.id())) {
                known.addAll(walked);
                return true;
            }
            at = tree.parent(at);
        }
        known.addAll(walked);
        return false;
    }

    /** Brings an older file to the current version; the file as it was stays beside it. */
    private void migrate(Path path, List<Map<String, @Nullable Object>> values, Object version) throws IOException {
        long from = version instanceof Long number ? number : 1;
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        for (Map<String, @Nullable Object> value :
                Migration.migrate(values, from, Migration.fresh(options.entryIds()))) {
            whole.write(line(value));
        }
        Path kept = freePath(path, ".v" + from + ".bak");
        Files.copy(path, kept, StandardCopyOption.COPY_ATTRIBUTES);
        replace(path, whole.toByteArray());
        diagnostics.add(new SessionDiagnostic(
                SessionDiagnostic.Kind.MIGRATED,
                1,
                1,
                "The file was of version " + from + " and is of version " + Migration.CURRENT + " now; as it was it is "
                        + kept.getFileName()));
        List<SessionDiagnostic> before = List.copyOf(diagnostics);
        diagnostics.clear();
        load();
        diagnostics.addAll(0, before);
    }

    /** Replaces a file whole or not at all; who may read it stays as it was. */
    private static void replace(Path path, byte[] bytes) throws IOException {
        Path next = Files.createTempFile(path.toAbsolutePath().getParent(), "." + path.getFileName(), ".new");
        try {
            Files.copy(path, next, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
            Files.write(next, bytes);
            Files.move(next, path, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(next);
        }
    }

    private static Path freePath(Path path, String suffix) {
        Path free = path.resolveSibling(path.getFileName() + suffix);
        for (int number = 2; Files.exists(free); number++) {
            free = path.resolveSibling(path.getFileName() + suffix + number);
        }
        return free;
    }

    private SessionFile ownFile() {
        if (file == null) {
            throw new IllegalStateException("A session in memory has no file");
        }
        return file;
    }

    private static byte[] line(Map<String, @Nullable Object> json) {
        return (JsonText.write(json) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    // Asking

    /**
     * The session's first line.
     *
     * @return the header
     */
    public SessionHeader header() {
        return header;
    }

    /**
     * The session's file.
     *
     * @return the file, which may not exist yet; empty if the session is in memory
     */
    public Optional<Path> file() {
        return file == null ? Optional.empty() : Optional.of(file.path());
    }

    /**
     * What was irregular in the file when it was opened.
     *
     * @return the findings, in order
     */
    public List<SessionDiagnostic> diagnostics() {
        return List.copyOf(diagnostics);
    }

    /**
     * The name that the session was given last, on whatever branch.
     *
     * @return the name; empty if there is none
     */
    public Optional<String> name() {
        return Optional.ofNullable(name);
    }

    /**
     * The entry that the next one will follow.
     *
     * @return its id; empty if the next one will be a root
     */
    public Optional<String> leafId() {
        return Optional.ofNullable(leafId);
    }

    /**
     * All entries, in the order in which they were written.
     *
     * @return their ids
     */
    public List<String> entryIds() {
        return tree.inOrder().stream().map(EntryHead::id).toList();
    }

    /**
     * An entry.
     *
     * @param id its id
     * @return the entry; empty if there is none
     */
    public Optional<SessionEntry<M>> entry(String id) {
        return Optional.ofNullable(tree.get(id)).map(this::entry);
    }

    private SessionEntry<M> entry(EntryHead head) {
        return SessionEntry.of(head.id(), head.parentId(), head.type(), head.timestamp(), json(head), type);
    }

    private Map<String, @Nullable Object> json(EntryHead head) {
        return SessionLines.json(bytes(head));
    }

    /** The line of an entry. */
    private byte[] bytes(EntryHead head) {
        return head.place() < 0
                ? unwritten.get((int) (-1 - head.place()))
                : ownFile().bytes(head);
    }

    /**
     * The entries from the root to the current leaf.
     *
     * @return the entries, in order
     */
    public List<SessionEntry<M>> branch() {
        return branch(leafId);
    }

    /**
     * The entries from the root to an entry.
     *
     * @param id the entry; {@code null} for none
     * @return the entries, in order; empty if there is no such entry
     */
    public List<SessionEntry<M>> branch(@Nullable String id) {
        return tree.path(tree.get(id)).stream().map(this::entry).toList();
    }

    /**
     * The entries that follow an entry.
     *
     * @param id the entry
     * @return the entries, in the order in which they were written
     */
    public List<SessionEntry<M>> children(String id) {
        return tree.distinct().stream()
                .filter(head -> id.equals(head.parentId()))
                .map(this::entry)
                .toList();
    }

    /**
     * The label of an entry.
     *
     * @param id the entry
     * @return the label that it was given last; empty if it has none
     */
    public Optional<String> label(String id) {
        return Optional.ofNullable(labels.get(id)).map(Label::text);
    }

    /**
     * All entries as they follow each other. One whose parent is not there, or is itself, is a root. All of them are read:
     * of a large file, {@link #branch()} or a {@link SessionStream} needs less memory.
     *
     * @return the roots
     */
    public List<SessionTree<M>> tree() {
        Map<String, List<EntryHead>> children = new LinkedHashMap<>();
        List<EntryHead> roots = new ArrayList<>();
        for (EntryHead head : tree.distinct()) {
            EntryHead parent = tree.parent(head);
            if (parent == null || parent.id().equals(head.id())) {
                roots.add(head);
            } else {
                children.computeIfAbsent(parent.id(), missing -> new ArrayList<>())
                        .add(head);
            }
        }
        return grown(roots, children);
    }

    /** Trees of any depth: from the last entry to the first, so that what follows an entry is there before it. */
    private List<SessionTree<M>> grown(List<EntryHead> roots, Map<String, List<EntryHead>> children) {
        Deque<EntryHead> waiting = new ArrayDeque<>(roots);
        List<EntryHead> parentsFirst = new ArrayList<>();
        while (!waiting.isEmpty()) {
            EntryHead head = waiting.pop();
            parentsFirst.add(head);
            List<EntryHead> own = children.getOrDefault(head.id(), new ArrayList<>());
            own.sort(Comparator.comparing(child -> child.timestamp() == null ? "" : child.timestamp()));
            own.forEach(waiting::push);
        }
        Collections.reverse(parentsFirst);
        Map<String, SessionTree<M>> trees = new HashMap<>();
        for (EntryHead head : parentsFirst) {
            List<SessionTree<M>> own = children.getOrDefault(head.id(), List.of()).stream()
                    .map(child -> Objects.requireNonNull(trees.remove(child.id())))
                    .toList();
            Label label = labels.get(head.id());
            trees.put(
                    head.id(),
                    new SessionTree<>(
                            entry(head),
                            own,
                            label == null ? null : label.text(),
                            label == null ? null : label.timestamp()));
        }
        return roots.stream()
                .map(root -> Objects.requireNonNull(trees.get(root.id())))
                .toList();
    }

    /**
     * What the session says to the model at the current leaf.
     *
     * @return the context
     */
    public SessionContext<M> context() {
        return context(leafId);
    }

    /**
     * What the session says to the model at an entry.
     *
     * @param id the entry; {@code null} for a conversation that has not begun
     * @return the context
     */
    public SessionContext<M> context(@Nullable String id) {
        return context(tree.path(tree.get(id)));
    }

    /**
     * What the session says to the model at the current leaf, if an entry whose parent is lost follows the line before it:
     * most likely what was really said, where a line was damaged.
     *
     * @return the context; that of {@link #context()} if nothing is lost
     */
    public SessionContext<M> recoveredContext() {
        return context(tree.recoveredPath(tree.get(leafId)));
    }

    private SessionContext<M> context(List<EntryHead> path) {
        return new ContextBuilder<>(type)
                .build(path.stream()
                        .map(head -> new ContextBuilder.Entry(head.id(), head.type(), () -> json(head)))
                        .toList());
    }

    /**
     * What the whole session used.
     *
     * @return the sums over all entries
     */
    public SessionStats stats() {
        SessionStats.Counter counter = new SessionStats.Counter();
        tree.inOrder().forEach(head -> counter.add(head.type(), json(head)));
        return counter.stats();
    }

    // Appending

    /**
     * Appends a message.
     *
     * @param message the message
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     * @throws IllegalArgumentException if it is a response that is not finished, or no JSON object
     */
    public String appendMessage(M message) throws IOException {
        if (!(type.codec().toTree(message) instanceof Map<?, ?> json)) {
            throw new IllegalArgumentException("JSON that is no object is no message of a session");
        }
        if ("assistant".equals(json.get("role")) && "pending".equals(json.get("stopReason"))) {
            throw new IllegalArgumentException("A response that is not finished is not stored");
        }
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        if ("custom".equals(json.get("role"))) {
            for (String member : List.of("customType", "content", "display", "details")) {
                if (json.containsKey(member)) {
                    members.put(member, json.get(member));
                }
            }
            return append("custom_message", members);
        }
        members.put("message", json);
        return append("message", members);
    }

    /**
     * Appends that another level of thinking was chosen.
     *
     * @param thinkingLevel the level
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     */
    public String appendThinkingLevelChange(String thinkingLevel) throws IOException {
        return append("thinking_level_change", members("thinkingLevel", thinkingLevel));
    }

    /**
     * Appends that another model was chosen.
     *
     * @param provider who serves it
     * @param modelId its name there
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     */
    public String appendModelChange(String provider, String modelId) throws IOException {
        return append("model_change", members("provider", provider, "modelId", modelId));
    }

    /**
     * Appends what was used for something that is no message.
     *
     * @param kind what it was used for
     * @param provider who served the model
     * @param model the model
     * @param usage what was used
     * @param note a remark; {@code null} or empty for none
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     */
    public String appendUsage(String kind, String provider, String model, Usage usage, @Nullable String note)
            throws IOException {
        Map<String, @Nullable Object> members = members("kind", kind, "provider", provider, "model", model);
        members.put("usage", StandardJson.of(usage));
        if (note != null && !note.isEmpty()) {
            members.put("note", note);
        }
        return append("usage", members);
    }

    /**
     * Appends a summary that stands for what was said before, with the system messages of now.
     *
     * @param summary the summary
     * @param firstKeptEntryId the first entry before it that is kept beside it; {@code null} to keep none
     * @param tokensBefore how many tokens the context had
     * @param details anything that the application keeps with it; {@code null} for nothing
     * @param fromHook whether an extension made it; {@code null} to leave it unsaid
     * @param usage what making it used; {@code null} if that is not known
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     */
    public String appendCompaction(
            String summary,
            @Nullable String firstKeptEntryId,
            long tokensBefore,
            @Nullable Object details,
            @Nullable Boolean fromHook,
            @Nullable Usage usage)
            throws IOException {
        String id = freshId();
        Instant now = options.clock().instant();
        Map<String, @Nullable Object> members = members("summary", summary);
        members.put("firstKeptEntryId", firstKeptEntryId == null ? id : firstKeptEntryId);
        members.put("tokensBefore", tokensBefore);
        putIfSaid(members, "details", details);
        putIfSaid(members, "usage", usage == null ? null : StandardJson.of(usage));
        putIfSaid(members, "fromHook", fromHook);
        List<Message> said = new ArrayList<>();
        for (M message : context().messages()) {
            Message standard = type.message(message);
            if (standard != null) {
                said.add(standard);
            }
        }
        SystemState.of(said).ifPresent(state -> {
            SystemMessage prompt =
                    new SystemState(state.content(), state.sections(), state.tools(), now.toEpochMilli()).toMessage();
            members.put("systemMessage", StandardJson.of(prompt));
        });
        return append(id, "compaction", now, members);
    }

    private static void putIfSaid(Map<String, @Nullable Object> members, String name, @Nullable Object value) {
        if (value != null) {
            members.put(name, value);
        }
    }

    /**
     * Appends that an entry says something else to the model, or nothing.
     *
     * @param targetId an entry of the active branch with a message of the user, of a model, of a tool, or of an extension
     * @param replacement {@code null} for nothing, or an object with other {@code content}: text, or an array of blocks
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     * @throws SessionException if the entry cannot be edited so
     */
    public String appendContextEdit(String targetId, @Nullable Object replacement) throws IOException {
        boolean isWhole = replacement == null
                || replacement instanceof Map<?, ?> object
                        && (object.get("content") instanceof String || object.get("content") instanceof List<?>);
        if (!isWhole) {
            throw new SessionException("Context edit replacement must be null or contain string/array content");
        }
        EntryHead target = found(targetId);
        if (!tree.path(tree.get(leafId)).contains(target)) {
            throw new SessionException("Entry " + targetId + " is not on the active branch");
        }
        String role = editableRole(target);
        Map<String, @Nullable Object> members = members("targetId", targetId);
        members.put(
                "replacement",
                replacement instanceof Map<?, ?> object
                        ? members("content", ContextBuilder.content(role, object.get("content")))
                        : null);
        return append("context_edit", members);
    }

    private String editableRole(EntryHead target) {
        if (target.type().equals("custom_message")) {
            return "custom";
        }
        if (target.type().equals("message")
                && json(target).get("message") instanceof Map<?, ?> message
                && message.get("role") instanceof String role
                && EDITABLE_ROLES.contains(role)) {
            return role;
        }
        throw new SessionException("Entry " + target.id() + " does not contribute editable model content");
    }

    /**
     * Appends data of the application, which is no message.
     *
     * @param customType what kind of data it is
     * @param data the data, free-form JSON; {@code null} for none
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     */
    public String appendCustom(String customType, @Nullable Object data) throws IOException {
        Map<String, @Nullable Object> members = members("customType", customType);
        putIfSaid(members, "data", data);
        return append("custom", members);
    }

    /**
     * Appends a name for the session.
     *
     * @param newName the name, of one line
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     */
    public String appendSessionInfo(String newName) throws IOException {
        return append(
                "session_info",
                members("name", newName.replaceAll("[\\r\\n]+", " ").strip()));
    }

    /**
     * Appends a label for an entry.
     *
     * @param targetId the entry
     * @param label the label; {@code null} or empty to take it away
     * @return the id of the entry that says so
     * @throws IOException if it cannot be written; the session is then as it was
     * @throws SessionException if there is no such entry
     */
    public String appendLabelChange(String targetId, @Nullable String label) throws IOException {
        found(targetId);
        Map<String, @Nullable Object> members = members("targetId", targetId);
        putIfSaid(members, "label", label);
        return append("label", members);
    }

    private EntryHead found(String id) {
        EntryHead head = tree.get(id);
        if (head == null) {
            throw new SessionException("Entry " + id + " not found");
        }
        return head;
    }

    private static Map<String, @Nullable Object> members(@Nullable Object... namesAndValues) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return members;
    }

    private String freshId() {
        String id = options.entryIds().get();
        while (tree.has(id)) {
            id = options.entryIds().get();
        }
        return id;
    }

    private String append(String entryType, Map<String, @Nullable Object> members) throws IOException {
        return append(freshId(), entryType, options.clock().instant(), members);
    }

    private String append(String id, String entryType, Instant now, Map<String, @Nullable Object> members)
            throws IOException {
        String timestamp = ISO.format(now);
        Map<String, @Nullable Object> entry = members("type", entryType, "id", id, "parentId", leafId);
        entry.put("timestamp", timestamp);
        entry.putAll(members);
        byte[] line = line(entry);
        boolean begins = entryType.equals("message") && isSaid(members);
        long place = write(line, begins);
        tree.add(new EntryHead(
                id,
                leafId,
                entryType,
                timestamp,
                place,
                line.length - 1,
                tree.inOrder().size() + 2L));
        leafId = id;
        if (entryType.equals("label") || entryType.equals("session_info")) {
            note(entryType, entry);
        }
        return id;
    }

    /** Writes a line, or keeps it until the file is begun; answers where it is. */
    private long write(byte[] line, boolean begins) throws IOException {
        if (file != null && isWritten) {
            return file.append(line);
        }
        if (file != null && begins) {
            begin(file, line);
        }
        unwritten.add(line);
        return -unwritten.size();
    }

    /** Makes the file of the header, the entries that wait for it, and what comes behind them. */
    private void begin(SessionFile begun, byte[] last) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(line(header.json()));
        for (byte[] earlier : unwritten) {
            all.write(earlier);
        }
        all.write(last);
        begun.create(all.toByteArray());
        isWritten = true;
    }

    // Branching

    /**
     * Goes to an entry: what is appended next follows it.
     *
     * @param id the entry
     * @throws SessionException if there is no such entry
     */
    public void moveTo(String id) {
        leafId = found(id).id();
    }

    /** Goes before the first entry: what is appended next is another root. */
    public void resetLeaf() {
        leafId = null;
    }

    /**
     * Goes to an entry, and appends a summary of what was left there.
     *
     * @param id the entry; {@code null} to begin another root
     * @param summary what was left
     * @param details anything that the application keeps with it; {@code null} for nothing
     * @param fromHook whether an extension made it; {@code null} to leave it unsaid
     * @param usage what making it used; {@code null} if that is not known
     * @return the id of the entry
     * @throws IOException if it cannot be written; the session is then as it was
     * @throws SessionException if there is no such entry
     */
    public String branchWithSummary(
            @Nullable String id,
            String summary,
            @Nullable Object details,
            @Nullable Boolean fromHook,
            @Nullable Usage usage)
            throws IOException {
        String before = leafId;
        String target = id == null ? null : found(id).id();
        Map<String, @Nullable Object> members = members("fromId", before == null ? "root" : before, "summary", summary);
        putIfSaid(members, "details", details);
        putIfSaid(members, "usage", usage == null ? null : StandardJson.of(usage));
        putIfSaid(members, "fromHook", fromHook);
        leafId = target;
        try {
            return append("branch_summary", members);
        } catch (IOException | RuntimeException failed) {
            leafId = before;
            throw failed;
        }
    }

    /**
     * Makes another session of the entries from the root to an entry. What need not change is copied as it is; labels stand
     * behind the entries.
     *
     * @param leaf the entry
     * @return the new session, beside this one
     * @throws IOException if it cannot be written
     * @throws SessionException if there is no such entry
     */
    public Session<M> createBranchedSession(String leaf) throws IOException {
        List<EntryHead> path = tree.path(found(leaf));
        SessionHeader nextHeader = successor(header.cwd() == null ? "" : header.cwd());
        SessionFile nextFile = file == null
                ? null
                : new SessionFile(fileIn(file.path().toAbsolutePath().getParent(), nextHeader), options);
        Session<M> next = new Session<>(type, options, nextFile, nextHeader);
        for (EntryHead head : path) {
            if (!head.type().equals("label")) {
                next.adopt(head, bytes(head), path);
            }
        }
        for (EntryHead head : path) {
            Label label = labels.get(head.id());
            if (label != null && next.tree.has(head.id())) {
                next.appendLabelChange(head.id(), label.text());
            }
        }
        next.beginFile();
        return next;
    }

    /**
     * Makes another session of all entries, for work in another directory. Each line is copied as it is.
     *
     * @param directory where its file will be
     * @param cwd the directory that the conversation is about from now on
     * @return the new session, whose header names this one
     * @throws IOException if it cannot be written
     */
    public Session<M> fork(Path directory, String cwd) throws IOException {
        SessionHeader nextHeader = successor(cwd);
        Session<M> next =
                new Session<>(type, options, new SessionFile(fileIn(directory, nextHeader), options), nextHeader);
        for (EntryHead head : tree.inOrder()) {
            next.take(head, head.parentId(), bytes(head));
        }
        next.labels.putAll(labels);
        next.name = name;
        next.beginFile();
        return next;
    }

    /** The header of a session that comes from this one. */
    private SessionHeader successor(String cwd) {
        return newHeader(
                options,
                options.sessionIds().get(),
                cwd,
                file == null ? null : file.path().toString());
    }

    /** Takes an entry of another session in; its line is changed only where it must be. */
    private void adopt(EntryHead head, byte[] line, List<EntryHead> path) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>(SessionLines.json(line));
        boolean isChanged = !Objects.equals(head.parentId(), leafId);
        json.put("parentId", leafId);
        if (json.get("firstKeptEntryId") instanceof String kept) {
            String moved = keptBehindLabels(kept, path);
            isChanged |= !moved.equals(kept);
            json.put("firstKeptEntryId", moved);
        }
        take(head, leafId, isChanged ? line(json) : line);
        if (head.type().equals("session_info")) {
            note(head.type(), json);
        }
    }

    private void take(EntryHead head, @Nullable String parentId, byte[] line) {
        byte[] own = line;
        if (line.length == 0 || line[line.length - 1] != '\n') {
            own = Arrays.copyOf(line, line.length + 1);
            own[line.length] = '\n';
        }
        unwritten.add(own);
        tree.add(new EntryHead(
                head.id(),
                parentId,
                head.type(),
                head.timestamp(),
                -unwritten.size(),
                own.length - 1,
                unwritten.size() + 1L));
        leafId = head.id();
    }

    /** Labels are left out of the path: what is kept from one on is kept from the next entry on. */
    private static String keptBehindLabels(String kept, List<EntryHead> path) {
        boolean isPast = false;
        for (EntryHead head : path) {
            isPast |= head.id().equals(kept);
            if (isPast && !head.type().equals("label")) {
                return head.id();
            }
        }
        return kept;
    }

    /** Writes the file if somebody has said something. */
    private void beginFile() throws IOException {
        boolean isBegun = tree.inOrder().stream()
                .filter(head -> head.type().equals("message"))
                .anyMatch(head -> isSaid(json(head)));
        if (file != null && isBegun) {
            begin(file, new byte[0]);
        }
    }

    private static boolean isSaid(Map<String, @Nullable Object> entry) {
        return entry.get("message") instanceof Map<?, ?> message
                && ("user".equals(message.get("role")) || "assistant".equals(message.get("role")));
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
