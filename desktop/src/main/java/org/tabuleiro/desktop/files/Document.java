package org.tabuleiro.desktop.files;

import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.games.record.GameRecord;

/**
 * Where the game on the table is kept, and as what: says whether there is something unsaved.
 *
 * @param file the file it came from or was saved to; empty for none
 * @param index which game of that file it is, from 0
 * @param games how many games the file holds
 * @param saved the game as it is there; without a file, as it began
 */
public record Document(Optional<Path> file, int index, int games, GameRecord saved) {

    /** A game that has no file yet. */
    public static Document fresh(GameRecord begin) {
        return new Document(Optional.empty(), 0, 1, begin);
    }

    /** A game from a file. */
    public static Document of(Path file, int index, int games, GameRecord saved) {
        return new Document(Optional.of(file), index, games, saved);
    }

    /** Whether the game has gone on since it was saved. */
    public boolean isUnsaved(GameRecord now) {
        return !now.line().equals(saved.line())
                || !now.result().equals(saved.result())
                || !now.start().equals(saved.start());
    }
}
