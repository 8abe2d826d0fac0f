package org.tabuleiro.games.breakthru;

import org.tabuleiro.games.Layout;

/** What can be pending in Breakthru, as a number for the fast face and as a field of position strings. */
final class BreakthruPending {
    static final int NOTHING = 0;
    static final int SETUP = 1;
    static final int CHOOSE = 2;

    /** Not a valid field of a position string. */
    static final int UNKNOWN = -1;

    private static final int SECOND = 3;
    private static final String SECOND_TEXT = "second:";

    private BreakthruPending() {}

    /** A ship has moved to a square, and another must move. */
    static int second(int square) {
        return (square << 2) | SECOND;
    }

    static boolean isSecond(int pending) {
        return (pending & 3) == SECOND;
    }

    /** The ship that has moved. */
    static int moved(int pending) {
        return pending >>> 2;
    }

    static int of(String text) {
        return switch (text) {
            case Layout.NOTHING -> NOTHING;
            case "setup" -> SETUP;
            case "choose" -> CHOOSE;
            default -> {
                int square = text.startsWith(SECOND_TEXT)
                        ? BreakthruBoard.BOARD.find(text.substring(SECOND_TEXT.length()))
                        : -1;
                yield square < 0 ? UNKNOWN : second(square);
            }
        };
    }

    static String text(int pending) {
        return switch (pending) {
            case NOTHING -> Layout.NOTHING;
            case SETUP -> "setup";
            case CHOOSE -> "choose";
            default -> SECOND_TEXT + BreakthruBoard.BOARD.name(moved(pending));
        };
    }
}
