package org.tabuleiro.engine;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.engine.breakthru.BreakthruKnowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.eximo.EximoKnowledge;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.Solver;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.engine.sixteenstones.SixteenStonesKnowledge;
import org.tabuleiro.engine.xadrersi.XadrersiKnowledge;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * What the engine knows about one game beyond its rules: evaluations, move ordering, quiescence, safe
 * pruning, an opening book, an endgame solver. Every method has a default that is right for any game.
 */
public abstract class Knowledge {

    /** The name of the evaluation that the engine plays with. */
    public static final String FULL = "full";

    private final GameProfile profile;

    /** Knowledge of a game with these figures. */
    protected Knowledge(GameProfile profile) {
        this.profile = profile;
    }

    /** A class of its own, because the subclasses cannot be initialised before this class. */
    private static final class Registry {
        static final Map<Game, Knowledge> ALL = Map.of(
                Games.EXIMO, new EximoKnowledge(),
                Games.BREAKTHRU, new BreakthruKnowledge(),
                Games.XADRERSI, new XadrersiKnowledge(),
                Games.SIXTEEN_STONES, new SixteenStonesKnowledge());

        private Registry() {}
    }

    /** The knowledge of a game; for a game without an entry, the rules alone. */
    public static Knowledge of(Game game) {
        return Registry.ALL.getOrDefault(game, new NoKnowledge());
    }

    /** The figures of the game. */
    public final GameProfile profile() {
        return profile;
    }

    // --- evaluation ---

    /** The evaluations by name: the {@link #FULL} one, and simpler ones to compare it with. */
    public abstract Map<String, Evaluation> evaluations();

    /** The evaluation that the engine plays with. */
    public final Evaluation evaluation() {
        return Objects.requireNonNull(evaluations().get(FULL));
    }

    /** The evaluation with a name, if there is one. */
    public final Optional<Evaluation> evaluation(String name) {
        return Optional.ofNullable(evaluations().get(name));
    }

    /**
     * The score of a game that is over, for the player to move; {@code turns} is the distance from the root.
     */
    public int finalScore(Position position, int turns) {
        int outcome = position.outcome();
        if (outcome == Position.DRAW) {
            return Score.DRAW;
        }
        boolean won = (outcome == Position.FIRST_WINS) == (position.toMove() == 0);
        return won ? Score.WIN - turns : turns - Score.WIN;
    }

    /**
     * The margin in points that a score stands for, negative for a loss; empty if the score is not a final
     * one.
     */
    public OptionalInt margin(int score) {
        return OptionalInt.empty();
    }

    /** The probability that the player to move wins with this score, a draw counting half. */
    public final double winProbability(int score) {
        if (Score.isProven(score) || margin(score).isPresent()) {
            return score > 0 ? 1 : 0;
        }
        return 1 / (1 + Math.exp(-score / profile.winProbabilityScale()));
    }

    // --- move ordering and quiescence ---

    /**
     * Ordering score of a step: above 0 for noisy steps, such as captures, which are searched before quiet
     * ones.
     */
    public int orderingScore(Position position, int step) {
        return 0;
    }

    /**
     * Whether the side to move has a compulsory capture: the search is extended here instead of evaluating.
     */
    public boolean mustCapture(Position position) {
        return false;
    }

    /** Writes the steps that quiescence searches and returns their number. */
    public int noisySteps(Position position, int[] steps) {
        return 0;
    }

    // --- pruning ---

    /** Whether the null move is sound here: having a free turn never hurts a player (no zugzwang). */
    public boolean allowsNullMove(Position position) {
        return false;
    }

    /**
     * Whether a step may be skipped because it commutes with the previous one of the same turn: the other
     * order reaches the same position and is searched.
     */
    public boolean isTransposed(Position position, int previous, int step) {
        return false;
    }

    /**
     * A key to combine with the position's in the middle of a turn. Needed where {@link #isTransposed} makes
     * the set of steps depend on the previous one, so that table entries are not shared between them.
     */
    public long orderKey(int previous) {
        return 0;
    }

    /** Whether the player to move certainly wins in the turn that begins here. */
    public boolean winsNow(Position position) {
        return false;
    }

    /** The opponent's threats to win in the next turn, as bits of the game's own; 0 if there is none. */
    public int threat(Position position) {
        return 0;
    }

    /** Whether a step is futile: it cannot parry the threat, whatever else the player does in this turn. */
    public boolean isFutile(Position position, int step, int threat) {
        return false;
    }

    /**
     * Whether the search may evaluate in the middle of this turn, because the turn is too long to search to
     * its end.
     */
    public boolean mayStopInTurn(Position position) {
        return false;
    }

    // --- book, solver, quick answers ---

    /** The opening book: the turns to choose from where there are too many to search; empty elsewhere. */
    public List<Turn> book(State state) {
        return List.of();
    }

    /** An exact endgame solver that stores its results in a table, if the game has one. */
    public Optional<Solver> solver(TranspositionTable table) {
        return Optional.empty();
    }

    /**
     * Whether the player to move may have a turn that wins at once. A cheap test: {@code false} is certain.
     */
    public boolean mayWinNow(Position position) {
        return true;
    }

    /** An upper bound on the number of steps left in the game. */
    public int maxStepsLeft(Position position) {
        return Search.MAX_DEPTH;
    }
}
