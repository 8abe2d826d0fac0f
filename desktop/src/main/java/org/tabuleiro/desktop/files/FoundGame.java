package org.tabuleiro.desktop.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.table.paste.PastedText;
import org.tabuleiro.table.paste.ReadError;

/**
 * A game read from a file; a position counts as a game without turns.
 *
 * @param file the file
 * @param index which game of the file, from 0
 * @param games the number of games in the file
 * @param record the game
 * @param isPosition whether the file holds nothing but a position
 */
public record FoundGame(Path file, int index, int games, GameRecord record, boolean isPosition) {

    /**
     * The content of several files.
     *
     * @param games the games in the order of the files
     * @param errors the errors of the files that could not be read
     */
    public record All(List<FoundGame> games, List<ReadError> errors) {}

    /** Reads files; blocks. */
    public static All in(List<Path> files) {
        List<FoundGame> games = new ArrayList<>();
        List<ReadError> errors = new ArrayList<>();
        for (Path file : files) {
            switch (new PgnFile(file).read()) {
                case PastedText.OfGames(List<GameRecord> records) -> {
                    for (int i = 0; i < records.size(); i++) {
                        games.add(new FoundGame(file, i, records.size(), records.get(i), false));
                    }
                }
                case PastedText.OfPosition(State state) -> games.add(new FoundGame(file, 0, 1, begin(state), true));
                case PastedText.OfNothing(ReadError error) -> errors.add(PgnFile.in(file, error));
            }
        }
        return new All(List.copyOf(games), List.copyOf(errors));
    }

    private static GameRecord begin(State state) {
        return new GameRecord(state, Map.of(GameRecord.FIRST, "", GameRecord.SECOND, ""), Line.EMPTY, state.result());
    }

    /** The location to save the game to; a file with a position is not overwritten. */
    Optional<Document.Place> place() {
        return isPosition ? Optional.empty() : Optional.of(new Document.Place(file, index, games, record));
    }

    /** The document of the game as opened on the table. */
    public Document document(GameRecord onTable) {
        return new Document(place(), onTable);
    }
}
