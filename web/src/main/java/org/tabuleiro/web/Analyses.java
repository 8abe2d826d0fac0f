package org.tabuleiro.web;

import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Score;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.engine.Thinking;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Analyses positions in the worker of a page, slice by slice so that an analysis can be stopped. */
final class Analyses {
    private static final int MEGABYTES = 32;

    private @Nullable Thinker thinker;
    private String thinkerGame = "";
    private @Nullable Thinking thinking;

    private Thinker thinker(Game game) {
        Thinker own = thinker;
        if (own == null || !thinkerGame.equals(game.id())) {
            own = new Thinker(Minds.of(game), MEGABYTES);
            thinker = own;
            thinkerGame = game.id();
        }
        return own;
    }

    /** Forgets what was found out about positions, as if nothing had been asked yet. */
    void forget() {
        Thinker own = thinker;
        if (own != null) {
            own.forget();
        }
    }

    /** Begins to think about a state; what was found about others before is remembered. */
    void begin(String gameId, String path, int lines, long nodes, int millis) {
        State state = Wire.state(gameId, path);
        Limits limits = new Limits(
                Limits.NONE.depth(),
                nodes > 0 ? nodes : Long.MAX_VALUE,
                millis > 0 ? millis * 1_000_000L : Long.MAX_VALUE);
        thinking = new Thinking(thinker(state.game()), state, limits, lines);
    }

    /** Thinks for so long, without an end where that is 0: what is known then, and whether it is all. */
    String goOn(int millis) {
        Thinking now = thinking();
        long until = System.nanoTime() + millis * 1_000_000L;
        boolean done = now.goOn(() -> millis > 0 && System.nanoTime() >= until, known -> {});
        Json json = Json.object().put("done", done);
        now.known().ifPresent(known -> describe(json, now.state(), known));
        return json.toString();
    }

    private Thinking thinking() {
        Thinking now = thinking;
        if (now == null) {
            throw new IllegalStateException("there is nothing to think about");
        }
        return now;
    }

    static void describe(Json json, State state, Analysis known) {
        Knowledge knowledge = Minds.of(state.game());
        Json lines = Json.array();
        for (Analysis.Line line : known.lines()) {
            Json entry = Json.object()
                    .put("score", line.score())
                    .put("chance", knowledge.winProbability(line.score()))
                    .put("exact", line.exact())
                    .put(
                            "turns",
                            Json.texts(line.turns().stream().map(Turn::text).toList()));
            if (Score.isProven(line.score())) {
                entry.put("proven", Score.turns(line.score()));
            }
            if (knowledge.margin(line.score()).isPresent()) {
                entry.put("margin", knowledge.margin(line.score()).getAsInt());
            }
            lines.add(entry);
        }
        json.put("depth", known.depth())
                .put("nodes", known.nodes())
                .put("millis", known.nanos() / 1_000_000)
                .put("side", TableView.name(state.toMove()))
                .put("lines", lines);
    }
}
