package org.tabuleiro.games;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The fast face of a game, for search: a mutable position with its stack of steps.
 *
 * <p>Every position on the stack is a frame of the same number of longs in one flat array; making a step
 * copies the top frame and changes the copy (copy-make), so unmake is a single subtraction. Nothing is
 * allocated per step (the stack doubles when it is full). A step may leave the same player to move.
 */
public abstract class Position {
    /** {@link #status()}: the game goes on. */
    public static final int ONGOING = 0;
    /** {@link #status()}: the first player has won. */
    public static final int FIRST_WINS = 1;
    /** {@link #status()}: the second player has won. */
    public static final int SECOND_WINS = 2;
    /** {@link #status()}: a draw. */
    public static final int DRAW = 3;

    /** An upper bound on the number of legal steps in any position. */
    public static final int MAX_STEPS = 1024;

    /** The largest code of a step: transposition tables have 26 bits for it. */
    public static final int MAX_CODE = (1 << 26) - 1;

    /** Frame: the incremental Zobrist key. */
    protected static final int KEY = 0;
    /** Frame: the saved {@link #meta}. */
    private static final int META = 1;
    /** Frame: turn number and no-progress count. */
    private static final int CLOCK = 2;
    /** Frame: the first word of the game's own. */
    protected static final int BOARD = 3;

    private static final long SIDE_BIT = 1;
    private static final long START_BIT = 2;
    private static final int PENDING_SHIFT = 2;

    /** The largest pending number. */
    public static final int MAX_PENDING = 511;

    private static final long[] PENDING_KEYS = pendingKeys();

    /**
     * Initial capacity: one step and a spare frame, because every state keeps a position; the stack of a
     * search grows.
     */
    private static final int FIRST_FRAMES = 3;

    /** The distance between two frames, the same for every game: a constant makes indexing cheaper. */
    protected static final int STRIDE = 12;

    /** Words copied per iteration: for this few, System.arraycopy is slower than single assignments. */
    private static final int COPIED = 4;

    /** The number of words of a frame that are used, rounded up to a multiple of {@link #COPIED}. */
    private final int size;

    private final int noProgress;
    /** The stack of frames; always has room for one more. */
    protected long[] words;
    /** The index of the top frame. */
    protected int at;

    /**
     * Side, start-of-turn flag and pending number of the top frame: a field, because they are read most
     * often.
     */
    private long meta;

    /**
     * The keys of positions at the start of a turn, by turn number, for the repetition rule; the sides
     * alternate. Has capacity for as many more keys as the stack has for frames.
     */
    private long[] starts = new long[FIRST_FRAMES + 1];

    /** The number of the turn whose start is the first in {@link #starts}. */
    private int firstStart;

    /**
     * Earlier keys, shared by the positions of a game; a position for search has them all in {@link #starts}.
     */
    private @Nullable StartKeys shared;

    /**
     * An empty position.
     *
     * @param boardWords the number of the game's own longs in a frame
     * @param noProgress the number of turns without progress that are a draw
     */
    protected Position(int boardWords, int noProgress) {
        this.noProgress = noProgress;
        size = (BOARD + boardWords + COPIED - 1) / COPIED * COPIED;
        if (size > STRIDE) {
            throw new IllegalArgumentException("a frame has room for " + (STRIDE - BOARD) + " words of a game");
        }
        words = new long[STRIDE * FIRST_FRAMES];
    }

    // --- for the search ---

    /**
     * Writes the legal steps into {@code steps} from index {@code from} on and returns the index after the
     * last one. Ignores the two draw rules; there is no step exactly when the game is over by its own
     * rules.
     */
    public abstract int generate(int[] steps, int from);

    /**
     * Makes a legal step: pushes the frame after it. Either {@link #push} copies the top frame, the rules
     * change it with {@link #endTurn} or {@link #setPending}, and {@link #keepStart} completes it; or {@link
     * #pushTurn} or {@link #pushInTurn} write it at once, which is faster for short frames. Every game
     * implements this whole method: a template method would be a megamorphic call once several games are
     * played.
     */
    public abstract void make(int step);

    /**
     * Null move: passes the turn to the opponent, which no rule allows, for null-move pruning. Undone by
     * {@link #unmake}.
     */
    public final void makeNullMove() {
        pushNullMove();
    }

    /** Takes back the last step or null move. */
    public final void unmake() {
        at -= STRIDE;
        meta = words[at + META];
    }

    /** The number of steps that can be unmade. */
    public final int depth() {
        return at / STRIDE;
    }

    /** The player to move: 0 the first, 1 the second. */
    public final int toMove() {
        return (int) (meta & SIDE_BIT);
    }

    /** The Zobrist key of board, reserve, side and pending, without the counters. */
    public final long key() {
        return words[at + KEY];
    }

    /** Whether a turn begins here, as opposed to the middle of one. */
    public final boolean isTurnStart() {
        return (meta & START_BIT) != 0;
    }

    /** No-progress count: completed turns since the last one with a lasting effect. */
    public final int noProgressCount() {
        return (int) words[at + CLOCK];
    }

    /** The number of the turn being played, from 1. */
    public final int turnNumber() {
        return (int) (words[at + CLOCK] >>> 32);
    }

    /** The status by the game's own rules and the two draw rules. */
    public final int status() {
        int own = outcome();
        return own == ONGOING && drawReason() != null ? DRAW : own;
    }

    /** The status by the game's own rules alone. */
    public abstract int outcome();

    /** The number of occurrences of this position at the start of a turn, this one included. */
    public final int repetitions() {
        int count = 1;
        long key = key();
        for (int i = turnNumber() - firstStart - 2; i >= 0; i -= 2) {
            if (starts[i] == key) {
                count++;
            }
        }
        return shared == null ? count : count + shared.count(lastShared(), key);
    }

    /** The last turn before {@link #firstStart} in which the player to move was to move. */
    private int lastShared() {
        return firstStart - 1 - ((turnNumber() - firstStart + 1) & 1);
    }

    /** How many more turns without progress are a draw. */
    public final int noProgressLeft() {
        return noProgress - noProgressCount();
    }

    /**
     * Whether a draw rule applies at the start of a turn; a position that occurs {@code times} times is a
     * repetition.
     */
    public final boolean isDrawn(int times) {
        return noProgressCount() >= noProgress || repetitions() >= times;
    }

    /** Whether making this legal step completes the turn. */
    public boolean endsTurn(int step) {
        int turn = turnNumber();
        make(step);
        boolean ended = turnNumber() != turn;
        unmake();
        return ended;
    }

    /**
     * Counts the legal steps that complete the turn and writes the others into {@code open}, with a -1 after
     * the last, for bulk counting: the steps that end a turn need not be made.
     */
    public int countClosing(int[] open) {
        int count = generate(open, 0);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!endsTurn(open[i])) {
                open[kept++] = open[i];
            }
        }
        open[kept] = -1;
        return count - kept;
    }

    // --- for the friendly face ---

    /**
     * A copy with the history that the repetition rule needs, but without steps to unmake.
     */
    public final Position copy() {
        Position copy = blank();
        System.arraycopy(words, at, copy.words, 0, size);
        copy.meta = meta;
        copy.firstStart = firstOfAll();
        long[] all = history();
        copy.starts = Arrays.copyOf(all, all.length + FIRST_FRAMES);
        return copy;
    }

    /**
     * The position after a legal step, without steps to unmake. Small, because states keep it: it shares the
     * older part of its history with this one.
     */
    final Position after(int step) {
        Position next = blank();
        System.arraycopy(words, at, next.words, 0, size);
        next.meta = meta;
        next.shared = shared;
        next.firstStart = firstStart;
        int own = startCount();
        int from = 0;
        for (; own - from >= StartKeys.SIZE; from += StartKeys.SIZE) {
            next.shared = new StartKeys(next.firstStart, starts, from, next.shared);
            next.firstStart += StartKeys.SIZE;
        }
        next.starts = new long[own - from + FIRST_FRAMES];
        System.arraycopy(starts, from, next.starts, 0, own - from);
        next.make(step);
        System.arraycopy(next.words, next.at, next.words, 0, size);
        next.at = 0;
        return next;
    }

    /** The number of the first turn whose start is known. */
    private int firstOfAll() {
        return shared == null ? firstStart : shared.firstOfAll();
    }

    /** All keys at the start of a turn in their order. */
    private long[] history() {
        int older = firstStart - firstOfAll();
        long[] keys = new long[older + startCount()];
        if (shared != null) {
            shared.copyTo(keys);
        }
        System.arraycopy(starts, 0, keys, older, startCount());
        return keys;
    }

    /** The step of a code that is legal here. */
    public abstract Step step(int code);

    /** The part of the game that this position belongs to. */
    public Phase phase() {
        return Phase.PLAY;
    }

    /** The position as plain data. */
    public final Layout layout() {
        return layout(toMove() == 0 ? Side.FIRST : Side.SECOND, noProgressCount(), turnNumber());
    }

    /** The result by the game's own rules or a draw rule; empty while the game goes on. */
    public final Optional<Result> result() {
        return switch (outcome()) {
            case FIRST_WINS -> Optional.of(Result.win(Side.FIRST, reason()));
            case SECOND_WINS -> Optional.of(Result.win(Side.SECOND, reason()));
            case DRAW -> Optional.of(Result.draw(reason()));
            default -> Optional.ofNullable(drawReason()).map(Result::draw);
        };
    }

    private @Nullable String drawReason() {
        if (!isTurnStart()) {
            return null;
        }
        if (noProgressCount() >= noProgress) {
            return Result.NO_PROGRESS;
        }
        return repetitions() >= 3 ? Result.REPETITION : null;
    }

    /** The key computed from scratch, to check the incremental one. */
    public final long keyFromScratch() {
        return boardKey() ^ (toMove() == 0 ? 0 : Zobrist.SECOND_TO_MOVE) ^ pendingKey(pending());
    }

    /** Whether two positions agree in everything that a step can change. */
    final boolean sameAs(Position other) {
        return key() == other.key()
                && meta == other.meta
                && Arrays.equals(words, at + CLOCK, at + size, other.words, other.at + CLOCK, other.at + size)
                && Arrays.equals(history(), other.history());
    }

    // --- for the implementation of a game ---

    /** A new position of the same game. */
    protected abstract Position blank();

    /** Pushes a frame with the same board in which the opponent begins a turn. */
    protected void pushNullMove() {
        push();
        endTurn(false);
        keepStart();
    }

    /** Moves to the next frame; grows the stack now, so that writing a frame needs no bounds check. */
    private void climb() {
        at += STRIDE;
        if (at + 2 * STRIDE > words.length) {
            grow();
        }
    }

    private void grow() {
        starts = Arrays.copyOf(starts, starts.length + words.length / STRIDE);
        words = Arrays.copyOf(words, words.length * 2);
    }

    /** Pushes a copy of the top frame, as the middle of a turn. */
    protected final void push() {
        long[] frames = words;
        for (int i = at; i < at + size; i += COPIED) {
            int copy = i + STRIDE;
            frames[copy] = frames[i];
            frames[copy + 1] = frames[i + 1];
            frames[copy + 2] = frames[i + 2];
            frames[copy + 3] = frames[i + 3];
        }
        frames[at + META] = meta;
        meta &= ~START_BIT;
        climb();
    }

    /** Why the game is over by its own rules; called only if it is. */
    protected abstract String reason();

    /** The part of the key for board and reserve. */
    protected abstract long boardKey();

    /** The position as plain data, with this side and these counters. */
    protected abstract Layout layout(Side side, int noProgressCount, int turnNumber);

    /** What is pending, as a number of the game's own from 0 to {@link #MAX_PENDING}; 0 for nothing. */
    protected final int pending() {
        return (int) (meta >>> PENDING_SHIFT);
    }

    /** Leaves the same player to move with something pending. */
    protected final void setPending(int pending) {
        check(pending);
        words[at + KEY] ^= pendingKey(pending()) ^ pendingKey(pending);
        meta = (meta & (SIDE_BIT | START_BIT)) | ((long) pending << PENDING_SHIFT);
    }

    /**
     * Pushes a frame in which the same player continues; the game's own words are written already.
     *
     * @param key the key of the frame below, updated for what the step changes on the board
     */
    protected final void pushInTurn(long key, int pending) {
        check(pending);
        long[] frames = words;
        int top = at;
        frames[top + META] = meta;
        frames[top + STRIDE + KEY] = key ^ pendingKey(pending()) ^ pendingKey(pending);
        frames[top + STRIDE + CLOCK] = frames[top + CLOCK];
        meta = (meta & SIDE_BIT) | ((long) pending << PENDING_SHIFT);
        climb();
    }

    /**
     * Pushes a frame in which the opponent begins a turn; the game's own words are written already.
     *
     * @param key the key of the frame below, updated for what the step changes on the board
     */
    protected final void pushTurn(long key, boolean lasting) {
        long[] frames = words;
        int top = at;
        long clock = nextClock(frames[top + CLOCK], lasting);
        long next = key ^ pendingKey(pending()) ^ Zobrist.SECOND_TO_MOVE;
        frames[top + META] = meta;
        frames[top + STRIDE + KEY] = next;
        frames[top + STRIDE + CLOCK] = clock;
        starts[(int) (clock >>> 32) - firstStart] = next;
        meta = ((meta & SIDE_BIT) ^ SIDE_BIT) | START_BIT;
        climb();
    }

    /** Completes the turn: the opponent is to move and nothing is pending. */
    protected final void endTurn(boolean lasting) {
        words[at + KEY] ^= pendingKey(pending()) ^ Zobrist.SECOND_TO_MOVE;
        words[at + CLOCK] = nextClock(words[at + CLOCK], lasting);
        meta = ((meta & SIDE_BIT) ^ SIDE_BIT) | START_BIT;
    }

    private static long nextClock(long clock, boolean lasting) {
        return (lasting ? clock >>> 32 << 32 : clock + 1) + (1L << 32);
    }

    private static long pendingKey(int pending) {
        return PENDING_KEYS[pending];
    }

    private static void check(int pending) {
        // The same as pending < 0 || pending > MAX_PENDING, but a single comparison on a hot path.
        if ((pending & ~MAX_PENDING) != 0) {
            throw outside(pending);
        }
    }

    private static IllegalArgumentException outside(int pending) {
        return new IllegalArgumentException(
                "what is pending must be a number from 0 to " + MAX_PENDING + ", not " + pending);
    }

    /**
     * Initialises the generic part of the first frame once the game's own words are set; the history begins
     * here.
     */
    protected final void begin(Side side, int pending, boolean turnStart, int noProgressCount, int turnNumber) {
        check(pending);
        at = 0;
        firstStart = turnStart ? turnNumber : turnNumber + 1;
        meta = (side == Side.FIRST ? 0 : SIDE_BIT) | (turnStart ? START_BIT : 0) | ((long) pending << PENDING_SHIFT);
        words[CLOCK] = (long) turnNumber << 32 | noProgressCount;
        words[KEY] = keyFromScratch();
        keepStart();
    }

    private static long[] pendingKeys() {
        long[] keys = new long[MAX_PENDING + 1];
        for (int pending = 1; pending <= MAX_PENDING; pending++) {
            keys[pending] = Zobrist.mix(0x9E4D_0000_0000_0000L + pending);
        }
        return keys;
    }

    private int startCount() {
        return turnNumber() - firstStart + 1;
    }

    /** Stores the key for the repetition rule if a turn begins here. */
    protected final void keepStart() {
        if (!isTurnStart()) {
            return;
        }
        starts[startCount() - 1] = key();
    }
}
