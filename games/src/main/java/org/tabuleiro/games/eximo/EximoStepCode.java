package org.tabuleiro.games.eximo;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Step;

/**
 * Step codes of Eximo: kind, origin square, target square (for drops: the two target squares).
 */
final class EximoStepCode {
    static final int MOVE = 0;
    static final int JUMP = 1;
    static final int CAPTURE = 2;
    static final int JUMP_ON = 3;
    static final int CAPTURE_ON = 4;
    static final int DROP = 5;
    /** The kinds that change the number of men, as bits. */
    static final int CHANGES = 1 << CAPTURE | 1 << CAPTURE_ON | 1 << DROP;

    private EximoStepCode() {}

    static int of(int kind, int from, int to) {
        return kind << 12 | from << 6 | to;
    }

    static int kind(int step) {
        return step >>> 12;
    }

    static int from(int step) {
        return step >>> 6 & 63;
    }

    static int to(int step) {
        return step & 63;
    }

    static boolean isCapture(int step) {
        return kind(step) == CAPTURE || kind(step) == CAPTURE_ON;
    }

    /** The square of the captured man, halfway between origin and target. */
    static int captured(int step) {
        return (from(step) + to(step)) >>> 1;
    }

    static Step step(int code, Board board) {
        int from = from(code);
        int to = to(code);
        int kind = kind(code);
        return switch (kind) {
            case MOVE -> Step.of(Step.Kind.MOVE, code).from(from).to(to).on(board);
            case JUMP, JUMP_ON ->
                Step.of(Step.Kind.JUMP, code)
                        .from(from)
                        .to(to)
                        .continuing(kind == JUMP_ON)
                        .on(board);
            case CAPTURE, CAPTURE_ON ->
                Step.of(Step.Kind.CAPTURE, code)
                        .from(from)
                        .to(to)
                        .capturing(List.of(captured(code)))
                        .continuing(kind == CAPTURE_ON)
                        .on(board);
            default -> {
                Step.Builder drop = Step.of(Step.Kind.PLACE, code);
                yield (from == to ? drop.to(to) : drop.to(from, to)).on(board);
            }
        };
    }
}
