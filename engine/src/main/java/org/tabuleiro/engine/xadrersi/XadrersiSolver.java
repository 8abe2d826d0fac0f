package org.tabuleiro.engine.xadrersi;

import java.util.Arrays;
import java.util.OptionalInt;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Search;
import org.tabuleiro.engine.Solver;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/**
 * Solves the last placements of Xadrersi: alpha-beta on the margin, to the end of the game. What a placement gains at once says
 * nearly always which is good, so steps are tried in that order and nothing needs to be known beyond it.
 */
final class XadrersiSolver implements Solver {
    private static final int MOST = 10_000;
    private static final int KING = 0;
    private static final int POLL_INTERVAL = 1024;
    // With so many placements left it pays to ask what other threads are at.
    private static final int SHARE_LEFT = 4;
    /** Keeps what is found here apart from what a search found about the same position. */
    private static final long OWN_KEYS = 0x5851F42D4C957F2DL;

    /** What pieces usually gain, by kind: K Q R B N. */
    private static final int[] USUAL = {7, 16, 10, 8, 7};

    /** About twice the nodes that random positions take, by the number of placements left. */
    private static final long[] EFFORT = {
        1, 1, 100, 500, 2_000, 5_000, 20_000, 300_000, 1_200_000, 20_000_000, 80_000_000
    };

    private final TranspositionTable table;
    private final int[][] steps = new int[XadrersiPosition.PIECES + 1][Position.MAX_STEPS];
    private final int[][] gains = new int[XadrersiPosition.PIECES + 1][Position.MAX_STEPS];
    private final int[][] ranks = new int[XadrersiPosition.PIECES + 1][Position.MAX_STEPS];
    private final int[][] lines = new int[XadrersiPosition.PIECES + 2][XadrersiPosition.PIECES];
    private final int[] lineEnds = new int[XadrersiPosition.PIECES + 2];
    private final int[] sights = new int[64];
    /** The squares where the opponent could put the king in the last turn, and what each would gain, the most first. */
    private final int[] answers = new int[64];

    private final int[] answerGains = new int[64];

    private XadrersiPosition position;
    private Limits limits = Limits.NONE;
    private Search.Stop stop = () -> false;
    private long[] excluded = {};
    private int rootLeft;
    private long start;
    private long nodes;
    private long nextPoll;
    private boolean stopped;

    @SuppressWarnings("NullAway.Init") // the position comes with solve
    XadrersiSolver(TranspositionTable table) {
        this.table = table;
    }

    @Override
    public long effort(Position root) {
        int left = ((XadrersiPosition) root).left();
        return left < EFFORT.length ? EFFORT[left] : Long.MAX_VALUE;
    }

    @Override
    public OptionalInt solve(Position root, Limits newLimits, Search.Stop newStop, long[] leaveOut) {
        position = (XadrersiPosition) root;
        limits = newLimits;
        stop = newStop;
        excluded = leaveOut;
        rootLeft = position.left();
        start = System.nanoTime();
        nodes = 0;
        nextPoll = Math.min(POLL_INTERVAL, limits.nodes());
        stopped = false;
        int margin = search(rootLeft, -MOST, MOST);
        return stopped ? OptionalInt.empty() : OptionalInt.of(XadrersiKnowledge.value(margin));
    }

    @Override
    public int[] line() {
        return Arrays.copyOf(lines[rootLeft], lineEnds[rootLeft]);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    /** The margin for the player to move at the end of the game; a bound where it is outside the window. */
    private int search(int left, int alpha, int beta) {
        lineEnds[left] = 0;
        if (++nodes >= nextPoll) {
            poll();
        }
        if (stopped) {
            return 0;
        }
        int side = position.toMove();
        int lead = position.score(side) - position.score(side ^ 1);
        if (left == 0) {
            return lead;
        }
        boolean excluding = left == rootLeft && excluded.length > 0;
        boolean wide = beta - alpha > 1;
        long key = position.key() ^ OWN_KEYS;
        long entry = left == 1 || excluding ? 0 : table.find(key);
        if (entry != 0 && !wide) {
            int value = TranspositionTable.score(entry);
            int bound = value >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
            if ((TranspositionTable.bound(entry) & bound) != 0) {
                return value;
            }
        }
        int count = rank(left, side, entry == 0 ? -1 : TranspositionTable.step(entry));
        if (left == 1 && !excluding) {
            pick(left, 0, count);
            keepLine(left, steps[left][0]);
            return lead + gains[left][0];
        }
        int answerCount = left == 2 ? answers(side) : 0;
        int best = -MOST;
        int bestStep = -1;
        int floor = alpha;
        boolean sharing = table.isShared() && left >= SHARE_LEFT;
        int end = count;
        for (int i = 0; i < end; i++) {
            if (i < count) {
                pick(left, i, count);
            }
            int step = steps[left][i];
            long errand = sharing && bestStep >= 0 ? TranspositionTable.errand(key, step) : 0;
            if (errand != 0 && i < count && end < Position.MAX_STEPS && table.isBusy(errand)) {
                // Another thread is at it: later its result will be in the table.
                gains[left][end] = gains[left][i];
                steps[left][end++] = step;
                continue;
            }
            int atMost = lead + gains[left][i] - answer(step, answerCount);
            if (atMost <= floor) {
                best = Math.max(best, atMost);
                continue;
            }
            position.make(step);
            if (excluding && isExcluded(position.key())) {
                position.unmake();
                continue;
            }
            if (errand != 0) {
                table.begin(errand);
            }
            int value = bestStep < 0 ? -MOST : -search(left - 1, -floor - 1, -floor);
            if (bestStep < 0 || (value > floor && value < beta)) {
                value = -search(left - 1, -beta, -floor);
            }
            if (errand != 0) {
                table.end(errand);
            }
            position.unmake();
            if (stopped) {
                return 0;
            }
            if (bestStep < 0) {
                bestStep = step;
            }
            best = Math.max(best, value);
            if (value > floor) {
                bestStep = step;
                floor = value;
                keepLine(left, step);
                if (value >= beta) {
                    break;
                }
            }
        }
        if (!excluding) {
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            table.store(key, Math.max(bestStep, 0), best, left, bound);
        }
        return best;
    }

    /** Writes the steps with what each gains at once, and ranks them: what a piece gains counts beyond what it usually does. */
    private int rank(int left, int side, int tableStep) {
        int[] list = steps[left];
        int count = position.generate(list, 0);
        long known = 0;
        for (int i = 0; i < count; i++) {
            int square = list[i] & 63;
            int kind = list[i] >>> 6;
            if ((known >>> square & 1) == 0) {
                known |= 1L << square;
                sights[square] = position.sight(square);
            }
            int gain = gain(sights[square], kind, square, side);
            gains[left][i] = gain;
            ranks[left][i] = list[i] == tableStep ? MOST : left == 1 ? gain : gain - USUAL[kind];
        }
        return count;
    }

    private static int gain(int sight, int kind, int square, int side) {
        return XadrersiPosition.reach(sight, kind, square)
                + XadrersiPosition.loss(sight, side ^ 1)
                - XadrersiPosition.loss(sight, side);
    }

    /** Collects what the king of the opponent could gain in the last turn, as the board stands now. */
    private int answers(int side) {
        int count = 0;
        for (long to = position.empty() & position.attacks(side); to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            int gain = gain(position.sight(square), KING, square, side ^ 1);
            int at = count++;
            for (; at > 0 && answerGains[at - 1] < gain; at--) {
                answerGains[at] = answerGains[at - 1];
                answers[at] = answers[at - 1];
            }
            answerGains[at] = gain;
            answers[at] = square;
        }
        return count;
    }

    /**
     * What the last king gains at least after a step. A piece changes nothing for a king on a square that it does not see: the
     * square stays attacked, and the sliders that see it lose what they would have lost.
     */
    private int answer(int step, int count) {
        if (count == 0) {
            return -MOST;
        }
        int square = step & 63;
        long changed = position.seen(square) | 1L << square;
        for (int i = 0; i < count; i++) {
            if ((changed >>> answers[i] & 1) == 0) {
                return answerGains[i];
            }
        }
        return -MOST;
    }

    /** Brings the best of the steps from an index on to that index. */
    private void pick(int left, int index, int count) {
        int[] rank = ranks[left];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (rank[i] > rank[best]) {
                best = i;
            }
        }
        swap(rank, index, best);
        swap(steps[left], index, best);
        swap(gains[left], index, best);
    }

    private static void swap(int[] array, int one, int other) {
        int kept = array[one];
        array[one] = array[other];
        array[other] = kept;
    }

    private void keepLine(int left, int step) {
        int tail = left == 1 ? 0 : lineEnds[left - 1];
        lines[left][0] = step;
        System.arraycopy(lines[left - 1], 0, lines[left], 1, tail);
        lineEnds[left] = tail + 1;
    }

    private boolean isExcluded(long key) {
        for (long each : excluded) {
            if (each == key) {
                return true;
            }
        }
        return false;
    }

    private void poll() {
        nextPoll = Math.min(nodes + POLL_INTERVAL, Math.max(limits.nodes(), nodes + 1));
        stopped |= nodes >= limits.nodes() || System.nanoTime() - start >= limits.nanos() || stop.isWanted();
    }
}
