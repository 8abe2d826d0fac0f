package org.tabuleiro.engine.breakthru;

import static org.tabuleiro.games.breakthru.SquareSet.DOWN_LEFT;
import static org.tabuleiro.games.breakthru.SquareSet.DOWN_RIGHT;
import static org.tabuleiro.games.breakthru.SquareSet.UP_LEFT;
import static org.tabuleiro.games.breakthru.SquareSet.UP_RIGHT;
import static org.tabuleiro.games.breakthru.SquareSet.shiftHigh;
import static org.tabuleiro.games.breakthru.SquareSet.shiftLow;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.breakthru.BreakthruPosition;

/** Breakthru: ships and which of them hang, the flagship's ways to the edge, and who is around it. All terms are Gold's. */
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

    private static final int SIZE = 11;
    private static final int WORD = 64;
    private static final int RINGS = 3;
    private static final long[] RING_LOW = new long[RINGS * SIZE * SIZE];
    private static final long[] RING_HIGH = new long[RINGS * SIZE * SIZE];

    static {
        for (int square = 0; square < SIZE * SIZE; square++) {
            for (int other = 0; other < SIZE * SIZE; other++) {
                int files = Math.abs(square % SIZE - other % SIZE);
                int ring = Math.max(files, Math.abs(square / SIZE - other / SIZE)) - 1;
                if (ring >= 0 && ring < RINGS) {
                    RING_LOW[square * RINGS + ring] |= other < WORD ? 1L << other : 0;
                    RING_HIGH[square * RINGS + ring] |= other < WORD ? 0 : 1L << (other - WORD);
                }
            }
        }
    }

    private final int escort;
    private final int silver;
    private final int balance;
    /** Squares that the flagship sees; then how many of its lines reach the edge, 1 to 4. */
    private final int[] open;
    /** Squares from which it would see the edge: some and how many, with Gold to move, then with Silver. */
    private final int[] ways;
    /** How near the flagship is to the edge: 1 to 4 squares away. */
    private final int[] distance;

    private final int[] silverNear;
    private final int[] escortsNear;
    /** Silver ships that could take the flagship, and squares from which one could after its next move; each by who is to move. */
    private final int[] hunters;
    /** Ships that could be taken and have nobody to take back: Gold's with Gold to move, with Silver; Silver's; and all that could. */
    private final int[] hanging;

    private final int goldTempo;
    private final int silverTempo;

    BreakthruEvaluation(Weights weights) {
        super(weights);
        escort = weights.table("ships")[0];
        silver = weights.table("ships")[1];
        balance = weights.one("balance");
        open = weights.table("open-lines");
        ways = weights.table("ways");
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
                    + hunt(flagship, goldLow | silverLow, goldHigh | silverHigh, silverLow, silverHigh, mover)
                    + captures(flagship, goldLow, goldHigh, silverLow, silverHigh, mover);
        }
        return mover == 0 ? value : -value;
    }

    private static int count(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    private int surroundings(int flagship, long goldLow, long goldHigh, long silverLow, long silverHigh) {
        int file = flagship % SIZE;
        int rank = flagship / SIZE;
        int edge = Math.min(Math.min(file, SIZE - 1 - file), Math.min(rank, SIZE - 1 - rank));
        int value = edge > 0 && edge <= distance.length ? distance[edge - 1] : 0;
        for (int ring = 0; ring < RINGS; ring++) {
            long low = RING_LOW[flagship * RINGS + ring];
            long high = RING_HIGH[flagship * RINGS + ring];
            value += silverNear[ring] * count(low & silverLow, high & silverHigh)
                    + escortsNear[ring] * count(low & goldLow, high & goldHigh);
        }
        return value;
    }

    /** The squares that the flagship sees along its four lines, and the edge that it sees from there. */
    private int lines(int flagship, long low, long high, int mover) {
        int squares = 0;
        int edges = 0;
        int turns = 0;
        for (int d = 0; d < Rays.DIRECTIONS; d++) {
            if (Rays.isOpen(d, flagship, low, high)) {
                edges++;
            }
            int step = d == 0 ? SIZE : d == 1 ? 1 : d == 2 ? -SIZE : -1;
            int stop = Rays.first(d, flagship, low, high);
            int side = d + 1 & 3;
            for (int square = flagship; !BreakthruPosition.isEdge(square); ) {
                square += step;
                if (square == stop) {
                    break;
                }
                squares++;
                if (Rays.isOpen(side, square, low, high)) {
                    turns++;
                }
                if (Rays.isOpen(side ^ 2, square, low, high)) {
                    turns++;
                }
            }
        }
        int value = open[0] * squares + ways[2 * mover + 1] * turns;
        if (turns > 0) {
            value += ways[2 * mover];
        }
        return edges == 0 ? value : value + open[edges];
    }

    private int hunt(int flagship, long low, long high, long silverLow, long silverHigh, int mover) {
        int taking = 0;
        int coming = 0;
        int file = flagship % SIZE;
        int rank = flagship / SIZE;
        if (file == 0 || file == SIZE - 1 || rank == 0 || rank == SIZE - 1) {
            return 0;
        }
        for (int i = 0; i < 4; i++) {
            int square = flagship + (i < 2 ? SIZE : -SIZE) + ((i & 1) == 0 ? 1 : -1);
            if (has(silverLow, silverHigh, square)) {
                taking++;
            } else if (!has(low, high, square)) {
                for (int d = 0; d < Rays.DIRECTIONS; d++) {
                    int first = Rays.first(d, square, low, high);
                    if (first >= 0 && has(silverLow, silverHigh, first)) {
                        coming++;
                        break;
                    }
                }
            }
        }
        return hunters[mover] * taking + hunters[2 + mover] * coming;
    }

    private static boolean has(long low, long high, int square) {
        return ((square < WORD ? low : high) >>> square & 1) != 0;
    }

    private int captures(int flagship, long goldLow, long goldHigh, long silverLow, long silverHigh, int mover) {
        long fleetLow = goldLow | (flagship < WORD ? 1L << flagship : 0);
        long fleetHigh = goldHigh | (flagship < WORD ? 0 : 1L << (flagship - WORD));
        long goldAimsLow = aslantLow(fleetLow, fleetHigh);
        long goldAimsHigh = aslantHigh(fleetLow, fleetHigh);
        long silverAimsLow = aslantLow(silverLow, silverHigh);
        long silverAimsHigh = aslantHigh(silverLow, silverHigh);
        long goldHitLow = goldLow & silverAimsLow;
        long goldHitHigh = goldHigh & silverAimsHigh;
        long silverHitLow = silverLow & goldAimsLow;
        long silverHitHigh = silverHigh & goldAimsHigh;
        return hanging[mover] * count(goldHitLow & ~goldAimsLow, goldHitHigh & ~goldAimsHigh)
                + hanging[2 + mover] * count(silverHitLow & ~silverAimsLow, silverHitHigh & ~silverAimsHigh)
                + hanging[4] * count(goldHitLow, goldHitHigh)
                + hanging[5] * count(silverHitLow, silverHitHigh);
    }

    private static long aslantLow(long low, long high) {
        return shiftLow(low, high, UP_LEFT)
                | shiftLow(low, high, UP_RIGHT)
                | shiftLow(low, high, DOWN_LEFT)
                | shiftLow(low, high, DOWN_RIGHT);
    }

    private static long aslantHigh(long low, long high) {
        return shiftHigh(low, high, UP_LEFT)
                | shiftHigh(low, high, UP_RIGHT)
                | shiftHigh(low, high, DOWN_LEFT)
                | shiftHigh(low, high, DOWN_RIGHT);
    }
}
