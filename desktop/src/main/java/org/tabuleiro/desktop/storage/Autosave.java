package org.tabuleiro.desktop.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/** The game that is being played, kept after every turn: after a kill the next start offers it again. */
public final class Autosave {
    private final SafeFile file;

    /** The game kept in a folder. */
    public Autosave(Path folder) {
        file = new SafeFile(folder.resolve("last-game.pgn"));
    }

    /** Keeps a game. */
    public void keep(GameRecord record) throws IOException {
        file.write(GameWriter.write(record));
    }

    /** Keeps nothing any more. */
    public void forget() throws IOException {
        file.delete();
    }

    /** The game that was left; empty if there is none that can be read. */
    public Optional<GameRecord> find() {
        return file.read().flatMap(text -> switch (GameReader.read(text, Games::find)) {
            case Parsed.Ok<List<GameRecord>>(List<GameRecord> games) ->
                games.stream().findFirst();
            case Parsed.Fault<List<GameRecord>> fault -> Optional.empty();
        });
    }
}
