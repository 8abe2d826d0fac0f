package org.tabuleiro.lab;

import java.util.List;
import java.util.SplittableRandom;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Prover;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Solves positions with so many steps left, of a game that always lasts as long: in turn one of random play and one of a game
 * between two players of a middle level.
 */
public final class SolvingTrial {
    private static final int TABLE = 256;
    private static final int LEVEL = 5;

    private final Game game;
    private final int left;
    private final Limits limits;
    private final SplittableRandom lots;
    private final Prover prover;
    private int count;
    private int solved;
    private long nodes;
    private long nanos;

    /**
     * A position and what was found out about it.
     *
     * @param state the position
     * @param found its value and best play, exact if it was solved
     * @param nodes how many nodes that took
     */
    public record Case(State state, Analysis.Line found, long nodes) {}

    /**
     * A trial.
     *
     * @param game a game that has a solver
     * @param left how many steps are left in its positions
     * @param limits what each position may take
     * @param seed which positions
     */
    public SolvingTrial(Game game, int left, Limits limits, long seed) {
        this.game = game;
        this.left = left;
        this.limits = limits;
        this.lots = new SplittableRandom(seed);
        this.prover = new Prover(Minds.of(game), TABLE);
    }

    /** Solves the next position. */
    public Case next() {
        State state = count++ % 2 == 0 ? ofRandomPlay() : ofPlayers();
        Analysis found = prover.prove(state, limits, () -> false);
        nodes += found.nodes();
        nanos += found.nanos();
        solved += found.best().exact() ? 1 : 0;
        return new Case(state, found.best(), found.nodes());
    }

    private boolean isEarly(State state) {
        return Minds.of(game).longest(state.toPosition()) > left;
    }

    private State ofRandomPlay() {
        State state = game.start();
        while (isEarly(state)) {
            List<Step> legal = state.legalSteps();
            state = state.play(legal.get(lots.nextInt(legal.size())));
        }
        return state;
    }

    private State ofPlayers() {
        Player player = new Player(game, LEVEL, Limits.NONE, lots.nextLong());
        State state = game.start();
        while (isEarly(state)) {
            state = state.play(player.choose(state, () -> false));
        }
        return state;
    }

    /** How many positions were solved within the limits. */
    public int solved() {
        return solved;
    }

    /** How many nodes a position took on average. */
    public long meanNodes() {
        return nodes / Math.max(1, count);
    }

    /** How long a position took on average. */
    public long meanNanos() {
        return nanos / Math.max(1, count);
    }
}
