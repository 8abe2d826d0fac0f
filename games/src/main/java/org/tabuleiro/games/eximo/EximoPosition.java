package org.tabuleiro.games.eximo;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Zobrist;

/** Eximo for search: one 64-bit board a side. */
public final class EximoPosition extends Position {
    /** So many quiet turns make a draw. */
    private static final int NO_PROGRESS = 200;

    private static final Board SQUARES = new Board(8, 8);

    // Frame: the men of the player to move and of the opponent.
    private static final int OWN = BOARD;
    private static final int ENEMY = BOARD + 1;

    // Pending: the kind in the low bits, the square of the man above them.
    private static final int PENDING_JUMP = 1;
    private static final int PENDING_TAKE = 2;
    private static final int PENDING_DROP = 3;

    private static final long[] MAN_KEYS = Zobrist.table(1, 128);

    EximoPosition(Layout layout) {
        super(2, NO_PROGRESS);
        char own = layout.side() == Side.FIRST ? 'W' : 'b';
        for (int square = 0; square < SQUARES.size(); square++) {
            char letter = layout.at(square);
            if (letter != Layout.EMPTY) {
                words[letter == own ? OWN : ENEMY] |= 1L << square;
            }
        }
        int pending = pendingOf(SQUARES, layout.pending());
        begin(layout.side(), pending, pending == 0, layout.quiet(), layout.turn());
    }

    private EximoPosition() {
        super(2, NO_PROGRESS);
    }

    @Override
    protected Position blank() {
        return new EximoPosition();
    }

    /** The number of a pending field, or -1 if it is none. */
    static int pendingOf(Board board, String text) {
        if (text.equals(Layout.NOTHING)) {
            return 0;
        }
        if (text.equals("drop")) {
            return PENDING_DROP;
        }
        if (!text.startsWith("jump:") && !text.startsWith("take:")) {
            return -1;
        }
        int square = board.find(text.substring(5));
        return square < 0 ? -1 : square << 2 | (text.startsWith("jump:") ? PENDING_JUMP : PENDING_TAKE);
    }

    /** The men of a side, a bit a square. */
    public long men(int side) {
        return side == toMove() ? words[at + OWN] : words[at + ENEMY];
    }

    /** How many men the player to move has more than the opponent. */
    public int lead() {
        return Long.bitCount(own()) - Long.bitCount(enemy());
    }

    /** The squares where a side may drop new men. */
    public static long dropZone(int side) {
        return Ways.DROP_ZONE[side];
    }

    /** Whether the player to move must capture, at the start of a turn or in the middle of a chain. */
    public boolean mustTake() {
        int pending = pending();
        return pending == 0 ? Ways.canTake(own(), enemy(), empty(), toMove()) : (pending & 3) == PENDING_TAKE;
    }

    /** How many moves and jumps, captures aside, a side has. */
    public int mobility(int side) {
        long own = men(side);
        long empty = empty();
        return Ways.countMoves(own, empty, side) + Ways.countHopsAhead(own, own, empty, side);
    }

    /** Whether a step captures. */
    public static boolean isTake(int step) {
        return Steps.isTake(step);
    }

    /** Whether a step of the player to move brings a man to the far rank. */
    public boolean arrives(int step) {
        return Steps.kind(step) != Steps.DROP && (Ways.farRank(toMove()) >>> Steps.to(step) & 1) != 0;
    }

    private long own() {
        return words[at + OWN];
    }

    private long enemy() {
        return words[at + ENEMY];
    }

    private long empty() {
        return ~(words[at + OWN] | words[at + ENEMY]);
    }

    @Override
    public int generate(int[] steps, int from) {
        int side = toMove();
        long own = words[at + OWN];
        long enemy = words[at + ENEMY];
        long empty = ~(own | enemy);
        int pending = pending();
        if (pending == 0) {
            if (Ways.canTake(own, enemy, empty, side)) {
                return Ways.generateTakes(own, enemy, empty, side, Steps.TAKE, steps, from);
            }
            int end = Ways.generateMoves(own, empty, side, steps, from);
            return Ways.generateHopsAhead(own, own, empty, side, Steps.JUMP, steps, end);
        }
        long man = 1L << (pending >>> 2);
        return switch (pending & 3) {
            case PENDING_JUMP -> Ways.generateHopsAhead(man, own, empty, side, Steps.JUMP_ON, steps, from);
            case PENDING_TAKE -> Ways.generateTakes(man, enemy, empty, side, Steps.TAKE_ON, steps, from);
            default -> Ways.generateDrops(empty, side, steps, from);
        };
    }

    @Override
    public void make(int step) {
        int side = toMove();
        int to = Steps.to(step);
        int kind = Steps.kind(step);
        long key = words[at + KEY];
        if ((Steps.CHANGES >>> kind & 1) != 0 || (Ways.farRank(side) >>> to & 1) != 0) {
            makeChange(step, side);
            return;
        }
        int from = Steps.from(step);
        long own = words[at + OWN] ^ 1L << from ^ 1L << to;
        long enemy = words[at + ENEMY];
        int keys = side << 6;
        key ^= MAN_KEYS[keys + from] ^ MAN_KEYS[keys + to];
        if (kind != Steps.MOVE && Ways.hopsAhead(1L << to, own, ~(own | enemy), side) != 0) {
            goOn(key, to << 2 | PENDING_JUMP, own, enemy);
        } else {
            finish(key, false, own, enemy);
        }
    }

    /** A capture, a drop, or a step to the far rank: men come or go. */
    private void makeChange(int step, int side) {
        int from = Steps.from(step);
        int to = Steps.to(step);
        int kind = Steps.kind(step);
        int keys = side << 6;
        long key = words[at + KEY] ^ MAN_KEYS[keys + from];
        long own = words[at + OWN] ^ 1L << from;
        long enemy = words[at + ENEMY];
        if (Steps.isTake(step)) {
            int taken = Steps.taken(step);
            key ^= MAN_KEYS[64 - keys + taken];
            enemy ^= 1L << taken;
        }
        boolean arrives = kind != Steps.DROP && (Ways.farRank(side) >>> to & 1) != 0;
        if (!arrives && (kind != Steps.DROP || to != from)) {
            key ^= MAN_KEYS[keys + to];
            own ^= 1L << to;
        }
        int pending = kind == Steps.DROP ? 0 : pendingAfter(kind, to, side, own, enemy);
        if (pending != 0) {
            goOn(key, pending, own, enemy);
        } else {
            finish(key, true, own, enemy);
        }
    }

    private void goOn(long key, int pending, long own, long enemy) {
        words[at + STRIDE + OWN] = own;
        words[at + STRIDE + ENEMY] = enemy;
        pushInTurn(key, pending);
    }

    private void finish(long key, boolean lasting, long own, long enemy) {
        words[at + STRIDE + OWN] = enemy;
        words[at + STRIDE + ENEMY] = own;
        pushTurn(key, lasting);
    }

    @Override
    protected void pushPass() {
        finish(key(), false, own(), enemy());
    }

    /** What is pending after a man has come to a square, or off the board from there; 0 if the turn is over. */
    private static int pendingAfter(int kind, int to, int side, long own, long enemy) {
        long empty = ~(own | enemy);
        if ((Ways.farRank(side) >>> to & 1) != 0) {
            return (Ways.DROP_ZONE[side] & empty) == 0 ? 0 : PENDING_DROP;
        }
        if (kind == Steps.TAKE || kind == Steps.TAKE_ON) {
            return Ways.canTake(1L << to, enemy, empty, side) ? to << 2 | PENDING_TAKE : 0;
        }
        boolean jumpsOn = kind != Steps.MOVE && Ways.hopsAhead(1L << to, own, empty, side) != 0;
        return jumpsOn ? to << 2 | PENDING_JUMP : 0;
    }

    /** Whether what is pending can be done by an own man, or by a drop. */
    boolean canGoOn() {
        int square = pending() >>> 2;
        boolean there = (own() >>> square & 1) != 0;
        return switch (pending() & 3) {
            case PENDING_JUMP -> there && Ways.hopsAhead(1L << square, own(), empty(), toMove()) != 0;
            case PENDING_TAKE -> there && Ways.canTake(1L << square, enemy(), empty(), toMove());
            default -> (Ways.DROP_ZONE[toMove()] & empty()) != 0;
        };
    }

    /**
     * A step ends the turn unless its man can hop on from where it came down, or arrived and there is room to drop. Hopping on
     * depends on squares ahead and beside, which the step has not changed, so whole sets of steps are counted at once.
     */
    @Override
    public int countClosing(int[] open) {
        int pending = pending();
        if (pending != 0) {
            return countClosing(pending, own(), enemy(), toMove(), open);
        }
        return toMove() == 0 ? countClosing(own(), enemy(), 0, open) : countClosing(own(), enemy(), 1, open);
    }

    private static int countClosing(long own, long enemy, int side, int[] open) {
        long empty = ~(own | enemy);
        if (Ways.canTake(own, enemy, empty, side)) {
            return countClosingTakes(own, enemy, empty, side, Steps.TAKE, open);
        }
        long dropping = arrivals(empty, side);
        long going = (Ways.hoppingSquares(own, empty, side) & ~Ways.farRank(side)) | dropping;
        int end = 0;
        // Mostly there is nothing to list, which one question finds out instead of six.
        if (((Ways.movesAhead(own, empty, side) & dropping) | (Ways.hopsAhead(own, own, empty, side) & going)) != 0) {
            end = Ways.generateMoves(own, empty & dropping, side, open, 0);
            end = Ways.generateHopsAhead(own, own, empty & going, side, Steps.JUMP, open, end);
        }
        open[end] = -1;
        return Ways.countMoves(own, empty & ~dropping, side) + Ways.countHopsAhead(own, own, empty & ~going, side);
    }

    private static int countClosing(int pending, long own, long enemy, int side, int[] open) {
        long empty = ~(own | enemy);
        if (pending == PENDING_DROP) {
            open[0] = -1;
            int squares = Long.bitCount(Ways.DROP_ZONE[side] & empty);
            return squares == 1 ? 1 : squares * (squares - 1) / 2;
        }
        long man = 1L << (pending >>> 2);
        if ((pending & 3) == PENDING_TAKE) {
            return countClosingTakes(man, enemy, empty, side, Steps.TAKE_ON, open);
        }
        long going = (Ways.hoppingSquares(own, empty, side) & ~Ways.farRank(side)) | arrivals(empty, side);
        int end = 0;
        if (Ways.hopsAhead(man, own, empty & going, side) != 0) {
            end = Ways.generateHopsAhead(man, own, empty & going, side, Steps.JUMP_ON, open, 0);
        }
        open[end] = -1;
        return Ways.countHopsAhead(man, own, empty & ~going, side);
    }

    private static int countClosingTakes(long men, long enemy, long empty, int side, int kind, int[] open) {
        long going = (Ways.takingSquares(enemy, empty, side) & ~Ways.farRank(side)) | arrivals(empty, side);
        open[Ways.generateTakes(men, enemy, empty & going, side, kind, open, 0)] = -1;
        return Ways.countTakes(men, enemy, empty & ~going, side);
    }

    /** The squares where a man that arrives is followed by a drop. */
    private static long arrivals(long empty, int side) {
        return (Ways.DROP_ZONE[side] & empty) == 0 ? 0 : Ways.farRank(side);
    }

    @Override
    public int outcome() {
        if (pending() != 0 || canStep()) {
            return ONGOING;
        }
        return toMove() == 0 ? SECOND_WINS : FIRST_WINS;
    }

    private boolean canStep() {
        int side = toMove();
        long own = own();
        long empty = empty();
        return Ways.movesAhead(own, empty, side) != 0
                || Ways.hopsAhead(own, own, empty, side) != 0
                || Ways.canTake(own, enemy(), empty, side);
    }

    @Override
    protected String reason() {
        return own() == 0 ? "no-men" : "no-step";
    }

    @Override
    protected long boardKey() {
        long key = 0;
        for (int side = 0; side < 2; side++) {
            for (long men = men(side); men != 0; men &= men - 1) {
                key ^= MAN_KEYS[side << 6 | Long.numberOfTrailingZeros(men)];
            }
        }
        return key;
    }

    @Override
    public Step step(int code) {
        return Steps.step(code, SQUARES);
    }

    @Override
    protected Layout layout(Side side, int quiet, int turn) {
        char[] board = new char[SQUARES.size()];
        for (int square = 0; square < board.length; square++) {
            boolean white = (men(0) >>> square & 1) != 0;
            boolean black = (men(1) >>> square & 1) != 0;
            board[square] = white ? 'W' : black ? 'b' : Layout.EMPTY;
        }
        String man = SQUARES.name(pending() >>> 2);
        String pending = switch (pending() & 3) {
            case PENDING_JUMP -> "jump:" + man;
            case PENDING_TAKE -> "take:" + man;
            case PENDING_DROP -> "drop";
            default -> Layout.NOTHING;
        };
        return new Layout(new String(board), List.of(), side, pending, quiet, turn);
    }
}
