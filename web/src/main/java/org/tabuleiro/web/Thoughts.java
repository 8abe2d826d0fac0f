package org.tabuleiro.web;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Hint;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Manners;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Score;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.engine.Thinking;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** The engine of a page: plays, analyses and helps. What may take long goes on slice by slice, so that it can be stopped. */
final class Thoughts {
    private static final int MEGABYTES = 32;

    private @Nullable Thinker thinker;
    private String thinkerGame = "";
    private @Nullable Player player;
    private String playerIs = "";
    private @Nullable Thinking thinking;
    private @Nullable Manners manners;
    private String mannersOf = "";

    /** Reads a game as {@link Table#path} writes it: the start, and a turn on each line. */
    static State state(String gameId, String path) {
        String[] lines = path.split("\n", -1);
        State state = Games.find(gameId).orElseThrow().read(lines[0]).orElseThrow();
        for (int i = 1; i < lines.length; i++) {
            state = state.play(lines[i]);
        }
        return state;
    }

    /**
     * Begins to choose a turn: gives it where it needs no thought, else nothing. A level below the last chooses the same on every
     * machine for the same seed, if it is not interrupted.
     */
    String play(String gameId, String path, int level, long seed, int millis) {
        State state = state(gameId, path);
        String wanted = gameId + " " + level + " " + seed + " " + millis;
        Player own = player;
        if (own == null || !playerIs.equals(wanted)) {
            own = new Player(state.game(), level, Limits.ofMillis(millis), seed);
            player = own;
            playerIs = wanted;
        }
        Optional<Turn> quick = own.atOnce(state);
        thinking = quick.isPresent() ? null : own.thinking(state);
        return quick.map(Turn::text).orElse("");
    }

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
        State state = state(gameId, path);
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

    /** Begins to think of a hint. */
    void hint(String gameId, String path) {
        thinking = Hint.thinking(state(gameId, path));
    }

    /** The hint that was thought of, all three stages. */
    String hinted() {
        Thinking now = thinking();
        State state = now.state();
        Hint hint = Hint.of(now);
        return Json.object()
                .put("begin", click(state, hint.begin()))
                .put("target", click(state, hint.target()))
                .put("turn", hint.turn().text())
                .toString();
    }

    private static String click(State state, Optional<Click> click) {
        return click.map(each -> each.text(state.game().board())).orElse("");
    }

    /** What the computer on a side thinks of the game besides its turn: whether it would give up, or offers a draw. */
    String manners(String gameId, String path, String side, int match) {
        State state = state(gameId, path);
        Manners own = mannersOf(state, side, match);
        own.look(state);
        return Json.object()
                .put("resigns", own.wouldResign())
                .put("offersDraw", own.offersDraw())
                .toString();
    }

    /** Whether the computer on a side takes a draw. */
    boolean takesDraw(String gameId, String path, String side, int match) {
        State state = state(gameId, path);
        return mannersOf(state, side, match).acceptsDraw(state);
    }

    /** What was seen in one match says nothing about another. */
    private Manners mannersOf(State state, String side, int match) {
        String wanted = state.game().id() + " " + side + " " + match;
        Manners own = manners;
        if (own == null || !mannersOf.equals(wanted)) {
            own = new Manners(state.game(), side.equals("first") ? Side.FIRST : Side.SECOND);
            manners = own;
            mannersOf = wanted;
        }
        return own;
    }
}
