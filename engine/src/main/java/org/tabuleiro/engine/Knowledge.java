package org.tabuleiro.engine;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** What a search knows about one game beyond its rules. */
public abstract class Knowledge {

    /** The name of the evaluation that the engine plays with. */
    public static final String FULL = "full";

    private static final List<Integer> LEVELS = List.of(50, 180, 300, 450, 600, 750, 900);

    /** The evaluations there are, by name: the {@link #FULL} one, and others to compare it with. */
    public abstract Map<String, Evaluation> evaluations();

    /** The evaluation that the engine plays with. */
    public final Evaluation evaluation() {
        return Objects.requireNonNull(evaluations().get(FULL));
    }

    /** The evaluation with a name, if there is one. */
    public final Optional<Evaluation> evaluation(String name) {
        return Optional.ofNullable(evaluations().get(name));
    }

    /** The value of a game that has just ended with a loss for the player to move, or by another measure; see {@link Score}. */
    public int finalScore(Position position, int turns) {
        int outcome = position.outcome();
        if (outcome == Position.DRAW) {
            return Score.DRAW;
        }
        boolean won = (outcome == Position.FIRST_WINS) == (position.toMove() == 0);
        return won ? Score.WIN - turns : turns - Score.WIN;
    }

    /** By how many points a game is won, if a value says so; negative if it is lost. */
    public OptionalInt margin(int score) {
        return OptionalInt.empty();
    }

    /** What solves positions near the end of the game exactly, and keeps what it finds in a table; empty if nothing does. */
    public Optional<Solver> solver(TranspositionTable table) {
        return Optional.empty();
    }

    /** How likely a player is to win with a value, a draw counting half; fitted to games by {@link #steepness}. */
    public final double winProbability(int score) {
        if (Score.isProven(score) || margin(score).isPresent()) {
            return score > 0 ? 1 : 0;
        }
        return 1 / (1 + Math.exp(-score / steepness()));
    }

    /** The value with which a player wins about three games of four (73 per cent). */
    public double steepness() {
        return 2.0 * unit();
    }

    /** Whether the search must go on here although its depth is used up: when a capture is compulsory. */
    public boolean isUnsettled(Position position) {
        return false;
    }

    /** Writes the steps that quiescence looks at and returns how many there are. */
    public int noisySteps(Position position, int[] steps) {
        return 0;
    }

    /** How promising a step looks before it is searched: noisy ones above 0. */
    public int promise(Position position, int step) {
        return 0;
    }

    /** Whether a step leads to a position that the same steps in another order lead to, and is searched there. */
    public boolean isRepeated(Position position, int previous, int step) {
        return false;
    }

    /** Whether a player to whom the turn is given away is surely no better off: then the search may try that first. */
    public boolean mayPass(Position position) {
        return false;
    }

    /**
     * Whether a selective search measures its depth in turns, not in steps: right where turns are of very different lengths, since
     * else long turns of one's own are compared without the opponent's answer.
     */
    public boolean countsTurns() {
        return false;
    }

    /** Whether a search may stop in the middle of this turn, which has too many steps to be looked at to its end. */
    public boolean mayStopInTurn(Position position) {
        return false;
    }

    /** What to add to the key in the middle of a turn, where {@link #isRepeated} makes the steps to look at depend on the last. */
    public long orderKey(int previous) {
        return 0;
    }

    /** The turns to choose from where there are too many to search; empty elsewhere. */
    public List<Turn> book(State state) {
        return List.of();
    }

    /** Whether the player to move could win with this turn, as far as one sees at a glance: no means no. */
    public boolean mayWinNow(Position position) {
        return true;
    }

    /** Whether the player to move surely wins with the turn that begins here. */
    public boolean winsNow(Position position) {
        return false;
    }

    /** How the opponent would win with the next turn if the player to move did nothing about it; 0 if in no way. */
    public int threat(Position position) {
        return 0;
    }

    /** Whether a step surely does not save its player from a threat, whatever else the player does in this turn. */
    public boolean isInVain(Position position, int step, int threat) {
        return false;
    }

    /** How many steps the game can last at most from here. */
    public int longest(Position position) {
        return Search.MAX_DEPTH;
    }

    /** What a man is worth, or whatever else a player counts: the measure of small and great mistakes. */
    public int unit() {
        return 100;
    }

    /** On which rung of {@link Skill#onRung} the levels below the last stand, from the weakest; found by play. */
    public List<Integer> levels() {
        return LEVELS;
    }

    /** By how many rungs a player of a level is better or worse in one game than in another: more where small faults decide. */
    public int form() {
        return 0;
    }

    /** About how many nodes a search of a single turn has. */
    public int glance() {
        return 200;
    }
}
