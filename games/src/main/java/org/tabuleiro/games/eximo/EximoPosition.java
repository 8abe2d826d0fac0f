package org.tabuleiro.games.eximo;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Zobrist;

/** Eximo for search: one 64-bit board a side. */
public final class EximoPosition extends Position {
    private static final Board SQUARES = new Board(8, 8);

    // Frame: the men of the first and of the second player.
    private static final int WHITE = BOARD;
    private static final int BLACK = BOARD + 1;

    // A step: kind, then the square it goes to, then the square it comes from (drops: the two squares).
    private static final int MOVE = 0;
    private static final int JUMP = 1;
    private static final int TAKE = 2;
    private static final int JUMP_ON = 3;
    private static final int TAKE_ON = 4;
    private static final int DROP = 5;

    // Pending: the kind in the low bits, the square of the man above them.
    private static final int PENDING_JUMP = 1;
    private static final int PENDING_TAKE = 2;
    private static final int PENDING_DROP = 3;

    private static final long[] MAN_KEYS = Zobrist.table(1, 128);

    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long[] FAR_RANK = {0xFFL << 56, 0xFFL};
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
        super(2);
        for (int square = 0; square < SQUARES.size(); square++) {
            char letter = layout.at(square);
            if (letter != Layout.EMPTY) {
                words[letter == 'W' ? WHITE : BLACK] |= 1L << square;
            }
        }
        int pending = pendingOf(SQUARES, layout.pending());
        begin(layout.side(), pending, pending == 0, layout.quiet(), layout.turn());
    }

    private EximoPosition() {
        super(2);
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
        return words[at + WHITE + side];
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
        return side == 0
                ? mobility(own, empty, UP, TO_UP)
                        + mobility(own, empty, UP_LEFT, TO_UP & TO_LEFT)
                        + mobility(own, empty, UP_RIGHT, TO_UP & TO_RIGHT)
                : mobility(own, empty, DOWN, TO_DOWN)
                        + mobility(own, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        + mobility(own, empty, DOWN_LEFT, TO_DOWN & TO_LEFT);
    }

    private static int mobility(long own, long empty, int turn, long reach) {
        return Long.bitCount(moves(own, empty, turn, reach)) + Long.bitCount(hops(own, own, empty, turn, reach));
    }

    /** Whether a step captures. */
    public static boolean isTake(int step) {
        return kind(step) == TAKE || kind(step) == TAKE_ON;
    }

    /** Whether a step of the player to move brings a man to the far rank. */
    public boolean arrives(int step) {
        return kind(step) != DROP && (FAR_RANK[toMove()] >>> to(step) & 1) != 0;
    }

    private long own() {
        return words[at + WHITE + toMove()];
    }

    private long enemy() {
        return words[at + BLACK - toMove()];
    }

    private long empty() {
        return ~(words[at + WHITE] | words[at + BLACK]);
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
        long own = words[at + WHITE + side];
        long enemy = words[at + BLACK - side];
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
    protected void apply(int step) {
        int side = toMove();
        int from = from(step);
        int to = to(step);
        int kind = kind(step);
        int keys = side << 6;
        long key = MAN_KEYS[keys | from];
        long own = words[at + WHITE + side] ^ 1L << from;
        long enemy = words[at + BLACK - side];
        boolean takes = isTake(step);
        if (takes) {
            int taken = (from + to) >>> 1;
            key ^= MAN_KEYS[(keys ^ 64) | taken];
            enemy ^= 1L << taken;
            words[at + BLACK - side] = enemy;
        }
        boolean arrives = kind != DROP && (FAR_RANK[side] >>> to & 1) != 0;
        if (!arrives && (kind != DROP || to != from)) {
            key ^= MAN_KEYS[keys | to];
            own ^= 1L << to;
        }
        words[at + WHITE + side] = own;
        words[at + KEY] ^= key;
        int pending = kind == DROP ? 0 : pendingAfter(kind, to, side, own, enemy);
        if (pending != 0) {
            setPending(pending);
        } else {
            endTurn(takes || arrives || kind == DROP);
        }
    }

    /** What is pending after a man has come to a square, or off the board from there; 0 if the turn is over. */
    private static int pendingAfter(int kind, int to, int side, long own, long enemy) {
        long empty = ~(own | enemy);
        if ((FAR_RANK[side] >>> to & 1) != 0) {
            return (DROP_ZONE[side] & empty) == 0 ? 0 : PENDING_DROP;
        }
        if (kind == TAKE || kind == TAKE_ON) {
            return canTake(1L << to, enemy, empty, side) ? to << 2 | PENDING_TAKE : 0;
        }
        boolean jumpsOn = kind != MOVE && canHopAhead(1L << to, own, empty, side);
        return jumpsOn ? to << 2 | PENDING_JUMP : 0;
    }

    private static boolean canTake(long men, long enemy, long empty, int side) {
        return canHopAhead(men, enemy, empty, side)
                || (hops(men, enemy, empty, RIGHT, TO_RIGHT) | hops(men, enemy, empty, LEFT, TO_LEFT)) != 0;
    }

    private static boolean canHopAhead(long men, long over, long empty, int side) {
        long to = side == 0
                ? hops(men, over, empty, UP, TO_UP)
                        | hops(men, over, empty, UP_LEFT, TO_UP & TO_LEFT)
                        | hops(men, over, empty, UP_RIGHT, TO_UP & TO_RIGHT)
                : hops(men, over, empty, DOWN, TO_DOWN)
                        | hops(men, over, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | hops(men, over, empty, DOWN_LEFT, TO_DOWN & TO_LEFT);
        return to != 0;
    }

    /** Whether what is pending can be done by an own man, or by a drop. */
    boolean canGoOn() {
        int square = pending() >>> 2;
        boolean there = (own() >>> square & 1) != 0;
        return switch (pending() & 3) {
            case PENDING_JUMP -> there && canHopAhead(1L << square, own(), empty(), toMove());
            case PENDING_TAKE -> there && canTake(1L << square, enemy(), empty(), toMove());
            default -> (DROP_ZONE[toMove()] & empty()) != 0;
        };
    }

    @Override
    public boolean endsTurn(int step) {
        int kind = kind(step);
        int side = toMove();
        int from = from(step);
        int to = to(step);
        boolean arrives = (FAR_RANK[side] >>> to & 1) != 0;
        if (kind == DROP || (kind == MOVE && !arrives)) {
            return true;
        }
        long own = words[at + WHITE + side] ^ 1L << from ^ (arrives ? 0 : 1L << to);
        long enemy = words[at + BLACK - side] ^ (isTake(step) ? 1L << ((from + to) >>> 1) : 0);
        return pendingAfter(kind, to, side, own, enemy) == 0;
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
        long moves = side == 0
                ? moves(own, empty, UP, TO_UP)
                        | moves(own, empty, UP_LEFT, TO_UP & TO_LEFT)
                        | moves(own, empty, UP_RIGHT, TO_UP & TO_RIGHT)
                : moves(own, empty, DOWN, TO_DOWN)
                        | moves(own, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | moves(own, empty, DOWN_LEFT, TO_DOWN & TO_LEFT);
        return moves != 0 || canHopAhead(own, own, empty, side) || canTake(own, enemy(), empty, side);
    }

    @Override
    protected String reason() {
        return own() == 0 ? "no-men" : "no-step";
    }

    @Override
    protected int noProgressLimit() {
        return 200;
    }

    @Override
    protected long boardKey() {
        long key = 0;
        for (int side = 0; side < 2; side++) {
            for (long men = words[at + WHITE + side]; men != 0; men &= men - 1) {
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
            boolean white = (words[at + WHITE] >>> square & 1) != 0;
            boolean black = (words[at + BLACK] >>> square & 1) != 0;
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
