package org.tabuleiro.engine.search;

import java.util.Arrays;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Zobrist;

/**
 * Principal variation search with a transposition table, the same for all games; {@link IterativeDeepening}
 * drives it.
 *
 * <p>A ply is a step, not a turn: a turn of several steps is several plies of the same player. Scores are
 * negated and windows swapped only where the player to move changes, and nothing is evaluated in the middle
 * of a turn. The search is deterministic: the same position, limits and table contents lead to the same tree,
 * node for node.
 */
public final class Search implements Searcher {
    /** The maximum depth in steps. */
    public static final int MAX_DEPTH = 99;

    private static final int MAX_PLY = 400;
    /** Nodes between two checks of the clock and of the stop signal. */
    private static final int POLL_INTERVAL = 1024;

    // Move ordering: the table move, noisy steps by their ordering score, killers, quiet steps by history,
    // futile steps.
    private static final int TABLE_STEP = 1 << 30;
    private static final int NOISY = 1 << 28;
    private static final int KILLER = 1 << 27;
    private static final int FUTILE = -1;
    private static final int HISTORY_LIMIT = 1 << 24;
    private static final int HISTORY_BITS = 14;

    /** Depth limit of the quiescence search: capture sequences in Breakthru do not end by themselves. */
    private static final int QUIESCENCE_LIMIT = -4;
    /**
     * The no-progress count is part of the table key this close to the draw; no search looks further ahead.
     */
    private static final int NO_PROGRESS_HORIZON = 64;
    /** Null move: minimum depth, and the base of its depth reduction. */
    private static final int NULL_MOVE_DEPTH = 3;
    /** ABDADA: below this depth a lookup costs more than it saves. */
    private static final int ABDADA_DEPTH = 2;
    /**
     * Late move pruning in the middle of a turn applies below this depth, by the unit that depth is counted
     * in.
     */
    private static final int LATE_PRUNING_DEPTH_STEPS = 2;

    private static final int LATE_PRUNING_DEPTH_TURNS = 3;
    /** Late move pruning keeps this many steps. */
    private static final int LATE_PRUNING_COUNT = 10;
    /** Late move reductions: minimum depth, and the number of steps searched without a reduction. */
    private static final int LATE_REDUCTION_DEPTH = 3;

    private static final int LATE_REDUCTION_COUNT = 3;
    /** Late move reductions by depth and step number: logarithmic in both, as is usual. */
    private static final int[] REDUCTIONS = new int[64 * 64];

    static {
        for (int depth = 1; depth < 64; depth++) {
            for (int index = 1; index < 64; index++) {
                REDUCTIONS[depth << 6 | index] = (int) (0.5 + Math.log(depth) * Math.log(index) / 2.2);
            }
        }
    }

    /** A stop signal, polled during the search. */
    public interface Stop {
        /** Whether the search should stop. */
        boolean isRequested();
    }

    private final Knowledge knowledge;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final boolean selective;
    private final boolean depthInTurns;
    private final int latePruningDepth;

    private final int[][] steps = new int[MAX_PLY][];
    private final int[][] orderings = new int[MAX_PLY][];
    /** Triangular table of principal variations. */
    private final int[][] lines = new int[MAX_PLY + 1][];

    private final int[] lineEnds = new int[MAX_PLY + 1];
    private final int[] killers = new int[2 * MAX_PLY];
    private final int[] history = new int[2 << HISTORY_BITS];

    private Position position;
    private SearchLimits limits = SearchLimits.NONE;
    private Stop stop = () -> false;
    private long[] excluded = {};
    private int rootTurn;
    private long start;
    private long nodes;
    private long nextPoll;
    private boolean stopped;
    private boolean sharedTable;

    /**
     * A search for one game.
     *
     * @param knowledge the knowledge of the game
     * @param evaluation the static evaluation
     * @param table the transposition table
     * @param selective whether to prune, reduce and extend; if not, scores are those of plain minimax
     */
    @SuppressWarnings("NullAway.Init") // the position is set by begin
    public Search(Knowledge knowledge, Evaluation evaluation, TranspositionTable table, boolean selective) {
        this.knowledge = knowledge;
        this.evaluation = evaluation;
        this.table = table;
        this.selective = selective;
        this.depthInTurns = knowledge.profile().depthInTurns();
        this.latePruningDepth = depthInTurns ? LATE_PRUNING_DEPTH_TURNS : LATE_PRUNING_DEPTH_STEPS;
        for (int ply = 0; ply < MAX_PLY; ply++) {
            steps[ply] = new int[ply < 64 ? Position.MAX_STEPS : 0];
            orderings[ply] = new int[ply < 64 ? Position.MAX_STEPS : 0];
        }
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            lines[ply] = new int[MAX_PLY + 1 - ply];
        }
    }

    @Override
    public void begin(Position root, SearchLimits newLimits, Stop newStop) {
        position = root;
        limits = newLimits;
        stop = newStop;
        rootTurn = root.turnNumber();
        start = System.nanoTime();
        nodes = 0;
        nextPoll = Math.min(POLL_INTERVAL, limits.nodes());
        stopped = false;
        sharedTable = table.isShared();
        table.newSearch();
        Arrays.fill(killers, -1);
        for (int i = 0; i < history.length; i++) {
            history[i] /= 8;
        }
    }

    @Override
    public void clear() {
        Arrays.fill(history, 0);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public void addNodes(long others) {
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
    public int[] principalVariation() {
        return Arrays.copyOf(lines[0], lineEnds[0]);
    }

    @Override
    public int search(int depth, int alpha, int beta, long[] excludedKeys) {
        excluded = excludedKeys;
        return search(depth, alpha, beta, 0, -1, false);
    }

    private int search(int depth, int alpha, int beta, int ply, int previous, boolean mayNullMove) {
        lineEnds[ply] = 0;
        if (++nodes >= nextPoll) {
            poll();
        }
        if (stopped) {
            return 0;
        }
        boolean turnStart = position.isTurnStart();
        // Draws: a selective search takes the first repetition for a draw, the rules only the second.
        if (turnStart && ply > 0 && position.isDrawn(selective ? 2 : 3) && position.outcome() == Position.ONGOING) {
            return Score.DRAW;
        }
        int turns = position.turnNumber() - rootTurn;
        // Static win detection: a win in this turn needs no search to be proven.
        if (turnStart && ply > 0 && (selective || depth > 0) && knowledge.winsNow(position)) {
            return Score.WIN - turns - 1;
        }
        // Quiescence search at the horizon, except where a compulsory capture or a threat to win extends the search.
        int threat = selective ? knowledge.threat(position) : 0;
        if (depth <= 0 && ply > 0) {
            if (turnStart && !(threat != 0 && depth > QUIESCENCE_LIMIT) && !knowledge.mustCapture(position)) {
                return quiescence(depth, alpha, beta, ply);
            }
            if (!turnStart && knowledge.mayStopInTurn(position)) {
                return evaluation.evaluate(position);
            }
        }
        // Transposition table cutoff: the position was searched before, at least this deep. Not in nodes of the
        // principal variation, so that the line is complete.
        boolean excluding = excluded.length > 0 && position.turnNumber() == rootTurn;
        boolean pvNode = beta - alpha > 1;
        long key = turnStart ? position.key() : position.key() ^ knowledge.orderKey(previous);
        if (position.noProgressLeft() < NO_PROGRESS_HORIZON) {
            // A win that takes longer than the no-progress rule allows is a draw: the count belongs to the
            // position.
            key ^= Zobrist.hash(position.noProgressLeft());
        }
        long entry = excluding ? 0 : table.find(key);
        int tableStep = entry == 0 ? -1 : TranspositionTable.step(entry);
        if (entry != 0 && !pvNode && isDeepEnough(entry, depth)) {
            int score = fromTable(TranspositionTable.score(entry), turns);
            int bound = TranspositionTable.bound(entry);
            if ((bound & (score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
                return score;
            }
        }
        boolean tryNullMove = mayNullMove && selective && threat == 0 && turnStart && !pvNode;
        if (tryNullMove && depth >= NULL_MOVE_DEPTH && !Score.isProven(beta)) {
            int score = nullMove(depth, beta, ply);
            if (stopped || score >= beta) {
                return score;
            }
        }
        int[] list = buffer(steps, ply);
        int count = position.generate(list, 0);
        if (count == 0 || ply == MAX_PLY - 1) {
            return count == 0 ? knowledge.finalScore(position, turns) : evaluation.evaluate(position);
        }
        order(ply, count, tableStep, threat);
        // Forced-step extension: the only way to continue a turn costs no depth.
        boolean extended = selective && !turnStart && (count == 1 || depthInTurns);
        int nextDepth = extended ? depth : depth - 1;
        int side = position.toMove();
        int best = -Score.INFINITE;
        int bestStep = -1;
        int floor = alpha;
        int searched = 0;
        boolean latePruning = selective && ply > 0 && depth < (turnStart ? 1 : latePruningDepth);
        boolean abdada = sharedTable && depth >= ABDADA_DEPTH;
        int end = count;
        for (int i = 0; i < end; i++) {
            int step = i < count ? pick(ply, i, count) : list[i];
            // Canonical step order: of two steps that commute only one order is searched.
            if (!turnStart && knowledge.isTransposed(position, previous, step)) {
                continue;
            }
            // Futility pruning: futile steps are ordered last and all lose at once, so none can improve on
            // another step's score.
            if (best > -Score.INFINITE && orderings[ply][i] == FUTILE) {
                i = count - 1;
                continue;
            }
            // ABDADA: put off steps that another thread is searching now; later their results are in the
            // table.
            long searchId = abdada && searched > 0 ? TranspositionTable.searchId(key, step) : 0;
            if (searchId != 0 && i < count && end < list.length && table.isSearched(searchId)) {
                orderings[ply][end] = orderings[ply][i];
                list[end++] = step;
                continue;
            }
            // Late move pruning: late quiet steps at low depth rarely raise alpha. Never while all steps seen
            // so far lose: a loss must not be claimed unsearched.
            boolean quiet = orderings[ply][i] < KILLER;
            if (quiet && latePruning && searched >= LATE_PRUNING_COUNT && best > -Score.MIN_WIN) {
                break;
            }
            position.make(step);
            if (excluding && position.turnNumber() != rootTurn && isExcluded(position.key())) {
                position.unmake();
                continue;
            }
            // Blindness of weak levels: some turns are overlooked, but never the first.
            if (searched > 0 && position.isTurnStart() && evaluation.overlooks(position)) {
                position.unmake();
                continue;
            }
            boolean sameSide = position.toMove() == side && position.turnNumber() - rootTurn == turns;
            int score;
            if (searched == 0) {
                score = child(sameSide, nextDepth, floor, beta, ply, step);
            } else {
                if (searchId != 0) {
                    table.beginSearch(searchId);
                }
                // Principal variation search: a null window, reduced for late quiet steps; searched again if
                // it fails high.
                int reduction = lateMoveReduction(depth, searched, quiet, best);
                score = child(sameSide, nextDepth - reduction, floor, floor + 1, ply, step);
                if (score > floor && reduction > 0) {
                    score = child(sameSide, nextDepth, floor, floor + 1, ply, step);
                }
                if (score > floor && score < beta) {
                    score = child(sameSide, nextDepth, floor, beta, ply, step);
                }
                if (searchId != 0) {
                    table.endSearch(searchId);
                }
            }
            position.unmake();
            searched++;
            if (stopped) {
                // At the root the steps that were completed count; elsewhere the score is not used.
                return ply == 0 ? best : 0;
            }
            if (score > best) {
                best = score;
                bestStep = step;
                if (score > floor) {
                    floor = score;
                    updateLine(ply, step);
                    if (score >= beta) {
                        updateKillersAndHistory(ply, step, side, depth, quiet);
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

    private int child(boolean sameSide, int depth, int alpha, int beta, int ply, int step) {
        return sameSide
                ? search(depth, alpha, beta, ply + 1, step, false)
                : -search(depth, -beta, -alpha, ply + 1, -1, true);
    }

    /** Plain minimax has a different score at every depth, so only an entry of the same depth will do. */
    private boolean isDeepEnough(long entry, int depth) {
        int found = TranspositionTable.depth(entry);
        return selective ? found >= depth : found == Math.max(depth, 0);
    }

    /**
     * Null-move pruning: if the opponent gets a free turn and we still fail high, a real turn will too.
     * Returns a bound, or -INFINITE if the null move does not apply. A win found this way is capped at beta:
     * it is not proven, because the null move is not legal.
     */
    private int nullMove(int depth, int beta, int ply) {
        if (!knowledge.allowsNullMove(position) || evaluation.evaluate(position) < beta) {
            return -Score.INFINITE;
        }
        position.makeNullMove();
        int score = -search(depth - 1 - NULL_MOVE_DEPTH - depth / 4, -beta, 1 - beta, ply + 1, -1, false);
        position.unmake();
        return Score.isProven(score) ? beta : score;
    }

    /**
     * Late move reductions: with good ordering, late quiet steps rarely raise alpha, so they are searched
     * less deep.
     */
    private int lateMoveReduction(int depth, int searched, boolean quiet, int best) {
        boolean late = depth >= LATE_REDUCTION_DEPTH && searched >= LATE_REDUCTION_COUNT;
        if (!selective || !quiet || !late || best <= -Score.MIN_WIN) {
            return 0;
        }
        return Math.min(depth - 1, REDUCTIONS[Math.min(depth, 63) << 6 | Math.min(searched, 63)]);
    }

    /**
     * Quiescence search: evaluates only where no capture is about to change the material. The player to move
     * may stand pat on the static evaluation or play a noisy step.
     */
    private int quiescence(int depth, int alpha, int beta, int ply) {
        if (position.outcome() != Position.ONGOING) {
            return knowledge.finalScore(position, position.turnNumber() - rootTurn);
        }
        int best = evaluation.evaluate(position);
        if (!selective || best >= beta || depth <= QUIESCENCE_LIMIT || ply >= MAX_PLY - 1) {
            return best;
        }
        int[] list = buffer(steps, ply);
        int count = knowledge.noisySteps(position, list);
        for (int i = 0; i < count; i++) {
            buffer(orderings, ply)[i] = knowledge.orderingScore(position, list[i]);
        }
        int floor = Math.max(alpha, best);
        int side = position.toMove();
        for (int i = 0; i < count; i++) {
            int step = pick(ply, i, count);
            position.make(step);
            int score = child(position.toMove() == side, depth - 1, floor, beta, ply, step);
            position.unmake();
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > floor) {
                    floor = score;
                    updateLine(ply, step);
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    private void poll() {
        nextPoll = Math.min(nodes + POLL_INTERVAL, Math.max(limits.nodes(), nodes + 1));
        stopped |= nodes >= limits.nodes() || nanos() >= limits.nanos() || stop.isRequested();
    }

    /** Buffers of deep plies are allocated when they are first reached, which few searches do. */
    private static int[] buffer(int[][] buffers, int ply) {
        if (buffers[ply].length == 0) {
            buffers[ply] = new int[Position.MAX_STEPS];
        }
        return buffers[ply];
    }

    /** Move ordering: the earlier the best step is searched, the more the others are cut off. */
    private void order(int ply, int count, int tableStep, int threat) {
        int[] list = steps[ply];
        int[] ordering = buffer(orderings, ply);
        int side = position.toMove() << HISTORY_BITS;
        for (int i = 0; i < count; i++) {
            int step = list[i];
            if (threat != 0 && knowledge.isFutile(position, step, threat)) {
                ordering[i] = FUTILE;
                continue;
            }
            int score = knowledge.orderingScore(position, step);
            if (step == tableStep) {
                ordering[i] = TABLE_STEP;
            } else if (score > 0) {
                ordering[i] = NOISY + score;
            } else if (step == killers[2 * ply] || step == killers[2 * ply + 1]) {
                ordering[i] = KILLER;
            } else {
                ordering[i] = history[side | historyIndex(step)] + score;
            }
        }
    }

    private static int historyIndex(int step) {
        return (step * 0x9E3779B1) >>> (32 - HISTORY_BITS);
    }

    /** Incremental selection sort: moves the best remaining step to {@code index}. */
    private int pick(int ply, int index, int count) {
        int[] list = steps[ply];
        int[] ordering = orderings[ply];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (ordering[i] > ordering[best]) {
                best = i;
            }
        }
        int step = list[best];
        int score = ordering[best];
        list[best] = list[index];
        ordering[best] = ordering[index];
        list[index] = step;
        ordering[index] = score;
        return step;
    }

    /**
     * Killer moves and history heuristic: a quiet step that caused a cutoff is likely to do so again, in
     * sibling nodes (killers) and anywhere in the tree (history).
     */
    private void updateKillersAndHistory(int ply, int step, int side, int depth, boolean quiet) {
        if (!quiet) {
            return;
        }
        if (killers[2 * ply] != step) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = step;
        }
        int at = side << HISTORY_BITS | historyIndex(step);
        history[at] += depth * depth;
        if (history[at] > HISTORY_LIMIT) {
            for (int i = 0; i < history.length; i++) {
                history[i] /= 2;
            }
        }
    }

    private void updateLine(int ply, int step) {
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

    /**
     * Wins are stored as distances from the position, because it can be reached at different distances from a
     * root.
     */
    private static int toTable(int score, int turns) {
        return score >= Score.MIN_WIN ? score + turns : score <= -Score.MIN_WIN ? score - turns : score;
    }

    private static int fromTable(int score, int turns) {
        return score >= Score.MIN_WIN ? score - turns : score <= -Score.MIN_WIN ? score + turns : score;
    }
}
