package org.tabuleiro.content;

import java.util.List;
import org.tabuleiro.games.Side;

/**
 * The names of the banks of a game, in a language.
 *
 * @param first the bank of the first player
 * @param second the bank of the second player
 * @param lost the place of the stones that are out of the game
 */
public record BankNames(String first, String second, String lost) {

    /** The bank of a player. */
    public String of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** A name with a count in two lines for a tray, as in "Blue's" and "bank · 2". */
    public static List<String> lines(String name, int count) {
        int space = name.lastIndexOf(' ');
        return List.of(name.substring(0, Math.max(0, space)), name.substring(space + 1) + " · " + count);
    }
}
