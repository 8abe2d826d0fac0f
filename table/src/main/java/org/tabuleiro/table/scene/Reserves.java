package org.tabuleiro.table.scene;

import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** The reserves of the players, beside the board. */
public final class Reserves {
    private Reserves() {}

    /** Whether pieces of the reserve are clicked to enter turns; in other games they are only displayed. */
    public static boolean isClicked(Game game) {
        State start = game.start();
        return start.legalSteps().stream()
                .flatMap(step -> game.guide().ways(start, step).stream())
                .anyMatch(way -> way.get(0) instanceof Click.Piece);
    }

    /** The number of pieces that a side has lost for good, in games with a bank; else 0. */
    public static int lost(State state, Side side) {
        return lost(state.game(), state.layout(), side);
    }

    /** The number of pieces that a side has lost for good in a layout, in games with a bank; else 0. */
    public static int lost(Game game, Layout layout, Side side) {
        return game.reserveLetters().isEmpty() ? 0 : own(game, game.start().layout(), side) - own(game, layout, side);
    }

    private static int own(Game game, Layout layout, Side side) {
        int count = 0;
        for (int square = 0; square < layout.board().length(); square++) {
            count += layout.isOf(side, square) ? 1 : 0;
        }
        return count + count(game, layout, side);
    }

    /** The number of pieces that a side has in its hand or bank. */
    public static int count(Game game, Layout layout, Side side) {
        int count = 0;
        String letters = game.reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            count += Layout.isFirst(letters.charAt(i)) == (side == Side.FIRST)
                    ? layout.reserve().get(i)
                    : 0;
        }
        return count;
    }
}
