package org.tabuleiro.engine;

import java.util.Arrays;
import org.tabuleiro.games.Position;

/**
 * One search for all games: principal-variation search on a transposition table, one depth at a time.
 *
 * <p>A ply is a step. A turn of several steps is several plies of one player, so values are negated and windows swapped only
 * where the player to move changes, and nothing is evaluated in the middle of a turn. The same position, limits and table give
 * the same search, node for node.
 */
public final class Search implements Searcher {
    /** The greatest depth in steps. */
    public static final int MAX_DEPTH = 99;

    private static final int MAX_PLY = 400;
    /** How many nodes pass between two looks at the clock and at the caller's wish to stop. */
    private static final int POLL_INTERVAL = 1024;

    // The order in which steps are tried: what the table says, noisy steps, killers, then by history.
    private static final int FROM_TABLE = 1 << 30;
    private static final int NOISY = 1 << 28;
    private static final int KILLER = 1 << 27;
    private static final int IN_VAIN = -1;
    private static final int HISTORY_LIMIT = 1 << 24;
    private static final int HISTORY_BITS = 14;

    /** So far beyond the depth are captures looked at, and answers to a threat to win; further it would never end. */
    private static final int LEAST_DEPTH = -4;
    // No search sees so many turns ahead.
    private static final int CLOCK_TURNS = 64;
    private static final int PASS_DEPTH = 3;
    // From this depth on it pays to ask what other threads are at.
    private static final int SHARE_DEPTH = 2;
    // With less depth than this in the middle of a turn, only so many ways to go on with it are looked at.
    private static final int LATE_STEPS = 2;
    private static final int LATE_TURNS = 3;
    private static final int LATE_AFTER = 10;
    private static final int REDUCE_DEPTH = 3;
    private static final int REDUCE_AFTER = 3;
    private static final int[] REDUCTIONS = new int[64 * 64];

    static {
        for (int depth = 1; depth < 64; depth++) {
            for (int index = 1; index < 64; index++) {
                REDUCTIONS[depth << 6 | index] = (int) (0.5 + Math.log(depth) * Math.log(index) / 2.2);
            }
        }
    }

    /** Asked now and then whether to go on. */
    public interface Stop {
        /** Whether to stop now. */
        boolean isWanted();
    }

    private final Knowledge knowledge;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final boolean selective;
    private final boolean countsTurns;
    private final int lateDepth;

    private final int[][] steps = new int[MAX_PLY][];
    private final int[][] ranks = new int[MAX_PLY][];
    private final int[][] lines = new int[MAX_PLY + 1][];
    private final int[] lineEnds = new int[MAX_PLY + 1];
    private final int[] killers = new int[2 * MAX_PLY];
    private final int[] history = new int[2 << HISTORY_BITS];

    private Position position;
    private Limits limits = Limits.NONE;
    private Stop stop = () -> false;
    private long[] excluded = {};
    private int rootTurn;
    private long start;
    private long nodes;
    private long nextPoll;
    private boolean stopped;
    private boolean shared;

    /**
     * A search for one game.
     *
     * @param knowledge what it knows about the game
     * @param evaluation what it makes of positions
     * @param table where it keeps what it finds out
     * @param selective whether it may look less deep where little is expected; if not, values are those of plain minimax
     */
    @SuppressWarnings("NullAway.Init") // the position comes with begin
    public Search(Knowledge knowledge, Evaluation evaluation, TranspositionTable table, boolean selective) {
        this.knowledge = knowledge;
        this.evaluation = evaluation;
        this.table = table;
        this.selective = selective;
        this.countsTurns = knowledge.countsTurns();
        this.lateDepth = countsTurns ? LATE_TURNS : LATE_STEPS;
        for (int ply = 0; ply < MAX_PLY; ply++) {
            steps[ply] = new int[ply < 64 ? Position.MAX_STEPS : 0];
            ranks[ply] = new int[ply < 64 ? Position.MAX_STEPS : 0];
        }
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            lines[ply] = new int[MAX_PLY + 1 - ply];
        }
    }

    @Override
    public void begin(Position root, Limits newLimits, Stop newStop) {
        position = root;
        limits = newLimits;
        stop = newStop;
        rootTurn = root.turn();
        start = System.nanoTime();
        nodes = 0;
        nextPoll = Math.min(POLL_INTERVAL, limits.nodes());
        stopped = false;
        shared = table.isShared();
        table.newSearch();
        Arrays.fill(killers, -1);
        for (int i = 0; i < history.length; i++) {
            history[i] /= 8;
        }
    }

    @Override
    public void forget() {
        Arrays.fill(history, 0);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public void count(long others) {
        nodes += others;
        nextPoll = nodes;
    }

    @Override
    public long nanos() {
        return System.nanoTime() - start;
    }

    @Override
    public boolean isStopped() {
        return stopped;
    }

    @Override
    public int[] line() {
        return Arrays.copyOf(lines[0], lineEnds[0]);
    }

    @Override
    public int search(int depth, int alpha, int beta, long[] leaveOut) {
        excluded = leaveOut;
        return search(depth, alpha, beta, 0, -1, false);
    }

    private int search(int depth, int alpha, int beta, int ply, int previous, boolean mayPass) {
        lineEnds[ply] = 0;
        if (++nodes >= nextPoll) {
            poll();
        }
        if (stopped) {
            return 0;
        }
        boolean begins = position.isTurnStart();
        if (begins && ply > 0 && position.isDrawn(selective ? 2 : 3) && position.outcome() == Position.ONGOING) {
            return Score.DRAW;
        }
        int turns = position.turn() - rootTurn;
        if (begins && ply > 0 && (selective || depth > 0) && knowledge.winsNow(position)) {
            return Score.WIN - turns - 1;
        }
        int threat = selective ? knowledge.threat(position) : 0;
        if (depth <= 0 && ply > 0) {
            if (begins && !(threat != 0 && depth > LEAST_DEPTH) && !knowledge.isUnsettled(position)) {
                return settle(depth, alpha, beta, ply);
            }
            if (!begins && knowledge.mayStopInTurn(position)) {
                return evaluation.evaluate(position);
            }
        }
        boolean excluding = excluded.length > 0 && position.turn() == rootTurn;
        boolean wide = beta - alpha > 1;
        long key = begins ? position.key() : position.key() ^ knowledge.orderKey(previous);
        if (position.quietLeft() < CLOCK_TURNS) {
            // A win that takes longer than the draw rule allows is none: the clock belongs to the position.
            key ^= Lots.mix(position.quietLeft());
        }
        long entry = excluding ? 0 : table.find(key);
        int tableStep = entry == 0 ? -1 : TranspositionTable.step(entry);
        if (entry != 0 && !wide && isDeepEnough(entry, depth)) {
            int value = fromTable(TranspositionTable.score(entry), turns);
            int bound = TranspositionTable.bound(entry);
            if ((bound & (value >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
                return value;
            }
        }
        if (mayPass && selective && threat == 0 && begins && !wide && depth >= PASS_DEPTH && !Score.isProven(beta)) {
            int value = tryPass(depth, beta, ply);
            if (stopped || value >= beta) {
                return value;
            }
        }
        int[] list = room(steps, ply);
        int count = position.generate(list, 0);
        if (count == 0 || ply == MAX_PLY - 1) {
            return count == 0 ? knowledge.finalScore(position, turns) : evaluation.evaluate(position);
        }
        rank(ply, count, tableStep, threat);
        // Where there is only one way to go on with a turn, going on costs no depth.
        boolean free = selective && !begins && (count == 1 || countsTurns);
        int nextDepth = free ? depth : depth - 1;
        int side = position.toMove();
        int best = -Score.INFINITE;
        int bestStep = -1;
        int floor = alpha;
        int tried = 0;
        boolean few = selective && ply > 0 && depth < (begins ? 1 : lateDepth);
        boolean sharing = shared && depth >= SHARE_DEPTH;
        int end = count;
        for (int i = 0; i < end; i++) {
            int step = i < count ? pick(ply, i, count) : list[i];
            if (!begins && knowledge.isRepeated(position, previous, step)) {
                continue;
            }
            if (best > -Score.INFINITE && ranks[ply][i] == IN_VAIN) {
                // These come last and lose at once: with one value known, no other can come of them.
                i = count - 1;
                continue;
            }
            long errand = sharing && tried > 0 ? TranspositionTable.errand(key, step) : 0;
            if (errand != 0 && i < count && end < list.length && table.isBusy(errand)) {
                // Another thread is at it: later its result will be in the table.
                ranks[ply][end] = ranks[ply][i];
                list[end++] = step;
                continue;
            }
            boolean quiet = ranks[ply][i] < KILLER;
            // Nothing is called lost as long as something was not looked at.
            if (quiet && few && tried >= LATE_AFTER && best > -Score.LEAST_WIN) {
                break;
            }
            position.make(step);
            if (excluding && position.turn() != rootTurn && isExcluded(position.key())) {
                position.unmake();
                continue;
            }
            if (tried > 0 && position.isTurnStart() && evaluation.overlooks(position)) {
                position.unmake();
                continue;
            }
            boolean same = position.toMove() == side && position.turn() - rootTurn == turns;
            int value;
            if (tried == 0) {
                value = child(same, nextDepth, floor, beta, ply, step);
            } else {
                if (errand != 0) {
                    table.begin(errand);
                }
                int reduction = reduction(depth, tried, quiet, best);
                value = child(same, nextDepth - reduction, floor, floor + 1, ply, step);
                if (value > floor && reduction > 0) {
                    value = child(same, nextDepth, floor, floor + 1, ply, step);
                }
                if (value > floor && value < beta) {
                    value = child(same, nextDepth, floor, beta, ply, step);
                }
                if (errand != 0) {
                    table.end(errand);
                }
            }
            position.unmake();
            tried++;
            if (stopped) {
                // The steps of the root that were finished are worth something, the rest nothing.
                return ply == 0 ? best : 0;
            }
            if (value > best) {
                best = value;
                bestStep = step;
                if (value > floor) {
                    floor = value;
                    keepLine(ply, step);
                    if (value >= beta) {
                        reward(ply, step, side, depth, quiet);
                        break;
                    }
                }
            }
        }
        if (!excluding && bestStep >= 0) {
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            table.store(key, bestStep, toTable(best, turns), Math.max(depth, 0), bound);
        }
        return best;
    }

    private int child(boolean same, int depth, int alpha, int beta, int ply, int step) {
        return same
                ? search(depth, alpha, beta, ply + 1, step, false)
                : -search(depth, -beta, -alpha, ply + 1, -1, true);
    }

    /** Without selectivity a deeper value is another value: only the very depth will do. */
    private boolean isDeepEnough(long entry, int depth) {
        int found = TranspositionTable.depth(entry);
        return selective ? found >= depth : found == Math.max(depth, 0);
    }

    /** What the position is worth if the turn is given away: where that is still too good, any step is. */
    private int tryPass(int depth, int beta, int ply) {
        if (!knowledge.mayPass(position) || evaluation.evaluate(position) < beta) {
            return -Score.INFINITE;
        }
        position.pass();
        int value = -search(depth - 1 - PASS_DEPTH - depth / 4, -beta, 1 - beta, ply + 1, -1, false);
        position.unmake();
        return Score.isProven(value) ? beta : value;
    }

    private int reduction(int depth, int tried, boolean quiet, int best) {
        if (!selective || !quiet || depth < REDUCE_DEPTH || tried < REDUCE_AFTER || best <= -Score.LEAST_WIN) {
            return 0;
        }
        return Math.min(depth - 1, REDUCTIONS[Math.min(depth, 63) << 6 | Math.min(tried, 63)]);
    }

    /** The value at the start of a turn with no depth left: as it stands, or after noisy turns. */
    private int settle(int depth, int alpha, int beta, int ply) {
        if (position.outcome() != Position.ONGOING) {
            return knowledge.finalScore(position, position.turn() - rootTurn);
        }
        int best = evaluation.evaluate(position);
        if (!selective || best >= beta || depth <= LEAST_DEPTH || ply >= MAX_PLY - 1) {
            return best;
        }
        int[] list = room(steps, ply);
        int count = knowledge.noisySteps(position, list);
        for (int i = 0; i < count; i++) {
            ranks(ply)[i] = knowledge.promise(position, list[i]);
        }
        int floor = Math.max(alpha, best);
        int side = position.toMove();
        for (int i = 0; i < count; i++) {
            int step = pick(ply, i, count);
            position.make(step);
            int value = child(position.toMove() == side, depth - 1, floor, beta, ply, step);
            position.unmake();
            if (stopped) {
                return 0;
            }
            if (value > best) {
                best = value;
                if (value > floor) {
                    floor = value;
                    keepLine(ply, step);
                    if (value >= beta) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    private void poll() {
        nextPoll = Math.min(nodes + POLL_INTERVAL, Math.max(limits.nodes(), nodes + 1));
        stopped |= nodes >= limits.nodes() || nanos() >= limits.nanos() || stop.isWanted();
    }

    private int[] ranks(int ply) {
        return room(ranks, ply);
    }

    /** Deep plies get their room when they are first reached: few searches get there. */
    private static int[] room(int[][] rooms, int ply) {
        if (rooms[ply].length == 0) {
            rooms[ply] = new int[Position.MAX_STEPS];
        }
        return rooms[ply];
    }

    private void rank(int ply, int count, int tableStep, int threat) {
        int[] list = steps[ply];
        int[] rank = ranks(ply);
        int side = position.toMove() << HISTORY_BITS;
        for (int i = 0; i < count; i++) {
            int step = list[i];
            if (threat != 0 && knowledge.isInVain(position, step, threat)) {
                rank[i] = IN_VAIN;
                continue;
            }
            int promise = knowledge.promise(position, step);
            if (step == tableStep) {
                rank[i] = FROM_TABLE;
            } else if (promise > 0) {
                rank[i] = NOISY + promise;
            } else if (step == killers[2 * ply] || step == killers[2 * ply + 1]) {
                rank[i] = KILLER;
            } else {
                rank[i] = history[side | slot(step)] + promise;
            }
        }
    }

    private static int slot(int step) {
        return (step * 0x9E3779B1) >>> (32 - HISTORY_BITS);
    }

    /** Brings the best of the steps from an index on to that index. */
    private int pick(int ply, int index, int count) {
        int[] list = steps[ply];
        int[] rank = ranks[ply];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (rank[i] > rank[best]) {
                best = i;
            }
        }
        int step = list[best];
        int worth = rank[best];
        list[best] = list[index];
        rank[best] = rank[index];
        list[index] = step;
        rank[index] = worth;
        return step;
    }

    private void reward(int ply, int step, int side, int depth, boolean quiet) {
        if (!quiet) {
            return;
        }
        if (killers[2 * ply] != step) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = step;
        }
        int at = side << HISTORY_BITS | slot(step);
        history[at] += depth * depth;
        if (history[at] > HISTORY_LIMIT) {
            for (int i = 0; i < history.length; i++) {
                history[i] /= 2;
            }
        }
    }

    private void keepLine(int ply, int step) {
        int[] own = lines[ply];
        int tail = lineEnds[ply + 1];
        own[0] = step;
        System.arraycopy(lines[ply + 1], 0, own, 1, tail);
        lineEnds[ply] = tail + 1;
    }

    private boolean isExcluded(long key) {
        for (long each : excluded) {
            if (each == key) {
                return true;
            }
        }
        return false;
    }

    /** The table counts turns to a win from the position itself, the search from its root. */
    private static int toTable(int score, int turns) {
        return score >= Score.LEAST_WIN ? score + turns : score <= -Score.LEAST_WIN ? score - turns : score;
    }

    private static int fromTable(int score, int turns) {
        return score >= Score.LEAST_WIN ? score - turns : score <= -Score.LEAST_WIN ? score + turns : score;
    }
}
