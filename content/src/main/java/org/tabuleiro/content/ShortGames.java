package org.tabuleiro.content;

import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;

/** A complete short game of each game, with every kind of step in it: sample data for pictures and tests. */
public final class ShortGames {
    private ShortGames() {}

    /** The record of the sample game. */
    public static GameRecord of(Game game) {
        String text = Resources.text(game.id() + "/game.txt").orElseThrow();
        return GameReader.read(text, Games::find).orElseThrow().get(0);
    }

    /** The state of the sample game after a number of turns. */
    public static State after(Game game, int turns) {
        State state = game.start();
        for (Turn turn : turns(game, turns)) {
            state = state.play(turn);
        }
        return state;
    }

    /** The first turns of the sample game. */
    public static List<Turn> turns(Game game, int count) {
        return of(game).line().turns().subList(0, count);
    }
}
