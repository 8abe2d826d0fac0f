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
 * The game that is being played, kept after every turn: after a kill the next start offers it again.
 *
 * <p>Every open window has a file of its own, which it holds by a lock that the system lets go when the program ends in whatever
 * way; a game whose lock nobody holds is one that was left. What is to be kept is written on a thread of its own, and only the
 * newest: {@link #close} waits for it.
 */
public final class Autosave {
    private record Kept(Path path, SavedGame game) {}

    private static final int MOST_WINDOWS = 20;
    private static final int MAX_MEGABYTES = 16;
    private static final long CLOSING_SECONDS = 5;

    private final Path folder;
    private final Consumer<IOException> failed;
    private final List<Message> errors = new ArrayList<>();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("autosave").unstarted(task));
    /** What is to be written next; an empty one is to be deleted. */
    private final AtomicReference<@Nullable Optional<SavedGame>> wanted = new AtomicReference<>();

    private int own;
    private @Nullable FileChannel lock;

    /**
     * The games kept in a folder.
     *
     * @param folder where
     * @param failed who is told, on a thread of its own, that a game could not be kept
     */
    public Autosave(Path folder, Consumer<IOException> failed) {
        this.folder = folder;
        this.failed = failed;
        own = 1;
        lock = tryLock(own).orElse(null);
        while (lock == null && own < MOST_WINDOWS && Files.isWritable(folder)) {
            own++;
            lock = tryLock(own).orElse(null);
        }
    }

    private Path file(int number) {
        return folder.resolve(number == 1 ? "last-game.pgn" : "last-game-" + number + ".pgn");
    }

    /** The lock of a window's file, if nobody else holds it; kept by the open channel. */
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
            // Somebody else's, or a folder where nothing can be kept: that is told when a game is to be kept.
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
            // There is nothing in it that could be lost.
        }
    }

    /** Keeps a game instead of the one before; returns at once. */
    public void keep(SavedGame game) {
        want(Optional.of(game));
    }

    /** Keeps nothing any more; returns at once. */
    public void forget() {
        want(Optional.empty());
    }

    /** Writes something else on the same thread, in its turn: {@link #flush} and {@link #close} wait for it as well. */
    public void execute(Runnable writing) {
        if (!writer.isShutdown()) {
            writer.execute(writing);
        }
    }

    private void want(Optional<SavedGame> game) {
        if (wanted.getAndSet(game) == null && !writer.isShutdown()) {
            writer.execute(this::writeWanted);
        }
    }

    private void writeWanted() {
        Optional<SavedGame> next = wanted.getAndSet(null);
        if (next != null) {
            write(next);
        }
    }

    private void write(Optional<SavedGame> game) {
        Path file = file(own);
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

    /** Waits until everything wanted so far is on the disk, or has failed. */
    public void flush() {
        try {
            if (!writer.isShutdown()) {
                writer.submit(() -> {}).get(CLOSING_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException | ExecutionException | TimeoutException late) {
            // A disk that does not answer is not waited for any longer.
        }
    }

    /** Writes what is still to be written, and lets the file go: the next window offers the game in it. */
    public void close() {
        flush();
        writer.shutdown();
        close(lock);
        lock = null;
    }

    /**
     * The game that was left last, by this window or one that is gone; empty if there is none. A file that cannot be read as a
     * game is set aside and told of by {@link #errors}.
     */
    public Optional<SavedGame> find() {
        return newest().map(Kept::game);
    }

    /** As {@link #find}, and makes the game this window's own, so that no other offers it too. */
    public Optional<SavedGame> adopt() {
        Optional<Kept> kept = newest();
        kept.filter(each -> !each.path.equals(file(own))).ifPresent(each -> {
            keep(each.game);
            flush();
            if (Files.isRegularFile(file(own))) {
                delete(each.path);
            }
        });
        return kept.map(Kept::game);
    }

    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException stays) {
            // Then it is offered once more, which does no harm.
        }
    }

    private Optional<Kept> newest() {
        flush();
        List<Kept> left = new ArrayList<>();
        for (int number = 1; number <= MOST_WINDOWS; number++) {
            Path path = file(number);
            if (Files.isRegularFile(path) && (number == own || isLeft(number))) {
                read(path).ifPresent(game -> left.add(new Kept(path, game)));
            }
        }
        return left.stream().max(Comparator.comparingLong(kept -> time(kept.path)));
    }

    private boolean isLeft(int number) {
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

    /** What was wrong with files found so far, to be told to a person; each once. */
    public List<Message> errors() {
        List<Message> told = List.copyOf(errors);
        errors.clear();
        return told;
    }
}
