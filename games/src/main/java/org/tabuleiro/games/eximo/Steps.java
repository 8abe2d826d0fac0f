package org.tabuleiro.games.eximo;

import org.tabuleiro.games.Board;

/** A step as a number: kind, then the square it comes from, then the square it goes to (drops: the two squares). */
final class Steps {
    static final int MOVE = 0;
    static final int JUMP = 1;
    static final int TAKE = 2;
    static final int JUMP_ON = 3;
    static final int TAKE_ON = 4;
    static final int DROP = 5;
    /** The kinds by which men come or go, a bit each. */
    static final int CHANGES = 1 << TAKE | 1 << TAKE_ON | 1 << DROP;

    private Steps() {}

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

    static boolean isTake(int step) {
        return kind(step) == TAKE || kind(step) == TAKE_ON;
    }

    static String text(int step, Board board) {
        String from = board.name(from(step));
        String to = board.name(to(step));
        return switch (kind(step)) {
            case MOVE, JUMP -> from + "-" + to;
            case TAKE -> from + "x" + to;
            case JUMP_ON -> "-" + to;
            case TAKE_ON -> "x" + to;
            default -> from.equals(to) ? "@" + to : "@" + from + "@" + to;
        };
    }
}
