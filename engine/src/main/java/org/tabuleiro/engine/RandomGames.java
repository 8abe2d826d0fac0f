package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;

/** Whole games drawn by lot, the same for the same seed on every machine, in a browser too. */
public final class RandomGames {
    private RandomGames() {}

    /** The game files of so many seeds, one after the other. */
    public static String records(Game game, int firstSeed, int count) {
        StringBuilder files = new StringBuilder();
        for (int seed = firstSeed; seed < firstSeed + count; seed++) {
            files.append(record(game, seed));
        }
        return files.toString();
    }

    private static String record(Game game, int seed) {
        Lots lots = new Lots(seed);
        List<Turn> turns = new ArrayList<>();
        State state = game.start();
        while (!state.isOver()) {
            Turn turn = lots.turn(state);
            turns.add(turn);
            state = state.play(turn);
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(GameRecord.FIRST, "seed " + seed);
        tags.put(GameRecord.SECOND, "seed " + seed);
        return GameWriter.write(new GameRecord(game.start(), tags, Line.of(turns), state.result()));
    }
}
