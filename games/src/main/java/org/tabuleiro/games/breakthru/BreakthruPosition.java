package org.tabuleiro.games.breakthru;

import static org.tabuleiro.games.breakthru.SquareSet.ALL_HIGH;
import static org.tabuleiro.games.breakthru.SquareSet.DOWN;
import static org.tabuleiro.games.breakthru.SquareSet.DOWN_LEFT;
import static org.tabuleiro.games.breakthru.SquareSet.DOWN_RIGHT;
import static org.tabuleiro.games.breakthru.SquareSet.LEFT;
import static org.tabuleiro.games.breakthru.SquareSet.RIGHT;
import static org.tabuleiro.games.breakthru.SquareSet.SIZE;
import static org.tabuleiro.games.breakthru.SquareSet.UP;
import static org.tabuleiro.games.breakthru.SquareSet.UP_LEFT;
import static org.tabuleiro.games.breakthru.SquareSet.UP_RIGHT;
import static org.tabuleiro.games.breakthru.SquareSet.WORD;
import static org.tabuleiro.games.breakthru.SquareSet.high;
import static org.tabuleiro.games.breakthru.SquareSet.low;
import static org.tabuleiro.games.breakthru.SquareSet.shiftHigh;
import static org.tabuleiro.games.breakthru.SquareSet.shiftLow;
import static org.tabuleiro.games.breakthru.SquareSet.touchesDiagonally;
import static org.tabuleiro.games.breakthru.SquareSet.touchesOrthogonally;

import java.util.List;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Zobrist;

/**
 * Fast face of Breakthru: the ships of each side are a {@link SquareSet}, the flagship is a square.
 *
 * <p>The reserve is not kept: during the set-up it is what the board lacks, afterwards it is empty.
 */
public final class BreakthruPosition extends Position {
    /** No-progress rule: this many turns without a capture are a draw. */
    private static final int NO_PROGRESS = 200;

    // Frame: the ships of the first and of the second player, low and high; the square of the flagship, or
    // NONE.
    private static final int SHIPS = BOARD;
    private static final int FLAGSHIP = BOARD + 4;
    private static final int FRAME = 5;
    /** The flagship is captured. */
    public static final int NONE = -1;

    // Keys of escorts, of silver ships and of the flagship.
    private static final long[] KEYS = Zobrist.table(11, 3 * SIZE);
    private static final int FLAGSHIP_KEYS = 2 * SIZE;

    // Where the ships of each side are placed in the set-up.
    private static final long[] AREA_LOW = new long[2];
    private static final long[] AREA_HIGH = new long[2];

    static {
        for (int square = 0; square < SIZE; square++) {
            int side = BreakthruBoard.isCentral(square) ? 0 : 1;
            AREA_LOW[side] |= low(square);
            AREA_HIGH[side] |= high(square);
        }
    }

    BreakthruPosition(Layout layout) {
        super(FRAME, NO_PROGRESS);
        words[FLAGSHIP] = NONE;
        for (int square = 0; square < SIZE; square++) {
            switch (layout.at(square)) {
                case 'F' -> words[FLAGSHIP] = square;
                case 'G' -> words[SHIPS + (square >>> 6)] |= 1L << square;
                case 's' -> words[SHIPS + 2 + (square >>> 6)] |= 1L << square;
                default -> {}
            }
        }
        begin(
                layout.side(),
                BreakthruPending.of(layout.pending()),
                beginsTurn(layout),
                layout.noProgressCount(),
                layout.turnNumber());
    }

    private BreakthruPosition() {
        super(FRAME, NO_PROGRESS);
    }

    @Override
    protected Position blank() {
        return new BreakthruPosition();
    }

    /** Turn 3 begins with the decision who plays first: Gold's moves in it are the middle of that turn. */
    private static boolean beginsTurn(Layout layout) {
        return switch (BreakthruPending.of(layout.pending())) {
            case BreakthruPending.NOTHING -> layout.turnNumber() != 3;
            case BreakthruPending.SETUP -> layout.count(layout.side() == Side.FIRST ? 'G' : 's') == 0;
            case BreakthruPending.CHOOSE -> true;
            default -> false;
        };
    }

    // --- the board ---

    /** The ships of a side on squares 0 to 63; the flagship is not among them. */
    public long shipsLow(int side) {
        return words[at + SHIPS + 2 * side];
    }

    /** The ships of a side from square 64 on; the flagship is not among them. */
    public long shipsHigh(int side) {
        return words[at + SHIPS + 2 * side + 1];
    }

    /** The square of the flagship, or {@link #NONE}. */
    public int flagship() {
        return (int) words[at + FLAGSHIP];
    }

    /** All pieces of a side, including the flagship. */
    private long piecesLow(int side) {
        return shipsLow(side) | (side == 0 ? low(flagship()) : 0);
    }

    private long piecesHigh(int side) {
        return shipsHigh(side) | (side == 0 ? high(flagship()) : 0);
    }

    private long emptyLow() {
        return ~(piecesLow(0) | piecesLow(1));
    }

    private long emptyHigh() {
        return ~(piecesHigh(0) | piecesHigh(1)) & ALL_HIGH;
    }

    // --- steps ---

    @Override
    public int generate(int[] steps, int from) {
        int flagship = flagship();
        if (flagship == NONE || BreakthruBoard.isEdge(flagship)) {
            return from;
        }
        int side = toMove();
        int pending = pending();
        return switch (pending) {
            case BreakthruPending.NOTHING -> {
                int end = generateCaptures(steps, from);
                if (side == 0) {
                    end = generateFlagshipMoves(steps, end);
                }
                yield generateMoves(shipsLow(side), shipsHigh(side), BreakthruStepCode.MOVE, steps, end);
            }
            case BreakthruPending.SETUP -> generatePlaces(steps, from);
            case BreakthruPending.CHOOSE -> {
                steps[from] = BreakthruStepCode.of(BreakthruStepCode.GOLD, 0, 0);
                steps[from + 1] = BreakthruStepCode.of(BreakthruStepCode.SILVER, 0, 0);
                yield from + 2;
            }
            default -> {
                int moved = BreakthruPending.moved(pending);
                yield generateMoves(
                        shipsLow(side) & ~low(moved),
                        shipsHigh(side) & ~high(moved),
                        BreakthruStepCode.MOVE,
                        steps,
                        from);
            }
        };
    }

    private int generateMoves(long low, long high, int kind, int[] steps, int from) {
        long emptyLow = emptyLow();
        long emptyHigh = emptyHigh();
        int end = generateMoves(low, high, emptyLow, emptyHigh, UP, kind, steps, from);
        end = generateMoves(low, high, emptyLow, emptyHigh, DOWN, kind, steps, end);
        end = generateMoves(low, high, emptyLow, emptyHigh, RIGHT, kind, steps, end);
        return generateMoves(low, high, emptyLow, emptyHigh, LEFT, kind, steps, end);
    }

    /** Slides all pieces at once, square by square in a direction, until none can move further. */
    private static int generateMoves(
            long low, long high, long emptyLow, long emptyHigh, int by, int kind, int[] steps, int from) {
        int end = from;
        int distance = by;
        long outLow = shiftLow(low, high, by) & emptyLow;
        long outHigh = shiftHigh(low, high, by) & emptyHigh;
        while ((outLow | outHigh) != 0) {
            int base = (kind << 14) - (distance << 7);
            for (long to = outLow; to != 0; to &= to - 1) {
                int square = Long.numberOfTrailingZeros(to);
                steps[end++] = base + (square << 7) + square;
            }
            for (long to = outHigh; to != 0; to &= to - 1) {
                int square = WORD + Long.numberOfTrailingZeros(to);
                steps[end++] = base + (square << 7) + square;
            }
            long nextLow = shiftLow(outLow, outHigh, by) & emptyLow;
            outHigh = shiftHigh(outLow, outHigh, by) & emptyHigh;
            outLow = nextLow;
            distance += by;
        }
        return end;
    }

    /** Writes the captures of the player to move, as {@link #generate} does. */
    public int generateCaptures(int[] steps, int from) {
        int side = toMove();
        long low = piecesLow(side);
        long high = piecesHigh(side);
        long enemyLow = piecesLow(side ^ 1);
        long enemyHigh = piecesHigh(side ^ 1);
        int flagship = flagship();
        int end = generateCaptures(low, high, enemyLow, enemyHigh, UP_RIGHT, flagship, steps, from);
        end = generateCaptures(low, high, enemyLow, enemyHigh, UP_LEFT, flagship, steps, end);
        end = generateCaptures(low, high, enemyLow, enemyHigh, DOWN_RIGHT, flagship, steps, end);
        return generateCaptures(low, high, enemyLow, enemyHigh, DOWN_LEFT, flagship, steps, end);
    }

    private static int generateCaptures(
            long low, long high, long enemyLow, long enemyHigh, int by, int flagship, int[] steps, int from) {
        int end = from;
        for (long to = shiftLow(low, high, by) & enemyLow; to != 0; to &= to - 1) {
            steps[end++] = capture(Long.numberOfTrailingZeros(to), by, flagship);
        }
        for (long to = shiftHigh(low, high, by) & enemyHigh; to != 0; to &= to - 1) {
            steps[end++] = capture(WORD + Long.numberOfTrailingZeros(to), by, flagship);
        }
        return end;
    }

    /** Writes the flagship's moves, as {@link #generate} does. */
    public int generateFlagshipMoves(int[] steps, int from) {
        return generateMoves(low(flagship()), high(flagship()), BreakthruStepCode.FLAGSHIP_MOVE, steps, from);
    }

    // --- threats ---

    /** Whether a side could win at once if it were to move: the flagship reaches the edge, or is captured. */
    public boolean canWinNow(int side) {
        return threats(side) != 0;
    }

    /**
     * The ways in which a side could win at once if it were to move, as bits. Gold: the open rays of the
     * flagship, then its captures on the edge; Silver: the diagonals on which a ship stands next to the
     * flagship.
     */
    public int threats(int side) {
        int flagship = flagship();
        if (flagship == NONE || BreakthruBoard.isEdge(flagship) || isSetup()) {
            return 0;
        }
        if (side == 1) {
            return Threats.neighbours(flagship, shipsLow(1), shipsHigh(1));
        }
        return Threats.openLines(flagship, shipsLow(0) | shipsLow(1), shipsHigh(0) | shipsHigh(1))
                | Threats.edgeCaptures(flagship, shipsLow(1), shipsHigh(1)) << Threats.LINES;
    }

    /**
     * Whether a legal step is futile: it cannot save its player from a loss in the opponent's next turn,
     * whatever else the player does in this turn.
     *
     * @param step the step
     * @param threats the {@link #threats} of the opponent, at least one
     */
    public boolean isFutile(int step, int threats) {
        int kind = BreakthruStepCode.kind(step);
        if (kind != BreakthruStepCode.MOVE && kind != BreakthruStepCode.CAPTURE) {
            return false;
        }
        int to = BreakthruStepCode.to(step);
        int flagship = flagship();
        if (toMove() == 0) {
            // Escorts cannot stand between the flagship and a ship that attacks it: it must go, or the ship
            // be captured.
            return kind == BreakthruStepCode.MOVE || threats != Threats.neighbour(flagship, to);
        }
        if (to == flagship) {
            return false;
        }
        // A ship closes an open line by standing on it, and saves itself from capture on the edge by leaving
        // it.
        int left = threats
                & ~(Threats.line(flagship, to)
                        | Threats.neighbour(flagship, BreakthruStepCode.from(step)) << Threats.LINES);
        if (kind == BreakthruStepCode.CAPTURE || pending() != BreakthruPending.NOTHING) {
            return left != 0;
        }
        int inOneMove = left >>> Threats.LINES == 0 ? 1 : 2;
        return Integer.bitCount(left) > inOneMove;
    }

    /** The number of single-square moves that the pieces of a side have. */
    public int freedom(int side) {
        return SquareSet.touchingOrthogonally(piecesLow(side), piecesHigh(side), emptyLow(), emptyHigh());
    }

    /** Whether the players are still placing ships or deciding who begins. */
    public boolean isSetup() {
        return pending() == BreakthruPending.SETUP || pending() == BreakthruPending.CHOOSE;
    }

    private static int capture(int square, int by, int flagship) {
        int from = square - by;
        return BreakthruStepCode.of(
                from == flagship ? BreakthruStepCode.FLAGSHIP_CAPTURE : BreakthruStepCode.CAPTURE, from, square);
    }

    private int generatePlaces(int[] steps, int from) {
        int side = toMove();
        int end = from;
        for (long free = AREA_LOW[side] & emptyLow(); free != 0; free &= free - 1) {
            int square = Long.numberOfTrailingZeros(free);
            steps[end++] = BreakthruStepCode.of(BreakthruStepCode.PLACE, square, square);
        }
        for (long free = AREA_HIGH[side] & emptyHigh(); free != 0; free &= free - 1) {
            int square = WORD + Long.numberOfTrailingZeros(free);
            steps[end++] = BreakthruStepCode.of(BreakthruStepCode.PLACE, square, square);
        }
        return end;
    }

    @Override
    public void make(int step) {
        push();
        apply(step);
        keepStart();
    }

    private void apply(int step) {
        int side = toMove();
        int from = BreakthruStepCode.from(step);
        int to = BreakthruStepCode.to(step);
        switch (BreakthruStepCode.kind(step)) {
            case BreakthruStepCode.MOVE -> {
                boolean over = endsTurn(step);
                flip(side, from);
                flip(side, to);
                if (over) {
                    endTurn(false);
                } else {
                    setPending(BreakthruPending.second(to));
                }
            }
            case BreakthruStepCode.CAPTURE -> {
                remove(side ^ 1, to);
                flip(side, from);
                flip(side, to);
                endTurn(true);
            }
            case BreakthruStepCode.FLAGSHIP_MOVE -> {
                setFlagship(to);
                endTurn(false);
            }
            case BreakthruStepCode.FLAGSHIP_CAPTURE -> {
                flip(1, to);
                setFlagship(to);
                endTurn(true);
            }
            case BreakthruStepCode.PLACE -> {
                flip(side, to);
                if (reserve(side) == 0) {
                    endTurn(true);
                    setPending(side == 0 ? BreakthruPending.SETUP : BreakthruPending.CHOOSE);
                }
            }
            case BreakthruStepCode.GOLD -> setPending(BreakthruPending.NOTHING);
            default -> endTurn(false);
        }
    }

    private void flip(int side, int square) {
        words[at + SHIPS + 2 * side + (square >>> 6)] ^= 1L << square;
        words[at + KEY] ^= KEYS[side * SIZE + square];
    }

    private void remove(int side, int square) {
        if (square == flagship()) {
            setFlagship(NONE);
        } else {
            flip(side, square);
        }
    }

    private void setFlagship(int square) {
        words[at + KEY] ^= flagshipKey(flagship()) ^ flagshipKey(square);
        words[at + FLAGSHIP] = square;
    }

    private static long flagshipKey(int square) {
        return square == NONE ? 0 : KEYS[FLAGSHIP_KEYS + square];
    }

    /** The number of ships that a side has left to place in the set-up. */
    private int reserve(int side) {
        int placed = Long.bitCount(shipsLow(side)) + Long.bitCount(shipsHigh(side));
        return (side == 0 ? BreakthruBoard.ESCORTS : BreakthruBoard.SILVER_SHIPS) - placed;
    }

    @Override
    public boolean endsTurn(int step) {
        return switch (BreakthruStepCode.kind(step)) {
            case BreakthruStepCode.MOVE ->
                pending() != BreakthruPending.NOTHING
                        || !leavesAnother(BreakthruStepCode.from(step), BreakthruStepCode.to(step));
            case BreakthruStepCode.PLACE -> reserve(toMove()) == 1;
            case BreakthruStepCode.GOLD -> false;
            default -> true;
        };
    }

    /** Whether another ship of the side to move can move after a move. */
    private boolean leavesAnother(int from, int to) {
        int side = toMove();
        return canGo(
                shipsLow(side) & ~low(from),
                shipsHigh(side) & ~high(from),
                emptyLow() ^ low(from) ^ low(to),
                emptyHigh() ^ high(from) ^ high(to));
    }

    private static boolean canGo(long low, long high, long emptyLow, long emptyHigh) {
        return touchesOrthogonally(low, high, emptyLow, emptyHigh);
    }

    /** Whether a pending second move is possible: an own ship has moved there, and another one can move. */
    boolean canGoOn() {
        if (!BreakthruPending.isSecond(pending())) {
            return true;
        }
        int side = toMove();
        int moved = BreakthruPending.moved(pending());
        boolean there = ((shipsLow(side) & low(moved)) | (shipsHigh(side) & high(moved))) != 0;
        return there && canGo(shipsLow(side) & ~low(moved), shipsHigh(side) & ~high(moved), emptyLow(), emptyHigh());
    }

    // --- the end ---

    @Override
    public int outcome() {
        int flagship = flagship();
        if (flagship == NONE) {
            return SECOND_WINS;
        }
        if (BreakthruBoard.isEdge(flagship)) {
            return FIRST_WINS;
        }
        if (pending() != BreakthruPending.NOTHING || canStep()) {
            return ONGOING;
        }
        return toMove() == 0 ? SECOND_WINS : FIRST_WINS;
    }

    private boolean canStep() {
        int side = toMove();
        long low = piecesLow(side);
        long high = piecesHigh(side);
        return canGo(low, high, emptyLow(), emptyHigh())
                || touchesDiagonally(low, high, piecesLow(side ^ 1), piecesHigh(side ^ 1));
    }

    @Override
    protected String reason() {
        int flagship = flagship();
        return flagship == NONE
                ? "flagship-captured"
                : BreakthruBoard.isEdge(flagship) ? "flagship-on-edge" : Result.NO_STEP;
    }

    @Override
    protected long boardKey() {
        long key = flagshipKey(flagship());
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < SIZE; square++) {
                key ^= stands(side, square) ? KEYS[side * SIZE + square] : 0;
            }
        }
        return key;
    }

    private boolean stands(int side, int square) {
        return ((words[at + SHIPS + 2 * side + (square >>> 6)] >>> square) & 1) != 0;
    }

    // --- as text and plain data ---

    @Override
    public Step step(int code) {
        return BreakthruStepCode.step(code);
    }

    @Override
    public Phase phase() {
        return pending() == BreakthruPending.SETUP ? Phase.SETUP : Phase.PLAY;
    }

    @Override
    protected Layout layout(Side side, int noProgressCount, int turnNumber) {
        char[] board = new char[SIZE];
        for (int square = 0; square < SIZE; square++) {
            boolean flagship = square == flagship();
            board[square] = flagship ? 'F' : stands(0, square) ? 'G' : stands(1, square) ? 's' : Layout.EMPTY;
        }
        boolean placing = pending() == BreakthruPending.SETUP;
        List<Integer> reserve = placing ? List.of(reserve(0), reserve(1)) : List.of(0, 0);
        return new Layout(
                new String(board), reserve, side, BreakthruPending.text(pending()), noProgressCount, turnNumber);
    }
}
