package org.tabuleiro.web.site;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Look;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.web.json.JsonWriter;

/** Recorded short games for the home page: the boards after every turn, beginning with a typical position. */
final class Miniatures {
    private static final int TURNS = 30;
    private static final int LEVEL = 3;
    private static final long SEED = 16;

    private Miniatures() {}

    static String json() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        for (Game game : Games.ALL) {
            out.name(game.id()).beginArray();
            boards(game).forEach(out::value);
            out.endArray();
        }
        out.endObject();
        return out.toString();
    }

    private static List<String> boards(Game game) {
        // Below full strength the game is the same on every machine.
        LevelPlayer player = new LevelPlayer(game, LEVEL, SearchLimits.NONE, SEED);
        State state = Look.of(game).picture();
        List<String> boards = new ArrayList<>();
        boards.add(state.layout().board());
        for (int turn = 0; turn < TURNS && !state.isOver(); turn++) {
            state = state.play(player.choose(state, () -> false));
            boards.add(state.layout().board());
        }
        return boards;
    }
}
