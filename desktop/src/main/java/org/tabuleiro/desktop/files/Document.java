package org.tabuleiro.desktop.files;

import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.paste.ReadError;

/**
 * Where the game on the table is kept: says whether there is something unsaved, and saves it.
 *
 * @param place its place in a file; empty if it was never saved
 * @param saved the game as it stood on the table when it was saved, opened or begun
 */
public record Document(Optional<Place> place, GameRecord saved) {

    /**
     * A place in a file.
     *
     * @param file the file
     * @param index which of its games, from 0
     * @param games how many it holds
     * @param inFile the game as it is there
     */
    public record Place(Path file, int index, int games, GameRecord inFile) {}

    /** A game that has no file yet. */
    public static Document fresh(GameRecord begin) {
        return new Document(Optional.empty(), begin);
    }

    /** Whether the game has gone on since it was saved. */
    public boolean isUnsaved(GameRecord now) {
        return !now.line().equals(saved.line()) || !now.result().equals(saved.result());
    }

    /** Writes the game where it came from; takes a while. */
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
