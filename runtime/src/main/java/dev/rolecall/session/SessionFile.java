package dev.rolecall.session;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A session's file: read anywhere, appended to at its end. Who appends first locks it until it is closed, so that two
 * processes do not write into each other's lines.
 */
final class SessionFile implements Closeable {

    private static final long PAUSE = 20;

    private final Path path;
    private final SessionOptions options;
    private @Nullable FileChannel channel;
    private @Nullable FileChannel reading;
    private @Nullable FileLock lock;
    private long size;
    private boolean isLineOpen;

    SessionFile(Path path, SessionOptions options) {
        this.path = path;
        this.options = options;
    }

    Path path() {
        return path;
    }

    boolean exists() {
        return Files.exists(path);
    }

    /** How long the file is, as far as it is known. */
    void knownSize(long bytes) {
        size = bytes;
    }

    /** Makes the file, with all of its lines, or not at all. */
    void create(byte[] lines) throws IOException {
        Path directory = path.toAbsolutePath().getParent();
        Files.createDirectories(directory);
        Path whole = Files.createTempFile(directory, "." + path.getFileName(), ".new");
        try {
            Files.write(whole, lines);
            link(whole);
        } finally {
            Files.deleteIfExists(whole);
        }
        size = lines.length;
        openLocked(options.lockWait());
        if (options.isSynced()) {
            force();
        }
    }

    private void link(Path whole) throws IOException {
        try {
            Files.createLink(path, whole);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (IOException | UnsupportedOperationException noLinks) {
            Files.write(path, Files.readAllBytes(whole), StandardOpenOption.CREATE_NEW);
        }
    }

    /**
     * Gives the last line an end, and lets go of the file. Where that cannot be done now, as who opened it may only read it
     * or another process is writing, the first append does it.
     */
    void endLine() throws IOException {
        isLineOpen = true;
        try {
            append(new byte[0], Duration.ZERO);
            close();
        } catch (FileSystemException | SessionException notNow) {
            close();
        }
    }

    /** Appends bytes; if they cannot be written whole, the file is as it was. */
    long append(byte[] bytes) throws IOException {
        return append(bytes, options.lockWait());
    }

    private long append(byte[] bytes, Duration lockWait) throws IOException {
        FileChannel file = openLocked(lockWait);
        long place = size;
        if (file.size() != place) {
            throw new SessionException("The session file " + path + " was changed by another process. Open it again.");
        }
        long at = place;
        try {
            if (isLineOpen) {
                at += write(file, new byte[] {'\n'}, at);
            }
            write(file, bytes, at);
            if (options.isSynced()) {
                file.force(false);
            }
        } catch (IOException failed) {
            undo(file, place, failed);
            throw failed;
        }
        isLineOpen = false;
        size = at + bytes.length;
        return at;
    }

    private static int write(FileChannel file, byte[] bytes, long place) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            file.write(buffer, place + buffer.position());
        }
        return bytes.length;
    }

    private static void undo(FileChannel file, long size, IOException failed) {
        try {
            file.truncate(size);
        } catch (IOException alsoFailed) {
            failed.addSuppressed(alsoFailed);
        }
    }

    void force() throws IOException {
        if (channel != null) {
            channel.force(false);
        }
    }

    private FileChannel openLocked(Duration wait) throws IOException {
        FileChannel file = channel;
        if (file == null) {
            file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
            channel = file;
        }
        if (lock == null) {
            lock = lock(file, wait);
        }
        return file;
    }

    private FileLock lock(FileChannel file, Duration wait) throws IOException {
        long deadline = System.nanoTime() + wait.toNanos();
        while (true) {
            FileLock taken = tryLock(file);
            if (taken != null) {
                return taken;
            }
            if (System.nanoTime() >= deadline) {
                throw new SessionException("The session file " + path
                        + " is open for appending elsewhere. Close it there, or wait: SessionOptions.waiting(...).");
            }
            pause();
        }
    }

    private static @Nullable FileLock tryLock(FileChannel file) throws IOException {
        try {
            return file.tryLock();
        } catch (OverlappingFileLockException byThisProcess) {
            return null;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(Duration.ofMillis(PAUSE).toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SessionException("Interrupted while waiting for a session file");
        }
    }

    /** The line of an entry as it is in the file. */
    byte[] bytes(EntryHead head) {
        try {
            ByteBuffer line = ByteBuffer.allocate(head.length());
            long at = head.place();
            while (line.hasRemaining()) {
                int count = reading().read(line, at);
                if (count < 0) {
                    throw new SessionException("The session file " + path + " is shorter than it was");
                }
                at += count;
            }
            return line.array();
        } catch (IOException cannotRead) {
            throw new UncheckedIOException(cannotRead);
        }
    }

    private FileChannel reading() throws IOException {
        FileChannel file = reading;
        if (file == null) {
            file = FileChannel.open(path, StandardOpenOption.READ);
            reading = file;
        }
        return file;
    }

    @Override
    public void close() throws IOException {
        if (reading != null) {
            reading.close();
            reading = null;
        }
        if (channel != null) {
            channel.close(); // and with it the lock
            channel = null;
            lock = null;
        }
    }
}
