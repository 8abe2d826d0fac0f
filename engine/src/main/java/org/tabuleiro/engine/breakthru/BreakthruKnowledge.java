package org.tabuleiro.engine.breakthru;

import static org.tabuleiro.games.breakthru.BreakthruBoard.WIDTH;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.GameProfile;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.breakthru.BreakthruBoard;
import org.tabuleiro.games.breakthru.BreakthruPosition;
import org.tabuleiro.games.breakthru.BreakthruStepCode;

/**
 * Breakthru: captures and flagship moves to the edge are ordered first, pairs of moves are searched in one
 * order only, threats to win are tested in constant time, and set-ups come from a book.
 */
public final class BreakthruKnowledge extends Knowledge {
    /** The value of a silver ship. */
    static final int SHIP = 60;

    private static final GameProfile PROFILE =
            new GameProfile(SHIP, 123, List.of(0, 180, 285, 370, 500, 660, 830), 0, 1500, false);

    /**
     * One turn blocks at most this many single-square moves of the opponent: four around each of two ships.
     */
    private static final int MAX_BLOCKED = 8;

    private final Map<String, Evaluation> evaluations = Map.of(
            FULL,
            new BreakthruEvaluation(BreakthruEvaluation.WEIGHTS),
            "material",
            new BreakthruMaterial(BreakthruMaterial.WEIGHTS));

    /** The knowledge of Breakthru; there is one instance in {@link Knowledge#of}. */
    public BreakthruKnowledge() {
        super(PROFILE);
    }

    @Override
    public Map<String, Evaluation> evaluations() {
        return evaluations;
    }

    @Override
    public int noisySteps(Position position, int[] steps) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        if (breakthru.isSetup()) {
            return 0;
        }
        int end = breakthru.generateCaptures(steps, 0);
        if (breakthru.toMove() == 1) {
            return end;
        }
        int kept = end;
        int all = breakthru.generateFlagshipMoves(steps, end);
        for (int i = end; i < all; i++) {
            if (BreakthruBoard.isEdge(BreakthruStepCode.to(steps[i]))) {
                steps[kept++] = steps[i];
            }
        }
        return kept;
    }

    @Override
    public int orderingScore(Position position, int step) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        return switch (BreakthruStepCode.kind(step)) {
            case BreakthruStepCode.CAPTURE -> BreakthruStepCode.to(step) == breakthru.flagship() ? 1000 : 2;
            case BreakthruStepCode.FLAGSHIP_CAPTURE -> BreakthruBoard.isEdge(BreakthruStepCode.to(step)) ? 1000 : 1;
            case BreakthruStepCode.FLAGSHIP_MOVE -> BreakthruBoard.isEdge(BreakthruStepCode.to(step)) ? 1000 : 0;
            default -> 0;
        };
    }

    /**
     * Two moves that do not cross each other's path commute: the order with the smaller code first is
     * searched.
     */
    @Override
    public boolean isTransposed(Position position, int previous, int step) {
        return step < previous
                && BreakthruStepCode.kind(previous) == BreakthruStepCode.MOVE
                && BreakthruStepCode.kind(step) == BreakthruStepCode.MOVE
                && !isOnPath(BreakthruStepCode.from(previous), step)
                && !isOnPath(BreakthruStepCode.to(step), previous);
    }

    /** Whether a move passes or ends on a square. */
    private static boolean isOnPath(int square, int step) {
        int from = BreakthruStepCode.from(step);
        int to = BreakthruStepCode.to(step);
        if (square < Math.min(from, to) || square > Math.max(from, to)) {
            return false;
        }
        boolean alongRank = from / WIDTH == to / WIDTH;
        return alongRank ? square / WIDTH == from / WIDTH : square % WIDTH == from % WIDTH;
    }

    @Override
    public boolean allowsNullMove(Position position) {
        return !((BreakthruPosition) position).isSetup();
    }

    @Override
    public boolean mayStopInTurn(Position position) {
        return ((BreakthruPosition) position).isSetup();
    }

    /**
     * A turn wins by reaching the edge, by capturing the flagship, or by leaving the opponent without a legal
     * step.
     */
    @Override
    public boolean mayWinNow(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        int side = breakthru.toMove();
        return breakthru.canWinNow(side) || breakthru.freedom(side ^ 1) <= MAX_BLOCKED;
    }

    @Override
    public boolean winsNow(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        return breakthru.canWinNow(breakthru.toMove());
    }

    @Override
    public int threat(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        return breakthru.threats(breakthru.toMove() ^ 1);
    }

    @Override
    public boolean isFutile(Position position, int step, int threat) {
        return ((BreakthruPosition) position).isFutile(step, threat);
    }

    /** The second moves that are searched depend on the first. */
    @Override
    public long orderKey(int previous) {
        return previous * 0x9E3779B97F4A7C15L;
    }

    @Override
    public List<Turn> book(State state) {
        return SetupBook.turns(state);
    }
}
