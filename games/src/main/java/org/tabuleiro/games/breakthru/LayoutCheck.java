package org.tabuleiro.games.breakthru;

import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;

/**
 * Checks that a layout is legal in Breakthru, except for a pending second move, which the position checks.
 */
final class LayoutCheck {
    private LayoutCheck() {}

    static Parsed<Layout> check(Layout layout) {
        int pending = BreakthruPending.of(layout.pending());
        if (pending == BreakthruPending.UNKNOWN) {
            return Parsed.fault("pending", "breakthru.position.pending");
        }
        if (layout.count('F') > 1) {
            return Parsed.fault("board", "breakthru.position.flagships");
        }
        if (layout.count('G') > BreakthruBoard.ESCORTS || layout.count('s') > BreakthruBoard.SILVER_SHIPS) {
            return Parsed.fault(
                    "board", "breakthru.position.ships", BreakthruBoard.ESCORTS, BreakthruBoard.SILVER_SHIPS);
        }
        if (pending == BreakthruPending.SETUP || pending == BreakthruPending.CHOOSE) {
            return checkSetup(layout, pending == BreakthruPending.SETUP);
        }
        if (escortsLeft(layout) + shipsLeft(layout) > 0) {
            return Parsed.fault("reserve", "breakthru.position.reserve-empty");
        }
        return Parsed.ok(layout);
    }

    /**
     * Before play begins the board determines everything: zones, numbers of ships, side and turn number.
     */
    private static Parsed<Layout> checkSetup(Layout layout, boolean placing) {
        for (int square = 0; square < BreakthruBoard.BOARD.size(); square++) {
            char letter = layout.at(square);
            if ((letter == 'F') != (square == BreakthruBoard.CENTRE)) {
                return Parsed.fault("board", "breakthru.position.centre");
            }
            if ((letter == 'G' && !BreakthruBoard.isCentral(square))
                    || (letter == 's' && BreakthruBoard.isCentral(square))) {
                return Parsed.fault("board", "breakthru.position.area", BreakthruBoard.BOARD.name(square));
            }
        }
        int escorts = escortsLeft(layout);
        int ships = shipsLeft(layout);
        if (layout.count('G') + escorts != BreakthruBoard.ESCORTS
                || layout.count('s') + ships != BreakthruBoard.SILVER_SHIPS) {
            return Parsed.fault(
                    "reserve", "breakthru.position.fleet", BreakthruBoard.ESCORTS, BreakthruBoard.SILVER_SHIPS);
        }
        boolean gold = layout.side() == Side.FIRST;
        if (!placing) {
            if (escorts + ships > 0) {
                return Parsed.fault("reserve", "breakthru.position.reserve-empty");
            }
            if (!gold) {
                return Parsed.fault("side", "breakthru.position.gold-chooses");
            }
        } else if (gold ? escorts == 0 || ships != BreakthruBoard.SILVER_SHIPS : escorts > 0 || ships == 0) {
            return Parsed.fault(
                    "reserve", gold ? "breakthru.position.gold-places" : "breakthru.position.silver-places");
        }
        if (layout.noProgressCount() != 0) {
            return Parsed.fault("quiet", "breakthru.position.quiet");
        }
        int turn = !placing ? 3 : gold ? 1 : 2;
        return layout.turnNumber() == turn ? Parsed.ok(layout) : Parsed.fault("turn", "breakthru.position.turn", turn);
    }

    private static int escortsLeft(Layout layout) {
        return layout.reserve().get(0);
    }

    private static int shipsLeft(Layout layout) {
        return layout.reserve().get(1);
    }
}
