package org.tabuleiro.lab;

import java.util.List;
import java.util.SplittableRandom;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Prover;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Measures a solver on positions with a given number of steps left, alternately from random play and from
 * games between players of a middle level. For games of fixed length.
 */
public final class SolverBenchmark {
    private static final int MEGABYTES = 256;
    private static final int LEVEL = 5;

    private final Game game;
    private final int left;
    private final SearchLimits limits;
    private final SplittableRandom random;
    private final Prover prover;
    private int count;
    private int solved;
    private long nodes;
    private long nanos;

    /**
     * A position and its solution.
     *
     * @param state the position
     * @param line the best line and its score, exact if the position was solved
     * @param nodes the nodes searched
     */
    public record Solution(State state, Analysis.Line line, long nodes) {}

    /**
     * A benchmark.
     *
     * @param game a game that has a solver
     * @param left the number of steps left in the positions
     * @param limits the limits per position
     * @param seed selects the positions
     */
    public SolverBenchmark(Game game, int left, SearchLimits limits, long seed) {
        this.game = game;
        this.left = left;
        this.limits = limits;
        this.random = new SplittableRandom(seed);
        this.prover = new Prover(Knowledge.of(game), MEGABYTES);
    }

    /** Solves the next position. */
    public Solution next() {
        State state = count++ % 2 == 0 ? fromRandomPlay() : fromLevelPlay();
        Analysis found = prover.prove(state, limits, () -> false);
        nodes += found.nodes();
        nanos += found.nanos();
        solved += found.best().exact() ? 1 : 0;
        return new Solution(state, found.best(), found.nodes());
    }

    private boolean isEarly(State state) {
        return Knowledge.of(game).maxStepsLeft(state.toPosition()) > left;
    }

    private State fromRandomPlay() {
        State state = game.start();
        while (isEarly(state)) {
            List<Step> legal = state.legalSteps();
            state = state.play(legal.get(random.nextInt(legal.size())));
        }
        return state;
    }

    private State fromLevelPlay() {
        LevelPlayer player = new LevelPlayer(game, LEVEL, SearchLimits.NONE, random.nextLong());
        State state = game.start();
        while (isEarly(state)) {
            state = state.play(player.choose(state, () -> false));
        }
        return state;
    }

    /** The number of positions solved within the limits. */
    public int solved() {
        return solved;
    }

    /** The mean number of nodes per position. */
    public long meanNodes() {
        return nodes / Math.max(1, count);
    }

    /** The mean time per position. */
    public long meanNanos() {
        return nanos / Math.max(1, count);
    }
}
