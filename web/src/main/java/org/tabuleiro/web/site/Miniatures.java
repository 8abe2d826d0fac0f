package org.tabuleiro.web.site;

import org.tabuleiro.content.Look;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Player;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.web.Json;

/** Short games that go on by themselves on the first page: the boards after every turn, from the position that shows each game. */
final class Miniatures {
    private static final int TURNS = 30;
    private static final int LEVEL = 3;
    private static final long SEED = 16;

    private Miniatures() {}

    static String json() {
        Json games = Json.object();
        for (Game game : Games.ALL) {
            games.put(game.id(), boards(game));
        }
        return games.toString();
    }

    private static Json boards(Game game) {
        // Below full strength the same game is played on every machine.
        Player player = new Player(game, LEVEL, Limits.NONE, SEED);
        State state = Look.of(game).picture();
        Json boards = Json.array().add(state.layout().board());
        for (int turn = 0; turn < TURNS && !state.isOver(); turn++) {
            state = state.play(player.choose(state, () -> false));
            boards.add(state.layout().board());
        }
        return boards;
    }
}
