package org.tabuleiro.engine.breakthru;

import java.util.List;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Search;
import org.tabuleiro.engine.Skill;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.breakthru.BreakthruPosition;
import org.tabuleiro.games.breakthru.StepCode;

/** Breakthru: ships, how free the flagship is, and how near it is to the edge. */
public final class BreakthruKnowledge extends Knowledge {
    private static final int SIZE = 11;
    private static final int ESCORT = 90;
    private static final int SHIP = 60;
    /** The sides have 12 and 20 ships: worth about the same at the beginning. */
    private static final int BALANCE = 20 * SHIP - 12 * ESCORT;

    private static final int OPEN_LINE = 160;
    private static final int OPEN_SQUARE = 5;
    private static final int EDGE_DISTANCE = 14;
    private static final int TEMPO = 30;

    /** In so many ways the pieces of the opponent can lose their freedom in one turn: four around each ship that moves. */
    private static final int MOST_BLOCKED = 8;

    private static final int[] FILES = {1, -1, 0, 0};
    private static final int[] RANKS = {0, 0, 1, -1};

    private static final List<Skill> SKILLS = List.of(
            new Skill(1, 100_000, 700, 250, 450),
            new Skill(1, 100_000, 400, 150, 120),
            new Skill(1, 100_000, 250, 100, 20),
            new Skill(2, 100_000, 90, 20, 0),
            new Skill(3, 100_000, 100, 30, 0),
            new Skill(4, 100_000, 95, 30, 0),
            new Skill(Search.MAX_DEPTH, 100_000, 0, 0, 0));

    @Override
    public int evaluate(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        int value = material(breakthru) + flagship(breakthru) + distance(breakthru);
        return (breakthru.toMove() == 0 ? value : -value) + TEMPO;
    }

    @Override
    public List<Term> terms(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        return List.of(
                new Term("ships", material(breakthru)),
                new Term("open-lines", flagship(breakthru)),
                new Term("distance", distance(breakthru)),
                new Term("tempo", breakthru.toMove() == 0 ? TEMPO : -TEMPO));
    }

    private static int ships(BreakthruPosition position, int side) {
        return Long.bitCount(position.shipsLow(side)) + Long.bitCount(position.shipsHigh(side));
    }

    private static int material(BreakthruPosition position) {
        return ESCORT * ships(position, 0) - SHIP * ships(position, 1) + BALANCE;
    }

    /** The squares that the flagship sees along its four lines, and the lines that reach the edge. */
    private static int flagship(BreakthruPosition position) {
        int flagship = position.flagship();
        if (flagship == BreakthruPosition.NONE) {
            return 0;
        }
        long low = position.shipsLow(0) | position.shipsLow(1);
        long high = position.shipsHigh(0) | position.shipsHigh(1);
        int value = 0;
        for (int d = 0; d < FILES.length; d++) {
            int file = flagship % SIZE + FILES[d];
            int rank = flagship / SIZE + RANKS[d];
            while (file >= 0 && file < SIZE && rank >= 0 && rank < SIZE) {
                int square = rank * SIZE + file;
                if (((square < 64 ? low : high) >>> square & 1) != 0) {
                    break;
                }
                value += OPEN_SQUARE;
                if (BreakthruPosition.isEdge(square)) {
                    value += OPEN_LINE;
                }
                file += FILES[d];
                rank += RANKS[d];
            }
        }
        return value;
    }

    private static int distance(BreakthruPosition position) {
        int flagship = position.flagship();
        if (flagship == BreakthruPosition.NONE) {
            return 0;
        }
        int file = flagship % SIZE;
        int rank = flagship / SIZE;
        int edge = Math.min(Math.min(file, SIZE - 1 - file), Math.min(rank, SIZE - 1 - rank));
        return EDGE_DISTANCE * (SIZE / 2 - edge);
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
    public List<Skill> skills() {
        return SKILLS;
    }
}
