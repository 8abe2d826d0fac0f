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

    // Directions of each side, straight ahead, the two diagonals, then sideways; a rotation of the board and the
    // squares
    // that it can reach without going round an edge.
    private static final int[][] TURNS = {{8, 7, 9, 1, -1}, {-8, -7, -9, 1, -1}};
    private static final long[][] REACH = new long[2][5];
    private static final int FORWARD = 3;
    private static final int ALL = 5;

    static {
        for (int side = 0; side < 2; side++) {
            for (int d = 0; d < ALL; d++) {
                int turn = TURNS[side][d];
                int files = turn == 8 || turn == -8 ? 0 : turn == 9 || turn == -7 || turn == 1 ? 1 : -1;
                long reach = files == 0 ? -1L : files == 1 ? ~FILE_A : ~FILE_H;
                if (d < FORWARD) {
                    reach &= side == 0 ? ~0xFFL : ~(0xFFL << 56);
                }
                REACH[side][d] = reach;
            }
        }
    }

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
        return pending == 0 ? canHop(own(), enemy(), toMove(), ALL) : (pending & 3) == PENDING_TAKE;
    }

    /** How many moves and jumps, captures aside, a side has. */
    public int mobility(int side) {
        long own = men(side);
        long empty = empty();
        int count = 0;
        for (int d = 0; d < FORWARD; d++) {
            count += Long.bitCount(shift(own, side, d) & empty) + Long.bitCount(hops(own, own, empty, side, d));
        }
        return count;
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

    private static long shift(long men, int side, int direction) {
        return Long.rotateLeft(men, TURNS[side][direction]) & REACH[side][direction];
    }

    /** Where a man of {@code men} comes down after hopping over one of {@code over} in a direction. */
    private static long hops(long men, long over, long empty, int side, int direction) {
        return shift(shift(men, side, direction) & over, side, direction) & empty;
    }

    @Override
    public int generate(int[] steps, int from) {
        int pending = pending();
        if (pending == 0) {
            int end = generateHops(own(), enemy(), ALL, TAKE, steps, from);
            if (end > from) {
                return end;
            }
            end = generateMoves(steps, from);
            return generateHops(own(), own(), FORWARD, JUMP, steps, end);
        }
        long man = 1L << (pending >>> 2);
        return switch (pending & 3) {
            case PENDING_JUMP -> generateHops(man, own(), FORWARD, JUMP_ON, steps, from);
            case PENDING_TAKE -> generateHops(man, enemy(), ALL, TAKE_ON, steps, from);
            default -> generateDrops(steps, from);
        };
    }

    private int generateMoves(int[] steps, int from) {
        int side = toMove();
        int end = from;
        for (int d = 0; d < FORWARD; d++) {
            int turn = TURNS[side][d];
            for (long to = shift(own(), side, d) & empty(); to != 0; to &= to - 1) {
                int square = Long.numberOfTrailingZeros(to);
                steps[end++] = step(MOVE, square - turn, square);
            }
        }
        return end;
    }

    private int generateHops(long men, long over, int directions, int kind, int[] steps, int from) {
        int side = toMove();
        int end = from;
        long empty = empty();
        for (int d = 0; d < directions; d++) {
            int turn = TURNS[side][d];
            for (long to = hops(men, over, empty, side, d); to != 0; to &= to - 1) {
                int square = Long.numberOfTrailingZeros(to);
                steps[end++] = step(kind, square - 2 * turn, square);
            }
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
        if (kind == DROP) {
            flip(side, from);
            if (to != from) {
                flip(side, to);
            }
            endTurn(true);
            return;
        }
        boolean takes = kind == TAKE || kind == TAKE_ON;
        flip(side, from);
        if (takes) {
            flip(side ^ 1, (from + to) / 2);
        }
        if ((FAR_RANK[side] >>> to & 1) != 0) {
            arrive(side);
            return;
        }
        flip(side, to);
        if (takes && canTake(side, to)) {
            setPending(to << 2 | PENDING_TAKE);
        } else if ((kind == JUMP || kind == JUMP_ON) && canJump(side, to)) {
            setPending(to << 2 | PENDING_JUMP);
        } else {
            endTurn(takes);
        }
    }

    private void flip(int side, int square) {
        words[at + WHITE + side] ^= 1L << square;
        words[at + KEY] ^= MAN_KEYS[side << 6 | square];
    }

    /** A man has reached the far rank and is off the board. */
    private void arrive(int side) {
        if ((DROP_ZONE[side] & empty()) == 0) {
            endTurn(true);
        } else {
            setPending(PENDING_DROP);
        }
    }

    private boolean canTake(int side, int square) {
        return canHop(1L << square, words[at + BLACK - side], side, ALL);
    }

    private boolean canJump(int side, int square) {
        return canHop(1L << square, words[at + WHITE + side], side, FORWARD);
    }

    private boolean canHop(long men, long over, int side, int directions) {
        long empty = empty();
        for (int d = 0; d < directions; d++) {
            if (hops(men, over, empty, side, d) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether what is pending can be done by an own man, or by a drop. */
    boolean canGoOn() {
        int square = pending() >>> 2;
        boolean there = (own() >>> square & 1) != 0;
        return switch (pending() & 3) {
            case PENDING_JUMP -> there && canJump(toMove(), square);
            case PENDING_TAKE -> there && canTake(toMove(), square);
            default -> (DROP_ZONE[toMove()] & empty()) != 0;
        };
    }

    /** Most steps are ordinary moves, which end the turn unless they arrive: no need to make them. */
    @Override
    public boolean endsTurn(int step) {
        return switch (kind(step)) {
            case MOVE -> (FAR_RANK[toMove()] >>> to(step) & 1) == 0 || super.endsTurn(step);
            case DROP -> true;
            default -> super.endsTurn(step);
        };
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
        for (int d = 0; d < FORWARD; d++) {
            if ((shift(own, side, d) & empty()) != 0) {
                return true;
            }
        }
        return canHop(own, own | enemy(), side, FORWARD) || canHop(own, enemy(), side, ALL);
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
