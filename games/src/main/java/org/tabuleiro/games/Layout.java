package org.tabuleiro.games;

import java.util.List;

/**
 * A position as plain data: the fields of a position string.
 *
 * @param board the letter on every square in square order, {@code '.'} where it is empty
 * @param reserve how many of each letter of {@link Game#reserveLetters()} are beside the board
 * @param side the player to move
 * @param pending what is pending in an incomplete turn or a special phase, {@code -} for nothing
 * @param noProgressCount completed turns since the last one with a lasting effect
 * @param turnNumber the number of the turn being played, from 1
 */
public record Layout(
        String board, List<Integer> reserve, Side side, String pending, int noProgressCount, int turnNumber) {

    /** The character for an empty square. */
    public static final char EMPTY = '.';
    /** The pending field if nothing is pending. */
    public static final String NOTHING = "-";

    /** Keeps an unmodifiable copy of the reserve. */
    public Layout {
        reserve = List.copyOf(reserve);
    }

    /** The letter on a square, {@link #EMPTY} where there is none. */
    public char at(int square) {
        return board.charAt(square);
    }

    /** How many squares hold the letter. */
    public int count(char letter) {
        int count = 0;
        for (int i = 0; i < board.length(); i++) {
            if (board.charAt(i) == letter) {
                count++;
            }
        }
        return count;
    }

    /** Whether a letter belongs to the first player: those are upper case. */
    public static boolean isFirst(char letter) {
        return letter >= 'A' && letter <= 'Z';
    }

    /** Whether the letter on a square belongs to a player. */
    public boolean isOf(Side owner, int square) {
        return at(square) != EMPTY && isFirst(at(square)) == (owner == Side.FIRST);
    }
}
