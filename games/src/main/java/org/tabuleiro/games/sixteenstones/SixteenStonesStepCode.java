package org.tabuleiro.games.sixteenstones;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Step;

/**
 * Step codes of Sixteen Stones: kind, captures, direction, origin square, and the target square of the
 * placed, moved or front stone; for a push that is where the nearest enemy stone was.
 */
final class SixteenStonesStepCode {
    private static final int KIND_SHIFT = 22;

    static final int MOVE = 1;
    static final int PUSH = 2;
    static final int SACRIFICE = 3 << KIND_SHIFT;
    static final int END = 4 << KIND_SHIFT;
    static final int PASS = 5 << KIND_SHIFT;

    static final String SACRIFICE_WORD = "sac";
    static final String PASS_WORD = "pass";

    /**
     * Captures: a bit per neighbour of the target square, by direction, and this one for the far one of two
     * pushed stones. They suffice, because every flanked stone is a neighbour of the moved or front stone or
     * was pushed itself.
     */
    static final int FAR = 1 << SixteenStonesBoard.DIRECTIONS;

    private static final int CAPTURES_SHIFT = 13;
    private static final int CAPTURES = 2 * FAR - 1;

    private SixteenStonesStepCode() {}

    static int place(int square) {
        return square;
    }

    static int action(int kind, int direction, int from, int to) {
        return kind << KIND_SHIFT | direction << 10 | from << 5 | to;
    }

    static int withCaptures(int step, int captures) {
        return step | captures << CAPTURES_SHIFT;
    }

    /** Whether a step is a push or a move. */
    static boolean isAction(int step) {
        return isMove(step) || step >>> KIND_SHIFT == PUSH;
    }

    static boolean isMove(int step) {
        return step >>> KIND_SHIFT == MOVE;
    }

    static int direction(int step) {
        return step >>> 10 & 7;
    }

    static int from(int step) {
        return step >>> 5 & 31;
    }

    static int to(int step) {
        return step & 31;
    }

    static int captureCount(int step) {
        return Integer.bitCount(step >>> CAPTURES_SHIFT & CAPTURES);
    }

    /** The squares on which a step captures. */
    static int captures(int step) {
        int selection = step >>> CAPTURES_SHIFT & CAPTURES;
        int squares = (selection & FAR) != 0 ? SixteenStonesBoard.two(to(step), direction(step)) : 0;
        for (int near = selection & ~FAR; near != 0; near &= near - 1) {
            squares |= SixteenStonesBoard.one(to(step), Integer.numberOfTrailingZeros(near));
        }
        return squares;
    }

    static Step step(int code) {
        return switch (code) {
            case SACRIFICE -> Step.word(code, SACRIFICE_WORD);
            case END -> Step.word(code, Step.END);
            case PASS -> Step.word(code, PASS_WORD);
            default ->
                isAction(code)
                        ? act(code)
                        : Step.of(Step.Kind.PLACE, code).to(to(code)).on(SixteenStonesBoard.BOARD);
        };
    }

    private static Step act(int code) {
        List<Integer> captured = new ArrayList<>();
        for (int taken = captures(code); taken != 0; taken &= taken - 1) {
            captured.add(Integer.numberOfTrailingZeros(taken));
        }
        return Step.of(isMove(code) ? Step.Kind.MOVE : Step.Kind.PUSH, code)
                .from(from(code))
                .to(to(code))
                .capturing(captured)
                .on(SixteenStonesBoard.BOARD);
    }
}
