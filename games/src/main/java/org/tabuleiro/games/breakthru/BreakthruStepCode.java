package org.tabuleiro.games.breakthru;

import java.util.List;
import org.tabuleiro.games.Step;

/**
 * Step codes of Breakthru: kind, origin square, target square (in the set-up both are the same).
 */
public final class BreakthruStepCode {
    /** A ship's move. */
    public static final int MOVE = 0;
    /** A ship captures. */
    public static final int CAPTURE = 1;
    /** The flagship moves. */
    public static final int FLAGSHIP_MOVE = 2;
    /** The flagship captures. */
    public static final int FLAGSHIP_CAPTURE = 3;
    /** A ship is placed on the board. */
    public static final int PLACE = 4;
    /** Gold begins. */
    public static final int GOLD = 5;
    /** Silver begins. */
    public static final int SILVER = 6;

    private BreakthruStepCode() {}

    static int of(int kind, int from, int to) {
        return (kind << 14) | (from << 7) | to;
    }

    /** The kind of a step. */
    public static int kind(int step) {
        return step >>> 14;
    }

    /** The origin square of a step. */
    public static int from(int step) {
        return (step >>> 7) & 127;
    }

    /** The target square of a step. */
    public static int to(int step) {
        return step & 127;
    }

    static Step step(int code) {
        return switch (kind(code)) {
            case MOVE, FLAGSHIP_MOVE -> describe(Step.Kind.MOVE, code).on(BreakthruBoard.BOARD);
            case CAPTURE, FLAGSHIP_CAPTURE ->
                describe(Step.Kind.CAPTURE, code).capturing(List.of(to(code))).on(BreakthruBoard.BOARD);
            case PLACE -> Step.of(Step.Kind.PLACE, code).to(to(code)).on(BreakthruBoard.BOARD);
            case GOLD -> Step.word(code, "gold");
            default -> Step.word(code, "silver");
        };
    }

    private static Step.Builder describe(Step.Kind kind, int code) {
        Step.Builder step = Step.of(kind, code).from(from(code)).to(to(code));
        boolean flagship = kind(code) == FLAGSHIP_MOVE || kind(code) == FLAGSHIP_CAPTURE;
        return flagship ? step.piece('F') : step;
    }
}
