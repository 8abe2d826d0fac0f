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

/** The games that somebody walked away from at the terminal: an ordinary game file in the person's folder, the newest last. */
public final class KeptGames {
    private static final String FILE = "kept-games.pgn";
    /** The number of games kept; the oldest one is dropped. */
    private static final int MOST = 20;

    private final Console console;

    /** The games in the folder of whoever sits at a console. */
    public KeptGames(Console console) {
        this.console = console;
    }

    /** The game that was left last, if there is one; a file that cannot be read is bad input. */
    public Optional<GameRecord> newest() {
        return console.folder()
                .map(folder -> folder.resolve(FILE))
                .filter(Files::exists)
                .map(file -> PgnFiles.read(console, file.toString()))
                .filter(games -> !games.isEmpty())
                .map(List::getLast);
    }

    /** The game to offer to a person at a terminal: the newest, if there is one that can be read. */
    public Optional<GameRecord> offered() {
        try {
            return console.isTerminal() ? newest() : Optional.empty();
        } catch (BadInput unreadable) {
            return Optional.empty();
        }
    }

    /**
     * Keeps a game, or none, in the place of one that was gone on with, or none. That it cannot be kept is bad input.
     *
     * @param before the game that was gone on with
     * @param now the game that was left
     */
    public void replace(Optional<GameRecord> before, Optional<GameRecord> now) {
        if (before.isEmpty() && now.isEmpty()) {
            return;
        }
        Path folder = console.folder().orElseThrow(() -> new BadInput(Message.of("console.kept.no-folder")));
        Path file = folder.resolve(FILE);
        try {
            Files.createDirectories(folder);
            List<GameRecord> games = new ArrayList<>(readOrSetAside(file));
            before.ifPresent(games::remove);
            now.ifPresent(games::add);
            if (games.isEmpty()) {
                Files.deleteIfExists(file);
            } else {
                List<GameRecord> last = games.subList(Math.max(0, games.size() - MOST), games.size());
                ConsoleFiles.write(file.toString(), GameWriter.write(last));
            }
        } catch (IOException fault) {
            throw ConsoleFiles.cannotWrite(file.toString(), fault);
        }
    }

    /** The games of the file; one that somebody has broken makes room for a new one, but is not lost. */
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
