package org.tabuleiro.games.tiny;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Zobrist;

/** The fast face of the made-up game: a 9-bit board per side, and the two hands. */
final class TinyPosition extends Position {
    /** No-progress rule: this many turns without a lasting effect are a draw. */
    private static final int NO_PROGRESS = 10;

    static final String SLIDE = "slide";

    private static final Board SQUARES = new Board(3, 3);
    private static final int STONES = BOARD;
    private static final int HANDS = BOARD + 2;

    private static final int PLACE = 0;
    private static final int MOVE = 1;
    private static final int END = 2;
    private static final int PASS = 3;

    private static final int[] LINES = {0b111, 0b111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100};
    private static final int[] VALUES = {1, 0, 1, 0, 2, 0, 1, 0, 1};
    private static final long[] STONE_KEYS = Zobrist.table(77, 18);
    private static final long[] HAND_KEYS = Zobrist.table(78, 8);

    TinyPosition(Layout layout) {
        super(4, NO_PROGRESS);
        for (int square = 0; square < 9; square++) {
            if (layout.at(square) != Layout.EMPTY) {
                words[STONES + (layout.at(square) == 'A' ? 0 : 1)] |= 1L << square;
            }
        }
        words[HANDS] = layout.reserve().get(0);
        words[HANDS + 1] = layout.reserve().get(1);
        boolean sliding = layout.pending().equals(SLIDE);
        begin(layout.side(), sliding ? 1 : 0, !sliding, layout.noProgressCount(), layout.turnNumber());
    }

    private TinyPosition() {
        super(4, NO_PROGRESS);
    }

    @Override
    protected Position blank() {
        return new TinyPosition();
    }

    private boolean isEmpty(int square) {
        return ((words[at + STONES] | words[at + STONES + 1]) >>> square & 1) == 0;
    }

    private boolean isOwn(int square) {
        return (words[at + STONES + toMove()] >>> square & 1) != 0;
    }

    private boolean hasLine(int side) {
        for (int line : LINES) {
            if ((words[at + STONES + side] & line) == line) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int generate(int[] steps, int from) {
        int end = from;
        if (pending() != 0) {
            end = generateSlides(steps, end);
            steps[end++] = END << 8;
        } else if (outcome() == ONGOING) {
            for (int square = 0; square < 9 && words[at + HANDS + toMove()] > 0; square++) {
                if (isEmpty(square)) {
                    steps[end++] = PLACE << 8 | square;
                }
            }
            if (end == from) {
                steps[end++] = PASS << 8;
            }
        }
        return end;
    }

    private int generateSlides(int[] steps, int from) {
        int end = from;
        for (int a = 0; a < 9; a++) {
            for (int b = 0; b < 9; b++) {
                int distance =
                        Math.abs(SQUARES.file(a) - SQUARES.file(b)) + Math.abs(SQUARES.rank(a) - SQUARES.rank(b));
                if (distance == 1 && isOwn(a) && isEmpty(b)) {
                    steps[end++] = MOVE << 8 | a << 4 | b;
                }
            }
        }
        return end;
    }

    private boolean canSlide() {
        for (int a = 0; a < 9; a++) {
            int file = SQUARES.file(a);
            boolean free = (file > 0 && isEmpty(a - 1))
                    || (file < 2 && isEmpty(a + 1))
                    || (a > 2 && isEmpty(a - 3))
                    || (a < 6 && isEmpty(a + 3));
            if (free && isOwn(a)) {
                return true;
            }
        }
        return false;
    }

    /** A slide is only due where no line stands and something can slide. */
    boolean mayStandInSlide() {
        return !hasLine(0) && !hasLine(1) && canSlide();
    }

    @Override
    public void make(int step) {
        push();
        apply(step);
        keepStart();
    }

    private void apply(int step) {
        int side = toMove();
        switch (step >>> 8) {
            case PLACE -> {
                flip(side, step & 15);
                words[at + KEY] ^= handKey(side);
                words[at + HANDS + side]--;
                words[at + KEY] ^= handKey(side);
                if (hasLine(side) || !canSlide()) {
                    endTurn(true);
                } else {
                    setPending(1);
                }
            }
            case MOVE -> {
                flip(side, step >>> 4 & 15);
                flip(side, step & 15);
                endTurn(true);
            }
            case END -> endTurn(true);
            default -> endTurn(false);
        }
    }

    private void flip(int side, int square) {
        words[at + STONES + side] ^= 1L << square;
        words[at + KEY] ^= STONE_KEYS[side * 9 + square];
    }

    private long handKey(int side) {
        return HAND_KEYS[side * 4 + (int) words[at + HANDS + side]];
    }

    @Override
    public int outcome() {
        if (pending() != 0) {
            return ONGOING;
        }
        int other = 1 - toMove();
        if (hasLine(other) || hasLine(toMove())) {
            return (hasLine(other) ? other : toMove()) == 0 ? FIRST_WINS : SECOND_WINS;
        }
        if ((words[at + HANDS] | words[at + HANDS + 1]) != 0) {
            return ONGOING;
        }
        int lead = score(0) - score(1);
        return lead == 0 ? DRAW : lead > 0 ? FIRST_WINS : SECOND_WINS;
    }

    private int score(int side) {
        int score = 0;
        for (int square = 0; square < 9; square++) {
            score += VALUES[square] * (int) (words[at + STONES + side] >>> square & 1);
        }
        return score;
    }

    static int score(Layout layout, char letter) {
        int score = 0;
        for (int square = 0; square < 9; square++) {
            score += layout.at(square) == letter ? VALUES[square] : 0;
        }
        return score;
    }

    @Override
    protected String reason() {
        return hasLine(0) || hasLine(1) ? "line" : "score " + score(0) + "-" + score(1);
    }

    @Override
    protected long boardKey() {
        long key = handKey(0) ^ handKey(1);
        for (int square = 0; square < 9; square++) {
            for (int side = 0; side < 2; side++) {
                key ^= (words[at + STONES + side] >>> square & 1) * STONE_KEYS[side * 9 + square];
            }
        }
        return key;
    }

    @Override
    public Step step(int code) {
        return switch (code >>> 8) {
            case PLACE ->
                Step.of(Step.Kind.PLACE, code)
                        .piece(toMove() == 0 ? 'A' : 'T')
                        .to(code & 15)
                        .on(SQUARES);
            case MOVE ->
                Step.of(Step.Kind.MOVE, code)
                        .from(code >>> 4 & 15)
                        .to(code & 15)
                        .on(SQUARES);
            case END -> Step.word(code, Step.END);
            default -> Step.word(code, "pass");
        };
    }

    @Override
    protected Layout layout(Side side, int noProgressCount, int turnNumber) {
        char[] board = new char[9];
        for (int square = 0; square < 9; square++) {
            boolean amber = (words[at + STONES] >>> square & 1) != 0;
            board[square] = isEmpty(square) ? Layout.EMPTY : amber ? 'A' : 't';
        }
        List<Integer> hands = List.of((int) words[at + HANDS], (int) words[at + HANDS + 1]);
        return new Layout(
                new String(board), hands, side, pending() == 0 ? Layout.NOTHING : SLIDE, noProgressCount, turnNumber);
    }
}
