package org.tabuleiro.engine.xadrersi;

import java.util.Arrays;
import java.util.OptionalInt;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.Solver;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/**
 * Endgame solver of Xadrersi: principal variation search on the final margin. The immediate gain of a
 * placement orders the steps almost perfectly, so no other heuristics are needed.
 */
final class XadrersiSolver implements Solver {
    private static final int INFINITE = 10_000;
    private static final int KING = 0;
    private static final int POLL_INTERVAL = 1024;
    /** ABDADA: with fewer placements left a lookup costs more than it saves. */
    private static final int ABDADA_LEFT = 4;
    /** Separates the entries of the solver from those of a search that shares the table. */
    private static final long KEY_SALT = 0x5851F42D4C957F2DL;

    /** The mean gain of a piece, by kind: K Q R B N. */
    private static final int[] MEAN_GAIN = {7, 16, 10, 8, 7};

    /** About twice the mean number of nodes, by the number of placements left. */
    private static final long[] EFFORT = {
        1, 1, 100, 500, 2_000, 5_000, 20_000, 300_000, 1_200_000, 20_000_000, 80_000_000
    };

    private final TranspositionTable table;
    private final int[][] steps = new int[XadrersiPosition.PIECES + 1][Position.MAX_STEPS];
    private final int[][] gains = new int[XadrersiPosition.PIECES + 1][Position.MAX_STEPS];
    private final int[][] orderings = new int[XadrersiPosition.PIECES + 1][Position.MAX_STEPS];
    private final int[][] lines = new int[XadrersiPosition.PIECES + 2][XadrersiPosition.PIECES];
    private final int[] lineEnds = new int[XadrersiPosition.PIECES + 2];
    private final int[] sights = new int[64];
    /**
     * The squares where the opponent could place the king in the last turn, and their gains, largest first.
     */
    private final int[] replies = new int[64];

    private final int[] replyGains = new int[64];

    private XadrersiPosition position;
    private SearchLimits limits = SearchLimits.NONE;
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
    public OptionalInt solve(Position root, SearchLimits newLimits, Search.Stop newStop, long[] excludedKeys) {
        position = (XadrersiPosition) root;
        limits = newLimits;
        stop = newStop;
        excluded = excludedKeys;
        rootLeft = position.left();
        start = System.nanoTime();
        nodes = 0;
        nextPoll = Math.min(POLL_INTERVAL, limits.nodes());
        stopped = false;
        int margin = search(rootLeft, -INFINITE, INFINITE);
        return stopped ? OptionalInt.empty() : OptionalInt.of(XadrersiKnowledge.value(margin));
    }

    @Override
    public int[] principalVariation() {
        return Arrays.copyOf(lines[rootLeft], lineEnds[rootLeft]);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    /** The final margin for the player to move (fail-soft: a bound if outside the window). */
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
        boolean pvNode = beta - alpha > 1;
        long key = position.key() ^ KEY_SALT;
        long entry = left == 1 || excluding ? 0 : table.find(key);
        if (entry != 0 && !pvNode) {
            int value = TranspositionTable.score(entry);
            int bound = value >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
            if ((TranspositionTable.bound(entry) & bound) != 0) {
                return value;
            }
        }
        int count = order(left, side, entry == 0 ? -1 : TranspositionTable.step(entry));
        if (left == 1 && !excluding) {
            pick(left, 0, count);
            updateLine(left, steps[left][0]);
            return lead + gains[left][0];
        }
        int replyCount = left == 2 ? replies(side) : 0;
        int best = -INFINITE;
        int bestStep = -1;
        int floor = alpha;
        boolean abdada = table.isShared() && left >= ABDADA_LEFT;
        int end = count;
        for (int i = 0; i < end; i++) {
            if (i < count) {
                pick(left, i, count);
            }
            int step = steps[left][i];
            long searchId = abdada && bestStep >= 0 ? TranspositionTable.searchId(key, step) : 0;
            if (searchId != 0 && i < count && end < Position.MAX_STEPS && table.isSearched(searchId)) {
                // ABDADA: another thread is searching this step; later its result is in the table.
                gains[left][end] = gains[left][i];
                steps[left][end++] = step;
                continue;
            }
            // Futility: an upper bound from the gain of the step and the least reply to it.
            int atMost = lead + gains[left][i] - reply(step, replyCount);
            if (atMost <= floor) {
                best = Math.max(best, atMost);
                continue;
            }
            position.make(step);
            if (excluding && isExcluded(position.key())) {
                position.unmake();
                continue;
            }
            if (searchId != 0) {
                table.beginSearch(searchId);
            }
            int value = bestStep < 0 ? -INFINITE : -search(left - 1, -floor - 1, -floor);
            if (bestStep < 0 || (value > floor && value < beta)) {
                value = -search(left - 1, -beta, -floor);
            }
            if (searchId != 0) {
                table.endSearch(searchId);
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
                updateLine(left, step);
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

    /**
     * Generates the steps with their immediate gains, and orders them by gain compared with the mean of the
     * kind.
     */
    private int order(int left, int side, int tableStep) {
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
            orderings[left][i] = list[i] == tableStep ? INFINITE : left == 1 ? gain : gain - MEAN_GAIN[kind];
        }
        return count;
    }

    private static int gain(int sight, int kind, int square, int side) {
        return XadrersiPosition.reach(sight, kind, square)
                + XadrersiPosition.loss(sight, side ^ 1)
                - XadrersiPosition.loss(sight, side);
    }

    /** Collects the gains of the opponent's king in the last turn on the present board. */
    private int replies(int side) {
        int count = 0;
        for (long to = position.empty() & position.attacks(side); to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            int gain = gain(position.sight(square), KING, square, side ^ 1);
            int at = count++;
            for (; at > 0 && replyGains[at - 1] < gain; at--) {
                replyGains[at] = replyGains[at - 1];
                replies[at] = replies[at - 1];
            }
            replyGains[at] = gain;
            replies[at] = square;
        }
        return count;
    }

    /**
     * The least gain of the opponent's last placement, the king, after a step: that on the best square which
     * the step does not change. A square that the new piece does not see stays attacked, and sliders lose the
     * same by a king there.
     */
    private int reply(int step, int count) {
        if (count == 0) {
            return -INFINITE;
        }
        int square = step & 63;
        long changed = position.seen(square) | 1L << square;
        for (int i = 0; i < count; i++) {
            if ((changed >>> replies[i] & 1) == 0) {
                return replyGains[i];
            }
        }
        return -INFINITE;
    }

    /** Incremental selection sort: moves the best remaining step to {@code index}. */
    private void pick(int left, int index, int count) {
        int[] ordering = orderings[left];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (ordering[i] > ordering[best]) {
                best = i;
            }
        }
        swap(ordering, index, best);
        swap(steps[left], index, best);
        swap(gains[left], index, best);
    }

    private static void swap(int[] array, int one, int other) {
        int kept = array[one];
        array[one] = array[other];
        array[other] = kept;
    }

    private void updateLine(int left, int step) {
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
        stopped |= nodes >= limits.nodes() || System.nanoTime() - start >= limits.nanos() || stop.isRequested();
    }
}
