package org.tabuleiro.content;

import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;

/** A whole short game of each kind with every sort of step in it: what pictures and tests are made of. */
public final class ShortGames {
    private ShortGames() {}

    /** The game of a kind. */
    public static GameRecord of(Game game) {
        String text = Resources.text(game.id() + "/game.txt").orElseThrow();
        return GameReader.read(text, Games::find).orElseThrow().get(0);
    }

    /** The state after so many turns. */
    public static State after(Game game, int turns) {
        State state = game.start();
        for (Turn turn : turns(game, turns)) {
            state = state.play(turn);
        }
        return state;
    }

    /** Its first turns. */
    public static List<Turn> turns(Game game, int count) {
        return of(game).line().turns().subList(0, count);
    }
}
