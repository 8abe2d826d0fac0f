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
 * The games that ended lately, each in an ordinary game file. The names of the files begin with the time, so that their order
 * is that of the games; beyond {@link #MOST} the oldest are deleted.
 */
public final class RecentGames {
    /** How many games are kept. */
    public static final int MOST = 50;

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT);

    private final Path folder;
    private final Executor writer;
    private final Clock clock;
    private final Consumer<ReadError> failed;
    private final Map<Path, GameRecord> written = new ConcurrentHashMap<>();

    /**
     * The games in a folder.
     *
     * @param folder where; it is made when the first game is kept
     * @param writer what runs the writing, one task after the other
     * @param clock tells when a game ended
     * @param failed called by the writer when a game could not be written
     */
    public RecentGames(Path folder, Executor writer, Clock clock, Consumer<ReadError> failed) {
        this.folder = folder;
        this.writer = writer;
        this.clock = clock;
        this.failed = failed;
    }

    /** A file for a game that has just ended. */
    public Path place(Game game) {
        String name = TIME.format(LocalDateTime.now(clock)) + "-" + game.id();
        Path file = folder.resolve(name + PgnFile.ENDING);
        for (int number = 2; Files.exists(file); number++) {
            file = folder.resolve(name + "-" + number + PgnFile.ENDING);
        }
        return file;
    }

    /** Writes a game to its place, instead of what is there; returns at once. */
    public void keep(Path file, GameRecord game) {
        writer.execute(() -> {
            written.remove(file);
            new PgnFile(file).write(List.of(game)).ifPresentOrElse(failed, () -> written.put(file, game));
            prune();
        });
    }

    /** Whether the last thing written to a file is this game; asked after the writer has done what it had to. */
    public boolean holds(Path file, GameRecord game) {
        return game.equals(written.get(file));
    }

    /** The files of the games, the newest first. */
    public List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> name(file).endsWith(PgnFile.ENDING))
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
        files().stream().skip(MOST).forEach(file -> {
            try {
                Files.deleteIfExists(file);
            } catch (IOException stays) {
                // One game too many does no harm; the next one that ends tries again.
            }
        });
    }
}
