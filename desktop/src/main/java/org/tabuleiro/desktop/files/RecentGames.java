package org.tabuleiro.desktop.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.paste.ReadError;

/**
 * The recently finished games, each in an ordinary game file. The file names start with the time, so that
 * they sort chronologically; beyond {@link #MAX_GAMES} the oldest are deleted.
 */
public final class RecentGames {
    /** The number of games kept. */
    public static final int MAX_GAMES = 50;

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT);

    private final Path folder;
    private final Executor writer;
    private final Clock clock;
    private final Consumer<ReadError> onFailure;
    private final Map<Path, GameRecord> saved = new ConcurrentHashMap<>();

    /**
     * The games in a folder.
     *
     * @param folder created when the first game is saved
     * @param writer runs the writes in sequence
     * @param clock the time at which a game ended
     * @param onFailure called by the writer when a game could not be written
     */
    public RecentGames(Path folder, Executor writer, Clock clock, Consumer<ReadError> onFailure) {
        this.folder = folder;
        this.writer = writer;
        this.clock = clock;
        this.onFailure = onFailure;
    }

    /** A new file for a game that has just ended. */
    public Path newFile(Game game) {
        String name = TIME.format(LocalDateTime.now(clock)) + "-" + game.id();
        Path file = folder.resolve(name + PgnFile.EXTENSION);
        for (int number = 2; Files.exists(file); number++) {
            file = folder.resolve(name + "-" + number + PgnFile.EXTENSION);
        }
        return file;
    }

    /** Writes a game to its file asynchronously, replacing the content. */
    public void save(Path file, GameRecord game) {
        writer.execute(() -> {
            saved.remove(file);
            new PgnFile(file).write(List.of(game)).ifPresentOrElse(onFailure, () -> saved.put(file, game));
            prune();
        });
    }

    /** Whether the file holds this game. The writer must be idle. */
    public boolean holds(Path file, GameRecord game) {
        return game.equals(saved.get(file));
    }

    /** The files of the games, the newest first. */
    public List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> name(file).endsWith(PgnFile.EXTENSION))
                    .sorted(Comparator.comparing(RecentGames::name).reversed())
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private void prune() {
        files().stream().skip(MAX_GAMES).forEach(file -> {
            try {
                Files.deleteIfExists(file);
            } catch (IOException stays) {
                // An extra file does no harm; the next game that ends tries again.
            }
        });
    }
}
