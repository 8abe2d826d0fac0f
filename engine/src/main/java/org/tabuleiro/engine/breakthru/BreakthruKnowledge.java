package org.tabuleiro.engine.breakthru;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.breakthru.BreakthruPosition;
import org.tabuleiro.games.breakthru.StepCode;

/** Breakthru: captures and ways to the edge first, two moves in one order only, set-ups from a book. */
public final class BreakthruKnowledge extends Knowledge {
    private static final int SIZE = 11;
    static final int SHIP = 60;

    private static final List<Integer> LEVELS = List.of(0, 180, 285, 370, 500, 660, 830);

    /** In so many ways the pieces of the opponent can lose their freedom in one turn: four around each ship that moves. */
    private static final int MOST_BLOCKED = 8;

    private final Map<String, Evaluation> evaluations = Map.of(
            FULL,
            new BreakthruEvaluation(BreakthruEvaluation.WEIGHTS),
            "material",
            new BreakthruMaterial(BreakthruMaterial.WEIGHTS));

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
            if (BreakthruPosition.isEdge(StepCode.to(steps[i]))) {
                steps[kept++] = steps[i];
            }
        }
        return kept;
    }

    @Override
    public int promise(Position position, int step) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        return switch (StepCode.kind(step)) {
            case StepCode.CAPTURE -> StepCode.to(step) == breakthru.flagship() ? 1000 : 2;
            case StepCode.FLAGSHIP_CAPTURE -> BreakthruPosition.isEdge(StepCode.to(step)) ? 1000 : 1;
            case StepCode.FLAGSHIP_MOVE -> BreakthruPosition.isEdge(StepCode.to(step)) ? 1000 : 0;
            default -> 0;
        };
    }

    /** Two moves that do not stand in each other's way lead to the same position in both orders: one is enough. */
    @Override
    public boolean isRepeated(Position position, int previous, int step) {
        return step < previous
                && StepCode.kind(previous) == StepCode.MOVE
                && StepCode.kind(step) == StepCode.MOVE
                && !isOnWay(StepCode.from(previous), step)
                && !isOnWay(StepCode.to(step), previous);
    }

    /** Whether a square is one that a move passes or ends on. */
    private static boolean isOnWay(int square, int step) {
        int from = StepCode.from(step);
        int to = StepCode.to(step);
        if (square < Math.min(from, to) || square > Math.max(from, to)) {
            return false;
        }
        boolean alongRank = from / SIZE == to / SIZE;
        return alongRank ? square / SIZE == from / SIZE : square % SIZE == from % SIZE;
    }

    @Override
    public boolean mayPass(Position position) {
        return !((BreakthruPosition) position).isSetup();
    }

    @Override
    public boolean mayStopInTurn(Position position) {
        return ((BreakthruPosition) position).isSetup();
    }

    /** A player wins on the edge, by capturing the flagship, or by leaving the opponent no step, which two moves rarely can. */
    @Override
    public boolean mayWinNow(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        int side = breakthru.toMove();
        return breakthru.canWinNow(side) || breakthru.freedom(side ^ 1) <= MOST_BLOCKED;
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
    public boolean isInVain(Position position, int step, int threat) {
        return ((BreakthruPosition) position).isInVain(step, threat);
    }

    /** Which second moves are searched depends on the first. */
    @Override
    public long orderKey(int previous) {
        return previous * 0x9E3779B97F4A7C15L;
    }

    @Override
    public List<Turn> book(State state) {
        return SetupBook.turns(state);
    }

    @Override
    public int unit() {
        return SHIP;
    }

    @Override
    public double steepness() {
        return 123;
    }

    @Override
    public List<Integer> levels() {
        return LEVELS;
    }

    @Override
    public int glance() {
        return 1500;
    }
}
