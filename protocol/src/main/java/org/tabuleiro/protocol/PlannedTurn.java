package org.tabuleiro.protocol;

/**
 * The answer that a player has planned to a turn of the opponent.
 *
 * @param ply the number of turns played before the opponent's
 * @param position the position string before the opponent's turn
 * @param after the opponent's turn, or any that leads to the same position
 * @param turn the answer
 */
public record PlannedTurn(int ply, String position, String after, String turn) {

    /** Why the server plays a turn for a player. */
    public enum AutomaticTurn {
        /** The player had planned it. */
        PLANNED,
        /** The rules allow no other turn, and the player lets the server play those. */
        FORCED
    }
}
