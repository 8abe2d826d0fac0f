package org.tabuleiro.lab.bench;

import org.tabuleiro.games.Position;
import org.tabuleiro.games.breakthru.BreakthruBoard;
import org.tabuleiro.games.breakthru.BreakthruPosition;
import org.tabuleiro.games.eximo.EximoPosition;

/**
 * Plain alpha-beta, to be compared with the same algorithm in C++: no move ordering, no transposition table,
 * no evaluation in the middle of a turn.
 */
abstract class AlphaBeta {
    private static final int MAX_PLY = 64;
    private static final int WIN = 10_000;
    private static final int INFINITE = 20_000;

    private final Position position;
    private final int[][] buffers = new int[MAX_PLY][Position.MAX_STEPS];
    private long nodes;

    private AlphaBeta(Position position) {
        this.position = position;
    }

    /** A search from a position of Eximo or Breakthru. */
    static AlphaBeta of(Position position) {
        return switch (position) {
            case EximoPosition eximo -> new OfEximo(eximo);
            case BreakthruPosition breakthru -> new OfBreakthru(breakthru);
            default -> throw new IllegalArgumentException("no evaluation for " + position.getClass());
        };
    }

    /** Searches to a depth in steps and returns how many nodes that took. */
    long nodes(int depth) {
        nodes = 0;
        search(depth, -INFINITE, INFINITE, 0);
        return nodes;
    }

    private int search(int depth, int alpha, int beta, int ply) {
        nodes++;
        Position position = this.position;
        if (depth <= 0 && position.isTurnStart()) {
            return evaluate(position);
        }
        int[] steps = buffers[ply];
        int count = position.generate(steps, 0);
        int side = position.toMove();
        if (count == 0) {
            int winner = position.outcome() == Position.FIRST_WINS ? 0 : 1;
            return winner == side ? WIN : -WIN;
        }
        int best = -INFINITE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            position.make(steps[i]);
            int value = position.toMove() == side
                    ? search(depth - 1, floor, beta, ply + 1)
                    : -search(depth - 1, -beta, -floor, ply + 1);
            position.unmake();
            if (value > best) {
                best = value;
                floor = Math.max(floor, best);
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    /**
     * The material balance for the player to move, at the start of a turn. The position is a parameter,
     * because the JIT compiler cannot know that a field of a subclass holds the same object.
     */
    abstract int evaluate(Position position);

    private static final class OfEximo extends AlphaBeta {
        OfEximo(EximoPosition position) {
            super(position);
        }

        @Override
        int evaluate(Position position) {
            return ((EximoPosition) position).lead();
        }
    }

    private static final class OfBreakthru extends AlphaBeta {
        private static final int ESCORT = 5;
        private static final int SILVER_SHIP = 3;

        OfBreakthru(BreakthruPosition position) {
            super(position);
        }

        @Override
        int evaluate(Position position) {
            BreakthruPosition breakthru = (BreakthruPosition) position;
            int flagship = breakthru.flagship();
            int value = flagship == BreakthruPosition.NONE
                    ? -WIN
                    : BreakthruBoard.isEdge(flagship)
                            ? WIN
                            : ESCORT * ships(breakthru, 0) - SILVER_SHIP * ships(breakthru, 1);
            return position.toMove() == 0 ? value : -value;
        }

        private static int ships(BreakthruPosition position, int side) {
            return Long.bitCount(position.shipsLow(side)) + Long.bitCount(position.shipsHigh(side));
        }
    }
}
