package org.tabuleiro.engine.breakthru;

import static org.tabuleiro.games.breakthru.BreakthruBoard.WIDTH;
import static org.tabuleiro.games.breakthru.SquareSet.DOWN_LEFT;
import static org.tabuleiro.games.breakthru.SquareSet.DOWN_RIGHT;
import static org.tabuleiro.games.breakthru.SquareSet.UP_LEFT;
import static org.tabuleiro.games.breakthru.SquareSet.UP_RIGHT;
import static org.tabuleiro.games.breakthru.SquareSet.contains;
import static org.tabuleiro.games.breakthru.SquareSet.count;
import static org.tabuleiro.games.breakthru.SquareSet.high;
import static org.tabuleiro.games.breakthru.SquareSet.low;
import static org.tabuleiro.games.breakthru.SquareSet.shiftHigh;
import static org.tabuleiro.games.breakthru.SquareSet.shiftLow;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.breakthru.BreakthruBoard;
import org.tabuleiro.games.breakthru.BreakthruPosition;

/**
 * Evaluation of Breakthru: material, hanging ships, the flagship's paths to the edge and the ships around it.
 * All terms are from Gold's point of view.
 */
final class BreakthruEvaluation extends Evaluation {
    static final Weights WEIGHTS = Weights.of("ships", 32, -46)
            .and("balance", 217)
            .and("open-lines", -5, 35, 52, 160, 160)
            .and("ways", 28, -1, 8, -2)
            .and("distance", 290, 194, 139, 33)
            .and("silver-near", -37, -12, -7)
            .and("escorts-near", 8, 19, 10)
            .and("hunters", -41, 0, -25, -28)
            .and("hanging", -7, 6, 5, 1, -2, 7)
            .and("tempo", 51, 45);

    private final int escort;
    private final int silver;
    private final int balance;
    /** Mobility of the flagship per square; then the number of its open lines to the edge, 1 to 4. */
    private final int[] open;
    /**
     * Paths to the edge in two flagship moves: whether any and how many, with Gold to move, then with Silver.
     */
    private final int[] paths;
    /** The flagship's distance from the edge: 1 to 4 squares. */
    private final int[] distance;

    private final int[] silverNear;
    private final int[] escortsNear;
    /**
     * Weights of Silver ships that attack the flagship, then of squares diagonally next to it that a Silver
     * ship can move to; each indexed by the side to move.
     */
    private final int[] hunters;
    /**
     * Hanging ships, attacked and not defended: Gold's with Gold and with Silver to move, Silver's; then all
     * attacked ships.
     */
    private final int[] hanging;

    private final int goldTempo;
    private final int silverTempo;

    BreakthruEvaluation(Weights weights) {
        super(weights);
        escort = weights.table("ships")[0];
        silver = weights.table("ships")[1];
        balance = weights.one("balance");
        open = weights.table("open-lines");
        paths = weights.table("ways");
        distance = weights.table("distance");
        silverNear = weights.table("silver-near");
        escortsNear = weights.table("escorts-near");
        hunters = weights.table("hunters");
        hanging = weights.table("hanging");
        goldTempo = weights.table("tempo")[0];
        silverTempo = weights.table("tempo")[1];
    }

    @Override
    public Evaluation with(Weights other) {
        return new BreakthruEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        int mover = breakthru.toMove();
        long goldLow = breakthru.shipsLow(0);
        long goldHigh = breakthru.shipsHigh(0);
        long silverLow = breakthru.shipsLow(1);
        long silverHigh = breakthru.shipsHigh(1);
        int flagship = breakthru.flagship();
        int value = escort * count(goldLow, goldHigh)
                + silver * count(silverLow, silverHigh)
                + balance
                + (mover == 0 ? goldTempo : silverTempo);
        if (flagship != BreakthruPosition.NONE) {
            value += surroundings(flagship, goldLow, goldHigh, silverLow, silverHigh)
                    + lines(flagship, goldLow | silverLow, goldHigh | silverHigh, mover)
                    + hunters(flagship, goldLow | silverLow, goldHigh | silverHigh, silverLow, silverHigh, mover)
                    + captures(flagship, goldLow, goldHigh, silverLow, silverHigh, mover);
        }
        return mover == 0 ? value : -value;
    }

    private int surroundings(int flagship, long goldLow, long goldHigh, long silverLow, long silverHigh) {
        int edge = BreakthruBoard.edgeDistance(flagship);
        int value = edge > 0 && edge <= distance.length ? distance[edge - 1] : 0;
        for (int distance = 1; distance <= BreakthruBoard.RINGS; distance++) {
            long low = BreakthruBoard.ringLow(flagship, distance);
            long high = BreakthruBoard.ringHigh(flagship, distance);
            value += silverNear[distance - 1] * count(low & silverLow, high & silverHigh)
                    + escortsNear[distance - 1] * count(low & goldLow, high & goldHigh);
        }
        return value;
    }

    /** The flagship's moves along its four lines, and the open lines to the edge from where they lead. */
    private int lines(int flagship, long low, long high, int mover) {
        int squares = 0;
        int edges = 0;
        int twoMovePaths = 0;
        for (int d = 0; d < BreakthruBoard.DIRECTIONS; d++) {
            if (BreakthruBoard.isOpen(d, flagship, low, high)) {
                edges++;
            }
            int step = BreakthruBoard.offset(d);
            int stop = BreakthruBoard.firstOnRay(d, flagship, low, high);
            int side = d + 1 & 3;
            for (int square = flagship; !BreakthruBoard.isEdge(square); ) {
                square += step;
                if (square == stop) {
                    break;
                }
                squares++;
                if (BreakthruBoard.isOpen(side, square, low, high)) {
                    twoMovePaths++;
                }
                if (BreakthruBoard.isOpen(side ^ 2, square, low, high)) {
                    twoMovePaths++;
                }
            }
        }
        int value = open[0] * squares + paths[2 * mover + 1] * twoMovePaths;
        if (twoMovePaths > 0) {
            value += paths[2 * mover];
        }
        return edges == 0 ? value : value + open[edges];
    }

    /** Attackers of the flagship, now and after one more silver move. */
    private int hunters(int flagship, long low, long high, long silverLow, long silverHigh, int mover) {
        int attacking = 0;
        int coming = 0;
        if (BreakthruBoard.isEdge(flagship)) {
            return 0;
        }
        for (int i = 0; i < 4; i++) {
            int square = flagship + (i < 2 ? WIDTH : -WIDTH) + ((i & 1) == 0 ? 1 : -1);
            if (contains(silverLow, silverHigh, square)) {
                attacking++;
            } else if (!contains(low, high, square)) {
                for (int d = 0; d < BreakthruBoard.DIRECTIONS; d++) {
                    int first = BreakthruBoard.firstOnRay(d, square, low, high);
                    if (first >= 0 && contains(silverLow, silverHigh, first)) {
                        coming++;
                        break;
                    }
                }
            }
        }
        return hunters[mover] * attacking + hunters[2 + mover] * coming;
    }

    private int captures(int flagship, long goldLow, long goldHigh, long silverLow, long silverHigh, int mover) {
        long fleetLow = goldLow | low(flagship);
        long fleetHigh = goldHigh | high(flagship);
        long goldAttacksLow = diagonalLow(fleetLow, fleetHigh);
        long goldAttacksHigh = diagonalHigh(fleetLow, fleetHigh);
        long silverAttacksLow = diagonalLow(silverLow, silverHigh);
        long silverAttacksHigh = diagonalHigh(silverLow, silverHigh);
        long goldAttackedLow = goldLow & silverAttacksLow;
        long goldAttackedHigh = goldHigh & silverAttacksHigh;
        long silverAttackedLow = silverLow & goldAttacksLow;
        long silverAttackedHigh = silverHigh & goldAttacksHigh;
        return hanging[mover] * count(goldAttackedLow & ~goldAttacksLow, goldAttackedHigh & ~goldAttacksHigh)
                + hanging[2 + mover]
                        * count(silverAttackedLow & ~silverAttacksLow, silverAttackedHigh & ~silverAttacksHigh)
                + hanging[4] * count(goldAttackedLow, goldAttackedHigh)
                + hanging[5] * count(silverAttackedLow, silverAttackedHigh);
    }

    private static long diagonalLow(long low, long high) {
        return shiftLow(low, high, UP_LEFT)
                | shiftLow(low, high, UP_RIGHT)
                | shiftLow(low, high, DOWN_LEFT)
                | shiftLow(low, high, DOWN_RIGHT);
    }

    private static long diagonalHigh(long low, long high) {
        return shiftHigh(low, high, UP_LEFT)
                | shiftHigh(low, high, UP_RIGHT)
                | shiftHigh(low, high, DOWN_LEFT)
                | shiftHigh(low, high, DOWN_RIGHT);
    }
}
