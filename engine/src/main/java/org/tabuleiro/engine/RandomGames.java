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

/** Seeded random games, identical on the JVM and in the browser: for tests that compare the two. */
public final class RandomGames {
    private RandomGames() {}

    /** The game files of consecutive seeds, concatenated. */
    public static String records(Game game, int firstSeed, int count) {
        StringBuilder files = new StringBuilder();
        for (int seed = firstSeed; seed < firstSeed + count; seed++) {
            files.append(record(game, seed));
        }
        return files.toString();
    }

    private static String record(Game game, int seed) {
        SeededRandom random = new SeededRandom(seed);
        List<Turn> turns = new ArrayList<>();
        State state = game.start();
        while (!state.isOver()) {
            Turn turn = random.randomTurn(state);
            turns.add(turn);
            state = state.play(turn);
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(GameRecord.FIRST, "seed " + seed);
        tags.put(GameRecord.SECOND, "seed " + seed);
        return GameWriter.write(new GameRecord(game.start(), tags, Line.of(turns), state.result()));
    }
}
