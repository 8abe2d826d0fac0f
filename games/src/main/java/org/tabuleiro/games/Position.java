package org.tabuleiro.games;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The fast face of a game, for search: a mutable position with its stack of steps.
 *
 * <p>Every position on the stack is a frame of the same number of longs in one flat array; making a step
 * copies the top frame and changes the copy, so taking back is one subtraction and can forget nothing.
 * Nothing is allocated per step (the stack doubles when it is full). A step may leave the same player to
 * move.
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

    /** Room enough for the legal steps of any position. */
    public static final int MAX_STEPS = 1024;

    /** The greatest code of a step: the tables of a search have 26 bits for it. */
    public static final int MAX_CODE = (1 << 26) - 1;

    /** Frame: the incremental key. */
    protected static final int KEY = 0;
    /** Frame: what {@link #meta} was when a step was made from there. */
    private static final int META = 1;
    /** Frame: the two counters. */
    private static final int CLOCK = 2;
    /** Frame: where the words of the game begin. */
    protected static final int BOARD = 3;

    private static final long SIDE_BIT = 1;
    private static final long START_BIT = 2;
    private static final int PENDING_SHIFT = 2;

    /** The greatest number that says what is pending. */
    public static final int MAX_PENDING = 511;

    private static final long[] PENDING_KEYS = pendingKeys();

    /**
     * A position begins with room for one step and a spare frame, since states keep their positions; a search
     * grows its own.
     */
    private static final int FIRST_FRAMES = 3;

    /** How far one frame is from the next, whatever a game needs of it: a constant makes shorter code. */
    protected static final int STRIDE = 12;

    /** So many words at a time are copied one by one: for so few the copying of arrays is slow. */
    private static final int COPIED = 4;

    /** How many words of a frame are used, rounded up to what is copied at a time. */
    private final int size;

    private final int noProgress;
    /** The stack of frames, which always has room for one more. */
    protected long[] words;
    /** Where the top frame begins. */
    protected int at;

    /** Side, start-of-turn mark and what is pending: asked for so often that it is kept at hand. */
    private long meta;

    /**
     * The keys of positions at the start of a turn, by its number, for the repetition rule; the sides
     * alternate. There is always room for as many more as there is room for frames.
     */
    private long[] starts = new long[FIRST_FRAMES + 1];

    /** The number of the turn whose start is the first in {@link #starts}. */
    private int firstStart;

    /**
     * The keys before those, which positions of the same game share; a position for search has them all in
     * {@link #starts}.
     */
    private @Nullable StartKeys shared;

    /**
     * An empty position.
     *
     * @param boardWords how many longs of the game's own a frame has
     * @param noProgress how many turns without progress are a draw
     */
    protected Position(int boardWords, int noProgress) {
        this.noProgress = noProgress;
        size = (BOARD + boardWords + COPIED - 1) / COPIED * COPIED;
        if (size > STRIDE) {
            throw new IllegalArgumentException("a frame has room for " + (STRIDE - BOARD) + " words of a game");
        }
        words = new long[STRIDE * FIRST_FRAMES];
    }

    // --- what a search calls ---

    /**
     * Writes the legal steps into {@code steps} from index {@code from} on and returns the index after the
     * last one. The two draw rules are not asked; there is no step exactly when the game's own rules have
     * ended the game.
     */
    public abstract int generate(int[] steps, int from);

    /**
     * Makes a legal step: puts the frame after it on top. That is a copy made by {@link #push}, then changed
     * by the rules with {@link #endTurn} or {@link #setPending} and finished by {@link #keepStart}; or one
     * made at once by {@link #pushTurn} or {@link #pushInTurn}, which is quicker where a frame is short.
     * Every game has the whole of it, since a step in common would be a call that no compiler can see through
     * once several games are played.
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

    /** How many steps can be taken back. */
    public final int depth() {
        return at / STRIDE;
    }

    /** The player to move: 0 the first, 1 the second. */
    public final int toMove() {
        return (int) (meta & SIDE_BIT);
    }

    /** The key of board, reserve, side and pending; the counters are not in it. */
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

    /** How the game stands by its own rules and the two draw rules. */
    public final int status() {
        int own = outcome();
        return own == ONGOING && drawReason() != null ? DRAW : own;
    }

    /** How the game stands by its own rules alone. */
    public abstract int outcome();

    /** How often this position has stood at the start of a turn, this time included. */
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
     * Whether a draw rule applies at the start of a turn, where {@code times} the same position is a
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
     * the last: who counts turns need not make the steps that end them.
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

    // --- what the friendly face calls ---

    /**
     * A position that stands the same, with the history that the repetition rule needs and nothing to take
     * back.
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
     * The position after a legal step, with nothing to take back. It is made to be kept: it has little room,
     * and shares the older part of its history with this one.
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
    final Optional<Result> result() {
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

    /** The key computed anew from the board, as a check on the incremental one. */
    public final long keyFromScratch() {
        return boardKey() ^ (toMove() == 0 ? 0 : Zobrist.SECOND_TO_MOVE) ^ pendingKey(pending());
    }

    /** Whether everything that a step could change is the same in both. */
    final boolean sameAs(Position other) {
        return key() == other.key()
                && meta == other.meta
                && Arrays.equals(words, at + CLOCK, at + size, other.words, other.at + CLOCK, other.at + size)
                && Arrays.equals(history(), other.history());
    }

    // --- what a game gives ---

    /** A new position of the same game. */
    protected abstract Position blank();

    /** Puts a frame on top in which the board is the same and the opponent begins a turn. */
    protected void pushNullMove() {
        push();
        endTurn(false);
        keepStart();
    }

    /** Goes on to the next frame; room for one more is made now, so that nobody who writes one has to ask. */
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

    /** Copies the top frame on top of itself, as the middle of a turn. */
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

    /** Why the game is over by its own rules; asked only when it is. */
    protected abstract String reason();

    /** The part of the key that board and reserve make. */
    protected abstract long boardKey();

    /** The position as plain data; side and counters are given. */
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
     * Puts a frame on top in which the same player goes on; its words of the game have been written.
     *
     * @param key the key below, with what the step changes on the board
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
     * Puts a frame on top in which the opponent begins a turn; its words of the game have been written.
     *
     * @param key the key below, with what the step changes on the board
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
        // Equal to pending < 0 || pending > MAX_PENDING, in one comparison: a search comes here at every step
        // of a turn.
        if ((pending & ~MAX_PENDING) != 0) {
            throw outside(pending);
        }
    }

    private static IllegalArgumentException outside(int pending) {
        return new IllegalArgumentException(
                "what is pending must be a number from 0 to " + MAX_PENDING + ", not " + pending);
    }

    /** Sets what every game has, once the words of the game are in place; the history begins here. */
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

    /** Keeps the key for the repetition rule if a turn begins here. */
    protected final void keepStart() {
        if (!isTurnStart()) {
            return;
        }
        starts[startCount() - 1] = key();
    }
}
