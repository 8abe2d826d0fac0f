package org.tabuleiro.games.eximo;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Zobrist;

/** Fast face of Eximo: one bitboard per side. */
public final class EximoPosition extends Position {
    /** No-progress rule: this many turns without a lasting effect are a draw. */
    private static final int NO_PROGRESS = 200;

    // Frame: the men of the player to move and of the opponent.
    private static final int OWN = BOARD;
    private static final int ENEMY = BOARD + 1;

    // Pending: the kind in the low bits, the square of the man above them.
    private static final int PENDING_JUMP = 1;
    private static final int PENDING_CAPTURE = 2;
    private static final int PENDING_DROP = 3;

    private static final long[] MAN_KEYS = Zobrist.table(1, 128);

    EximoPosition(Layout layout) {
        super(2, NO_PROGRESS);
        char own = layout.side() == Side.FIRST ? 'W' : 'b';
        for (int square = 0; square < EximoBoard.BOARD.size(); square++) {
            char letter = layout.at(square);
            if (letter != Layout.EMPTY) {
                words[letter == own ? OWN : ENEMY] |= 1L << square;
            }
        }
        int pending = pendingOf(EximoBoard.BOARD, layout.pending());
        begin(layout.side(), pending, pending == 0, layout.noProgressCount(), layout.turnNumber());
    }

    private EximoPosition() {
        super(2, NO_PROGRESS);
    }

    @Override
    protected Position blank() {
        return new EximoPosition();
    }

    /** The number of a pending field, or -1 if it is invalid. */
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
        return square < 0 ? -1 : square << 2 | (text.startsWith("jump:") ? PENDING_JUMP : PENDING_CAPTURE);
    }

    /** The men of a side, one bit per square. */
    public long men(int side) {
        return side == toMove() ? words[at + OWN] : words[at + ENEMY];
    }

    /** The material lead of the player to move, in men. */
    public int lead() {
        return Long.bitCount(own()) - Long.bitCount(enemy());
    }

    /** Whether the player to move must capture, at the start of a turn or in the middle of a chain. */
    public boolean mustCapture() {
        int pending = pending();
        return pending == 0
                ? EximoMoves.canCapture(own(), enemy(), empty(), toMove())
                : (pending & 3) == PENDING_CAPTURE;
    }

    /** Mobility: the number of moves and jumps of a side, without captures. */
    public int mobility(int side) {
        long own = men(side);
        long empty = empty();
        return EximoMoves.countMoves(own, empty, side) + EximoMoves.countHopsAhead(own, own, empty, side);
    }

    /** Whether a step captures. */
    public static boolean isCapture(int step) {
        return EximoStepCode.isCapture(step);
    }

    /** Whether a step of the player to move brings a man to the far rank. */
    public boolean arrives(int step) {
        return EximoStepCode.kind(step) != EximoStepCode.DROP
                && (EximoBoard.farRank(toMove()) >>> EximoStepCode.to(step) & 1) != 0;
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
            if (EximoMoves.canCapture(own, enemy, empty, side)) {
                return EximoMoves.generateCaptures(own, enemy, empty, side, EximoStepCode.CAPTURE, steps, from);
            }
            int end = EximoMoves.generateMoves(own, empty, side, steps, from);
            return EximoMoves.generateHopsAhead(own, own, empty, side, EximoStepCode.JUMP, steps, end);
        }
        long man = 1L << (pending >>> 2);
        return switch (pending & 3) {
            case PENDING_JUMP ->
                EximoMoves.generateHopsAhead(man, own, empty, side, EximoStepCode.JUMP_ON, steps, from);
            case PENDING_CAPTURE ->
                EximoMoves.generateCaptures(man, enemy, empty, side, EximoStepCode.CAPTURE_ON, steps, from);
            default -> EximoMoves.generateDrops(empty, side, steps, from);
        };
    }

    @Override
    public void make(int step) {
        int side = toMove();
        int to = EximoStepCode.to(step);
        int kind = EximoStepCode.kind(step);
        long key = words[at + KEY];
        if ((EximoStepCode.CHANGES >>> kind & 1) != 0 || (EximoBoard.farRank(side) >>> to & 1) != 0) {
            makeChange(step, side);
            return;
        }
        int from = EximoStepCode.from(step);
        long own = words[at + OWN] ^ 1L << from ^ 1L << to;
        long enemy = words[at + ENEMY];
        int keys = side << 6;
        key ^= MAN_KEYS[keys + from] ^ MAN_KEYS[keys + to];
        if (kind != EximoStepCode.MOVE && EximoMoves.hopsAhead(1L << to, own, ~(own | enemy), side) != 0) {
            goOn(key, to << 2 | PENDING_JUMP, own, enemy);
        } else {
            finish(key, false, own, enemy);
        }
    }

    /** Makes a capture, a drop, or a step to the far rank, which change the number of men. */
    private void makeChange(int step, int side) {
        int from = EximoStepCode.from(step);
        int to = EximoStepCode.to(step);
        int kind = EximoStepCode.kind(step);
        int keys = side << 6;
        long key = words[at + KEY] ^ MAN_KEYS[keys + from];
        long own = words[at + OWN] ^ 1L << from;
        long enemy = words[at + ENEMY];
        if (EximoStepCode.isCapture(step)) {
            int captured = EximoStepCode.captured(step);
            key ^= MAN_KEYS[64 - keys + captured];
            enemy ^= 1L << captured;
        }
        boolean arrives = kind != EximoStepCode.DROP && (EximoBoard.farRank(side) >>> to & 1) != 0;
        if (!arrives && (kind != EximoStepCode.DROP || to != from)) {
            key ^= MAN_KEYS[keys + to];
            own ^= 1L << to;
        }
        int pending = kind == EximoStepCode.DROP ? 0 : pendingAfter(kind, to, side, own, enemy);
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
    protected void pushNullMove() {
        finish(key(), false, own(), enemy());
    }

    /**
     * What is pending after a man has reached a square, or left the board from there; 0 if the turn is over.
     */
    private static int pendingAfter(int kind, int to, int side, long own, long enemy) {
        long empty = ~(own | enemy);
        if ((EximoBoard.farRank(side) >>> to & 1) != 0) {
            return (EximoBoard.dropZone(side) & empty) == 0 ? 0 : PENDING_DROP;
        }
        if (kind == EximoStepCode.CAPTURE || kind == EximoStepCode.CAPTURE_ON) {
            return EximoMoves.canCapture(1L << to, enemy, empty, side) ? to << 2 | PENDING_CAPTURE : 0;
        }
        boolean jumpsOn = kind != EximoStepCode.MOVE && EximoMoves.hopsAhead(1L << to, own, empty, side) != 0;
        return jumpsOn ? to << 2 | PENDING_JUMP : 0;
    }

    /** Whether the pending step is possible, for an own man or as a drop. */
    boolean canGoOn() {
        int square = pending() >>> 2;
        boolean there = (own() >>> square & 1) != 0;
        return switch (pending() & 3) {
            case PENDING_JUMP -> there && EximoMoves.hopsAhead(1L << square, own(), empty(), toMove()) != 0;
            case PENDING_CAPTURE -> there && EximoMoves.canCapture(1L << square, enemy(), empty(), toMove());
            default -> (EximoBoard.dropZone(toMove()) & empty()) != 0;
        };
    }

    /**
     * A step ends the turn unless its man can continue hopping, or has reached the far rank and there is room
     * to drop. Whether it can continue depends only on squares that the step has not changed, so whole sets
     * of steps are counted at once.
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
        if (EximoMoves.canCapture(own, enemy, empty, side)) {
            return countClosingCaptures(own, enemy, empty, side, EximoStepCode.CAPTURE, open);
        }
        long dropping = arrivals(empty, side);
        long going = (EximoMoves.hoppingSquares(own, empty, side) & ~EximoBoard.farRank(side)) | dropping;
        int end = 0;
        // Usually there is nothing to list: one test instead of six.
        if (((EximoMoves.movesAhead(own, empty, side) & dropping)
                        | (EximoMoves.hopsAhead(own, own, empty, side) & going))
                != 0) {
            end = EximoMoves.generateMoves(own, empty & dropping, side, open, 0);
            end = EximoMoves.generateHopsAhead(own, own, empty & going, side, EximoStepCode.JUMP, open, end);
        }
        open[end] = -1;
        return EximoMoves.countMoves(own, empty & ~dropping, side)
                + EximoMoves.countHopsAhead(own, own, empty & ~going, side);
    }

    private static int countClosing(int pending, long own, long enemy, int side, int[] open) {
        long empty = ~(own | enemy);
        if (pending == PENDING_DROP) {
            open[0] = -1;
            int squares = Long.bitCount(EximoBoard.dropZone(side) & empty);
            return squares == 1 ? 1 : squares * (squares - 1) / 2;
        }
        long man = 1L << (pending >>> 2);
        if ((pending & 3) == PENDING_CAPTURE) {
            return countClosingCaptures(man, enemy, empty, side, EximoStepCode.CAPTURE_ON, open);
        }
        long going = (EximoMoves.hoppingSquares(own, empty, side) & ~EximoBoard.farRank(side)) | arrivals(empty, side);
        int end = 0;
        if (EximoMoves.hopsAhead(man, own, empty & going, side) != 0) {
            end = EximoMoves.generateHopsAhead(man, own, empty & going, side, EximoStepCode.JUMP_ON, open, 0);
        }
        open[end] = -1;
        return EximoMoves.countHopsAhead(man, own, empty & ~going, side);
    }

    private static int countClosingCaptures(long men, long enemy, long empty, int side, int kind, int[] open) {
        long going =
                (EximoMoves.capturingSquares(enemy, empty, side) & ~EximoBoard.farRank(side)) | arrivals(empty, side);
        open[EximoMoves.generateCaptures(men, enemy, empty & going, side, kind, open, 0)] = -1;
        return EximoMoves.countCaptures(men, enemy, empty & ~going, side);
    }

    /** The far-rank squares where an arriving man is followed by a drop. */
    private static long arrivals(long empty, int side) {
        return (EximoBoard.dropZone(side) & empty) == 0 ? 0 : EximoBoard.farRank(side);
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
        return EximoMoves.movesAhead(own, empty, side) != 0
                || EximoMoves.hopsAhead(own, own, empty, side) != 0
                || EximoMoves.canCapture(own, enemy(), empty, side);
    }

    @Override
    protected String reason() {
        return own() == 0 ? "no-men" : Result.NO_STEP;
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
        return EximoStepCode.step(code, EximoBoard.BOARD);
    }

    @Override
    protected Layout layout(Side side, int noProgressCount, int turnNumber) {
        char[] board = new char[EximoBoard.BOARD.size()];
        for (int square = 0; square < board.length; square++) {
            boolean white = (men(0) >>> square & 1) != 0;
            boolean black = (men(1) >>> square & 1) != 0;
            board[square] = white ? 'W' : black ? 'b' : Layout.EMPTY;
        }
        String man = EximoBoard.BOARD.name(pending() >>> 2);
        String pending = switch (pending() & 3) {
            case PENDING_JUMP -> "jump:" + man;
            case PENDING_CAPTURE -> "take:" + man;
            case PENDING_DROP -> "drop";
            default -> Layout.NOTHING;
        };
        return new Layout(new String(board), List.of(), side, pending, noProgressCount, turnNumber);
    }
}
