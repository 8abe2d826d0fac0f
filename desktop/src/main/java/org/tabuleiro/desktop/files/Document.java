package org.tabuleiro.desktop.files;

import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.paste.ReadError;

/**
 * The file of the game on the table, and its last saved state.
 *
 * @param place its location in a file; empty if it was never saved
 * @param saved the game as it stood on the table when it was saved, opened or begun
 */
public record Document(Optional<Place> place, GameRecord saved) {

    /**
     * A location in a file.
     *
     * @param file the file
     * @param index which of its games, from 0
     * @param games the number of games in the file
     * @param inFile the game as it is there
     */
    public record Place(Path file, int index, int games, GameRecord inFile) {}

    /** A game without a file. */
    public static Document unsaved(GameRecord start) {
        return new Document(Optional.empty(), start);
    }

    /** Whether the game has changed since it was saved. */
    public boolean isUnsaved(GameRecord now) {
        return !now.line().equals(saved.line()) || !now.result().equals(saved.result());
    }

    /** Writes the game to its file; blocks. */
    public Optional<ReadError> save(GameRecord now) {
        Place at = place.orElseThrow();
        PgnFile file = new PgnFile(at.file);
        return at.games == 1 ? file.write(java.util.List.of(now)) : file.replace(at.index, at.inFile, now);
    }

    /** This document after the game was saved to its place. */
    public Document saved(GameRecord now) {
        return new Document(place.map(at -> new Place(at.file, at.index, at.games, now)), now);
    }
}
