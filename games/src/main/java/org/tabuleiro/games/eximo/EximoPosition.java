package org.tabuleiro.games.eximo;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Zobrist;

/** Eximo for search: one 64-bit board a side. */
public final class EximoPosition extends Position {
    /** So many quiet turns make a draw. */
    private static final int NO_PROGRESS = 200;

    private static final Board SQUARES = new Board(8, 8);

    // Frame: the men of the player to move and of the opponent.
    private static final int OWN = BOARD;
    private static final int ENEMY = BOARD + 1;

    // A step: kind, then the square it goes to, then the square it comes from (drops: the two squares).
    private static final int MOVE = 0;
    private static final int JUMP = 1;
    private static final int TAKE = 2;
    private static final int JUMP_ON = 3;
    private static final int TAKE_ON = 4;
    private static final int DROP = 5;
    private static final int CHANGES = 1 << TAKE | 1 << TAKE_ON | 1 << DROP;

    // Pending: the kind in the low bits, the square of the man above them.
    private static final int PENDING_JUMP = 1;
    private static final int PENDING_TAKE = 2;
    private static final int PENDING_DROP = 3;

    private static final long[] MAN_KEYS = Zobrist.table(1, 128);

    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long[] DROP_ZONE = {0x7E7EL, 0x7E7EL << 48};

    // Directions as rotations of the board, and the squares that each can reach without going round an edge. They are
    // constants, and every use names its direction: the compiler then makes of a rotation and its mask two
    // instructions.
    private static final int UP = 8;
    private static final int UP_LEFT = 7;
    private static final int UP_RIGHT = 9;
    private static final int RIGHT = 1;
    private static final int LEFT = -1;
    private static final int DOWN = -8;
    private static final int DOWN_RIGHT = -7;
    private static final int DOWN_LEFT = -9;

    private static final long TO_RIGHT = ~FILE_A;
    private static final long TO_LEFT = ~FILE_H;
    private static final long TO_UP = ~0xFFL;
    private static final long TO_DOWN = ~(0xFFL << 56);

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
        return DROP_ZONE[side];
    }

    /** Whether the player to move must capture, at the start of a turn or in the middle of a chain. */
    public boolean mustTake() {
        int pending = pending();
        return pending == 0 ? canTake(own(), enemy(), empty(), toMove()) : (pending & 3) == PENDING_TAKE;
    }

    /** How many moves and jumps, captures aside, a side has. */
    public int mobility(int side) {
        long own = men(side);
        long empty = empty();
        return countMoves(own, empty, side) + countHopsAhead(own, own, empty, side);
    }

    /** Whether a step captures. */
    public static boolean isTake(int step) {
        return kind(step) == TAKE || kind(step) == TAKE_ON;
    }

    /** Whether a step of the player to move brings a man to the far rank. */
    public boolean arrives(int step) {
        return kind(step) != DROP && (farRank(toMove()) >>> to(step) & 1) != 0;
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

    private static long moves(long men, long empty, int turn, long reach) {
        return Long.rotateLeft(men, turn) & reach & empty;
    }

    /** Where a man of {@code men} comes down after hopping over one of {@code over} in a direction. */
    private static long hops(long men, long over, long empty, int turn, long reach) {
        return Long.rotateLeft(Long.rotateLeft(men, turn) & reach & over, turn) & reach & empty;
    }

    @Override
    public int generate(int[] steps, int from) {
        int side = toMove();
        long own = words[at + OWN];
        long enemy = words[at + ENEMY];
        long empty = ~(own | enemy);
        int pending = pending();
        if (pending == 0) {
            if (canTake(own, enemy, empty, side)) {
                return generateTakes(own, enemy, empty, side, TAKE, steps, from);
            }
            int end = generateMoves(own, empty, side, steps, from);
            return generateHopsAhead(own, own, empty, side, JUMP, steps, end);
        }
        long man = 1L << (pending >>> 2);
        return switch (pending & 3) {
            case PENDING_JUMP -> generateHopsAhead(man, own, empty, side, JUMP_ON, steps, from);
            case PENDING_TAKE -> generateTakes(man, enemy, empty, side, TAKE_ON, steps, from);
            default -> generateDrops(steps, from);
        };
    }

    private static int generateMoves(long own, long empty, int side, int[] steps, int from) {
        int end = from;
        if (side == 0) {
            end = add(MOVE, UP, moves(own, empty, UP, TO_UP), steps, end);
            end = add(MOVE, UP_LEFT, moves(own, empty, UP_LEFT, TO_UP & TO_LEFT), steps, end);
            return add(MOVE, UP_RIGHT, moves(own, empty, UP_RIGHT, TO_UP & TO_RIGHT), steps, end);
        }
        end = add(MOVE, DOWN, moves(own, empty, DOWN, TO_DOWN), steps, end);
        end = add(MOVE, DOWN_RIGHT, moves(own, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT), steps, end);
        return add(MOVE, DOWN_LEFT, moves(own, empty, DOWN_LEFT, TO_DOWN & TO_LEFT), steps, end);
    }

    private static int generateTakes(long men, long enemy, long empty, int side, int kind, int[] steps, int from) {
        int end = generateHopsAhead(men, enemy, empty, side, kind, steps, from);
        end = add(kind, 2 * RIGHT, hops(men, enemy, empty, RIGHT, TO_RIGHT), steps, end);
        return add(kind, 2 * LEFT, hops(men, enemy, empty, LEFT, TO_LEFT), steps, end);
    }

    private static int generateHopsAhead(long men, long over, long empty, int side, int kind, int[] steps, int from) {
        int end = from;
        if (side == 0) {
            end = add(kind, 2 * UP, hops(men, over, empty, UP, TO_UP), steps, end);
            end = add(kind, 2 * UP_LEFT, hops(men, over, empty, UP_LEFT, TO_UP & TO_LEFT), steps, end);
            return add(kind, 2 * UP_RIGHT, hops(men, over, empty, UP_RIGHT, TO_UP & TO_RIGHT), steps, end);
        }
        end = add(kind, 2 * DOWN, hops(men, over, empty, DOWN, TO_DOWN), steps, end);
        end = add(kind, 2 * DOWN_RIGHT, hops(men, over, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT), steps, end);
        return add(kind, 2 * DOWN_LEFT, hops(men, over, empty, DOWN_LEFT, TO_DOWN & TO_LEFT), steps, end);
    }

    /** Adds a step to each of the squares, from so far away. */
    private static int add(int kind, int way, long squares, int[] steps, int from) {
        int end = from;
        int base = (kind << 12) - (way << 6);
        for (long to = squares; to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            steps[end++] = base + (square << 6) + square;
        }
        return end;
    }

    private int generateDrops(int[] steps, int from) {
        int end = from;
        long zone = DROP_ZONE[toMove()] & empty();
        if (Long.bitCount(zone) == 1) {
            int square = Long.numberOfTrailingZeros(zone);
            steps[end++] = step(DROP, square, square);
            return end;
        }
        for (long first = zone; first != 0; first &= first - 1) {
            int low = Long.numberOfTrailingZeros(first);
            for (long second = first & (first - 1); second != 0; second &= second - 1) {
                steps[end++] = step(DROP, low, Long.numberOfTrailingZeros(second));
            }
        }
        return end;
    }

    private static int step(int kind, int from, int to) {
        return kind << 12 | from << 6 | to;
    }

    private static int kind(int step) {
        return step >>> 12;
    }

    private static int from(int step) {
        return step >>> 6 & 63;
    }

    private static int to(int step) {
        return step & 63;
    }

    @Override
    public void make(int step) {
        int side = toMove();
        int to = to(step);
        int kind = kind(step);
        long key = words[at + KEY];
        if ((CHANGES >>> kind & 1) != 0 || (farRank(side) >>> to & 1) != 0) {
            makeChange(step, side);
            return;
        }
        int from = from(step);
        long own = words[at + OWN] ^ 1L << from ^ 1L << to;
        long enemy = words[at + ENEMY];
        int keys = side << 6;
        key ^= MAN_KEYS[keys + from] ^ MAN_KEYS[keys + to];
        if (kind != MOVE && hopsAhead(1L << to, own, ~(own | enemy), side) != 0) {
            goOn(key, to << 2 | PENDING_JUMP, own, enemy);
        } else {
            finish(key, false, own, enemy);
        }
    }

    /** A capture, a drop, or a step to the far rank: men come or go. */
    private void makeChange(int step, int side) {
        int from = from(step);
        int to = to(step);
        int kind = kind(step);
        int keys = side << 6;
        long key = words[at + KEY] ^ MAN_KEYS[keys + from];
        long own = words[at + OWN] ^ 1L << from;
        long enemy = words[at + ENEMY];
        if (isTake(step)) {
            int taken = (from + to) >>> 1;
            key ^= MAN_KEYS[64 - keys + taken];
            enemy ^= 1L << taken;
        }
        boolean arrives = kind != DROP && (farRank(side) >>> to & 1) != 0;
        if (!arrives && (kind != DROP || to != from)) {
            key ^= MAN_KEYS[keys + to];
            own ^= 1L << to;
        }
        int pending = kind == DROP ? 0 : pendingAfter(kind, to, side, own, enemy);
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

    private static long farRank(int side) {
        return side == 0 ? 0xFFL << 56 : 0xFFL;
    }

    @Override
    protected void pushPass() {
        finish(key(), false, own(), enemy());
    }

    /** What is pending after a man has come to a square, or off the board from there; 0 if the turn is over. */
    private static int pendingAfter(int kind, int to, int side, long own, long enemy) {
        long empty = ~(own | enemy);
        if ((farRank(side) >>> to & 1) != 0) {
            return (DROP_ZONE[side] & empty) == 0 ? 0 : PENDING_DROP;
        }
        if (kind == TAKE || kind == TAKE_ON) {
            return canTake(1L << to, enemy, empty, side) ? to << 2 | PENDING_TAKE : 0;
        }
        boolean jumpsOn = kind != MOVE && hopsAhead(1L << to, own, empty, side) != 0;
        return jumpsOn ? to << 2 | PENDING_JUMP : 0;
    }

    private static boolean canTake(long men, long enemy, long empty, int side) {
        return hopsAhead(men, enemy, empty, side) != 0
                || (hops(men, enemy, empty, RIGHT, TO_RIGHT) | hops(men, enemy, empty, LEFT, TO_LEFT)) != 0;
    }

    private static long hopsAhead(long men, long over, long empty, int side) {
        return side == 0
                ? hops(men, over, empty, UP, TO_UP)
                        | hops(men, over, empty, UP_LEFT, TO_UP & TO_LEFT)
                        | hops(men, over, empty, UP_RIGHT, TO_UP & TO_RIGHT)
                : hops(men, over, empty, DOWN, TO_DOWN)
                        | hops(men, over, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | hops(men, over, empty, DOWN_LEFT, TO_DOWN & TO_LEFT);
    }

    private static long movesAhead(long men, long empty, int side) {
        return side == 0
                ? moves(men, empty, UP, TO_UP)
                        | moves(men, empty, UP_LEFT, TO_UP & TO_LEFT)
                        | moves(men, empty, UP_RIGHT, TO_UP & TO_RIGHT)
                : moves(men, empty, DOWN, TO_DOWN)
                        | moves(men, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | moves(men, empty, DOWN_LEFT, TO_DOWN & TO_LEFT);
    }

    /** Whether what is pending can be done by an own man, or by a drop. */
    boolean canGoOn() {
        int square = pending() >>> 2;
        boolean there = (own() >>> square & 1) != 0;
        return switch (pending() & 3) {
            case PENDING_JUMP -> there && hopsAhead(1L << square, own(), empty(), toMove()) != 0;
            case PENDING_TAKE -> there && canTake(1L << square, enemy(), empty(), toMove());
            default -> (DROP_ZONE[toMove()] & empty()) != 0;
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
        if (canTake(own, enemy, empty, side)) {
            return countClosingTakes(own, enemy, empty, side, TAKE, open);
        }
        long dropping = arrivals(empty, side);
        long going = (hoppingSquares(own, empty, side) & ~farRank(side)) | dropping;
        int end = 0;
        // Mostly there is nothing to list, which one question finds out instead of six.
        if (((movesAhead(own, empty, side) & dropping) | (hopsAhead(own, own, empty, side) & going)) != 0) {
            end = generateMoves(own, empty & dropping, side, open, 0);
            end = generateHopsAhead(own, own, empty & going, side, JUMP, open, end);
        }
        open[end] = -1;
        return countMoves(own, empty & ~dropping, side) + countHopsAhead(own, own, empty & ~going, side);
    }

    private static int countClosing(int pending, long own, long enemy, int side, int[] open) {
        long empty = ~(own | enemy);
        if (pending == PENDING_DROP) {
            open[0] = -1;
            int squares = Long.bitCount(DROP_ZONE[side] & empty);
            return squares == 1 ? 1 : squares * (squares - 1) / 2;
        }
        long man = 1L << (pending >>> 2);
        if ((pending & 3) == PENDING_TAKE) {
            return countClosingTakes(man, enemy, empty, side, TAKE_ON, open);
        }
        long going = (hoppingSquares(own, empty, side) & ~farRank(side)) | arrivals(empty, side);
        int end = 0;
        if (hopsAhead(man, own, empty & going, side) != 0) {
            end = generateHopsAhead(man, own, empty & going, side, JUMP_ON, open, 0);
        }
        open[end] = -1;
        return countHopsAhead(man, own, empty & ~going, side);
    }

    private static int countClosingTakes(long men, long enemy, long empty, int side, int kind, int[] open) {
        long going = (takingSquares(enemy, empty, side) & ~farRank(side)) | arrivals(empty, side);
        open[generateTakes(men, enemy, empty & going, side, kind, open, 0)] = -1;
        return countTakes(men, enemy, empty & ~going, side);
    }

    /** The squares where a man that arrives is followed by a drop. */
    private static long arrivals(long empty, int side) {
        return (DROP_ZONE[side] & empty) == 0 ? 0 : farRank(side);
    }

    private static int countMoves(long own, long empty, int side) {
        return side == 0
                ? Long.bitCount(moves(own, empty, UP, TO_UP))
                        + Long.bitCount(moves(own, empty, UP_LEFT, TO_UP & TO_LEFT))
                        + Long.bitCount(moves(own, empty, UP_RIGHT, TO_UP & TO_RIGHT))
                : Long.bitCount(moves(own, empty, DOWN, TO_DOWN))
                        + Long.bitCount(moves(own, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT))
                        + Long.bitCount(moves(own, empty, DOWN_LEFT, TO_DOWN & TO_LEFT));
    }

    private static int countHopsAhead(long men, long over, long empty, int side) {
        return side == 0
                ? Long.bitCount(hops(men, over, empty, UP, TO_UP))
                        + Long.bitCount(hops(men, over, empty, UP_LEFT, TO_UP & TO_LEFT))
                        + Long.bitCount(hops(men, over, empty, UP_RIGHT, TO_UP & TO_RIGHT))
                : Long.bitCount(hops(men, over, empty, DOWN, TO_DOWN))
                        + Long.bitCount(hops(men, over, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT))
                        + Long.bitCount(hops(men, over, empty, DOWN_LEFT, TO_DOWN & TO_LEFT));
    }

    private static int countTakes(long men, long enemy, long empty, int side) {
        return countHopsAhead(men, enemy, empty, side)
                + Long.bitCount(hops(men, enemy, empty, RIGHT, TO_RIGHT))
                + Long.bitCount(hops(men, enemy, empty, LEFT, TO_LEFT));
    }

    /** The squares from which a man could hop ahead over one of {@code over}: hops backwards from where it would come down. */
    private static long hoppingSquares(long over, long empty, int side) {
        return side == 0
                ? hops(empty, over, -1, DOWN, TO_DOWN)
                        | hops(empty, over, -1, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | hops(empty, over, -1, DOWN_LEFT, TO_DOWN & TO_LEFT)
                : hops(empty, over, -1, UP, TO_UP)
                        | hops(empty, over, -1, UP_LEFT, TO_UP & TO_LEFT)
                        | hops(empty, over, -1, UP_RIGHT, TO_UP & TO_RIGHT);
    }

    private static long takingSquares(long enemy, long empty, int side) {
        return hoppingSquares(enemy, empty, side)
                | hops(empty, enemy, -1, RIGHT, TO_RIGHT)
                | hops(empty, enemy, -1, LEFT, TO_LEFT);
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
        return movesAhead(own, empty, side) != 0
                || hopsAhead(own, own, empty, side) != 0
                || canTake(own, enemy(), empty, side);
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
    public String text(int step) {
        String from = SQUARES.name(from(step));
        String to = SQUARES.name(to(step));
        return switch (kind(step)) {
            case MOVE, JUMP -> from + "-" + to;
            case TAKE -> from + "x" + to;
            case JUMP_ON -> "-" + to;
            case TAKE_ON -> "x" + to;
            default -> from.equals(to) ? "@" + to : "@" + from + "@" + to;
        };
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
