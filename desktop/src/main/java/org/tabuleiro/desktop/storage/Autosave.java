package org.tabuleiro.desktop.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.files.SafeFile;
import org.tabuleiro.files.TextFile;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.table.SavedGame;

/**
 * Autosaves the game being played, so that the next start offers it again, even after a crash.
 *
 * <p>Every open window has its own file, protected by a lock that the system releases when the process ends;
 * a file that is not locked holds an abandoned game. Writes happen on a background thread and only the newest
 * state is written; {@link #close} waits for it.
 */
public final class Autosave {
    private record StoredGame(Path path, SavedGame game) {}

    private static final int MAX_WINDOWS = 20;
    private static final int MAX_MEGABYTES = 16;
    private static final long CLOSING_SECONDS = 5;

    private final Path folder;
    private final Consumer<IOException> failed;
    private final List<Message> errors = new ArrayList<>();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("autosave").unstarted(task));
    /** The state to write next; empty to delete the file. */
    private final AtomicReference<@Nullable Optional<SavedGame>> pending = new AtomicReference<>();

    private int slot;
    private @Nullable FileChannel lock;

    /**
     * Opens the autosave of a window.
     *
     * @param folder the folder of the files
     * @param failed called on a background thread when a write fails
     */
    public Autosave(Path folder, Consumer<IOException> failed) {
        this.folder = folder;
        this.failed = failed;
        slot = 1;
        lock = tryLock(slot).orElse(null);
        while (lock == null && slot < MAX_WINDOWS && Files.isWritable(folder)) {
            slot++;
            lock = tryLock(slot).orElse(null);
        }
    }

    private Path file(int number) {
        return folder.resolve(number == 1 ? "last-game.pgn" : "last-game-" + number + ".pgn");
    }

    /**
     * Locks the file of a window, unless another process holds it; the lock lasts as long as the channel is
     * open.
     */
    private Optional<FileChannel> tryLock(int number) {
        FileChannel channel = null;
        try {
            Files.createDirectories(folder);
            channel = FileChannel.open(
                    folder.resolve("window-" + number + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock got = channel.tryLock();
            if (got != null) {
                return Optional.of(channel);
            }
        } catch (IOException | OverlappingFileLockException taken) {
            // Locked by another process, or the folder is not writable, which is reported when a game is
            // saved.
        }
        close(channel);
        return Optional.empty();
    }

    private static void close(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException broken) {
            // The lock file holds no data.
        }
    }

    /** Saves a game asynchronously, replacing the previous one. */
    public void save(SavedGame game) {
        enqueue(Optional.of(game));
    }

    /** Deletes the saved game asynchronously. */
    public void discard() {
        enqueue(Optional.empty());
    }

    /** Runs another write on the same thread; {@link #flush} and {@link #close} wait for it as well. */
    public void execute(Runnable writing) {
        if (!writer.isShutdown()) {
            writer.execute(writing);
        }
    }

    private void enqueue(Optional<SavedGame> game) {
        if (pending.getAndSet(game) == null && !writer.isShutdown()) {
            writer.execute(this::writePending);
        }
    }

    private void writePending() {
        Optional<SavedGame> next = pending.getAndSet(null);
        if (next != null) {
            write(next);
        }
    }

    private void write(Optional<SavedGame> game) {
        Path file = file(slot);
        try {
            if (game.isPresent()) {
                Files.createDirectories(folder);
                new SafeFile(file).write(game.get().write());
            } else {
                Files.deleteIfExists(file);
            }
        } catch (IOException full) {
            failed.accept(full);
        }
    }

    /** Waits until all pending writes have finished or failed. */
    public void flush() {
        try {
            if (!writer.isShutdown()) {
                writer.submit(() -> {}).get(CLOSING_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException | ExecutionException | TimeoutException late) {
            // An unresponsive disk must not block the window.
        }
    }

    /** Finishes pending writes and releases the file: the next window offers its game. */
    public void close() {
        flush();
        writer.shutdown();
        close(lock);
        lock = null;
    }

    /**
     * The most recent game of this window or an abandoned one. A file that cannot be read is set aside and
     * reported by {@link #errors}.
     */
    public Optional<SavedGame> find() {
        return newest().map(StoredGame::game);
    }

    /**
     * Like {@link #find}, but moves the game to the file of this window, so that no other window offers it.
     */
    public Optional<SavedGame> adopt() {
        Optional<StoredGame> stored = newest();
        stored.filter(each -> !each.path.equals(file(slot))).ifPresent(each -> {
            save(each.game);
            flush();
            if (Files.isRegularFile(file(slot))) {
                delete(each.path);
            }
        });
        return stored.map(StoredGame::game);
    }

    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException stays) {
            // It is offered once more, which does no harm.
        }
    }

    private Optional<StoredGame> newest() {
        flush();
        List<StoredGame> abandoned = new ArrayList<>();
        for (int number = 1; number <= MAX_WINDOWS; number++) {
            Path path = file(number);
            if (Files.isRegularFile(path) && (number == slot || isAbandoned(number))) {
                read(path).ifPresent(game -> abandoned.add(new StoredGame(path, game)));
            }
        }
        return abandoned.stream().max(Comparator.comparingLong(stored -> time(stored.path)));
    }

    private boolean isAbandoned(int number) {
        Optional<FileChannel> free = tryLock(number);
        free.ifPresent(Autosave::close);
        return free.isPresent();
    }

    private static long time(Path path) {
        try {
            return Files.getLastModifiedTime(path).toMillis();
        } catch (IOException gone) {
            return 0;
        }
    }

    private Optional<SavedGame> read(Path path) {
        return switch (TextFile.read(path, MAX_MEGABYTES).then(SavedGame::read)) {
            case Parsed.Ok<SavedGame>(SavedGame game) -> Optional.of(game);
            case Parsed.Fault<SavedGame> fault -> {
                errors.add(BrokenFile.setAside(new SafeFile(path), "desktop.error.autosave", fault.message()));
                yield Optional.empty();
            }
        };
    }

    /** Returns and clears the errors of unreadable files. */
    public List<Message> errors() {
        List<Message> told = List.copyOf(errors);
        errors.clear();
        return told;
    }
}
