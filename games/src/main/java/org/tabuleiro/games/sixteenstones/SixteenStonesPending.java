package org.tabuleiro.games.sixteenstones;

import java.util.List;
import java.util.stream.IntStream;
import org.tabuleiro.games.Layout;

/**
 * The actions made in the current turn, as one number, and what it still allows; 0 at the start of an
 * ordinary turn.
 */
final class SixteenStonesPending {
    /** One push; the two low bits count them. */
    static final int PUSH = 1;
    /** One move; the next two bits count them. */
    static final int MOVE = 1 << 2;
    /** The sacrifice. */
    static final int SACRIFICE = 1 << 4;
    /** A stone has gone over the edge or been captured. */
    static final int LOSS = 1 << 5;
    /** The placement. */
    static final int PLACE = 1 << 6;
    /** The start of a player's first turn of play. */
    static final int FIRST = 1 << 7;

    private SixteenStonesPending() {}

    static int pushes(int pending) {
        return pending & 3;
    }

    static int moves(int pending) {
        return pending >>> 2 & 3;
    }

    static boolean sacrificed(int pending) {
        return (pending & SACRIFICE) != 0;
    }

    /** Whether no action was made in the turn. */
    static boolean isStart(int pending) {
        return pending == 0 || pending == FIRST || pending == PLACE;
    }

    /** Whether the turn allows another push, if there is one on the board. */
    static boolean mayPush(int pending) {
        return mayDo(pending, pushes(pending), moves(pending));
    }

    /** Whether the turn allows another move, if there is one on the board. */
    static boolean mayMove(int pending) {
        return mayDo(pending, moves(pending), pushes(pending));
    }

    private static boolean mayDo(int pending, int same, int other) {
        return same == 0 || (same == 1 && sacrificed(pending) && other < 2);
    }

    /** Whether the turn allows a sacrifice, if there is a stone for it and an action to buy. */
    static boolean maySacrifice(int pending) {
        return (pending & (SACRIFICE | PLACE | FIRST)) == 0;
    }

    /** Whether the player may end the turn. */
    static boolean mayEnd(int pending) {
        boolean owed = sacrificed(pending) && pushes(pending) < 2 && moves(pending) < 2;
        return pushes(pending) + moves(pending) >= 1 && !owed;
    }

    /** Whether a turn of these actions has a lasting effect. */
    static boolean isLasting(int pending) {
        return (pending & (SACRIFICE | LOSS)) != 0;
    }

    /** The pending field of a position string. */
    static String text(int pending) {
        if (isStart(pending)) {
            return pending == PLACE ? "place" : pending == FIRST ? "first" : Layout.NOTHING;
        }
        return "m".repeat(moves(pending))
                + "p".repeat(pushes(pending))
                + (sacrificed(pending) ? "s" : "")
                + ((pending & LOSS) != 0 ? "x" : "");
    }

    /** The pending fields of turns in which no stone has been lost. */
    static List<String> texts() {
        return IntStream.rangeClosed(0, FIRST)
                .filter(pending -> isPossible(pending) && (pending & LOSS) == 0)
                .mapToObj(SixteenStonesPending::text)
                .toList();
    }

    /** The number of a pending field, or -1 if it is invalid. */
    static int of(String text) {
        for (int pending = 0; pending <= FIRST; pending++) {
            if (isPossible(pending) && text(pending).equals(text)) {
                return pending;
            }
        }
        return -1;
    }

    private static boolean isPossible(int pending) {
        if (isStart(pending)) {
            return true;
        }
        int pushes = pushes(pending);
        int moves = moves(pending);
        boolean within = pending < PLACE && pushes <= 2 && moves <= 2 && pushes + moves <= 3;
        boolean bought = sacrificed(pending) || (pushes <= 1 && moves <= 1);
        boolean caused = (pending & LOSS) == 0 || pushes + moves > 0;
        return within && bought && caused;
    }
}
