package org.tabuleiro.games.xadrersi;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Zobrist;

/**
 * Fast face of Xadrersi: bitboards of the sides and of the kinds, the pieces in hand, and both scores,
 * updated incrementally. A step code is the kind of the piece, then the square.
 */
public final class XadrersiPosition extends Position {
    /** The kinds of pieces, in the order of hands and step codes. */
    public static final String KINDS = "KQRBN";

    private static final int KING = 0;
    private static final int QUEEN = 1;
    private static final int ROOK = 2;
    private static final int BISHOP = 3;
    private static final int KNIGHT = 4;

    /** The number of pieces of both sides together, which is also the number of turns of a game. */
    public static final int PIECES = 16;

    private static final Board SQUARES = new Board(8, 8);

    // Frame: the pieces of each side, then of each kind. Queens are on the straight and on the diagonal
    // board.
    private static final int SIDES = BOARD;
    private static final int STRAIGHT = BOARD + 2;
    private static final int DIAGONAL = BOARD + 3;
    private static final int KINGS = BOARD + 4;
    private static final int KNIGHTS = BOARD + 5;
    // Two bits for each piece of KINDS, first the first player's: how many are in hand.
    private static final int HANDS = BOARD + 6;
    // The score of the second player in the upper half, that of the first player in the lower half.
    private static final int SCORES = BOARD + 7;
    private static final int BOARD_WORDS = 8;

    /** Every turn is lasting: the rule never applies. */
    private static final int NO_PROGRESS = Integer.MAX_VALUE;

    private static final int HAND_BITS = 2 * KINDS.length();
    private static final int HAND_MASK = (1 << HAND_BITS) - 1;
    private static final int ONE_OF_EACH = 0b01_01_01_01_01;
    private static final long FULL_HAND = 0b10_10_10_01_01;

    private static final long[] PIECE_KEYS = Zobrist.table(0xCE5E, 2 * KINDS.length() * 64);

    // The kinds that attack along ranks and files, and those that attack along diagonals, as bits.
    private static final int STRAIGHT_KINDS = 1 << ROOK | 1 << QUEEN;
    private static final int DIAGONAL_KINDS = 1 << BISHOP | 1 << QUEEN;

    private static final long DARK = 0xAA55AA55AA55AA55L;

    XadrersiPosition(Layout layout) {
        super(BOARD_WORDS, NO_PROGRESS);
        words[HANDS] = FULL_HAND << HAND_BITS | FULL_HAND;
        for (int square = 0; square < SQUARES.size(); square++) {
            char letter = layout.at(square);
            if (letter != Layout.EMPTY) {
                boolean first = Layout.isFirst(letter);
                put(first ? 0 : 1, KINDS.indexOf(first ? letter : letter - 'a' + 'A'), square);
            }
        }
        begin(layout.side(), 0, true, layout.noProgressCount(), layout.turnNumber());
    }

    private XadrersiPosition() {
        super(BOARD_WORDS, NO_PROGRESS);
    }

    @Override
    protected Position blank() {
        return new XadrersiPosition();
    }

    /** The occupied squares. */
    public long occupied() {
        return words[at + SIDES] | words[at + SIDES + 1];
    }

    /** The squares that the pieces of a side attack. */
    public long attacks(int side) {
        long own = words[at + SIDES + side];
        long attacks = Attacks.ofSliders(own & words[at + STRAIGHT], own & words[at + DIAGONAL], ~occupied());
        for (long knights = own & words[at + KNIGHTS]; knights != 0; knights &= knights - 1) {
            attacks |= Attacks.KNIGHT[Long.numberOfTrailingZeros(knights)];
        }
        long king = own & words[at + KINGS];
        return king == 0 ? attacks : attacks | Attacks.KING[Long.numberOfTrailingZeros(king)];
    }

    /** The number of squares that a side's king and knights attack: these attacks cannot be blocked. */
    public int leaps(int side) {
        long own = words[at + SIDES + side];
        int leaps = 0;
        for (long knights = own & words[at + KNIGHTS]; knights != 0; knights &= knights - 1) {
            leaps += Long.bitCount(Attacks.KNIGHT[Long.numberOfTrailingZeros(knights)]);
        }
        long king = own & words[at + KINGS];
        return king == 0 ? leaps : leaps + Long.bitCount(Attacks.KING[Long.numberOfTrailingZeros(king)]);
    }

    /** The running score of a side. */
    public int score(int side) {
        return (int) (words[at + SCORES] >>> (32 * side));
    }

    /** How many pieces of a kind a side has in hand. */
    public int inHand(int side, int kind) {
        return (int) (words[at + HANDS] >>> (side * HAND_BITS + 2 * kind)) & 3;
    }

    /** The kinds that the player to move may place now, as bits. */
    private int placeable() {
        int side = toMove();
        int hand = (int) (words[at + HANDS] >>> (side * HAND_BITS)) & HAND_MASK;
        int kinds = (hand | hand >>> 1) & ONE_OF_EACH;
        if (turnNumber() == 1) {
            return bit(KING);
        }
        if ((kinds & bit(QUEEN)) != 0 && inHand(side ^ 1, QUEEN) == 0) {
            return bit(QUEEN);
        }
        return side == 1 && kinds != bit(KING) ? kinds & ~bit(KING) : kinds;
    }

    private static int bit(int kind) {
        return 1 << (2 * kind);
    }

    @Override
    public int generate(int[] steps, int from) {
        int kinds = placeable();
        if (kinds == 0) {
            return from;
        }
        long empty = ~occupied();
        long colour = bishopColour();
        long squares = turnNumber() == 1 ? empty : empty & attacks(toMove() ^ 1);
        boolean onlyBishops = kinds == bit(BISHOP);
        if ((onlyBishops ? squares & colour : squares) == 0) {
            // No piece has an attacked square to go to: every empty square is legal in this turn.
            squares = empty;
        }
        int end = from;
        for (int kind = KING; kind <= KNIGHT; kind++) {
            if ((kinds & bit(kind)) != 0) {
                end = add(kind, kind == BISHOP ? squares & colour : squares, steps, end);
            }
        }
        return end;
    }

    /**
     * Adds a step per square; a counted loop, because the compiler unrolls it.
     */
    private static int add(int kind, long squares, int[] steps, int from) {
        int end = from + Long.bitCount(squares);
        long to = squares;
        for (int i = from; i < end; i++) {
            steps[i] = kind << 6 | Long.numberOfTrailingZeros(to);
            to &= to - 1;
        }
        return end;
    }

    /** The squares of the colours on which the player to move may place a bishop. */
    private long bishopColour() {
        long bishop = words[at + SIDES + toMove()] & words[at + DIAGONAL] & ~words[at + STRAIGHT];
        return bishop == 0 ? -1L : (bishop & DARK) == 0 ? DARK : ~DARK;
    }

    @Override
    public void make(int step) {
        int side = toMove();
        int kind = step >>> 6;
        int square = step & 63;
        long[] frames = words;
        int top = at;
        long bit = 1L << square;
        long first = frames[top + SIDES];
        long second = frames[top + SIDES + 1];
        long straight = frames[top + STRAIGHT];
        long diagonal = frames[top + DIAGONAL];
        long kings = frames[top + KINGS];
        long knights = frames[top + KNIGHTS];
        long hands = frames[top + HANDS];
        long scores =
                scoresAfter(frames[top + SCORES], sight(square, first, second, straight, diagonal), side, kind, square);
        int piece = side * KINDS.length() + kind;
        int next = top + STRIDE;
        frames[next + SIDES] = side == 0 ? first | bit : first;
        frames[next + SIDES + 1] = side == 0 ? second : second | bit;
        frames[next + STRAIGHT] = straight | (STRAIGHT_KINDS >>> kind & 1L) << square;
        frames[next + DIAGONAL] = diagonal | (DIAGONAL_KINDS >>> kind & 1L) << square;
        frames[next + KINGS] = kind == KING ? kings | bit : kings;
        frames[next + KNIGHTS] = kind == KNIGHT ? knights | bit : knights;
        frames[next + HANDS] = hands - (1L << (2 * piece));
        frames[next + SCORES] = scores;
        pushTurn(frames[top + KEY] ^ PIECE_KEYS[piece << 6 | square], true);
    }

    /**
     * Places a piece from the hand on an empty square while the first frame is set up, before its key is
     * computed.
     */
    private void put(int side, int kind, int square) {
        words[SCORES] = scoresAfter(words[SCORES], sight(square), side, kind, square);
        words[SIDES + side] |= 1L << square;
        words[STRAIGHT] |= (STRAIGHT_KINDS >>> kind & 1L) << square;
        words[DIAGONAL] |= (DIAGONAL_KINDS >>> kind & 1L) << square;
        words[KINGS] |= (kind == KING ? 1L : 0) << square;
        words[KNIGHTS] |= (kind == KNIGHT ? 1L : 0) << square;
        words[HANDS] -= 1L << (2 * (side * KINDS.length() + kind));
    }

    /** Both scores after a piece is placed on a square with this sight. */
    private static long scoresAfter(long scores, int sight, int side, int kind, int square) {
        int gain = reach(sight, kind, square);
        int first = (int) scores - loss(sight, 0) + (side == 0 ? gain : 0);
        int second = (int) (scores >>> 32) - loss(sight, 1) + (side == 1 ? gain : 0);
        return (long) second << 32 | first;
    }

    /**
     * Line-of-sight counts of an empty square, valid for any piece placed there: the number of squares
     * visible along the lines, which it would attack, and the number that each slider attacking the square
     * would lose behind it, which are those visible in the opposite direction. Decoded by {@link #reach} and
     * {@link #loss}.
     */
    public int sight(int square) {
        int top = at;
        return sight(square, words[top + SIDES], words[top + SIDES + 1], words[top + STRAIGHT], words[top + DIAGONAL]);
    }

    private static int sight(int square, long white, long black, long straight, long diagonal) {
        long occupied = white | black;
        int straights = sight(0, square, occupied, straight, white) + sight(1, square, occupied, straight, white);
        int diagonals = sight(2, square, occupied, diagonal, white) + sight(3, square, occupied, diagonal, white);
        return straights + (diagonals & ~0xFF) + ((diagonals & 0xFF) << 8);
    }

    /** The same along one line, with the visible squares in the lowest byte. */
    private static int sight(int line, int square, long occupied, long sliders, long white) {
        long up = Attacks.upward(line, square, occupied);
        long down = Attacks.downward(line, square, occupied);
        int ups = Long.bitCount(up);
        int downs = Long.bitCount(down);
        // At most one slider is visible in each direction, so its count needs no branch.
        int whiteLoss = (downs & -Long.bitCount(up & sliders & white)) + (ups & -Long.bitCount(down & sliders & white));
        int blackLoss =
                (downs & -Long.bitCount(up & sliders & ~white)) + (ups & -Long.bitCount(down & sliders & ~white));
        return ups + downs + (whiteLoss << 16) + (blackLoss << 24);
    }

    /** The number of squares that a piece of a kind would attack from a square with this sight. */
    public static int reach(int sight, int kind, int square) {
        return switch (kind) {
            case KING -> Long.bitCount(Attacks.KING[square]);
            case KNIGHT -> Long.bitCount(Attacks.KNIGHT[square]);
            case ROOK -> sight & 0xFF;
            case BISHOP -> sight >>> 8 & 0xFF;
            default -> (sight & 0xFF) + (sight >>> 8 & 0xFF);
        };
    }

    /** The number of attacks that a side would lose to a piece on a square with this sight. */
    public static int loss(int sight, int side) {
        return sight >>> (16 + 8 * side) & 0xFF;
    }

    /**
     * The squares visible from a square along all lines: the attacks of sliders on other squares do not
     * change if a piece is placed there.
     */
    public long seen(int square) {
        long occupied = occupied();
        long seen = 0;
        for (int line = 0; line < Attacks.LINES; line++) {
            seen |= Attacks.upward(line, square, occupied) | Attacks.downward(line, square, occupied);
        }
        return seen;
    }

    /** The squares without a piece. */
    public long empty() {
        return ~occupied();
    }

    /** The number of turns left. */
    public int left() {
        return PIECES + 1 - turnNumber();
    }

    /** Every step ends its turn. */
    @Override
    public int countClosing(int[] open) {
        int count = generate(open, 0);
        open[0] = -1;
        return count;
    }

    @Override
    public boolean endsTurn(int step) {
        return true;
    }

    @Override
    public int outcome() {
        if (turnNumber() <= PIECES) {
            return ONGOING;
        }
        int lead = score(0) - score(1);
        return lead > 0 ? FIRST_WINS : lead < 0 ? SECOND_WINS : DRAW;
    }

    @Override
    protected String reason() {
        return "score " + score(0) + "-" + score(1);
    }

    /** The hands follow from the board, so they add nothing. */
    @Override
    protected long boardKey() {
        long key = 0;
        for (long pieces = occupied(); pieces != 0; pieces &= pieces - 1) {
            int square = Long.numberOfTrailingZeros(pieces);
            int side = (words[at + SIDES] >>> square & 1) != 0 ? 0 : 1;
            key ^= PIECE_KEYS[(side * KINDS.length() + kindOn(square)) << 6 | square];
        }
        return key;
    }

    private int kindOn(int square) {
        boolean straight = (words[at + STRAIGHT] >>> square & 1) != 0;
        boolean diagonal = (words[at + DIAGONAL] >>> square & 1) != 0;
        if (straight) {
            return diagonal ? QUEEN : ROOK;
        }
        return diagonal ? BISHOP : (words[at + KINGS] >>> square & 1) != 0 ? KING : KNIGHT;
    }

    @Override
    public Step step(int code) {
        return Step.of(Step.Kind.PLACE, code)
                .piece(KINDS.charAt(code >>> 6))
                .to(code & 63)
                .on(SQUARES);
    }

    @Override
    protected Layout layout(Side side, int noProgressCount, int turnNumber) {
        char[] board = new char[SQUARES.size()];
        for (int square = 0; square < board.length; square++) {
            if ((occupied() >>> square & 1) == 0) {
                board[square] = Layout.EMPTY;
                continue;
            }
            char letter = KINDS.charAt(kindOn(square));
            board[square] = (words[at + SIDES] >>> square & 1) != 0 ? letter : (char) (letter - 'A' + 'a');
        }
        List<Integer> hands = new ArrayList<>();
        for (int owner = 0; owner < 2; owner++) {
            for (int kind = KING; kind <= KNIGHT; kind++) {
                hands.add(inHand(owner, kind));
            }
        }
        return new Layout(new String(board), hands, side, Layout.NOTHING, noProgressCount, turnNumber);
    }
}
