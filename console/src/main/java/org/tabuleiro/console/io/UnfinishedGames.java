package org.tabuleiro.console.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.files.SafeFile;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/**
 * The unfinished games that were left at the terminal: a game file in the configuration folder, the newest
 * last.
 */
public final class UnfinishedGames {
    private static final String FILE = "kept-games.pgn";
    /** The maximum number of games; the oldest is dropped. */
    private static final int MAX_GAMES = 20;

    private final Console console;

    /** The games in the configuration folder of a console's user. */
    public UnfinishedGames(Console console) {
        this.console = console;
    }

    /** The game that was left last, if any; a file that cannot be read is bad input. */
    public Optional<GameRecord> newest() {
        return console.configFolder()
                .map(folder -> folder.resolve(FILE))
                .filter(Files::exists)
                .map(file -> PgnFiles.read(console, file.toString()))
                .filter(games -> !games.isEmpty())
                .map(List::getLast);
    }

    /** The game to offer at a terminal: the newest, if the file can be read. */
    public Optional<GameRecord> offered() {
        try {
            return console.isTerminal() ? newest() : Optional.empty();
        } catch (BadInput unreadable) {
            return Optional.empty();
        }
    }

    /**
     * Replaces a resumed game, if any, by an unfinished one, if any. A failure to save is bad input.
     *
     * @param resumed the game that was resumed
     * @param unfinished the game that was left
     */
    public void replace(Optional<GameRecord> resumed, Optional<GameRecord> unfinished) {
        if (resumed.isEmpty() && unfinished.isEmpty()) {
            return;
        }
        Path folder = console.configFolder().orElseThrow(() -> new BadInput(Message.of("console.kept.no-folder")));
        Path file = folder.resolve(FILE);
        try {
            Files.createDirectories(folder);
            List<GameRecord> games = new ArrayList<>(readOrSetAside(file));
            resumed.ifPresent(games::remove);
            unfinished.ifPresent(games::add);
            if (games.isEmpty()) {
                Files.deleteIfExists(file);
            } else {
                List<GameRecord> last = games.subList(Math.max(0, games.size() - MAX_GAMES), games.size());
                ConsoleFiles.write(file.toString(), GameWriter.write(last));
            }
        } catch (IOException failure) {
            throw ConsoleFiles.cannotWrite(file.toString(), failure);
        }
    }

    /**
     * The games of the file; an invalid file is renamed, so that a new one can be written and nothing is
     * lost.
     */
    private List<GameRecord> readOrSetAside(Path file) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        try {
            return PgnFiles.read(console, file.toString());
        } catch (BadInput broken) {
            new SafeFile(file).setAside();
            return List.of();
        }
    }
}
