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
 * A game found in a file; a position counts as a game in which nothing is played.
 *
 * @param file the file
 * @param index which game of the file, from 0
 * @param games how many the file holds
 * @param record the game
 * @param isPosition whether the file holds nothing but a position
 */
public record FoundGame(Path file, int index, int games, GameRecord record, boolean isPosition) {

    /**
     * What is in some files.
     *
     * @param games the games in the order of the files
     * @param errors what was wrong with those that could not be read
     */
    public record All(List<FoundGame> games, List<ReadError> errors) {}

    /** Reads files; takes a while. */
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

    /** Where the game can be saved again; a file with a position is not written over. */
    Optional<Document.Place> place() {
        return isPosition ? Optional.empty() : Optional.of(new Document.Place(file, index, games, record));
    }

    /** The document of the game, which stands on the table so. */
    public Document document(GameRecord onTable) {
        return new Document(place(), onTable);
    }
}
